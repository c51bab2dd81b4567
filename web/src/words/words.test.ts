// The catalogue of the page: complete, used, and with the same holes in every language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, messagesOf, pluralRule, readPo, root } from '../../tools/compile-words.mjs';
import { fill, pickForm } from './words.svelte';

type Messages = Record<string, string | string[]>;
const po = (language: string) => readPo(readFileSync(join(root, 'locale', language, 'web.po'), 'utf8'));
const said: Record<string, Messages> = Object.fromEntries(languages.map((l: string) => [l, messagesOf(po(l))]));
const holes = (text: string) =>
  [...text.matchAll(/\{(\w+)(?:\.\w+)?\}/g)]
    .map((m) => m[1]!)
    .sort()
    .join();
const firstForm = (message: string | string[]) =>
  typeof message === 'string' ? message : message[message.length - 1]!;

const src = join(root, 'web/src');
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((f) => /\.(svelte|ts)$/.test(f) && !f.includes('generated') && !f.endsWith('.test.ts'))
  .map((f) => readFileSync(join(src, f), 'utf8'))
  .join('\n');
// A key in the code is written whole, or as a beginning with ${…} behind it.
const used = new Set([...code.matchAll(/['"`](web\.[a-z0-9_.]+)['"`]/g)].map((m) => m[1]!));
const beginnings = [...code.matchAll(/`(web\.[a-z0-9_.]+)\$\{/g)].map((m) => m[1]!);

describe('the catalogue of the page', () => {
  it('has every message the code asks for', () => {
    expect([...used].filter((key) => !(key in said.en!))).toEqual([]);
  });
  it('has no message nobody asks for', () => {
    expect(Object.keys(said.en!).filter((key) => !used.has(key) && !beginnings.some((b) => key.startsWith(b)))).toEqual(
      [],
    );
  });
  for (const language of languages as string[])
    it(`says the same in ${language}`, () => {
      expect(Object.keys(said[language]!).sort()).toEqual(Object.keys(said.en!).sort());
      for (const [key, message] of Object.entries(said[language]!)) {
        expect(firstForm(message), `${key} in ${language}`).not.toBe('');
        expect(holes(firstForm(message)), `${key} in ${language}`).toBe(holes(firstForm(said.en![key]!)));
      }
    });
});

// What stands on the two buttons of the decision bar has at most 18 signs.
describe('the buttons of the bar', () => {
  const games = readdirSync(join(root, 'games')).filter((name) => existsSync(join(root, 'games', name, 'words')));
  const general = [
    ...['do', 'choose', 'wait', 'watch', 'back', 'skip', 'end_turn', 'list'].map((name) => `web.bar.${name}`),
    ...['web.link.now', 'web.hotseat.show', 'web.undo.allow', 'web.undo.refuse', 'web.nav.play'],
    ...['rematch', 'rematch_ready', 'review'].map((name) => `web.end.${name}`),
  ];
  const shown = /^\w+\.web\.(do|missing|head)\.|\.action_pass$|^\w+\.web\.build$/;
  const longest = { n: '12', who: 'Bérengier' }; // the longest name of a paladin
  for (const language of languages as string[]) {
    it(`are short in ${language}`, () => {
      const all = games.flatMap((game) => {
        const folder = join(root, 'games', game, 'words', language);
        const files = readdirSync(folder).filter((file) => file.endsWith('.po'));
        return files.flatMap((file) => Object.entries(messagesOf(readPo(readFileSync(join(folder, file), 'utf8')))));
      }) as [string, string | string[]][];
      const texts = [
        ...general.map((key) => [key, said[language]![key]!] as const),
        ...all.filter(([key]) => shown.test(key)),
      ];
      const long = texts.filter(([, text]) => [...fill(firstForm(text), longest)].length > 18);
      expect(long).toEqual([]);
      expect(texts.length).toBeGreaterThan(60);
    });
  }
});

describe('a message', () => {
  const czech = new Function('n', `return Number(${pluralRule(po('cs'))})`) as (n: number) => number;
  it('chooses its plural form by the rule of the language', () => {
    expect([1, 2, 5].map((n) => pickForm(['krok', 'kroky', 'kroků'], n, czech))).toEqual(['krok', 'kroky', 'kroků']);
  });
  it('fills its holes and leaves those nobody fills', () => {
    expect(fill('{who}: {what.acc} {rest}', { who: 'A', what: 'B' })).toBe('A: B {rest}');
  });
});
