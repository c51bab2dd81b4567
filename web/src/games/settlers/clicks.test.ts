// Which location a building of Settlers is proposed to take with it.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak, speakOf } from '../../words/words.svelte';
import type { TableView } from '../game';
import { leastOf } from './clicks';

vi.mock('../../frame/screen.svelte', () => ({ screen: { size: 'desktop' } }));

const supplier = { id: 'com_supplier', kind: 'feature', cost: { wood: 1, stone: 2 }, on: { event: 'build', gain: {} } };
const farm = { id: 'com_farm', kind: 'production', cost: { wood: 1 }, produce: { food: 1 } };
const ruins = { id: 'com_ruins', kind: 'feature', cost: {}, bonus: { settler: 1 } };
const castle = { id: 'com_castle', kind: 'feature', cost: { stone: 3 }, bonus: { vp: 4 } };
const card = [supplier, farm, ruins, castle].map((row, i) => ({ ...row, number: i + 1, copies: 1, colours: [] }));
const view = (...foundations: string[]) =>
  ({ facts: { common: { card } }, seat: 0, position: { players: [{ foundations }] } }) as unknown as TableView;
const least = (list: [id: string, score: number][], from = view()) =>
  leastOf(
    from,
    list.map(([id, score]) => ({ id, score })),
    ({ id }) => id,
  )?.id;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
  await speakOf('settlers');
});

describe('of the locations that could go', () => {
  it('the one that costs the fewest points is proposed', () => {
    expect(
      least([
        ['com_ruins', -2],
        ['com_supplier', -1],
      ]),
    ).toBe('com_supplier');
  });
  it('of equal ones that without an ability, whatever it brought when it was built', () => {
    expect(
      least([
        ['com_supplier', -1],
        ['com_ruins', -1],
      ]),
    ).toBe('com_ruins');
    expect(
      least([
        ['com_farm', -1],
        ['com_castle', -1],
      ]),
    ).toBe('com_castle');
  });
  it('of equal ones with an ability the cheapest, and a foundation before all of them', () => {
    expect(
      least([
        ['com_supplier', -1],
        ['com_farm', -1],
      ]),
    ).toBe('com_farm');
    expect(
      least(
        [
          ['com_farm', -1],
          ['com_supplier', -1],
        ],
        view('com_supplier'),
      ),
    ).toBe('com_supplier');
  });
});
