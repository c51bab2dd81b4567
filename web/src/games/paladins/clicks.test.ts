// What a click of Paladins sends: nothing, one answer of the table, or one of its ways with every link.
import { describe, expect, it, vi } from 'vitest';
import type { Answer, Answers, Deed, NoWay, Way, Ways } from '../../api/types';
import { Choice } from '../../store/choice.svelte';
import type { TableView } from '../game';
import { begunOf } from './begun';
import { aims, along, clickSlot, confirms, locked, look, replaces, select, usualWay } from './clicks';

vi.mock('../../frame/screen.svelte', () => ({ screen: { size: 'desktop' } }));

const answer = (action: string, deed: Deed, ...things: string[]): Answer => ({
  action,
  do: deed,
  text: action,
  things,
});
const way = (links: string[], ...things: string[]): Way => ({
  links,
  parts: links.map((text) => ({ text, pays: [], gains: [], gives_up: false })),
  things,
  pays: [],
  gains: [],
  final: false,
  sees: '1',
});
const act = (action: string, n: number) =>
  answer(`${action} ${n}`, { do: 'act', action, way: n }, `act:${action}:${n}`, 'do:act');
const hunt = way(['hunt 2', 'workers labourer scout'], 'act:hunt:2', 'do:act', 'do:workers');
const at = (action: string, target: string, kind: string) =>
  way([`${action} 1`, 'workers scout - cleric', kind], `act:${action}:1`, 'do:workers', `do:${kind}`, target);
const attack = at('attack', 'outsider:thief', 'outsider');
const convert = at('convert', 'outsider:thief', 'outsider');
const pray = way(['pray 1', 'workers cleric'], 'act:pray:1', 'do:act', 'do:workers');
const develop = at('develop', 'spot:fortify:1', 'workshop');
const all = [hunt, attack, convert, develop];
const other = { ...attack, links: ['attack 1', 'workers scout - criminal', 'outsider'] };
const action: Answers = {
  seat: 0,
  prompt: '',
  actions: [act('hunt', 2), act('attack', 1), act('convert', 1), act('fortify', 1), act('develop', 1)],
  reach: { 'act:hunt:2': 1, 'act:attack:1': 1, 'outsider:thief': 3, 'spot:fortify:1': 3 },
};
const poor: NoWay = { detail: 'This costs 4 silver. You have 0 silver.', rule: 'PW-ATT-04' };

function choosing(answers: Answers = action) {
  const sent: string[][] = [];
  const refused: [string, NoWay | null][] = [];
  const choice = new Choice({
    give: (a) => sent.push([a.action]),
    go: (w) => sent.push(w.links),
    ways: async (things, begun = []): Promise<Ways> => {
      // A way is usual unless what is half entered says who is sent.
      const ways = (begun.length ? [...all, other] : all).filter(
        (w) => things.every((thing) => w.things.includes(thing)) && begun.every((link, i) => w.links[i] === link),
      );
      return { at: 0, things, open: [], more: false, ways, why: ways.length ? undefined : poor };
    },
    refuse: (thing, why) => refused.push([thing, why]),
  });
  choice.rules = { aims, along, confirms, replaces, usualWay };
  choice.renew(answers);
  const view = { choice, mine: [0], scene: { decision: 'action', answers }, position: {} } as unknown as TableView;
  return { choice, view, sent, refused };
}
const found = () => new Promise((resolve) => setTimeout(resolve));

describe('a click', () => {
  it('on an action sends its usual workers with it, as one', async () => {
    const { view, sent } = choosing();
    select(view, 'act:hunt:2');
    await found();
    expect(sent).toEqual([['hunt 2', 'workers labourer scout']]);
  });
  it('on an action that is aimed at something lights that, and sends it together with what is chosen', async () => {
    const { choice, view, sent } = choosing();
    select(view, 'act:attack:1');
    await found();
    expect([sent, choice.picked, choice.lit('outsider:thief')]).toEqual([[], ['act:attack:1'], true]);
    expect(begunOf(view)).toMatchObject({ action: 'attack', open: 'outsider', workers: ['scout', null, 'cleric'] });
    select(view, 'outsider:thief');
    await found();
    expect(sent).toEqual([attack.links]);
  });
  it('on a slot of an action that is picked changes its worker, and sends nothing before its target', async () => {
    const { choice, view, sent } = choosing();
    select(view, 'act:attack:1');
    await found();
    clickSlot(view, 'attack', 2, 1);
    await found();
    expect([sent, begunOf(view)?.workers]).toEqual([[], ['scout', null, 'criminal']]);
    expect(choice.back()).toBe(true);
    await found();
    expect(begunOf(view)?.workers).toEqual(['scout', null, 'cleric']);
    clickSlot(view, 'attack', 2, 1);
    await found();
    select(view, 'outsider:thief');
    await found();
    expect(sent).toEqual([other.links]);
  });
  it('on a slot of an action without a target fills its slots, for the button to send', async () => {
    const { choice, view, sent } = choosing();
    clickSlot(view, 'hunt', 1, 2);
    await found();
    expect([sent, begunOf(view)?.workers]).toEqual([[], ['labourer', 'scout']]);
    expect(choice.ways).toEqual([hunt]);
  });
  it('on an action whose targets are all gone shows it without one', async () => {
    const { choice, view, sent } = choosing({ ...action, actions: [...action.actions, act('pray', 1)] });
    all.push(pray);
    select(view, 'act:pray:1');
    await found();
    all.pop();
    expect([sent, choice.ways]).toEqual([[], [pray]]);
  });
  it('on another action puts down the one that is picked', async () => {
    const { choice, view } = choosing();
    select(view, 'act:attack:1');
    await found();
    select(view, 'act:convert:1');
    await found();
    expect(choice.picked).toEqual(['act:convert:1']);
  });
  it('on an action that asks for no workers sends that alone', async () => {
    const { view, sent } = choosing();
    select(view, 'act:fortify:1');
    await found();
    expect(sent).toEqual([['fortify 1']]);
  });
  it('on what nothing leads to sends nothing and says what is missing', async () => {
    const { view, sent, refused } = choosing();
    select(view, 'town:abbot');
    await found();
    expect([sent, refused]).toEqual([[], [['town:abbot', poor]]]);
  });
  it('on an outsider shows both ways; the action then tells them apart, and Esc takes back pick by pick', async () => {
    const { choice, view, sent } = choosing();
    select(view, 'outsider:thief');
    await found();
    expect(choice.ways).toEqual([attack, convert]);
    select(view, 'act:convert:1');
    expect(sent).toEqual([]);
    expect(choice.ways).toEqual([convert]);
    expect(choice.back()).toBe(true);
    await found();
    expect(choice.ways).toEqual([attack, convert]);
    expect(choice.back()).toBe(true);
    expect([choice.picked, choice.ways, choice.back()]).toEqual([[], [], false]);
    expect(sent).toEqual([]);
  });
  it('on a slot shows the workshop that could go there', async () => {
    const { choice, view, sent } = choosing();
    clickSlot(view, 'fortify', 0, 1);
    await found();
    expect([sent, choice.ways]).toEqual([[], [develop]]);
  });
});

describe('a target', () => {
  const workers = (...list: string[]) => answer(`workers ${list.join(' ')}`, { do: 'workers', workers: list });
  const answers: Answers = { seat: 0, prompt: '', actions: [workers('labourer'), workers('scout')], reach: {} };
  const ways = ['workers labourer', 'workers scout'].map((link) => way([link, 'space a'], 'space:a'));
  it('goes with the workers that are proposed, or were chosen by hand', () => {
    const { choice } = choosing(answers);
    expect(choice.meant(ways, ['space:a'])).toEqual([ways[0]]);
    choice.enter({ placed: ['scout'] });
    expect(choice.meant(ways, ['space:a'])).toEqual([ways[1]]);
  });
  it('that costs something is shown before it is sent', () => {
    expect(confirms(attack, ['outsider:thief'])).toBe(true);
    expect(confirms(hunt, ['act:hunt:2'])).toBe(false);
  });
  it('looks as far away as it is', async () => {
    const { view } = choosing();
    expect(['act:hunt:2', 'outsider:thief', 'jar:1'].map((t) => look(view, t))).toEqual(['target', 'may', 'no']);
    select(view, 'outsider:thief');
    await found();
    expect(['act:attack:1', 'act:hunt:2', 'jar:1'].map((t) => look(view, t))).toEqual(['target', '', 'no']);
  });
  it('is dashed while nothing is asked, but not for who only watches', () => {
    const { view, choice } = choosing();
    choice.renew(null);
    expect(['act:hunt:2', 'outsider:thief'].map((t) => look(view, t))).toEqual(['no', 'no']);
    expect(look({ ...view, mine: [] }, 'act:hunt:2')).toBe('');
  });
  it('has the lock where nothing that it decides can be taken back', () => {
    const final = (place: number, is: boolean): Answer => ({
      ...answer(`tavern ${place}`, { do: 'tavern', place }, `tavern:${place}`),
      final: is,
    });
    const { view } = choosing({ seat: 0, prompt: '', actions: [final(1, true), final(2, false)], reach: {} });
    expect(['tavern:1', 'tavern:2', 'town:abbot_1'].map((t) => locked(view, t))).toEqual([true, false, false]);
  });
});
