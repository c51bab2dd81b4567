import type { Answer, Way, Ways } from '../api/types';

// One answer as the only way to these things.
export function wayBy(answer: Answer, things: string[], at: number): Ways {
  const { action, text, pays = [], gains = [], final = false, ends_game, warning, then } = answer;
  const parts = [{ text, pays, gains, gives_up: false }];
  const way: Way = {
    links: [action],
    parts,
    things: answer.things ?? [],
    pays,
    gains,
    final,
    ends_game,
    then,
    sees: '',
    warning,
  };
  return { at, things, open: [], more: false, ways: [way] };
}

// What tells several ways to the same things apart: the sentences of the decisions in which they differ, as few as will
// do.
export function apart(ways: Way[], which: number): string {
  const way = ways[which]!;
  const others = ways.filter((_, i) => i !== which);
  const end = way.parts[way.parts.length - 1]!;
  const said: string[] = [];
  let alike = others; // not told apart by what is said so far
  way.parts.forEach((part, i) => {
    const left = alike.filter((other) => other.links[i] === way.links[i]);
    if (left.length < alike.length) said.push(part.text);
    alike = left;
  });
  // Where all end alike the difference says enough; else the end is what one is after.
  const sameEnd = others.every((other) => other.parts[other.parts.length - 1]!.text === end.text);
  if (said.length === 0 || (!sameEnd && said[said.length - 1] !== end.text)) said.push(end.text);
  return said.join(' → ');
}

// The first of each kind, then the rest, both in their order.
export function firstOfEach<T>(list: T[], kindOf: (one: T) => string | undefined): T[] {
  const seen = new Set<string>();
  const isFirst = list.map((one) => {
    const kind = kindOf(one);
    if (kind === undefined) return true;
    const first = !seen.has(kind);
    seen.add(kind);
    return first;
  });
  return [...list.filter((_, i) => isFirst[i]), ...list.filter((_, i) => !isFirst[i])];
}
