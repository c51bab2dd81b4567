import { describe, expect, it } from 'vitest';
import type { Happening, Step } from '../../api/types';
import { ownOf, phasesOf, revealsOf } from './reveal';
import type { Player, Position } from './position';

const player = (faction: string, more: Partial<Player> = {}): Player => ({
  faction,
  coins: 0,
  power: 8,
  popularity: 10,
  character: 'factory',
  mechs: {},
  workers: [],
  hand: [5, 3],
  ...more,
});
const before: Position = { players: [player('nordic'), player('rusviet', { hand: { count: 2 } })] };
const after: Position = {
  players: [player('nordic', { stars: { combat: 1, mechs: 2 }, popularity: 8 }), player('rusviet')],
  tokens: { factory: { metal: 3 } },
};
const event = (name: string, seat: number, more: Record<string, never> | object = {}): Happening =>
  ({ event: name, seat, text: '', ...more }) as Happening;
const step = (...events: Happening[]): Step => ({ move: 1, seat: 0, events });
const fought = (seat: number, dial: number, cards: Record<string, number>, total: number) =>
  event('fought', seat, { dial, cards, total });
const attackers = [
  fought(0, 4, { 5: 1 }, 9),
  event('paid', 0, { what: 'power', amount: 4 }),
  fought(1, 3, { 2: 1, 4: 1 }, 9),
  event('paid', 1, { what: 'power', amount: 3 }),
  event('won_battle', 0, { at: 'factory' }),
];

describe('a reveal', () => {
  it('follows from nothing else', () => {
    expect(revealsOf(step(event('battle_began', 0)), before, after)).toEqual([]);
    expect(revealsOf(step(fought(0, 1, {}, 1)), before, after)).toEqual([]);
  });
  it('says who showed what, the highest card first, and that a tie goes to the attacker', () => {
    const [found] = revealsOf(step(...attackers), before, after);
    expect(found?.hex).toBe('factory');
    expect(found?.sentence).toBe('tie_to_attacker');
    expect(found?.sides.map((s) => [s.role, s.faction, s.dial, s.cards, s.total, s.won])).toEqual([
      ['attacker', 'nordic', 4, [5], 9, true],
      ['defender', 'rusviet', 3, [4, 2], 9, false],
    ]);
  });
  it('tells the stakes: star, hex, popularity, retreat, card, what was spent', () => {
    const events = [
      ...attackers,
      event('retreated', 1, { unit: 'mech2', to: 'rusviet_base', workers: 0 }),
      event('retreated', 1, { to: 'rusviet_base', workers: 2 }),
      event('paid', 0, { what: 'popularity', amount: 2 }),
      event('drew_cards', 1, { amount: 1 }),
      event('star', 0, { goal: 'combat' }),
      event('encounter_drawn', 0, { card: 3 }),
      event('paid', 0, { what: 'popularity', amount: 3 }),
    ];
    const [found] = revealsOf(step(...events), before, after);
    expect(found?.stakes).toEqual([
      { kind: 'star', seat: 0, number: 3 },
      { kind: 'hex', seat: 0, taken: true, amounts: [{ what: 'metal', amount: 3 }] },
      { kind: 'popularity', seat: 0, from: 10, to: 8 },
      { kind: 'retreat', seat: 1, to: 'rusviet_base', units: { character: 0, mech: 1, worker: 2 } },
      { kind: 'card', seat: 1, amount: 1, from: 0 },
      { kind: 'spent', seat: 0, power: 4, cards: 1 },
      { kind: 'spent', seat: 1, power: 3, cards: 2 },
    ]);
    expect(ownOf(found!, [0])).toEqual({
      gains: [{ what: 'star', amount: 1 }],
      pays: [
        { what: 'popularity', amount: 2 },
        { what: 'power', amount: 4 },
        { what: 'cards', amount: 1 },
      ],
    });
    expect(ownOf(found!, [1]).gains).toEqual([{ what: 'cards', amount: 1 }]);
    expect(ownOf(found!, [0, 1])).toEqual({ pays: [], gains: [] });
  });
  it('waits for who chooses where to retreat', () => {
    const chosen = { ...after, combat: { hex: 'factory', defender: 'rusviet', stage: 'retreat' } };
    const [found] = revealsOf(step(...attackers), before, chosen);
    expect(found?.stakes.map((s) => s.kind)).toContain('waits');
  });
  it('comes once for each combat of a step', () => {
    const again = [
      event('battle_began', 0, { defender: 1, at: 'b5' }),
      fought(0, 0, {}, 0),
      fought(1, 0, {}, 0),
      event('won_battle', 0, { at: 'b5' }),
    ];
    const found = revealsOf(step(...attackers, event('star', 0, { goal: 'combat' }), ...again), before, after);
    expect(found.map((r) => [r.hex, r.sentence])).toEqual([
      ['factory', 'tie_to_attacker'],
      ['b5', 'nobody_fought_back'],
    ]);
    expect(found[1]?.stakes.map((s) => s.kind)).toEqual(['hex']);
  });
  it('turns dials, then the cards of both sides together, then counts', () => {
    const [found] = revealsOf(step(...attackers), before, after);
    expect(phasesOf(found!)).toEqual([
      ['sealed', 300],
      ['dials', 480],
      ['cards0', 240],
      ['cards1', 240],
      ['sums', 200],
    ]);
  });
});
