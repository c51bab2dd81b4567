// Positions for tests and pictures: bots play in `ludarium engine` until the moment that is wanted.
// Example: const scene = await playUntil('scythe', { seats: 5, seed: 3 }, ({ status }) => status.decision === 'fight');
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from './server.mjs';

export function engine() {
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

// `wanted` is asked before every decision, with the status and a way to see more. The answer is the whole position and
// who is asked.
export async function playUntil(game, { seats = 2, seed = 1, options = {}, bot = 'greedy', most = 3000 }, wanted) {
  const { ask, end } = engine();
  try {
    let { status } = await ask({ cmd: 'new', game, seats, seed, options });
    const look = {
      position: async () => (await ask({ cmd: 'position' })).position,
      legal: async () => (await ask({ cmd: 'legal' })).actions,
    };
    for (let move = 0; move < most && !status.over; ++move) {
      if (await wanted({ status, ...look }))
        return { game, seat: status.waiting[0], seats, position: await look.position() };
      const { action, seat } = await ask({ cmd: 'bot', bot, seat: status.waiting[0], seed: seed * 7919 + move });
      status = (await ask({ cmd: 'play', action, seat })).status;
    }
    throw new Error('the moment never came');
  } finally {
    end();
  }
}
