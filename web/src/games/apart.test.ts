// Adding a game is adding games/<id>/ and web/src/games/<id>/: nothing else of the page names a game, the beginning of
// its rules' ids, or a class of its style sheets. (Comments and tests may, as examples.)
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/compile-words.mjs';

const src = join(root, 'web/src');
const games = readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'ledger.md')));
const text = (path: string) => readFileSync(join(src, path), 'utf8');
const ours = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.(svelte|ts|css)$/.test(path) && !/\.test\.ts$|generated/.test(path) && !/^games\/(?!plain\/)\w+\//.test(path),
);
const code = (path: string) =>
  text(path)
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/(^|\s)\/\/.*/g, '');
const found = (pattern: RegExp) =>
  ours.flatMap((path) => [...code(path).matchAll(pattern)].map((match) => `${path}: ${match[0]}`));
const prefixes = games.map(
  (id) => /^(?:\| *)?([A-Z]+)-[A-Z]+-/m.exec(readFileSync(join(root, 'games', id, 'ledger.md'), 'utf8'))![1]!,
);
const classes = (css: string) => new Set([...code(css).matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1]!));

describe('the page outside games/', () => {
  it('is looked at whole', () => {
    expect(games.length).toBeGreaterThan(2);
    expect(prefixes).toContain('SC');
    expect(ours.length).toBeGreaterThan(100);
    expect(ours).toContain('pages/TablePage.svelte');
  });
  it('names no game', () => expect(found(new RegExp(`\\b(${games.join('|')})\\b`, 'gi'))).toEqual([]));
  it('knows no rule', () => expect(found(new RegExp(`\\b(${prefixes.join('|')})\\b(?!\\w)`, 'g'))).toEqual([]));
  it('looks for no class that only a game has', () => {
    const shared = new Set(ours.filter((path) => path.endsWith('.css')).flatMap((path) => [...classes(path)]));
    const used = (path: string) =>
      [...code(path).matchAll(/(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(\s*['"`]([^'"`]+)/g)].flatMap(
        (match) => [...match[1]!.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
      );
    const drawn = ours
      .filter((path) => path.endsWith('.svelte'))
      .map(code)
      .join('\n');
    const strange = ours.flatMap((path) =>
      used(path)
        .filter((name) => !shared.has(name) && !new RegExp(`class(?:=|:)[^>]*\\b${name}\\b`).test(drawn))
        .map((name) => `${path}: .${name}`),
    );
    expect(strange).toEqual([]);
  });
  it('gives no answer by clicking on what it finds on the screen', () =>
    expect(found(/querySelector(?:All)?(?:<[^>]*>)?\([^;]*?\.click\(\)/g)).toEqual([]));
});
