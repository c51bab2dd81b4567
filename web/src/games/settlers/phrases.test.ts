// What a card does, as the page says it in languages that decline.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak, speakOf, type Language } from '../../words/words.svelte';
import type { CardRow } from './cards';
import { effectsOf } from './phrases';

const spoken = (row: Partial<CardRow>): string =>
  effectsOf(row as CardRow)
    .join(' | ')
    .replaceAll('\u00a0', ' ');
const red: Partial<CardRow> = { produce_per: { colour: 'red', gain: { food: 1 }, max: 3 } };
const thief: Partial<CardRow> = {
  action: { cost: { settler: 1 }, gain: {}, do: { op: 'steal', n: 2, pick: ['wood', 'food'] } },
};

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));

async function inLanguage(language: Language): Promise<void> {
  await speak(language);
  await speakOf('settlers');
}

describe('a card', () => {
  it('declines the colour it counts', async () => {
    await inLanguage('cs');
    expect(spoken(red)).toBe('produkce: 1 jídlo za každou červenou lokaci (nejvýš 3×)');
    await inLanguage('pl');
    expect(spoken(red)).toBe('produkcja: 1 żywność za każdą czerwoną lokację (najwyżej 3×)');
  });
  it('counts what it takes, and sets it off from the price', async () => {
    await inLanguage('cs');
    expect(spoken(thief)).toBe('akce: cena: 1 osadník; vezmi soupeři 2 prostředky (dřevo, jídlo)');
    await inLanguage('pl');
    expect(spoken(thief)).toBe('akcja: koszt: 1 robotnik; zabierz przeciwnikowi 2 dobra (drewno, żywność)');
    await inLanguage('hu');
    expect(spoken(thief)).toBe('akció: költség: 1 munkás; végy el egy ellenféltől 2 árut (fa, élelem)');
  });
});
