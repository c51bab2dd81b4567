// A player mat in the state of its owner: what each section costs and gives now. Numbers come from the facts and the
// position; what may be done comes from the table.
import type { Facts } from '../../api/types';
import { boxOf, type ScytheFacts } from './facts';
import { bottoms, type Bottom, type Player } from './position';

export interface Row {
  id: string; // top:ID, as the game's vocabulary has it
  amount: number;
  icons: [icon: string, tint: string][];
  any?: boolean;
  cube?: string; // the cube that covers its bonus, or covered it
  up: number; // what a moved cube adds
  moved: boolean;
}
export interface Section {
  top: string;
  bottom: Bottom;
  pays: { what: string; amount: number }[];
  rows: Row[];
  resource: string;
  plain: number; // tokens of the cost that no cube can cover
  open: number; // squares without a cube
  covered: number;
  coins: number;
  recruited: boolean;
  recruit: { what: string; amount: number };
}

export function sectionsOf(facts: Facts, player: Player): Section[] {
  const { mats } = boxOf(facts);
  const mat = mats?.mat.find((m) => m.id === player.mat);
  if (!mats || !mat) return [];
  return bottoms.map((bottom) => {
    const place = mat[bottom];
    const covered = player.cubes_on?.[bottom] ?? 0;
    const recruit = Object.entries(mats.bottom[bottom].recruit)[0]!;
    return {
      top: place.top,
      bottom,
      pays: payOf(mats, player, place.top),
      rows: rowsOf(mats, player, place.top),
      resource: mats.bottom[bottom].paid_with,
      plain: place.cost - place.squares,
      open: place.squares - covered,
      covered,
      coins: place.coins,
      recruited: player.recruits?.includes(bottom) ?? false,
      recruit: { what: recruit[0], amount: recruit[1] },
    };
  });
}

type Mats = NonNullable<ScytheFacts['mats']>;

function payOf(mats: Mats, player: Player, top: string): Section['pays'] {
  if (top !== 'produce') {
    const coins = mats.top[top]?.cost_coins ?? 0;
    return coins ? [{ what: 'coins', amount: coins }] : [];
  }
  const slots = mats.worker_slots.slots;
  const uncovered = Math.max(0, player.workers.length - 2);
  return slots
    .slice(0, uncovered)
    .filter((s) => s !== 'nothing')
    .map((what) => ({ what, amount: mats.worker_slots.amount }));
}

function rowsOf(mats: Mats, player: Player, top: string): Row[] {
  const numbers = mats.top[top]!;
  const row = (id: string, member: string, icons: Row['icons'], cube?: string): Row => {
    const up = numbers.cubes?.[member] ?? 0;
    const moved = !!cube && (player.cubes_moved?.includes(cube) ?? false);
    return { id, amount: Number(numbers[member] ?? 0) + (moved ? up : 0), icons, cube, up, moved };
  };
  switch (top) {
    case 'bolster':
      return [
        row('bolster:power', 'power', [['power', 'power']], 'bolster_power'),
        row('bolster:cards', 'combat_cards', [['combat-card', 'card']], 'bolster_cards'),
      ];
    case 'trade':
      return [
        { ...row('trade:tokens', 'tokens', []), any: true },
        row('trade:popularity', 'popularity', [['popularity', 'popularity']], 'trade_popularity'),
      ];
    case 'move':
      return [
        row(
          'move_units',
          'units',
          [
            ['hero', ''],
            ['worker', ''],
          ],
          'move_units',
        ),
        row('move_coins', 'coins', [['coin', 'coin']], 'move_coins'),
      ];
    default:
      return [row('produce', 'territories', [['map', '']], 'produce_hexes')];
  }
}
