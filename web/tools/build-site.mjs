// Builds the page without a server: the client in mode `site`, the engines of build-site/engine (preset `site`), the
// facts, ledgers and catalogues they are handed, what the page reads before an engine is loaded, manifest and service
// worker. Everything is a plain file with a relative address. Called by `make site`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { languages, root } from './compile-words.mjs';
import { filesBelow, pack } from './pack.mjs';

const web = join(root, 'web');
const built = join(root, 'build-site/engine');
const target = join(root, 'build/site');

const listed = (folder, fits) => (existsSync(folder) ? readdirSync(folder).filter(fits).sort() : []);
export const games = () => listed(built, (f) => f.endsWith('.wasm')).map((f) => f.slice(0, -5));

// Facts without the remarks in them, which nobody reads in a page: they would travel with every first game.
const withoutRemarks = (text) =>
  text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n');

// What the native program has embedded (cmake/Embed.cmake), by the same paths; src/site/engine.ts unpacks it.
export function packOf(game) {
  const folder = `games/${game}`;
  const paths = [
    ...listed(join(root, folder, 'data'), (f) => f.endsWith('.toml')).map((f) => `${folder}/data/${f}`),
    ...listed(join(root, folder), (f) => /^ledger.*\.md$/.test(f)).map((f) => `${folder}/${f}`),
    ...listed(join(root, folder, 'bot'), (f) => f === 'weights.txt').map((f) => `${folder}/bot/${f}`),
  ];
  return pack(
    paths.map((path) => {
      const whole = readFileSync(join(root, path));
      return [path, path.endsWith('.toml') ? Buffer.from(withoutRemarks(whole.toString())) : whole];
    }),
  );
}

// src/site/engine.ts as a module for Node.
export async function engineModule() {
  const outfile = join(tmpdir(), `ludarium-engine-${process.pid}.mjs`);
  await bundle({
    entryPoints: [join(web, 'src/site/engine.ts')],
    bundle: true,
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  const found = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return found;
}

export async function startEngine(game, spoken = languages) {
  const { Engine, unpack } = await engineModule();
  const engine = await Engine.start(readFileSync(join(built, `${game}.wasm`)));
  for (const file of unpack(packOf(game))) engine.addFile(file.path, file.bytes);
  for (const language of spoken)
    engine.addFile(`locale/${language}.mo`, readFileSync(join(built, `${game}.${language}.mo`)));
  return engine;
}

async function engineFiles() {
  const files = new Map();
  const offered = Object.fromEntries(languages.map((language) => [language, { games: [], guest: '' }]));
  for (const game of games()) {
    const engine = await startEngine(game);
    files.set(`${game}.wasm`, readFileSync(join(built, `${game}.wasm`)));
    files.set(`${game}.pack`, packOf(game));
    files.set(`${game}.facts.json`, JSON.stringify(engine.ask({ do: 'facts', game })));
    for (const language of languages) {
      files.set(`${game}.${language}.mo`, readFileSync(join(built, `${game}.${language}.mo`)));
      files.set(`${game}.rules.${language}.json`, JSON.stringify(engine.ask({ do: 'rules', game, language })));
      const said = engine.ask({ do: 'games', language });
      offered[language].games.push(...said.games);
      offered[language].guest = said.guest;
    }
  }
  for (const language of languages) files.set(`games.${language}.json`, JSON.stringify(offered[language]));
  return files;
}

// The engines beside a server's page (src/site/adviser.ts), where `make site` has built them: what answers why and
// hints.
export async function offerBeside(dist) {
  const names = games();
  if (names.length === 0) return;
  const files = new Map();
  const rules = {};
  for (const game of names) {
    rules[game] = (await startEngine(game, ['en'])).ask({ do: 'games' }).games[0].rules;
    for (const name of [`${game}.wasm`, ...languages.map((language) => `${game}.${language}.mo`)])
      files.set(name, readFileSync(join(built, name)));
    files.set(`${game}.pack`, packOf(game));
  }
  const folder = `engine-${hashOf([...files].flat())}`;
  mkdirSync(join(dist, folder), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(dist, folder, name), bytes);
  writeFileSync(join(dist, 'engine.json'), JSON.stringify({ folder, rules }));
}

const hashOf = (parts) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

const manifest = {
  name: 'Ludarium',
  short_name: 'Ludarium',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#0E5A68',
  theme_color: '#0E5A68',
  icons: [{ src: './favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};

async function main() {
  if (games().length === 0) throw new Error('There is no engine in build-site/engine: `make site` builds it.');
  const files = await engineFiles();
  const folder = `engine-${hashOf([...files].flat())}`;
  process.env.VITE_ENGINE = folder;
  await build({
    root: web,
    mode: 'site',
    logLevel: 'warn',
    build: { outDir: target, emptyOutDir: true, manifest: false },
  });
  rmSync(join(target, 'engine.json')); // speaks of engines beside a server's page
  mkdirSync(join(target, folder), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(target, folder, name), bytes);
  writeFileSync(join(target, 'manifest.webmanifest'), JSON.stringify(manifest));

  const every = filesBelow(target);
  const page = readFileSync(join(target, 'index.html'), 'utf8');
  const first = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map((m) => m[1]);
  const shell = [...new Set(['index.html', ...first])].filter((file) => every.includes(file));
  const version = hashOf(every.map((file) => readFileSync(join(target, file))));
  const worker = readFileSync(join(web, 'site/sw.js'), 'utf8')
    .replace('__VERSION__', version)
    .replace('__FILES__', JSON.stringify(every))
    .replace('__SHELL__', JSON.stringify(shell));
  writeFileSync(join(target, 'sw.js'), worker);

  const size = (names) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(target, name)), { level: 9 }).length, 0);
  for (const game of games()) {
    const first = ['wasm', 'pack', 'en.mo'].map((ending) => `${folder}/${game}.${ending}`);
    console.log(`${game}: ${Math.round(size(first) / 1000)} kB gzipped`);
  }
  console.log(`build/site: ${every.length} files, version ${version}; any web server can offer them`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
