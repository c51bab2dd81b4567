// A pack: many files as one, each "<bytes of its path> <bytes of its text>\n", path, text. src/site/engine.ts and
// server/static_files.cpp read it.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const pack = (files) =>
  Buffer.concat(
    files.flatMap(([path, bytes]) => [Buffer.from(`${Buffer.byteLength(path)} ${bytes.length}\n${path}`), bytes]),
  );

export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((f) => f.isFile())
    .map((f) => relative(folder, join(f.parentPath ?? f.path, f.name)).replaceAll('\\', '/'))
    .sort();
