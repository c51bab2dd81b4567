import { describe, expect, it } from 'vitest';
import type { Answer, Answers, Deed } from '../api/types';
import { Choice, is, maybe } from './choice.svelte';

const answer = (deed: Deed): Answer => ({ action: JSON.stringify(deed), do: deed, text: '' });
const asked = (...deeds: Deed[]): Answers => ({ seat: 0, prompt: '', actions: deeds.map(answer) });
const things = (deed: Deed) => Object.entries(deed).filter(([k]) => k !== 'do').map(([k, v]) => `${k}:${v}`);

function choosing(answers: Answers) {
  const given: Deed[] = [];
  const refused: string[] = [];
  const choice = new Choice((a) => given.push(a.do), (t) => refused.push(t));
  choice.rules = { things };
  choice.renew(answers);
  return { choice, given, refused };
}

describe('a choice', () => {
  it('gives the only answer that mentions a thing', () => {
    const { choice, given } = choosing(asked({ do: 'go', hex: 'a' }, { do: 'go', hex: 'b' }));
    choice.pick('hex:b');
    expect(given).toEqual([{ do: 'go', hex: 'b' }]);
  });
  it('asks for what is still open, and goes back', () => {
    const { choice, given } = choosing(asked({ do: 'build', what: 'mill', hex: 'a' }, { do: 'build', what: 'mill', hex: 'b' }));
    choice.pick('what:mill');
    expect(given).toEqual([]);
    expect([...choice.targets]).toEqual(['hex:a', 'hex:b']);
    expect(choice.back()).toBe(true);
    expect(choice.picked).toEqual([]);
    choice.pick('hex:a');
    expect(given).toHaveLength(1);
  });
  it('keeps what was picked where the same is asked in another language', () => {
    const list = asked({ do: 'build', what: 'mill', hex: 'a' }, { do: 'build', what: 'mill', hex: 'b' });
    const { choice } = choosing(list);
    choice.pick('what:mill');
    choice.renew({ ...list, prompt: 'Co postavíš?' });
    expect(choice.picked).toEqual(['what:mill']);
    choice.renew(asked({ do: 'build', what: 'mill', hex: 'a' }));
    expect(choice.picked).toEqual([]);
  });
  it('begins anew with a thing that does not fit what was picked', () => {
    const { choice } = choosing(asked({ do: 'x', a: 1, b: 1 }, { do: 'x', a: 1, b: 2 }, { do: 'x', a: 2, b: 3 }, { do: 'x', a: 2, b: 4 }));
    choice.pick('a:1');
    choice.pick('a:2');
    expect(choice.picked).toEqual(['a:2']);
  });
  it('says so where nothing mentions the thing', () => {
    const { choice, refused } = choosing(asked({ do: 'go', hex: 'a' }));
    choice.pick('hex:lake');
    expect(refused).toEqual(['hex:lake']);
  });
  it('follows a plan decision by decision, and stops where it is not legal', () => {
    const { choice, given } = choosing(asked({ do: 'section', section: 'bolster' }));
    choice.follow(is('section', { section: 'bolster' }), is('bolster', { what: 'power' }), is('end'));
    choice.renew(asked({ do: 'bolster', what: 'power' }, { do: 'bolster', what: 'cards' }));
    choice.renew(asked({ do: 'upgrade' }));
    expect(given.map((d) => d.do)).toEqual(['section', 'bolster']);
    expect(choice.plan).toEqual([]);
  });
  it('passes over what the table does not ask in a plan that allows for it', () => {
    const { choice, given } = choosing(asked({ do: 'act', action: 'attack' }));
    choice.follow(is('act'), maybe(is('workers')), is('outsider', { card: 'thief' }));
    choice.renew(asked({ do: 'outsider', card: 'thief' }, { do: 'outsider', card: 'archer' }));
    expect(given.map((d) => d.do)).toEqual(['act', 'outsider']);
  });
});
