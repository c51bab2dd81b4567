// Which line tells the end of a game: about the own place, or about the winner where one only watched or was in the
// middle.
import type { Score } from '../api/types';
import { known, type KnownScore } from './scores';

export interface Ending {
  id: 'won_clearly' | 'won_narrowly' | 'second' | 'last' | 'solo_won' | 'solo_lost';
  seat: number;
}
const narrow = 0.1; // of the winner's points

// `rivals` are those scored without a seat.
export function endingOf(scores: Score[], mine: number[], rivals: number[]): Ending | null {
  const placed = known(scores)
    .map((score) => ({ ...score, place: score.place ?? scores.length }))
    .sort((a, b) => a.place - b.place);
  const first = placed[0];
  if (!first || placed.length < 2) return null;
  const own = placed.find((s) => mine.includes(s.seat)) ?? first;
  const people = placed.filter((s) => !rivals.includes(s.seat));
  if (rivals.length && people.length === 1)
    return { id: people[0]!.place === 1 ? 'solo_won' : 'solo_lost', seat: people[0]!.seat };
  if (own.place === 2) return { id: 'second', seat: own.seat };
  if (own.place > 2 && own.place === Math.max(...placed.map((s) => s.place))) return { id: 'last', seat: own.seat };
  const ahead = first.total - (placed.find((s) => s.place > 1)?.total ?? first.total);
  return { id: ahead > narrow * Math.abs(first.total) ? 'won_clearly' : 'won_narrowly', seat: first.seat };
}

// What the own end looks like beside the others: the place, and how far the next ones are.
export interface Standing {
  own: KnownScore;
  key: string; // of the sentence
  behind: { n: number; seat: number } | null; // the best
  ahead: { n: number; seat: number } | null; // the next one below
}
const most = 7; // seats
export function standingOf(scores: Score[], mine: number[], rivals: number[]): Standing | null {
  const placed = known(scores).filter((score) => score.place !== null && score.place > 0);
  const own = placed.find((score) => mine.includes(score.seat));
  if (!own || own.place === null) return null;
  const place = own.place;
  const others = placed.filter((score) => score !== own).sort((a, b) => a.place! - b.place!);
  const best = others[0];
  const below = others.find((score) => score.place! > place);
  const tied = others.some((score) => score.place === place);
  const solo = rivals.length > 0 && placed.length - rivals.length === 1;
  const alone = others.length === 0 || solo;
  const key = alone
    ? place === 1
      ? 'web.end.place_1'
      : 'web.end.lost'
    : tied && place === 1
      ? 'web.end.shared'
      : `web.end.place_${Math.min(place, most)}`;
  return {
    own,
    key,
    behind: best && best.place! < place ? { n: best.total - own.total, seat: best.seat } : null,
    ahead: below ? { n: own.total - below.total, seat: below.seat } : null,
  };
}
