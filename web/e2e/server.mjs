// Starts what the tests play against: `ludarium serve`. The system gives the port.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../tools/compile-words.mjs';

export const program = process.env.LUDARIUM_PROGRAM ?? join(root, 'build/ludarium');

export async function startServer() {
  if (!existsSync(program)) throw new Error('Build the program first: make program');
  const page = process.env.LUDARIUM_WEB; // a folder, where another page than the program's own is to be looked at
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-e2e-'));
  const port = process.env.LUDARIUM_E2E_PORT ?? '0';
  const args = ['serve', '--port', port, '--db', join(folder, 'tables.db'), '--rate', '100000'];
  if (page) args.push('--web', page);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
  return { address: `http://127.0.0.1:${found[1]}`, stop };
}
