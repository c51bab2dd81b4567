// The log as lines: the events of a step that have words. A step without any (which unit moves next) is no news.
import type { Happening, Step } from '../api/types';

export interface Line {
  move: number;
  seat: number | null;
  text: string;
  event: Happening;
}

const silent = new Set(['turn_began', 'bottom_action']);

export function linesOf(log: Step[]): Line[] {
  return log.flatMap((step) =>
    step.events.filter((e) => e.text && !silent.has(e.event)).map((e) => ({ move: step.move, seat: e.seat ?? null, text: e.text, event: e })),
  );
}

export interface Part {
  text: string;
  thing: string | null;
}

// A line cut into plain words and words that name a thing on the board: places by their coordinates, `named` ones by name.
export function partsOf(text: string, links: (word: string) => string | null, named: { word: string; thing: string }[] = []): Part[] {
  for (const { word, thing } of named) {
    const place = word ? text.indexOf(word) : -1;
    if (place < 0) continue;
    const rest = named.filter((one) => one.thing !== thing);
    return [...partsOf(text.slice(0, place), links, rest), { text: word, thing }, ...partsOf(text.slice(place + word.length), links, rest)];
  }
  return text.split(/(\b[A-H][1-9]\b)/).filter((piece) => piece !== '').map((piece) => ({ text: piece, thing: links(piece) }));
}
