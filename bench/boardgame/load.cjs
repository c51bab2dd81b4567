// So many matches played by clients over their sockets for so long: moves a second and how long each waited.
// usage: node load.cjs [matches] [seconds]
const { spawn } = require('node:child_process');
const path = require('node:path');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const game = require('./game.cjs');
const [matches, seconds] = [Math.min(Number(process.argv[2] ?? 100), 1000), Math.min(Number(process.argv[3] ?? 10), 600)];
const port = 20000 + (process.pid % 6000) * 2;
const server = spawn(process.execPath, [path.join(__dirname, 'server.cjs'), String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });

async function post(what, body) {
  const reply = await fetch(`http://127.0.0.1:${port + 1}/games/count/${what}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return reply.json();
}

async function open() {
  const { matchID } = await post('create', { numPlayers: 1 });
  const { playerCredentials } = await post(`${matchID}/join`, { playerID: '0', playerName: 'a' });
  const client = Client({ game, numPlayers: 1, multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }), matchID, playerID: '0', credentials: playerCredentials, debug: false });
  client.start();
  return client;
}

function play(client, end, waits) {
  return new Promise((done) => {
    let sent = 0, last = -1;
    client.subscribe((state) => {
      if (!state || !client.transport.isConnected || state.G.n === last) return;
      if (last >= 0) waits.push(performance.now() - sent);
      last = state.G.n;
      if (performance.now() >= end) return done();
      sent = performance.now();
      setImmediate(() => client.moves.add());
    });
  });
}

server.stdout.once('data', async () => {
  const clients = [];
  for (let i = 0; i < matches; i++) clients.push(await open());
  const begin = performance.now(), waits = [];
  const all = Promise.all(clients.map((client) => play(client, begin + seconds * 1000, waits)));
  await Promise.race([all, new Promise((over) => setTimeout(over, seconds * 1000 + 5000))]);
  waits.sort((a, b) => a - b);
  const at = (share) => (waits[Math.floor(share * (waits.length - 1))] ?? 0).toFixed(1);
  console.log(`boardgame.io, in memory: ${matches} matches: ${waits.length} moves, ${Math.round(waits.length / ((performance.now() - begin) / 1000))} a second; after ${at(0.5)} ms (half), ${at(0.99)} ms (99 %), ${at(0.999)} ms (99.9 %)`);
  server.kill();
  process.exit(0);
});
