// What is half entered and has no place in the table's answers yet: who is proposed for the spots, who stays at a pass,
// the order of the paladins. Nothing here decides what is legal; it only chooses among answers, and where nothing was
// entered the usual one is meant, which the table lists first.
import type { Answer, Deed, Json } from '../../api/types';
import type { Choice } from '../../store/choice.svelte';
import type { TableView } from '../game';

export type Placed = (string | null)[];
type Kept = Record<string, number>;

const first = (choice: Choice, kind: string): Answer | undefined =>
  choice.answers?.actions.find((a) => a.do.do === kind);

export class Entering {
  constructor(private readonly choice: Choice) {}
  get placed(): Placed {
    return this.choice.entered<Placed>('placed') ?? (first(this.choice, 'workers')?.do.workers as Placed) ?? [];
  }
  set placed(placed: Placed) {
    this.choice.enter({ placed });
  }
  get kept(): Kept {
    return this.choice.entered<Kept>('kept') ?? (first(this.choice, 'keep')?.do.workers as Kept) ?? {};
  }
  set kept(kept: Kept) {
    this.choice.enter({ kept });
  }
  get split(): string[] {
    return this.choice.entered<string[]>('split') ?? [];
  }
  set split(split: string[]) {
    this.choice.enter({ split });
  }
}
export const enteringOf = (view: TableView): Entering => new Entering(view.choice);

const samePlaced = (a: Placed, b: Placed): boolean => a.length === b.length && a.every((w, i) => w === b[i]);
export function workersAnswer(choice: Choice): Answer | undefined {
  const { placed } = new Entering(choice);
  return choice.find((deed) => deed.do === 'workers' && samePlaced(deed.workers as Placed, placed));
}

// Who is sent by a decision as it is written, and the other way round: "workers scout - cleric".
export const placedBy = (link: string): Placed =>
  link
    .split(' ')
    .slice(1)
    .map((worker) => (worker === '-' ? null : worker));
export const linkOf = (placed: Placed): string => ['workers', ...placed.map((worker) => worker ?? '-')].join(' ');

// The next worker that may stand on this spot; the others stay as far as they can.
export function cycled(answers: Answer[], placed: Placed, spot: number): Placed {
  return cycledAmong(
    answers.filter((a) => a.do.do === 'workers').map((a) => a.do.workers as Placed),
    placed,
    spot,
  );
}
export function cycledAmong(ways: Placed[], placed: Placed, spot: number): Placed {
  const here = [...new Set(ways.map((way) => way[spot]))].filter((w) => w !== null && w !== undefined);
  if (here.length < 2) return placed;
  const next = here[(here.indexOf(placed[spot]!) + 1) % here.length];
  const kept = (way: Placed) => way.filter((w, i) => i !== spot && w === placed[i]).length;
  return ways.filter((way) => way[spot] === next).reduce((best, way) => (kept(way) > kept(best) ? way : best));
}

export const sameAmounts = (a: Kept, b: Kept): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? 0) === (b[name] ?? 0));
export function keepAnswer(choice: Choice): Answer | undefined {
  const { kept } = new Entering(choice);
  return choice.find((deed) => deed.do === 'keep' && sameAmounts(deed.workers as Kept, kept));
}

// First the one to use, then the one for the top of the deck; the last one is left over.
export function ordered(split: string[], drawn: string[], paladin: string): string[] {
  if (split.length === drawn.length) return [paladin];
  if (split.includes(paladin)) return split.filter((p) => p !== paladin);
  const next = [...split, paladin];
  return next.length === drawn.length - 1 ? [...next, ...drawn.filter((p) => !next.includes(p))] : next;
}
export function splitAnswer(choice: Choice): Answer | undefined {
  const split = new Entering(choice).split.join();
  return choice.find((deed) => deed.do === 'split' && [deed.use, deed.top, deed.bottom].join() === split);
}
// The clicks that gave an order which is to be changed: the first card, then the others, of which the last falls into
// place by itself.
export function entered({ use, top, bottom }: Deed): Record<string, Json>[] {
  const order = [use, top, bottom].filter((card): card is string => typeof card === 'string');
  return [order.slice(0, 1), order].filter((split) => split.length > 0).map((split) => ({ split }));
}
