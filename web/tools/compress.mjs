// What the server sends compressed is compressed when the page is built: beside "a.js" stand "a.js.br" and "a.js.gz"
// (server/static_files.cpp). What hardly gets smaller, such as pictures, stays alone.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './pack.mjs';

const smallest = 512;
const worthwhile = 0.9;
// One step below the best: a tenth of the time for a twentieth more bytes.
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

export function compressBelow(folder) {
  for (const path of filesBelow(folder)) {
    const file = join(folder, path);
    if (statSync(file).size < smallest || /\.(br|gz)$/.test(path)) continue;
    const bytes = readFileSync(file);
    for (const [suffix, compressed] of [
      ['.br', brotli(bytes)],
      ['.gz', gzipSync(bytes, { level: 9 })],
    ])
      if (compressed.length < worthwhile * bytes.length) writeFileSync(file + suffix, compressed);
  }
}
