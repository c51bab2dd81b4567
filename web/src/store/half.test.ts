import { describe, expect, it } from 'vitest';
import type { Answer, Answers, Deed } from '../api/types';
import { Choice, type Giving } from './choice.svelte';
import { HalfEntered } from './half.svelte';

const answer = (deed: Deed, text = ''): Answer => ({ action: JSON.stringify(deed), do: deed, text });
const asked = (seat: number, text: string, ...deeds: Deed[]): Answers => ({
  seat,
  prompt: text,
  actions: deeds.map((deed) => answer(deed, text)),
});
const silent: Giving = {
  give: () => undefined,
  go: () => undefined,
  refuse: () => undefined,
  ways: () => Promise.resolve(null),
};
const fights = [1, 2, 3].map((dial) => ({ do: 'fight', dial }));

describe('what is half entered', () => {
  it('goes back one change at a time', () => {
    const half = new HalfEntered();
    half.ask('q');
    half.enter({ dial: 3 });
    half.enter({ cards: { 5: 1 } });
    half.pick(['hex:a']);
    expect([half.entered, half.picked]).toEqual([{ dial: 3, cards: { 5: 1 } }, ['hex:a']]);
    expect(half.back() && half.back()).toBe(true);
    expect([half.entered, half.picked]).toEqual([{ dial: 3 }, []]);
    expect([half.back(), half.anything, half.back()]).toEqual([true, false, false]);
  });
  it('counts a change that changes nothing as none', () => {
    const half = new HalfEntered();
    half.ask('q');
    half.enter({ dial: 3 });
    half.enter({ dial: 3 });
    half.back();
    expect(half.anything).toBe(false);
  });
  it('is there again after a reload, for the same question only', () => {
    let kept: string | null = null;
    const keep = { load: () => kept, save: (text: string) => void (kept = text) };
    const before = new HalfEntered(keep);
    before.ask('q');
    before.enter({ dial: 3 });
    const same = new HalfEntered(keep);
    same.ask('q');
    expect(same.entered).toEqual({ dial: 3 });
    const other = new HalfEntered(keep);
    other.ask('another');
    expect(other.anything).toBe(false);
  });

  it('belongs to its question: others may answer, the language may change', () => {
    const choice = new Choice(silent);
    choice.renew(asked(0, 'Choose power', ...fights));
    choice.enter({ dial: 3 });
    choice.renew(asked(0, 'Zvol moc', ...fights));
    expect(choice.entered('dial')).toBe(3);
    choice.renew(null); // nobody is asked for a moment
    choice.renew(asked(0, 'Choose power', ...fights));
    expect(choice.entered('dial')).toBe(3);
    choice.renew(asked(0, 'Choose power', ...fights.slice(1)));
    expect(choice.half).toBe(false);
  });
  it('takes picks and entries back in the order they were made', () => {
    const choice = new Choice(silent);
    choice.renew(asked(0, '', ...fights));
    choice.enter({ dial: 2 });
    choice.picked = ['do:fight'];
    choice.enter({ dial: 3 });
    const seen = [];
    do seen.push([choice.entered('dial'), choice.picked]);
    while (choice.back());
    expect(seen).toEqual([
      [3, ['do:fight']],
      [2, ['do:fight']],
      [2, []],
      [undefined, []],
    ]);
  });
  it('is gone when its answer is given, and back when the table refuses it', () => {
    const choice = new Choice(silent);
    choice.renew(asked(0, '', ...fights));
    choice.enter({ dial: 3 });
    choice.play(choice.answers!.actions[2]!);
    expect(choice.half).toBe(false);
    choice.refused();
    expect(choice.entered('dial')).toBe(3);
  });
  it('leaves no step behind for what is put down or takes the place of something else', () => {
    const half = new HalfEntered();
    half.ask('one');
    half.pick(['card:a']);
    half.pick(['card:b']);
    half.back();
    expect([half.picked, half.anything]).toEqual([[], false]);
    half.pick(['card:a']);
    half.pick(['card:a', 'card:c']);
    half.pick(['card:a']);
    expect(half.all.length).toBe(1);
    half.pick([]);
    expect(half.anything).toBe(false);
  });
});
