// What is half entered and has no place in the table's answers yet: who is proposed for the spots, who stays at a pass, the
// order of the paladins, what a click was aimed at. Nothing here decides what is legal; it only chooses among answers.
import type { Answer, Scene } from '../../api/types';
import type { Thing } from '../../store/choice.svelte';

type Placed = (string | null)[];

class Entering {
  of = ''; // the question these belong to
  placed = $state<Placed>([]);
  kept = $state<Record<string, number>>({});
  split = $state<string[]>([]);
  aim = $state<Thing | null>(null);
  looked = $state<Thing | null>(null);

  // A new decision begins with the usual answer.
  begin(scene: Scene, answers: Answer[], stock: Record<string, number>): void {
    const question = `${scene.moves} ${answers.map((a) => a.action).join()}`;
    if (this.of === question) return;
    this.of = question;
    this.aim = null;
    this.split = [];
    this.placed = [...((bestWorkers(answers, stock)?.do.workers as Placed | undefined) ?? [])];
    this.kept = { ...((bestKeep(answers)?.do.workers as Record<string, number> | undefined) ?? {}) };
  }
}
export const entering = new Entering();

// Labourers go first, then colours there are many of; criminals, who fit everywhere, last.
const dear = (worker: string | null, stock: Record<string, number>): number =>
  worker === null || worker === 'labourer' ? 0 : worker === 'criminal' ? 10 : 2 - Math.min(9, stock[worker] ?? 0) * 0.1;

export function bestWorkers(answers: Answer[], stock: Record<string, number>): Answer | undefined {
  const price = (a: Answer) => (a.do.workers as Placed).reduce((sum, w) => sum + dear(w, stock), 0);
  return least(answers.filter((a) => a.do.do === 'workers'), price);
}
// As many as may stay, those that fit most spots.
export function bestKeep(answers: Answer[]): Answer | undefined {
  const worth = (worker: string) => (worker === 'criminal' ? 3 : worker === 'labourer' ? 1.5 : 2);
  return least(answers.filter((a) => a.do.do === 'keep'), (a) =>
    -Object.entries(a.do.workers as Record<string, number>).reduce((sum, [worker, n]) => sum + n * worth(worker), 0));
}
function least(answers: Answer[], price: (a: Answer) => number): Answer | undefined {
  return answers.reduce<Answer | undefined>((found, a) => (!found || price(a) < price(found) ? a : found), undefined);
}

const samePlaced = (a: Placed, b: Placed): boolean => a.length === b.length && a.every((w, i) => w === b[i]);
export const workersAnswer = (answers: Answer[]): Answer | undefined =>
  answers.find((a) => a.do.do === 'workers' && samePlaced(a.do.workers as Placed, entering.placed));

// The next worker that may stand on this spot; the others stay as far as they can.
export function cycled(answers: Answer[], placed: Placed, spot: number): Placed {
  const ways = answers.filter((a) => a.do.do === 'workers').map((a) => a.do.workers as Placed);
  const here = [...new Set(ways.map((way) => way[spot]))].filter((w) => w !== null && w !== undefined);
  if (here.length < 2) return placed;
  const next = here[(here.indexOf(placed[spot]!) + 1) % here.length];
  const kept = (way: Placed) => way.filter((w, i) => i !== spot && w === placed[i]).length;
  return ways.filter((way) => way[spot] === next).reduce((best, way) => (kept(way) > kept(best) ? way : best));
}

export const sameAmounts = (a: Record<string, number>, b: Record<string, number>): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? 0) === (b[name] ?? 0));
export const keepAnswer = (answers: Answer[]): Answer | undefined =>
  answers.find((a) => a.do.do === 'keep' && sameAmounts(a.do.workers as Record<string, number>, entering.kept));

// First the one to use, then the one for the top of the deck; the last one is left over.
export function ordered(split: string[], drawn: string[], paladin: string): string[] {
  if (split.length === drawn.length) return [paladin];
  if (split.includes(paladin)) return split.filter((p) => p !== paladin);
  const next = [...split, paladin];
  return next.length === drawn.length - 1 ? [...next, ...drawn.filter((p) => !next.includes(p))] : next;
}
export const splitAnswer = (answers: Answer[]): Answer | undefined =>
  answers.find((a) => a.do.do === 'split' && [a.do.use, a.do.top, a.do.bottom].join() === entering.split.join());
