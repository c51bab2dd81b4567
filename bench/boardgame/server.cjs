// A boardgame.io server in memory (its default), nothing durable.
const { Server, Origins } = require('boardgame.io/server');
const server = Server({ games: [require('./game.cjs')], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: Number(process.argv[2]) + 1 } }).then(() => console.log('ready'));
