// The log as lines: the events of a step that have words. A step without any (which unit moves next) is no news.
import type { Step } from '../api/types';

export interface Line {
  move: number;
  seat: number | null;
  text: string;
}

const silent = new Set(['turn_began', 'bottom_action']);

export function linesOf(log: Step[]): Line[] {
  return log.flatMap((step) =>
    step.events.filter((e) => e.text && !silent.has(e.event)).map((e) => ({ move: step.move, seat: e.seat ?? null, text: e.text })),
  );
}

export interface Part {
  text: string;
  thing: string | null;
}

// A line cut into plain words and words that name a thing on the board.
export function partsOf(text: string, links: (word: string) => string | null): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(/(\b[A-H][1-9]\b)/)) {
    if (piece === '') continue;
    parts.push({ text: piece, thing: links(piece) });
  }
  return parts;
}
