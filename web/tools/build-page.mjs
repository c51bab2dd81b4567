// Builds the page for a server into web/dist, with the engines of build-site/engine beside it where they are, and all
// of it as one pack for the program to carry (cmake/Page.cmake). node tools/build-page.mjs [PACK]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { offerBeside } from './build-site.mjs';
import { compileWords, root } from './compile-words.mjs';
import { compressBelow } from './compress.mjs';
import { filesBelow, pack } from './pack.mjs';

const web = join(root, 'web');
const dist = join(web, 'dist');
compileWords();
await build({ root: web, logLevel: 'warn' });
await offerBeside(dist).catch((problem) =>
  console.warn(
    `The engines of build-site are not put beside the page, which asks the server instead: ${problem.message}`,
  ),
);
compressBelow(dist);
const [target] = process.argv.slice(2);
if (target) writeFileSync(target, pack(filesBelow(dist).map((path) => [path, readFileSync(join(dist, path))])));
