// Starts what the tests play against: `ludarium serve` where the program has it, else the stand-in, on a free port.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/compile-words.mjs';

export const program = process.env.LUDARIUM_PROGRAM ?? ['build/ludarium', 'build-check/ludarium'].map((p) => join(root, p)).find(existsSync);

const freePort = () => new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});

function serves() {
  if (process.env.LUDARIUM_STAND_IN) return false;
  try {
    return /\bserve\b/.test(execFileSync(program, ['--help'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}

export async function startServer() {
  if (!program) throw new Error('Build the program first: make program');
  const port = Number(process.env.LUDARIUM_E2E_PORT) || (await freePort());
  const dist = join(root, 'web/dist');
  const real = serves();
  const child = real
    ? spawn(program, ['serve', '--port', String(port), '--db', join(mkdtempSync(join(tmpdir(), 'ludarium-db-')), 'tables.db'), '--web', dist], { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawn(process.execPath, [join(root, 'web/dev/stand-in.mjs'), '--port', String(port), '--program', program, '--web', dist], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, SEED: '7' } });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; ++tries) {
    if (await fetch(`${address}/api/games`).then((r) => r.ok || r.status === 401, () => false)) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { address, real, stop: () => child.kill('SIGTERM') };
}
