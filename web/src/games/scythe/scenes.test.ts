// Every encounter card has a drawing whose parts exist, and in every language a title, two sentences and three options.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, messagesOf, readPo, root } from '../../../tools/compile-words.mjs';
import { placed, rope, sceneOf } from './scenes';

const cards = Array.from({ length: 42 }, (_, i) => i + 1);
const kit = readFileSync(join(root, 'web/src/games/scythe/kit.svg'), 'utf8');
const words = (language: string): Record<string, string> =>
  messagesOf(readPo(readFileSync(join(root, 'games/scythe/words', language, 'scenes.po'), 'utf8'))) as never;

describe('the scenes of the encounter cards', () => {
  it('are drawn from parts of the kit', () => {
    const parts = cards.flatMap((card) => sceneOf(card)?.parts ?? [['no scene']]);
    const missing = parts.filter(([name]) => name !== 'rope' && !kit.includes(`id="k-${name}"`));
    expect(missing).toEqual([]);
    const used = [...kit.matchAll(/href="#(k-[\w-]+)"/g)].map((m) => m[1]);
    expect(used.filter((name) => !kit.includes(`id="${name}"`))).toEqual([]);
  });
  it.each(languages)('have a title, two sentences and three options in %s', (language) => {
    const said = words(language);
    const sentences = (text = '') => text.match(/[.?!](?=\s|$)/g)?.length ?? 0;
    expect(cards.filter((card) => sentences(said[`scythe.scene.${card}.scene`]) !== 2)).toEqual([]);
    expect(cards.filter((card) => ['title', 'a', 'b', 'c'].some((k) => !said[`scythe.scene.${card}.${k}`]))).toEqual(
      [],
    );
  });
  it('are put in their place, mirrored or slack', () => {
    expect(placed(['dog', 10, 20])).toBe('translate(10 20) scale(1 1)');
    expect(placed(['cart', 10, 20, 0.8, -1])).toBe('translate(10 20) scale(-0.8 0.8)');
    expect(rope(['rope', 0, 10, 20, 10, 1.5])).toBe('M0 10Q10 16 20 10');
  });
});
