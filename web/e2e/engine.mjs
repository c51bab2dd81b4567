// Positions for tests and pictures: bots play in `ludarium engine` until the moment that is wanted.
// Example: const scene = await playUntil('scythe', { seats: 5, seed: 3 }, ({ status }) => status.decision === 'fight');
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from './server.mjs';

function engine() {
  const child = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line)));
  return {
    async ask(request) {
      const answer = new Promise((resolve) => waiting.push(resolve));
      child.stdin.write(JSON.stringify({ id: 0, ...request }) + '\n');
      const { ok, error } = await answer;
      if (error) throw new Error(`${request.cmd}: ${error.message}`);
      return ok;
    },
    end: () => child.kill(),
  };
}

// `wanted` is asked before every decision, with the status and a way to see more. The answer is the whole position and who is asked.
export async function playUntil(game, { seats = 2, seed = 1, options = {}, bot = 'greedy', most = 3000 }, wanted) {
  const { ask, end } = engine();
  try {
    let { status } = await ask({ cmd: 'new', game, seats, seed, options });
    const look = { position: async () => (await ask({ cmd: 'position' })).position, legal: async () => (await ask({ cmd: 'legal' })).actions };
    for (let move = 0; move < most && !status.over; ++move) {
      if (await wanted({ status, ...look })) return { game, seat: status.waiting[0], seats, position: await look.position() };
      const { action, seat } = await ask({ cmd: 'bot', bot, seat: status.waiting[0], seed: seed * 7919 + move });
      status = (await ask({ cmd: 'play', action, seat })).status;
    }
    throw new Error('the moment never came');
  } finally {
    end();
  }
}

async function post(page, path, body) {
  const made = await page.evaluate(async ([to, what]) => {
    const response = await fetch(`/api/${to}`, { method: 'POST', headers: { 'X-Ludarium': '1', 'Content-Type': 'application/json' }, body: JSON.stringify(what) });
    return response.json();
  }, [path, body]);
  if (!made.table) throw new Error(JSON.stringify(made));
  return made.table.id;
}
// A table at that position, with the person of this page in the seat that is asked. Gives its address.
export async function openAt(page, { game, seat, seats, position }, level = 'greedy') {
  const wishes = Array.from({ length: seats }, (_, i) => (i === seat ? { who: 'me' } : { who: 'bot', level }));
  return `/table/${await post(page, 'positions', { game, position, seats: wishes })}`;
}
