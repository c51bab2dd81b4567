// How a decision is entered. The table says which answers are legal and what each of them does; a game says which things
// on the screen an answer mentions ("hex:factory", "unit:mech1"). Clicking a thing keeps the answers that mention it: if
// one is left it is given, otherwise what is still open is asked. Nothing is sent before that, so Esc takes it back.
// A click may also stand for several decisions in a row (`follow`): they are sent one by one, each only if it is legal.
import type { Answer, Answers, Deed } from '../api/types';

export type Thing = string;
// Of a plan, a matcher that is `optional` is passed over where nothing fits it: the table did not ask.
export type Matcher = ((deed: Deed, answer: Answer) => boolean) & { optional?: boolean };

export interface Rules {
  things(deed: Deed): Thing[];
  // Of answers that differ in nothing one can click: the one meant by a plain click, if there is one.
  usual?(answers: Answer[]): Answer | undefined;
  // True if who gives this answer says that the turn is over.
  endsTurn?(deed: Deed): boolean;
}

// Matches a deed by kind and, where given, by its fields.
export function is(kind: string, fields: Record<string, unknown> = {}): Matcher {
  return (deed) => deed.do === kind && Object.entries(fields).every(([name, value]) => deed[name] === value);
}

export function maybe(matcher: Matcher): Matcher {
  return Object.assign((deed: Deed, answer: Answer) => matcher(deed, answer), { optional: true });
}

export class Choice {
  answers = $state.raw<Answers | null>(null);
  picked = $state<Thing[]>([]);
  rules = $state.raw<Rules>({ things: () => [] });
  plan = $state.raw<Matcher[]>([]);

  #mentions = $derived.by(() => {
    const found = new Map<Answer, Thing[]>();
    for (const answer of this.answers?.actions ?? []) found.set(answer, this.rules.things(answer.do));
    return found;
  });
  candidates = $derived.by<Answer[]>(() => this.#mentioning(this.picked));
  targets = $derived.by<Set<Thing>>(() => {
    const found = new Set<Thing>();
    for (const answer of this.candidates)
      for (const thing of this.#mentions.get(answer) ?? []) if (!this.picked.includes(thing)) found.add(thing);
    return found;
  });

  constructor(
    private readonly give: (answer: Answer) => void,
    private readonly refuse: (thing: Thing) => void = () => undefined,
  ) {}

  #mentioning(things: Thing[]): Answer[] {
    const all = this.answers?.actions ?? [];
    return things.length === 0 ? all : all.filter((a) => things.every((t) => this.#mentions.get(a)?.includes(t)));
  }

  // The table has moved on: what was half entered is gone, what was planned goes on. The same answers anew, said in another
  // language, leave what was half entered as it is.
  renew(answers: Answers | null): void {
    const known = (all: Answers | null) => all && JSON.stringify([all.seat, all.actions.map((a) => a.action)]);
    if (known(answers) !== known(this.answers)) this.picked = [];
    this.answers = answers;
    if (!answers) return;
    let [next, ...rest] = this.plan;
    while (next?.optional && !this.find(next)) [next, ...rest] = rest;
    const answer = next && this.find(next);
    this.plan = answer ? rest : [];
    if (answer) this.give(answer);
  }

  can(matcher: Matcher): boolean {
    return this.find(matcher) !== undefined;
  }
  find(matcher: Matcher): Answer | undefined {
    const here = (a: Answer) => matcher(a.do, a);
    return this.answers?.actions.find(here) ?? this.answers?.asides?.find(here);
  }

  pick(thing: Thing): void {
    if (this.picked.includes(thing)) return void this.back();
    let wanted = [...this.picked, thing];
    let left = this.#mentioning(wanted);
    if (left.length === 0 && this.picked.length > 0) {
      wanted = [thing]; // changed one's mind: begin with this one
      left = this.#mentioning(wanted);
    }
    if (left.length === 0) return this.refuse(thing);
    const answer = left.length === 1 ? left[0] : this.#sameThings(left) ? this.rules.usual?.(left) : undefined;
    if (answer) return this.play(answer);
    this.picked = wanted;
  }

  // True if no further click on a thing could tell these answers apart.
  #sameThings(answers: Answer[]): boolean {
    const first = (this.#mentions.get(answers[0]!) ?? []).join();
    return answers.every((a) => (this.#mentions.get(a) ?? []).join() === first);
  }

  back(): boolean {
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  play(answer: Answer): void {
    this.plan = [];
    this.picked = [];
    this.give(answer);
  }

  // Sends the first of these that is legal now and keeps the others for the decisions that follow.
  follow(...matchers: Matcher[]): boolean {
    const [first, ...rest] = matchers;
    const answer = first && this.find(first);
    if (!answer) return false;
    this.picked = [];
    this.plan = rest;
    this.give(answer);
    return true;
  }
}
