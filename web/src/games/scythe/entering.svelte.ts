// What is half entered and has no place in the table's answers yet: what a unit takes along, which tokens are wanted, which
// territories produce, dial and cards. Nothing here decides what is legal; it only chooses among the answers offered.
import type { Answer, Scene } from '../../api/types';

class Entering {
  of = $state(-1); // the move these belong to
  workers = $state(0);
  tokens = $state<Record<string, number>>({});
  wanted = $state<string[]>([]);
  produce = $state<string[]>([]);
  dial = $state(0);
  cards = $state<Record<string, number>>({});

  // A new decision begins with the usual answer.
  begin(scene: Scene, answers: Answer[], lacking: string[]): void {
    if (this.of === scene.moves) return;
    this.of = scene.moves;
    this.workers = 0;
    this.tokens = {};
    this.cards = {};
    const most = (a: Answer) => (a.gains ?? []).reduce((sum, g) => sum + g.amount, 0);
    const sets = answers.filter((a) => a.do.do === 'produce_on');
    const best = sets.reduce<Answer | undefined>((found, a) => (!found || most(a) > most(found) ? a : found), undefined);
    this.produce = best ? [...(best.do.on as string[])] : [];
    const amounts = answers.filter((a) => a.do.do === 'tokens').map((a) => total(a.do.tokens as Record<string, number>));
    this.wanted = amounts.length ? Array.from({ length: Math.max(...amounts) }, (_, i) => lacking[i % lacking.length] ?? 'oil') : [];
    const dials = answers.filter((a) => a.do.do === 'fight').map((a) => a.do.dial as number);
    this.dial = dials.length ? Math.min(...dials) : 0;
  }
}
export const entering = new Entering();

export const total = (amounts: Record<string, number>): number => Object.values(amounts).reduce((sum, n) => sum + n, 0);
export const same = (a: Record<string, number>, b: Record<string, number>): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => (a[name] ?? 0) === (b[name] ?? 0));
};
export const counted = (names: string[]): Record<string, number> => {
  const amounts: Record<string, number> = {};
  for (const name of names) amounts[name] = (amounts[name] ?? 0) + 1;
  return amounts;
};
export const sameSet = (a: string[], b: string[]): boolean => a.length === b.length && a.every((x) => b.includes(x));
