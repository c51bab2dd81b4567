// What a click on the map means by what is entered: the load that is aboard, the tokens that are wanted.
import { describe, expect, it, vi } from 'vitest';
import type { Answer, Deed, Way } from '../../api/types';
import { Choice } from '../../store/choice.svelte';
import type { TableView } from '../game';
import { aboardOf, aims, everythingAboard, loadNow, means, thingOfHex, thingOfUnit } from './clicks';
import { giftOf } from './gift';

vi.stubGlobal('innerWidth', 1440);
vi.stubGlobal('innerHeight', 900);
vi.stubGlobal('addEventListener', () => undefined);
const { along, confirms, shortWay, usualWay } = await import('./bar');

const answer = (deed: Deed, ...things: string[]): Answer => ({
  action: JSON.stringify(deed),
  do: deed,
  text: '',
  things,
});
const steps = (...loads: string[]): Answer[] =>
  loads.flatMap((load) =>
    ['a', 'b'].map((to) => answer({ do: 'step', to, load }, `hex:${to}`, `load:${load}`, 'do:step')),
  );
function view(decision: string, actions: Answer[], move: object, tokens: object = {}): TableView {
  const played: string[] = [];
  const choice = new Choice({
    give: (a) => played.push(a.action),
    go: () => undefined,
    refuse: () => undefined,
    ways: () => Promise.resolve(null),
  });
  choice.renew({ seat: 0, prompt: '', actions });
  const player = { faction: 'nordic', character: 'x', mechs: {}, workers: ['x', 'x', 'y'], hand: [] };
  const position = { players: [player], move: { unit: 'character', ...move }, tokens };
  return { facts: {}, scene: { decision, position }, position, seat: 0, mine: [0], choice } as unknown as TableView;
}
const carried = (tokens: Record<string, number>) => ({ carried_tokens: { character: tokens } });

describe('a load', () => {
  const loads = steps('nothing', 'tokens');
  it('is nothing until one is picked', () => {
    const at = view('step', loads, {}, { x: { oil: 2 } });
    expect(loadNow(at)).toBe('nothing');
    expect(means('hex:b', at)?.do).toEqual({ do: 'step', to: 'b', load: 'nothing' });
    expect(everythingAboard(at)).toBe(true);
    expect(means('hex:b', at)?.do.load).toBe('tokens');
    expect(everythingAboard(at)).toBe(false); // so L opens the list
  });
  it('stays aboard', () => {
    const at = view('step', loads, carried({ oil: 2 }), { x: { oil: 2 } });
    expect(loadNow(at)).toBe('tokens');
    at.choice.pick('load:nothing');
    expect(means('hex:a', at)?.do.load).toBe('nothing');
  });
  it('is asked for where no answer is what is aboard', () => {
    const at = view('step', loads, carried({ oil: 2 }), { x: { oil: 2, food: 1 } });
    expect(loadNow(at)).toBeUndefined();
    expect(means('hex:a', at)).toBeUndefined();
  });
  it('is what was taken piece by piece', () => {
    const at = view('step', steps('chosen'), { chosen_tokens: { oil: 1 } }, { x: { oil: 2 } });
    expect(means('hex:a', at)?.do.load).toBe('chosen');
  });
});

describe('a unit that is picked', () => {
  it('leaves open where it goes, with nothing aboard or with the load that was picked', () => {
    const { choice } = view('unit', [answer({ do: 'unit' }, 'unit:mech1')], {});
    expect(aims(['unit:mech1'], choice, [])).toEqual([['load:nothing']]);
    expect(aims(['unit:mech1', 'load:all'], choice, [])).toEqual([['do:step']]);
    expect(aims(['unit:mech1', 'hex:a'], choice, [])).toEqual([]);
    expect(aims(['mech:speed'], choice, [])).toEqual([]);
  });
  it('is the one under way once it moves', () => {
    const { choice } = view('step', steps('nothing'), {});
    expect(aims(['unit:character'], choice, [])).toEqual([]);
  });
});

describe('a place', () => {
  it('is the unit that stands there and can be chosen, the strongest first', () => {
    const units = ['unit:worker@x', 'unit:character'].map((unit) => answer({ do: 'unit', unit }, unit));
    const at = view('unit', units, {});
    expect(thingOfHex(at, 'x')).toBe('unit:character');
    expect(thingOfHex(at, 'y')).toBe('hex:y');
    expect(thingOfUnit(at, 'worker@x', 'x')).toBe('unit:worker@x');
  });
  it('is the unit also where that is further off, but for what goes with what is picked', () => {
    const at = view('section', [answer({ do: 'section' }, 'section:move')], {});
    at.choice.renew({ ...at.choice.answers!, reach: { 'unit:character': 3 } });
    expect(thingOfHex(at, 'x')).toBe('unit:character');
    at.choice.put(['mech:speed'], {});
    expect(thingOfHex(at, 'x')).toBe('hex:x');
  });
  it('is the hex where the hex is lit', () => {
    const at = view('battle', [answer({ do: 'battle', at: 'x' }, 'hex:x')], {});
    expect(thingOfUnit(at, 'character', 'x')).toBe('hex:x');
  });
});

describe('several ways', () => {
  const way = (links: string[], things: string[], gives_up = false): Way => ({
    links,
    parts: links.map((text) => ({ text, pays: [], gains: [], gives_up })),
    things,
    pays: [],
    gains: [],
    final: false,
    sees: '',
  });
  const go = way(['unit mech1', 'go a'], ['hex:a', 'load:nothing']);
  const loaded = way(['unit mech1', 'go a +all'], ['hex:a', 'load:all']);
  it('mean the one without a load, unless a load was picked', () => {
    expect(usualWay([go, loaded], ['hex:a'])).toEqual([go]);
    expect(usualWay([go, loaded], ['hex:a', 'load:all'])).toBeUndefined();
  });
  it('are shown first where they do the top row on the way, or end the moving', () => {
    expect(confirms(go)).toBe(false);
    expect(confirms(go, ['hex:a'])).toBe(true); // nobody said who goes
    expect(confirms(go, ['unit:mech1', 'hex:a'])).toBe(false);
    expect(confirms(way(['section trade', 'trade tokens'], ['do:section', 'do:trade']))).toBe(false);
    expect(confirms(way(['bolster power', 'deploy'], ['do:bolster', 'do:bottom']))).toBe(true);
    expect(confirms(way(['end move', 'enlist'], ['do:bottom'], true))).toBe(true);
  });
  it('are sent at once where the bottom row was clicked and the top row is left out', () => {
    const skipping = way(['section x', 'skip', 'deploy'], ['do:skip', 'do:bottom']);
    skipping.parts[1]!.gives_up = true;
    expect(confirms(skipping)).toBe(false);
  });
  it('leave the top row out where the bottom row is clicked before it', () => {
    const at = (...kinds: string[]) =>
      view(
        '',
        kinds.map((kind) => answer({ do: kind })),
        {},
      ).choice;
    expect(along('bottom:deploy', at('section'))).toEqual(['do:skip']);
    expect(along('mech:speed', at('skip', 'bolster'))).toEqual(['do:skip']);
    expect(along('mech:speed', at('skip', 'bottom'))).toEqual([]); // it is asked for
    expect(along('top:bolster:power', at('section'))).toEqual([]);
    const deploying = at('section');
    deploying.put(['mech:speed'], {});
    expect(along('hex:a', deploying)).toEqual(['do:skip']);
  });
  it('say where they end, where there is room', () => {
    expect(shortWay(way(['mech speed@nordic_tundra'], []))).toMatch(/\S+/);
  });
});

describe('a gift', () => {
  it('is the one that is offered, or less of it', () => {
    const { choice } = view('section', [answer({ do: 'section' })], {});
    const largest = { action: 'gift rusviet 4', do: { do: 'gift', to: 1, coins: 4 }, text: '' };
    choice.renew({ seat: 0, prompt: '', actions: choice.answers!.actions, asides: [largest] });
    expect(giftOf(choice, 2)).toBeNull();
    expect(giftOf(choice, 1)?.of(4)).toBe(largest);
    expect(giftOf(choice, 1)?.of(3)).toMatchObject({ action: 'gift rusviet 3', do: { coins: 3 } });
  });
});

describe('what is aboard', () => {
  it('is what the load stands for', () => {
    const at = view('step', steps('nothing', 'all'), {}, { x: { oil: 2 } });
    expect(aboardOf(at, 'oil')).toBe(0);
    at.choice.pick('load:all');
    expect(aboardOf(at, 'oil')).toBe(2);
    expect(aboardOf(at, 'worker')).toBe(2);
  });
});
