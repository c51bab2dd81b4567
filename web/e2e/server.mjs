// Starts what the tests play against: `ludarium serve` where the program has it, else the stand-in. The system gives
// the port.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../tools/compile-words.mjs';

export const program = process.env.LUDARIUM_PROGRAM ?? join(root, 'build/ludarium');

function serves() {
  if (process.env.LUDARIUM_STAND_IN) return false;
  try {
    return /\bserve\b/.test(execFileSync(program, ['--help'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}

export async function startServer() {
  if (!existsSync(program)) throw new Error('Build the program first: make program');
  const page = process.env.LUDARIUM_WEB; // a folder, where another page than the program's own is to be looked at
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-e2e-'));
  const real = serves();
  const port = process.env.LUDARIUM_E2E_PORT ?? '0';
  const [command, args] = real
    ? [
        program,
        [
          'serve',
          '--port',
          port,
          '--db',
          join(folder, 'tables.db'),
          '--rate',
          '100000',
          ...(page ? ['--web', page] : []),
        ],
      ]
    : [
        process.execPath,
        [
          join(root, 'web/dev/stand-in.mjs'),
          '--port',
          port,
          '--program',
          program,
          '--web',
          page ?? join(root, 'web/dist'),
        ],
      ];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, SEED: '7' } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Its first line names the address it listens on.
  const lines = createInterface({ input: child.stdout });
  const said = await Promise.race([
    new Promise((resolve) => lines.once('line', resolve)),
    ended.then((code) => `ended with ${code}`),
  ]);
  const found = /:(\d+)/.exec(said);
  if (!found) throw new Error(`the server did not start: ${said}`);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${found[1]}`, real, stop };
}
