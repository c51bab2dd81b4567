import { describe, expect, it } from 'vitest';
import type { Answer } from '../../api/types';
import { cycled, entered, ordered } from './entering';
import { gainsOf } from './gains';
import { spacesOf } from './position';

const workers = (...list: (string | null)[]): Answer => ({
  action: `workers ${list.join(' ')}`,
  do: { do: 'workers', workers: list },
  text: '',
});
describe('a spot that is clicked', () => {
  it('takes the next worker that may stand there and leaves the others', () => {
    const ways = [
      workers('scout', null, 'cleric'),
      workers('criminal', null, 'cleric'),
      workers('criminal', null, 'criminal'),
    ];
    expect(cycled(ways, ['scout', null, 'cleric'], 0)).toEqual(['criminal', null, 'cleric']);
    expect(cycled(ways, ['criminal', null, 'cleric'], 0)).toEqual(['scout', null, 'cleric']);
  });
  it('changes nothing where only one may stand', () => {
    expect(cycled([workers('scout', 'labourer')], ['scout', 'labourer'], 0)).toEqual(['scout', 'labourer']);
  });
});

describe('three paladins', () => {
  const drawn = ['ivon', 'girard', 'roland'];
  it('fall into place with two clicks', () => {
    expect(ordered(ordered([], drawn, 'girard'), drawn, 'roland')).toEqual(['girard', 'roland', 'ivon']);
  });
  it('begin anew with a click on a full order, and let go what is clicked again', () => {
    expect(ordered(['girard', 'roland', 'ivon'], drawn, 'ivon')).toEqual(['ivon']);
    expect(ordered(['girard'], drawn, 'girard')).toEqual([]);
  });
  it('are taken back click by click, also where an order that was given is changed', () => {
    const clicks = [ordered([], drawn, 'girard'), ordered(['girard'], drawn, 'roland')];
    const deed = { do: 'split', use: 'girard', top: 'roland', bottom: 'ivon' };
    expect(entered(deed)).toEqual(clicks.map((split) => ({ split })));
  });
});

describe('names and places', () => {
  it('read amounts as they are written in the facts', () => {
    expect(gainsOf(['strength', 'labourer*2'])).toEqual([
      { what: 'strength', n: 1 },
      { what: 'labourer', n: 2 },
    ]);
  });
  it('lay out only spaces that are open, the last row in the middle', () => {
    const space = (id: string, min_players = 1) => ({ id, region: 1, gain: ['silver'], min_players });
    const facts = { board: { space: [space('a'), space('b'), space('c', 3)] } };
    expect(spacesOf(facts, 2).map((s) => s.id)).toEqual(['a', 'b']);
    const [a, b, c] = spacesOf(facts, 3);
    expect(c!.x).toBe((a!.x + b!.x) / 2);
    expect(c!.y).toBeGreaterThan(a!.y);
  });
});
