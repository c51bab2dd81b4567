// The chronicle as plain data: how it is kept up to date, filtered, split at the barrier, and said aloud. The table
// makes the turns and lines (docs/api.md, "turn" and "entry"); log, replay and screen reader use the same ones.
import type { Amount, Entry, Part, Scene, Turn, Turns } from '../api/types';

// ---- kept up to date

// What the table sends takes the place of what has the same number; what lies beyond its end was taken back.
export function renewed(known: Turn[], { turns, of }: Turns): Turn[] {
  const first = turns[0]?.number ?? of + 1;
  return [...known.filter((turn) => turn.number < first && turn.number <= of), ...turns];
}
export function before(known: Turn[], { turns }: Turns): Turn[] {
  const first = known[0]?.number ?? Infinity;
  return [...turns.filter((turn) => turn.number < first), ...known];
}

export interface Told {
  turn: Turn;
  line: Entry;
}
// A line is over when another follows it. The last one of the last turn may still go on.
function over(turns: Turn[]): Map<string, Told> {
  const found = new Map<string, Told>();
  turns.forEach((turn, i) =>
    turn.lines.forEach((line, j) => {
      if (i + 1 < turns.length || j + 1 < turn.lines.length) found.set(keyOf(turn, j), { turn, line });
    }),
  );
  return found;
}
// One step may make several lines, also of one seat: only the place in its turn tells a line apart. Lines are added and
// taken back at the end, so a place stays.
export const keyOf = (turn: Turn, place: number): string => `${turn.number}.${place}`;
export function finished(then: Turn[], now: Turn[]): Told[] {
  const known = over(then);
  return [...over(now)].filter(([key]) => !known.has(key)).map(([, told]) => told);
}
export function lineAt(turns: Turn[], move: number): Told | null {
  for (const turn of turns)
    for (const line of turn.lines) if (line.from <= move && move <= line.to) return { turn, line };
  return null;
}

// ---- filtered

export interface Filter {
  seats: number[]; // none: all
  combat: boolean;
  stars: boolean;
  locks: boolean;
}
export const everything: Filter = { seats: [], combat: false, stars: false, locks: false };
export const isOn = (filter: Filter): boolean =>
  filter.seats.length > 0 || filter.combat || filter.stars || filter.locks;

const hasStar = (amounts: Amount[]): boolean => amounts.some((amount) => amount.what === 'star');
function passes(turn: Turn, filter: Filter, fights: readonly string[]): boolean {
  if (filter.seats.length && !turn.lines.some((line) => filter.seats.includes(turn.seat ?? line.seat ?? -1)))
    return false;
  if (filter.combat && !turn.lines.some((line) => fights.includes(line.kind))) return false;
  if (filter.stars && !turn.lines.some((l) => hasStar(l.gains) || l.others.some((o) => hasStar(o.gains)))) return false;
  return !filter.locks || turn.lines.some((line) => line.final);
}
// A turn in which nothing happened yet is no news; it is not hidden either.
export function filtered(turns: Turn[], filter: Filter, fights: readonly string[] = []) {
  const told = turns.filter((turn) => turn.lines.length > 0);
  const shown = told.filter((turn) => passes(turn, filter, fights));
  return { shown, hidden: told.length - shown.length };
}

// ---- marks

export interface Mark extends Amount {
  sign: 1 | -1;
}
// What a turn came to, a star first, at most so many.
export function marksOf({ gains, pays }: { gains: Amount[]; pays: Amount[] }, most = 3): Mark[] {
  const marks: Mark[] = [
    ...gains.map((amount) => ({ ...amount, sign: 1 as const })),
    ...pays.map((amount) => ({ ...amount, sign: -1 as const })),
  ];
  const star = marks.filter((mark) => mark.what === 'star');
  return [...star, ...marks.filter((mark) => mark.what !== 'star')].slice(0, most);
}
// The same things from several places are one sum.
export function summed(amounts: Amount[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { what, amount } of amounts) sums.set(what, (sums.get(what) ?? 0) + amount);
  return [...sums].map(([what, amount]) => ({ what, amount }));
}

// What the name of the line says already.
const said = new Set(['placed_token', 'bottom_action', 'acted']);
// Events that say the same in a row are one part.
export function joined(parts: Part[]): { part: Part; times: number }[] {
  const found: { part: Part; times: number }[] = [];
  for (const part of parts) {
    if (!part.text || said.has(part.event)) continue;
    const last = found[found.length - 1];
    if (last && last.part.text === part.text && last.part.move === part.move) last.times += 1;
    else found.push({ part, times: 1 });
  }
  return found;
}

// ---- taken back

// So many moves stay whatever is taken back; null where there is nothing to say about it.
export function barrierOf(
  { moves, undo }: Scene,
  moved: (seat: number) => string,
): { move: number; cause: string } | null {
  if (!undo) return null;
  const cause = typeof undo.moved === 'number' ? moved(undo.moved) : undo.cause;
  return cause ? { move: moves - undo.moves, cause } : null;
}
// Whether what follows this move can be taken back, and anything follows.
export function canUndoTo(move: number, { moves, undo }: Scene): boolean {
  return !!undo && move > moves - undo.moves && move < moves;
}

// ---- headings

// Newest first: the own turn under way, what others did since the last own one, that one, and what came before.
export interface Sorted {
  now: Turn[];
  since: Turn[];
  last: Turn[];
  earlier: Turn[];
}
export function sorted(shown: Turn[], all: Turn[], mine: number[]): Sorted {
  const own = (turn: Turn) => turn.seat !== null && mine.includes(turn.seat);
  const newest = all[all.length - 1];
  const now = newest && own(newest) ? newest.number : Infinity;
  const last = [...all].reverse().find((turn) => own(turn) && turn.number < now && turn.lines.length > 0)?.number ?? 0;
  const pick = (test: (turn: Turn) => boolean) => shown.filter(test).reverse();
  if (mine.length === 0) return { now: [], since: [], last: [], earlier: pick(() => true) };
  return {
    now: pick((turn) => turn.number >= now),
    since: pick((turn) => turn.number > last && turn.number < now),
    last: pick((turn) => turn.number === last),
    earlier: pick((turn) => turn.number < last),
  };
}

// ---- words

export interface Word {
  text: string;
  thing: string | null;
}
// A text cut into plain words and words that name a thing on the board: places by their coordinates, `named` ones by
// name.
export function wordsOf(
  text: string,
  links: (word: string) => string | null,
  named: { word: string; thing: string }[] = [],
): Word[] {
  for (const { word, thing } of named) {
    const place = word ? text.indexOf(word) : -1;
    if (place < 0) continue;
    const rest = named.filter((one) => one.thing !== thing);
    return [
      ...wordsOf(text.slice(0, place), links, rest),
      { text: word, thing },
      ...wordsOf(text.slice(place + word.length), links, rest),
    ];
  }
  return text
    .split(/(\b[A-H][1-9]\b)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, thing: links(piece) }));
}

export interface Speaker {
  who(seat: number | null): string;
  amount(amount: Amount): string;
  pays(what: string): string;
  gains(what: string): string;
}
function deal({ pays, gains }: { pays: Amount[]; gains: Amount[] }, speaker: Speaker): string[] {
  const list = (amounts: Amount[]) => summed(amounts).map(speaker.amount).join(', ');
  return [pays.length ? speaker.pays(list(pays)) : '', gains.length ? speaker.gains(list(gains)) : ''];
}
// A line as one sentence: what the screen reader says, and what the replay shows.
export function spoken(line: Entry, speaker: Speaker): string {
  const title = [line.name, line.about].filter(Boolean).join(' ');
  const who = line.name && line.seat !== null ? `${speaker.who(line.seat)}: ` : '';
  const own = [title, ...deal(line, speaker)].filter(Boolean).join('; ').replace(/\.;/g, ';');
  const others = line.others.map((other) =>
    [`${speaker.who(other.seat)}`, deal(other, speaker).filter(Boolean).join('; ')].join(': '),
  );
  return [who + own, ...others].map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ');
}
