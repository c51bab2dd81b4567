import { describe, expect, it } from 'vitest';
import type { Answer, Answers, Deed, NoWay, Way, Ways } from '../api/types';
import { Choice, is, type Rules, type Thing } from './choice.svelte';

// A table without a game: its answers, and its ways as the list of all chains it knows.
const answer = (deed: Deed, ...things: Thing[]): Answer => ({
  action: JSON.stringify(deed),
  do: deed,
  text: '',
  things: [...things, `do:${deed.do}`],
});
const asked = (...actions: Answer[]): Answers => ({ seat: 0, prompt: '', actions });
const way = (links: string[], ...things: Thing[]): Way => ({
  links,
  parts: links.map((text) => ({ text, pays: [], gains: [], gives_up: false })),
  things,
  pays: [],
  gains: [],
  final: false,
  sees: links.join(),
});
const go = (hex: string) => answer({ do: 'go', hex }, `hex:${hex}`);
const build = (what: string, hex: string) => answer({ do: 'build', what, hex }, `what:${what}`, `hex:${hex}`);

interface Table {
  answers: Answers;
  ways?: Way[];
  rules?: Rules;
  why?: NoWay;
}
function choosing({ answers, ways = [], rules = {}, why = { text: 'no' } }: Table) {
  const sent: (Answer | Way)[] = [];
  const refused: [Thing, NoWay | null][] = [];
  const asks: Thing[][] = [];
  const promised: Way[] = [];
  const choice = new Choice({
    give: (a) => sent.push(a),
    go: (w) => sent.push(w),
    refuse: (thing, reason) => refused.push([thing, reason]),
    ways: async (things): Promise<Ways> => {
      asks.push(things);
      const found = ways.filter((w) => things.every((t) => w.things.includes(t)));
      const least = Math.min(...found.map((w) => w.links.length));
      const shortest = found.filter((w) => w.links.length === least);
      promised.push(...shortest);
      await Promise.resolve();
      return { at: 0, things, open: [], more: false, ways: shortest, ...(found.length ? {} : { why }) };
    },
  });
  choice.rules = rules;
  choice.renew(answers);
  return { choice, sent, refused, asks, promised };
}
// The same numbers on every run.
function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a thing that answers mention', () => {
  it('gives the only one', () => {
    const { choice, sent, asks } = choosing({ answers: asked(go('a'), go('b')) });
    choice.pick('hex:b');
    expect(sent).toEqual([go('b')]);
    expect([asks, choice.half]).toEqual([[], false]);
  });
  it('asks for what is still open where there are several', () => {
    const { choice, sent } = choosing({ answers: asked(build('mill', 'a'), build('mill', 'b'), build('mine', 'a')) });
    choice.pick('what:mill');
    expect([sent, choice.picked]).toEqual([[], ['what:mill']]);
    expect([choice.lit('hex:a'), choice.lit('what:mine')]).toEqual([true, false]);
    choice.pick('hex:b');
    expect(sent).toEqual([build('mill', 'b')]);
  });
  it('gives the usual one of answers that nothing on the screen tells apart', () => {
    const twice = [1, 2].map((times) => answer({ do: 'use', times }, 'card:a'));
    const rules = { usual: (all: Answer[]) => all.find((a) => a.do.times === 1) };
    const { choice, sent } = choosing({ answers: asked(...twice), rules });
    choice.pick('card:a');
    expect(sent).toEqual([twice[0]]);
  });
  it('gives what a plain click means, and the rest by what tells it apart', () => {
    const use = answer({ do: 'use' }, 'card:a');
    const guard = answer({ do: 'guard' }, 'card:a', 'token:shield');
    const rules: Rules = { plain: (all, picked) => (picked.length === 1 ? all.find((a) => a === use) : undefined) };
    const { choice, sent } = choosing({ answers: asked(use, guard, go('b')), rules });
    choice.pick('card:a');
    choice.pick('token:shield');
    expect(sent).toEqual([use, guard]);
  });
  it('shows an answer that is held, and its button gives it', () => {
    const raze = answer({ do: 'raze' }, 'card:rival');
    const rules: Rules = { holds: (a) => a.do.do === 'raze' };
    const { choice, sent } = choosing({ answers: asked(raze, go('a')), rules });
    choice.pick('card:rival');
    expect([sent, choice.picked, choice.candidates]).toEqual([[], ['card:rival'], [raze]]);
    choice.pick('card:rival'); // the same again: not that one
    expect([sent, choice.picked]).toEqual([[], []]);
    choice.pick('card:rival');
    choice.play(choice.candidates[0]!);
    expect(sent).toEqual([raze]);
  });
});

describe('a thing that own decisions lead to', () => {
  const deploy = way(['section', 'deploy', 'mech@a'], 'mech:one', 'hex:a');
  const elsewhere = way(['section', 'deploy', 'mech@b'], 'mech:one', 'hex:b');

  it('is lit by the fewest decisions that lead to it', () => {
    const { choice } = choosing({ answers: { ...asked(go('a'), go('b')), reach: { 'mech:one': 3, 'hex:a': 1 } } });
    expect(['hex:a', 'mech:one', 'mech:two'].map((t) => choice.steps(t))).toEqual([1, 3, 0]);
  });
  it('goes the only way', async () => {
    const { choice, sent } = choosing({ answers: asked(go('c'), go('d')), ways: [deploy] });
    choice.pick('mech:one');
    expect(sent).toEqual([]);
    await settled();
    expect([sent, choice.half]).toEqual([[deploy], false]);
  });
  it('shows several ways, narrows them, and goes the one that is left', async () => {
    const { choice, sent } = choosing({ answers: asked(go('c'), go('d')), ways: [deploy, elsewhere] });
    choice.pick('mech:one');
    await settled();
    expect([sent, choice.ways, choice.picked]).toEqual([[], [deploy, elsewhere], ['mech:one']]);
    expect([choice.lit('hex:a'), choice.lit('hex:c')]).toEqual([true, false]);
    choice.pick('hex:b');
    await settled();
    expect(sent).toEqual([elsewhere]);
  });
  it('goes the way a plain click means', async () => {
    const rules: Rules = { usualWay: (ways) => ways[1] };
    const { choice, sent } = choosing({ answers: asked(go('c')), ways: [deploy, elsewhere], rules });
    choice.pick('mech:one');
    await settled();
    expect(sent).toEqual([elsewhere]);
  });
  it('shows a way that is to be confirmed, and its button goes it', async () => {
    const { choice, sent } = choosing({ answers: asked(go('c')), ways: [deploy], rules: { confirms: () => true } });
    choice.pick('mech:one');
    await settled();
    expect([sent, choice.ways, choice.picked]).toEqual([[], [deploy], ['mech:one']]);
    choice.go(choice.ways[0]!);
    expect([sent, choice.ways, choice.half]).toEqual([[deploy], [], false]);
  });
  it('prefers a way to all that is picked to an answer to the last thing alone', async () => {
    const use = answer({ do: 'use' }, 'card:mill');
    const lifted = [answer({ do: 'build' }, 'card:castle'), answer({ do: 'deal' }, 'card:castle')];
    const both = way(['build castle', 'discard mill'], 'card:castle', 'card:mill');
    const { choice, sent } = choosing({ answers: asked(use, ...lifted), ways: [both] });
    choice.pick('card:castle');
    choice.pick('card:mill');
    await settled();
    expect(sent).toEqual([both]);
  });
  it('sends nothing and says why where there is none', async () => {
    const why = { text: '2 metal are missing', rule: 'SC-PAY-01' };
    const { choice, sent, refused } = choosing({ answers: asked(go('a')), why });
    choice.pick('mech:one');
    await settled();
    expect([sent, refused, choice.half]).toEqual([[], [['mech:one', why]], false]);
  });
  it('says why at once where nothing is asked', () => {
    const { choice, refused } = choosing({ answers: asked(go('a')) });
    choice.renew(null);
    choice.pick('hex:a');
    expect(refused).toEqual([['hex:a', null]]);
  });
  it('sends nothing when the table has moved on meanwhile', async () => {
    const { choice, sent } = choosing({ answers: asked(go('c')), ways: [deploy] });
    choice.pick('mech:one');
    choice.renew(asked(go('d')));
    await settled();
    expect([sent, choice.half]).toEqual([[], false]);
  });
  it('is forgotten for the next click', async () => {
    const { choice, sent } = choosing({ answers: asked(go('c')), ways: [deploy, way(['x', 'y'], 'mech:two')] });
    choice.pick('mech:one');
    choice.pick('mech:two');
    await settled();
    expect(sent).toEqual([way(['x', 'y'], 'mech:two')]);
  });
  it('sends nothing when something else was picked or taken back meanwhile', async () => {
    const { choice, sent } = choosing({ answers: asked(build('mill', 'a'), build('mill', 'b')), ways: [deploy] });
    choice.pick('mech:one');
    choice.pick('what:mill');
    await settled();
    expect([sent, choice.picked]).toEqual([[], ['what:mill']]);
    choice.pick('mech:one');
    choice.back();
    await settled();
    expect([sent, choice.half]).toEqual([[], false]);
  });
});

describe('a thing that leaves the rest open', () => {
  const unit = answer({ do: 'unit' }, 'unit:a');
  const step = (hex: string, load: string) =>
    way([unit.action, `go ${hex} ${load}`], 'unit:a', `hex:${hex}`, `load:${load}`, 'do:go');
  const all = ['x', 'y'].flatMap((hex) => ['none', 'all'].map((load) => step(hex, load)));
  const rules: Rules = {
    aims: (things) =>
      things.some((t) => t.startsWith('hex:')) || !things.includes('unit:a')
        ? []
        : [[things.some((t) => t.startsWith('load:')) ? 'do:go' : 'load:none']],
  };
  const moving = (ways = all) => choosing({ answers: asked(unit, answer({ do: 'end' })), ways, rules });

  it('lights what it leads to with the pick, and nothing is sent or stands in the bar', async () => {
    const { choice, sent } = moving();
    choice.pick('unit:a');
    await settled();
    expect([choice.picked, choice.lit('hex:x'), choice.lit('hex:y')]).toEqual([['unit:a'], true, true]);
    expect([sent, choice.candidates, choice.ways]).toEqual([[], [], []]);
  });
  it('is sent whole with what was open', async () => {
    const { choice, sent } = moving();
    choice.pick('unit:a');
    await settled();
    choice.pick('hex:y');
    await settled();
    expect(sent).toEqual([step('y', 'none')]);
  });
  it('is not sent by itself where only one place is open', async () => {
    const { choice, sent } = moving([step('x', 'none')]);
    choice.pick('unit:a');
    await settled();
    expect([sent, choice.lit('hex:x')]).toEqual([[], true]);
  });
  it('goes back pick by pick', async () => {
    const { choice, sent } = moving();
    choice.pick('unit:a');
    await settled();
    choice.pick('load:all');
    await settled();
    expect([choice.picked, choice.lit('hex:x'), sent]).toEqual([['unit:a', 'load:all'], true, []]);
    expect(choice.back()).toBe(true);
    await settled();
    expect([choice.picked, choice.lit('hex:x')]).toEqual([['unit:a'], true]);
    choice.pick('load:all');
    await settled();
    choice.pick('hex:x');
    await settled();
    expect(sent).toEqual([step('x', 'all')]);
  });
  it('is found again where the same is asked again, and after a refusal', async () => {
    const { choice } = moving();
    choice.pick('unit:a');
    await settled();
    choice.renew({ ...choice.answers!, prompt: 'Kam?' });
    await settled();
    expect([choice.picked, choice.lit('hex:x')]).toEqual([['unit:a'], true]);
    choice.pick('hex:x');
    await settled();
    choice.refused();
    await settled();
    expect(choice.picked).toEqual(['unit:a', 'hex:x']);
    choice.back();
    await settled();
    expect([choice.picked, choice.lit('hex:x')]).toEqual([['unit:a'], true]);
  });
  it('is sent alone where nothing is open', async () => {
    const { choice, sent } = moving([]);
    choice.pick('unit:a');
    await settled();
    expect(sent).toEqual([unit]);
  });
});

describe('another mind', () => {
  it('begins anew with a thing that does not fit what was picked', async () => {
    const { choice, sent } = choosing({
      answers: asked(build('mill', 'a'), build('mill', 'b'), build('mine', 'c'), build('mine', 'd')),
    });
    choice.pick('what:mill');
    choice.pick('what:mine');
    await settled();
    expect([sent, choice.picked]).toEqual([[], ['what:mine']]);
  });
  it('forgets a thing that is picked again', () => {
    const { choice } = choosing({ answers: asked(build('mill', 'a'), build('mill', 'b')) });
    choice.pick('what:mill');
    choice.pick('what:mill');
    expect(choice.picked).toEqual([]);
  });
  it('is not what a verb for the picked thing means', async () => {
    const actions = [answer({ do: 'build' }, 'card:a'), answer({ do: 'deal' }, 'card:b'), go('c')];
    const { choice, sent, refused } = choosing({ answers: asked(...actions), rules: { holds: () => true } });
    choice.pick('card:a');
    choice.pick('do:deal'); // that one cannot be dealt with
    await settled();
    expect([sent, choice.picked, refused]).toEqual([[], ['card:a'], [['do:deal', { text: 'no' }]]]);
  });
  it('takes back the last thing picked, step by step', async () => {
    const far = [1, 2].map((n) => way(['x', `y ${n}`], 'mech:one', 'hex:a', `load:${n}`));
    const { choice, sent } = choosing({ answers: asked(go('c'), go('d')), ways: far });
    choice.pick('mech:one');
    await settled();
    choice.pick('hex:a');
    await settled();
    expect(choice.picked).toEqual(['mech:one', 'hex:a']);
    expect(choice.back()).toBe(true);
    await settled();
    expect([choice.picked, choice.ways]).toEqual([['mech:one'], far]);
    expect([choice.back(), choice.picked, choice.ways, choice.back()]).toEqual([true, [], [], false]);
    expect(sent).toEqual([]);
  });
});

describe('what the table says', () => {
  it('keeps what was picked where the same is asked in another language', () => {
    const list = asked(build('mill', 'a'), build('mill', 'b'));
    const { choice } = choosing({ answers: list });
    choice.pick('what:mill');
    choice.renew({ ...list, prompt: 'Co postavíš?' });
    expect(choice.picked).toEqual(['what:mill']);
    choice.renew(asked(build('mill', 'a')));
    expect(choice.picked).toEqual([]);
  });
  it('brings back what was picked, with its ways, where it refuses what was sent', async () => {
    const ways = [1, 2].map((n) => way(['x', `y ${n}`], 'mech:one'));
    const { choice } = choosing({ answers: asked(go('c')), ways });
    choice.pick('mech:one');
    await settled();
    choice.go(ways[0]!);
    expect(choice.half).toBe(false);
    choice.refused();
    await settled();
    expect([choice.picked, choice.ways]).toEqual([['mech:one'], ways]);
  });
  it('finds an answer by its kind and fields, asides included', () => {
    const aside = answer({ do: 'wish', on: true });
    const { choice } = choosing({ answers: { ...asked(go('a')), asides: [aside] } });
    expect([choice.find(is('wish', { on: true })), choice.can(is('wish', { on: false }))]).toEqual([aside, false]);
  });
});

describe('whatever is picked', () => {
  // Random tables, random picks, Esc and the buttons of the bar: what is sent was an answer of the question, or a way
  // the table had replied with for it; and it mentions everything that was picked.
  it('nothing is sent that the table did not offer', async () => {
    const chance = chances(24);
    const any = <T>(list: T[]): T => list[Math.floor(chance() * list.length)]!;
    const all = [...'abcdefgh'].map((t) => `hex:${t}`).concat('do:go', 'do:build', 'mech:one', 'mech:two');
    const some = () => all.filter(() => chance() < 0.25);
    let sends = 0;
    for (let round = 0; round < 100; ++round) {
      const actions = Array.from({ length: 1 + Math.floor(chance() * 6) }, (_, n) =>
        answer({ do: any(['go', 'build']), n }, ...some()),
      );
      const ways = Array.from({ length: Math.floor(chance() * 6) }, (_, n) => way(['x', `y ${n}`], ...some()));
      const rules: Rules = {
        usual: (list) => (chance() < 0.5 ? list[0] : undefined),
        plain: (list) => (chance() < 0.3 ? any(list) : undefined),
        usualWay: (list) => (chance() < 0.5 ? any(list) : undefined),
        holds: () => chance() < 0.3,
        confirms: () => chance() < 0.3,
      };
      const { choice, sent, promised } = choosing({ answers: asked(...actions), ways, rules });
      for (let click = 0; click < 10; ++click) {
        const picked = choice.picked;
        const thing = any(all);
        const known = sent.length;
        const what = chance();
        if (what < 0.7) choice.pick(thing);
        else if (what < 0.8) choice.back();
        else if (choice.ways.length > 0) choice.go(any(choice.ways));
        else if (choice.candidates.length > 0 && picked.length > 0) choice.play(any(choice.candidates));
        if (chance() < 0.8) await settled();
        for (const one of sent.slice(known)) {
          sends += 1;
          const offered = 'links' in one ? promised.includes(one) : actions.includes(one);
          expect(offered, `round ${round}, click ${click}: ${JSON.stringify(one)}`).toBe(true);
          if (what < 0.7) expect(one.things).toContain(thing);
        }
      }
    }
    expect(sends).toBeGreaterThan(100);
  });
});

describe('what is shown before a click', () => {
  const use = (card: string, times: number) => answer({ do: 'use', card, times }, `card:${card}`);
  const guard = (card: string) => answer({ do: 'guard', card }, `card:${card}`, 'token:guard');
  const plain = (all: Answer[], picked: Thing[]) =>
    picked.length === 1 ? all.find((a) => a.do.do === 'use' && a.do.times === 1) : undefined;
  const one = (a: Answer) => way([a.action], ...(a.things ?? []));

  it('is what the click sends', () => {
    const all = [use('mine', 1), use('mine', 2), guard('mine')];
    const { choice, sent } = choosing({ answers: asked(...all), rules: { plain } });
    const shown = choice.meant(all.map(one), ['card:mine']);
    choice.pick('card:mine');
    expect(shown.map((w) => w.links)).toEqual([[use('mine', 1).action]]);
    expect(sent).toEqual([use('mine', 1)]);
  });
  it('begins with the thing that is clicked, where something goes along', async () => {
    const aimed = (from: string, to: string) =>
      way([use(from, 1).action, `hit ${to}`], `card:${from}`, `card:${to}`, 'do:hit');
    const { choice, sent } = choosing({
      answers: asked(use('a', 1), use('b', 1)),
      ways: [aimed('a', 'x'), aimed('a', 'y'), aimed('b', 'a')],
      rules: { along: () => ['do:hit'] },
    });
    choice.pick('card:a');
    await settled();
    expect(sent).toEqual([]);
    expect(choice.ways.map((w) => w.links[1])).toEqual(['hit x', 'hit y']);
  });
  it('is the same after a reload, when the rules come later than the ways', async () => {
    const { choice } = choosing({ answers: asked(go('a')), ways: [way(['l'], 'card:a'), way(['m'], 'card:a')] });
    choice.picked = ['card:a'];
    await settled();
    choice.rules = { usualWay: (ways) => ways[0] };
    expect(choice.ways.map((w) => w.links)).toEqual([['l']]);
  });
});
