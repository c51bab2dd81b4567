// What is half entered and is no thing on the screen: which tokens are wanted, which territories produce, dial and
// cards. Nothing here decides what is legal; it only chooses among the answers offered, and where nothing was entered
// the usual answer is meant.
import type { Answer } from '../../api/types';
import type { TableView } from '../game';
import { sectionsOf } from './mat';
import { playerAt } from './position';

export type Amounts = Record<string, number>;

export class Entering {
  constructor(private readonly view: TableView) {}
  get #answers(): Answer[] {
    return this.view.choice.answers?.actions ?? [];
  }

  // Tokens to be gained: what the bottom action of the section in use is paid with comes first.
  get wanted(): string[] {
    const entered = this.view.choice.entered<string[]>('wanted');
    if (entered) return entered;
    const sizes = this.#answers.filter((a) => a.do.do === 'tokens').map((a) => total(a.do.tokens as Amounts));
    return Array.from({ length: Math.max(0, ...sizes) }, () => lacking(this.view));
  }
  set wanted(wanted: string[]) {
    this.view.choice.enter({ wanted });
  }

  get produce(): string[] {
    const entered = this.view.choice.entered<string[]>('produce');
    if (entered) return entered;
    const gained = (a: Answer) => (a.gains ?? []).reduce((sum, g) => sum + g.amount, 0);
    const sets = this.#answers.filter((a) => a.do.do === 'produce_on');
    const best = sets.reduce<Answer | undefined>(
      (most, a) => (!most || gained(a) > gained(most) ? a : most),
      undefined,
    );
    return (best?.do.on as string[] | undefined) ?? [];
  }
  set produce(produce: string[]) {
    this.view.choice.enter({ produce });
  }

  get dial(): number {
    const dials = this.#answers.filter((a) => a.do.do === 'fight').map((a) => a.do.dial as number);
    return this.view.choice.entered<number>('dial') ?? (dials.length ? Math.min(...dials) : 0);
  }
  set dial(dial: number) {
    this.view.choice.enter({ dial });
  }
  get cards(): Amounts {
    return this.view.choice.entered<Amounts>('cards') ?? {};
  }
  set cards(cards: Amounts) {
    this.view.choice.enter({ cards });
  }
}
export const enteringOf = (view: TableView): Entering => new Entering(view);

function lacking(view: TableView): string {
  const player = playerAt(view.position, view.seat);
  const section = player && sectionsOf(view.facts, player).find((s) => s.top === player.section);
  return section?.resource ?? 'oil';
}

export const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, n) => sum + n, 0);
export const same = (a: Amounts, b: Amounts): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? 0) === (b[name] ?? 0));
export const counted = (names: string[]): Amounts => {
  const amounts: Amounts = {};
  for (const name of names) amounts[name] = (amounts[name] ?? 0) + 1;
  return amounts;
};
export const sameSet = (a: string[], b: string[]): boolean => a.length === b.length && a.every((x) => b.includes(x));
