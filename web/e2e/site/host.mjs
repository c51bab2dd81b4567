// A web host that knows nothing of games: build/site as plain files in some folder. `put` lets it offer another text in
// place of a file, as after an upload of a newer version.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from '../../tools/compile-words.mjs';

const files = join(root, 'build/site');
const folder = '/some/folder/';
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export function offerFiles() {
  const changed = new Map();
  const host = createServer((request, response) => {
    const path = new URL(request.url, 'http://host').pathname;
    const name = path.startsWith(folder) ? path.slice(folder.length) || 'index.html' : 'elsewhere';
    const file = join(files, name);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(changed.get(name) ?? readFileSync(file));
  });
  const change = (name, how) => changed.set(name, how(readFileSync(join(files, name), 'utf8')));
  return new Promise((resolve) =>
    host.listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${host.address().port}${folder}`,
        change,
        asUploaded: () => changed.clear(),
        stop: () => host.close(),
      }),
    ),
  );
}
