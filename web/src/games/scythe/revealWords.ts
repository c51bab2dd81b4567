// A reveal in words: to who fought in own words, to the others by names.
import type { TableView } from '../game';
import { counted, say, term } from '../../words/words.svelte';
import { hexName, shortHex } from './names';
import { ownOf, type Reveal, type Shown, type Stake } from './reveal';

const faction = (side: Shown): string => term(`scythe.faction_${side.faction}`);
const winnerOf = ({ sides }: Reveal): Shown => sides.find((s) => s.won)!;
const loserOf = ({ sides }: Reveal): Shown => sides.find((s) => !s.won)!;
// The side of this page, unless it has none or both.
export function ownSide({ sides }: Reveal, mine: number[]): Shown | undefined {
  const own = sides.filter((s) => mine.includes(s.seat));
  return own.length === 1 ? own[0] : undefined;
}

export function headline(reveal: Reveal, mine: number[]): string {
  const [won, lost] = [winnerOf(reveal), loserOf(reveal)];
  const own = ownSide(reveal, mine);
  const where = shortHex(reveal.hex);
  if (!own)
    return say('scythe.web.reveal.beats', {
      winner: faction(won),
      loser: faction(lost),
      where,
      more: won.total,
      less: lost.total,
    });
  const other = own === won ? lost : won;
  return say(own.won ? 'scythe.web.reveal.win' : 'scythe.web.reveal.lose', {
    where,
    own: own.total,
    other: other.total,
  });
}
export const sentence = (reveal: Reveal): string =>
  say(`scythe.scene.combat.${reveal.sentence}`, { name: faction(winnerOf(reveal)) });

// One sentence with both sums.
export function aloud(reveal: Reveal, mine: number[]): string {
  const [first, second] = reveal.sides;
  const sums = say('scythe.web.reveal.aloud', {
    where: shortHex(reveal.hex),
    first: faction(first),
    sum: first.total,
    second: faction(second),
    other: second.total,
  });
  return `${sums} ${headline(reveal, mine)}`;
}

const units = ({ character, mech, worker }: { character: number; mech: number; worker: number }): string =>
  [
    ...(character ? [term('scythe.character')] : []),
    ...(mech ? [counted('scythe.mech', mech)] : []),
    ...(worker ? [counted('scythe.worker', worker)] : []),
  ].join(', ');

export interface Row {
  icon: string;
  tint: string;
  tone: 'gain' | 'pay' | 'plain';
  title: string;
  more?: string;
  amounts: { sign: string; what: string; amount: number }[];
}
// A stake as a row: good for the reader, bad for the reader, or somebody else's.
export function rowOf(stake: Stake, reveal: Reveal, mine: number[]): Row {
  const side = reveal.sides.find((s) => s.seat === stake.seat)!;
  const own = ownSide(reveal, mine);
  const ours = own === undefined ? undefined : own === side;
  const where = shortHex(reveal.hex);
  const row = (icon: string, tint: string, tone: Row['tone'], title: string, more?: string): Row => ({
    icon,
    tint,
    tone: ours === true || tone === 'plain' ? tone : 'plain',
    title,
    more,
    amounts: [],
  });
  switch (stake.kind) {
    case 'star':
      return {
        ...row('star', 'coin', 'gain', say('scythe.web.reveal.star', { number: stake.number })),
        more: say('scythe.web.reveal.star_for'),
        amounts: [{ sign: '+', what: 'star', amount: 1 }],
      };
    case 'hex': {
      const key = `scythe.web.reveal.${stake.taken ? 'taken' : 'kept'}${ours ? '_you' : ''}`;
      return {
        ...row('map', '', 'gain', say(key, { where })),
        more: stake.amounts.length ? say('scythe.web.reveal.lies') : undefined,
        amounts: stake.amounts.map((a) => ({ sign: '', ...a })),
      };
    }
    case 'popularity':
      return {
        ...row('popularity', 'popularity', 'pay', say('scythe.web.reveal.popularity')),
        more: `${stake.from} → ${stake.to}`,
        amounts: [{ sign: '−', what: 'popularity', amount: stake.from - stake.to }],
      };
    case 'retreat': {
      const name = faction(side);
      const tale = stake.units.character ? 'character_beaten' : stake.units.worker ? 'workers_sent_home' : null;
      return row(
        'flag',
        '',
        'pay',
        `${say('scythe.web.reveal.retreat', { units: units(stake.units) })} → ${hexName(stake.to)}`,
        tale ? say(`scythe.scene.combat.${tale}`, { name }) : undefined,
      );
    }
    case 'off':
      return row('flag', '', 'pay', say('scythe.web.reveal.off', { units: units(stake.units) }));
    case 'waits':
      return row('hourglass', '', 'plain', say('scythe.web.reveal.waits'));
    case 'card':
      return {
        ...row('combat-card', 'card', 'gain', say('scythe.web.reveal.card')),
        more: `${stake.from} → ${stake.from + stake.amount}`,
        amounts: [{ sign: '+', what: 'cards', amount: stake.amount }],
      };
    case 'spent':
      return {
        ...row('power', 'power', 'pay', say('scythe.web.reveal.spent')),
        amounts: [
          { sign: '−', what: 'power', amount: stake.power },
          { sign: '−', what: 'cards', amount: stake.cards },
        ].filter((a) => a.amount > 0),
      };
  }
}

export const revealOf = (view: TableView): Reveal | null => (view.moment?.what as Reveal | undefined) ?? null;
export function barOf(view: TableView) {
  const reveal = revealOf(view)!;
  const { pays, gains } = ownOf(reveal, view.mine);
  return { prompt: headline(reveal, view.mine), sub: sentence(reveal), pays, gains };
}
