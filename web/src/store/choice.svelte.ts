// How a decision is entered. The table says which answers are legal, which things on the screen each of them mentions
// ("hex:factory", "unit:mech1") and which further things own decisions lead to (`reach`). Picking a thing keeps the
// answers that mention it; where none does, the table is asked for its ways: the chains of decisions that lead there
// (docs/api.md). If one answer or one way is left it is given, otherwise what is still open is asked. Nothing is sent
// before that, so Esc takes it back (half.svelte.ts). What was picked may leave the rest open: a unit, and not where it
// goes. Then all that it leads to is lit and nothing is sent. A thing without a way is refused, with the reason.
import type { Answer, Answers, Deed, Json, NoWay, Way, Ways } from '../api/types';
import { HalfEntered, type Keep, type Thing } from './half.svelte';

export type { Thing } from './half.svelte';
export type Matcher = (deed: Deed, answer: Answer) => boolean;

export interface Rules {
  // Of answers that differ in nothing one can click: the one meant by a plain click, if there is one.
  usual?(answers: Answer[]): Answer | undefined;
  // Of answers that a further click could tell apart: the one meant by a plain click already, if there is one. The
  // others are reached by what tells them apart, picked first.
  plain?(answers: Answer[], picked: Thing[]): Answer | undefined;
  // True if an answer is shown in the bar first and sent by its button.
  holds?(answer: Answer, picked: Thing[]): boolean;
  // Of several ways to what was picked: the one, or those, meant by a plain click.
  usualWay?(ways: Way[], picked: Thing[], choice: Choice): Way | Way[] | undefined;
  // What a click on this thing includes where one way leads to all of it: an action and its usual workers.
  along?(thing: Thing, choice: Choice): Thing[];
  // What these things, picked together, leave open: what the ways they begin mention in the end ("do:space"), each
  // alternative a list. None where a click on them is meant as it is.
  aims?(things: Thing[], choice: Choice, begun: string[]): Thing[][];
  // False where a click on this thing never takes the place of what is picked: together with it, or refused.
  instead?(thing: Thing, choice: Choice): boolean;
  // What is picked already whose place a click on this thing takes.
  replaces?(thing: Thing, choice: Choice): Thing[];
  // True for a way that does something on the side which these things do not name.
  aside?(way: Way, things: Thing[]): boolean;
  // The same as `holds`, for a way.
  confirms?(way: Way, picked: Thing[]): boolean;
  // What was entered for an answer that was given, where it can still be changed: step by step, as Esc takes it back.
  entered?(deed: Deed): Record<string, Json>[];
  // True if who gives this answer says that the turn is over.
  endsTurn?(deed: Deed): boolean;
}

// What a choice asks of its table.
export interface Giving {
  give(answer: Answer): void;
  go(way: Way): void;
  ways(things: Thing[], begun?: string[]): Promise<Ways | null>; // null: nobody can say it now
  refuse(thing: Thing, why: NoWay | null): void;
}

// Matches a deed by kind and, where given, by its fields.
export function is(kind: string, fields: Record<string, unknown> = {}): Matcher {
  return (deed) => deed.do === kind && Object.entries(fields).every(([name, value]) => deed[name] === value);
}

interface Found {
  ways: Way[];
  towards: boolean; // they lead only towards what was picked
  aimed: boolean; // they go on from what was picked to what is still open
}
// What a click can mean: these things together, after the links that are half entered.
export interface Base {
  things: Thing[];
  begun: string[];
}
const questionOf = ({ seat, actions }: Answers): string => JSON.stringify([seat, actions.map((a) => a.action)]);
const nothing: Found = { ways: [], towards: false, aimed: false };

export class Choice {
  answers = $state.raw<Answers | null>(null);
  rules = $state.raw<Rules>({});
  // To what is picked, where no single answer is meant by it: all that were found, and those that a plain click means.
  #found = $state.raw<Found>(nothing);
  ways = $derived.by<Way[]>(() => {
    const { ways, towards, aimed } = this.#found;
    return aimed ? [] : towards ? ways : this.meant(ways, this.picked);
  });
  // The same, and those that what was picked leaves open: a further pick narrows them.
  leading = $derived<Way[]>(this.#found.aimed ? this.#found.ways : this.ways);

  candidates = $derived.by<Answer[]>(() =>
    this.#found.aimed || this.begun.length > 0 ? [] : this.#mentioning(this.picked),
  );
  // Things that a single answer leads to, narrowed by what is picked.
  targets = $derived.by<Set<Thing>>(() => {
    const found = new Set<Thing>();
    for (const answer of this.candidates)
      for (const thing of answer.things ?? []) if (!this.picked.includes(thing)) found.add(thing);
    for (const way of this.leading) for (const thing of way.things) if (!this.picked.includes(thing)) found.add(thing);
    return found;
  });

  #acts = 0; // clicks and what was sent: of two in a row the later one counts
  #half: HalfEntered;
  #given: { question: string; moments: HalfEntered['all'] } | null = null;

  constructor(
    private readonly table: Giving,
    keep: Keep | null = null,
  ) {
    this.#half = new HalfEntered(keep);
  }

  // What is half entered. A game's own entries have names of its own; none means the usual answer.
  get picked(): Thing[] {
    return this.#half.picked;
  }
  set picked(things: Thing[]) {
    this.#pick(things);
    this.#forget();
    this.#findAnew();
  }
  #pick(things: Thing[], begun = this.picked.every((thing) => things.includes(thing)) ? this.begun : []): void {
    this.#half.pick(things, begun.length > 0 || this.begun.length > 0 ? { begun } : {});
  }
  // Links that are half entered: a load, piece by piece. What is picked goes on from them.
  get begun(): string[] {
    return this.entered<string[]>('begun') ?? [];
  }
  begin(links: string[], picked = this.picked, change: Record<string, Json> = {}): void {
    this.#acts += 1;
    this.#half.put(picked, { ...change, begun: links });
    this.#forget();
    this.#findAnew();
  }
  entered<T extends Json>(name: string): T | undefined {
    return this.#half.entered[name] as T | undefined;
  }
  enter(change: Record<string, Json>): void {
    this.#half.enter(change);
  }
  // Both at once: one step for Esc.
  put(picked: Thing[], change: Record<string, Json>): void {
    this.#half.put(picked, change);
    this.#forget();
  }
  get half(): boolean {
    return this.#half.anything;
  }

  // The same as long as the same is entered.
  get shown(): string {
    return JSON.stringify([this.picked, this.#half.entered]);
  }

  // True if a click on this thing leads somewhere; `steps` says after how many decisions (0: it does not).
  lit(thing: Thing): boolean {
    return this.steps(thing) > 0;
  }
  steps(thing: Thing): number {
    if (this.targets.has(thing)) return 1;
    return this.#begins ? 0 : (this.answers?.reach?.[thing] ?? 0);
  }

  // True if a click on this thing cannot be taken back.
  locked(thing: Thing): boolean {
    const led = [...this.candidates, ...this.leading].filter((one) => one.things?.includes(thing));
    if (led.length > 0) return led.every((one) => one.final);
    return !!this.answers?.locks?.includes(thing);
  }
  // True if a click on this thing leads somewhere, with what is picked or in its place.
  leads(thing: Thing): boolean {
    const instead = !this.#begins || (this.rules.instead?.(thing, this) ?? true);
    return this.lit(thing) || (instead && (this.answers?.reach?.[thing] ?? 0) > 0);
  }

  #mentioning(things: Thing[]): Answer[] {
    const all = this.answers?.actions ?? [];
    return things.length === 0 ? all : all.filter((a) => things.every((t) => a.things?.includes(t)));
  }

  // What the table asks now. The same question, after what others did or in another language, leaves what is half
  // entered as it is.
  renew(answers: Answers | null): void {
    this.answers = answers;
    if (!answers) return this.#forget();
    const before = this.#half.question;
    this.#half.ask(this.question);
    if (this.#half.question !== before) this.#forget();
    this.#findAnew();
  }
  // What is asked, told by who is asked for which answers: not by its number, which changes when others answer.
  get question(): string {
    return this.answers ? questionOf(this.answers) : '';
  }
  keeps(answers: Answers): boolean {
    return this.#half.keeps(questionOf(answers));
  }

  // What was entered for an answer is gone once it is given, and back if the table refuses it.
  #hand(give: () => void): void {
    this.#acts += 1;
    this.#given = { question: this.#half.question, moments: this.#half.all };
    this.#half.clear();
    this.#forget();
    give();
  }
  refused(): void {
    if (this.#given) this.#half.restore(this.#given.question, this.#given.moments);
    this.#given = null;
    this.#findAnew();
  }

  can(matcher: Matcher): boolean {
    return this.find(matcher) !== undefined;
  }
  find(matcher: Matcher): Answer | undefined {
    const here = (a: Answer) => matcher(a.do, a);
    return this.answers?.actions.find(here) ?? this.answers?.asides?.find(here);
  }

  // A click on a thing, together with what was picked before; where that leads nowhere, the thing alone. So does what
  // is shown before the click (frame/promised).
  pick(thing: Thing): void {
    this.#acts += 1;
    if (!this.answers) return this.table.refuse(thing, null);
    if (this.picked.includes(thing)) return void (this.picked = this.picked.filter((t) => t !== thing));
    // One of the ways that are shown mentions it: it tells them apart.
    const narrowed = this.leading.filter((way) => way.things.includes(thing));
    if (narrowed.length > 0) {
      this.#half.pick([...this.picked, thing]);
      return this.#take(narrowed);
    }
    const along = this.along(thing);
    const together = this.bases(thing)[0]!.things;
    if (this.begun.length > 0 || along.length > 0 || this.aims(together).length > 0 || !this.#mention(together))
      void this.#reachFor(thing, along);
  }
  aims(things: Thing[], begun = this.begun): Thing[][] {
    return things.length > 0 || begun.length > 0 ? (this.rules.aims?.(things, this, begun) ?? []) : [];
  }
  get #begins(): boolean {
    return this.picked.length > 0 || this.begun.length > 0;
  }
  // What a click on a thing can mean, the first that leads somewhere: with what is picked, else the thing alone. What
  // says what to do with a thing (`do:build`) means what is picked and nothing else.
  bases(thing: Thing): Base[] {
    const gone = this.rules.replaces?.(thing, this).filter((t) => this.picked.includes(t)) ?? [];
    const stay = this.picked.filter((t) => t !== thing && !gone.includes(t));
    const together = { things: [...stay, thing], begun: gone.length > 0 ? [] : this.begun };
    const instead = this.#begins && !thing.startsWith('do:') && (this.rules.instead?.(thing, this) ?? true);
    return instead ? [together, { things: [thing], begun: [] }] : [together];
  }
  along(thing: Thing): Thing[] {
    return this.rules.along?.(thing, this) ?? [];
  }

  // Of the answers that mention all of these: the only one is given, of several more is asked. False if there is none.
  #mention(wanted: Thing[]): boolean {
    if (this.#mentioning(wanted).length === 0) return false;
    const meant = this.#plainly(wanted);
    if (meant && !this.rules.holds?.(meant, wanted)) this.play(meant);
    else this.picked = wanted;
    return true;
  }

  // The answer that a plain click means, of those that mention all of these.
  #plainly(wanted: Thing[]): Answer | undefined {
    const left = this.#mentioning(wanted);
    if (left.length < 2) return left[0];
    return this.#sameThings(left) ? this.rules.usual?.(left) : this.rules.plain?.(left, wanted);
  }

  // No single answer mentions all that is meant: the ways that lead to the thing with what was picked and what goes
  // along, else to the thing alone.
  async #reachFor(thing: Thing, along: Thing[]): Promise<void> {
    const { question } = this;
    const before = this.#half.all;
    const acts = this.#acts;
    const still = () => this.question === question && this.#half.all === before && this.#acts === acts;
    let found: Ways | null = null;
    let begun: string[] = [];
    for (const { things: base, begun: from } of this.bases(thing)) {
      begun = from;
      const aimed = this.aims(base, begun).length > 0 ? await this.aimedAt(base, thing, begun) : [];
      if (!still()) return;
      if (aimed.length > 0) {
        this.#pick(base, begun);
        this.#found = { ways: aimed, towards: false, aimed: true };
        return;
      }
      if (along.length > 0) found = this.beginning(thing, await this.ask([...base, ...along], begun));
      if (!still()) return;
      if (found?.ways.length) break;
      if (begun.length === 0 && this.#mention(base)) return;
      found = await this.ask(base, begun);
      if (!found || !still()) return;
      if (found.ways.length > 0) break;
    }
    if (!found) return;
    if (found.ways.length === 0) return this.table.refuse(thing, found.why ?? null);
    this.#pick(
      found.things.filter((t) => !along.includes(t)),
      begun,
    );
    if (found.towards)
      this.#found = { ...nothing, ways: found.ways, towards: true }; // not what was clicked: the button sends it
    else this.#take(found.ways);
  }
  // Where answers mention the thing itself, a click on it begins with one of them: what else leads there with what goes
  // along is not meant.
  beginning(thing: Thing, found: Ways | null): Ways | null {
    const own = new Set(this.#mentioning([thing]).map((answer) => answer.action));
    if (!found || own.size === 0) return found;
    return { ...found, ways: found.ways.filter((way) => own.has(way.links[0]!)) };
  }
  // What a widget of a game cannot do: says why, beside it.
  refuse(thing: Thing, text: string): void {
    this.#acts += 1;
    this.table.refuse(thing, { text });
  }
  // The ways to things, for who shows them: nothing is picked by asking.
  async ask(things: Thing[], begun: string[] = []): Promise<Ways | null> {
    const found = await this.table.ways(things, begun);
    const { aside } = this.rules;
    return found && aside ? { ...found, ways: found.ways.filter((way) => !aside(way, things)) } : found;
  }
  // The ways on from these things to what they leave open.
  async aimedAt(things: Thing[], thing: Thing | undefined, begun: string[]): Promise<Way[]> {
    const open = this.aims(things, begun);
    const replies = await Promise.all(open.map((more) => this.ask([...things, ...more], begun)));
    const own = (reply: Ways | null) => (thing === undefined ? reply : this.beginning(thing, reply));
    return replies.flatMap((reply) => (reply?.towards ? [] : (own(reply)?.ways ?? [])));
  }
  // What was picked leads on as it did when it was picked.
  #findAnew(): void {
    const { picked } = this;
    if (!this.#begins) return;
    if (this.candidates.length === 0 || this.aims(picked).length > 0) void this.#find(picked);
  }
  async #find(things: Thing[]): Promise<void> {
    const { question, begun } = this;
    const still = () =>
      this.question === question && things.join() === this.picked.join() && begun.join() === this.begun.join();
    const last = things[things.length - 1];
    const open = this.aims(things).length > 0;
    const aimed = open ? await this.aimedAt(things, last, begun) : [];
    if (!still()) return;
    if (aimed.length > 0) return void (this.#found = { ways: aimed, towards: false, aimed: true });
    if ((this.candidates.length > 0 && !open) || things.length === 0) return;
    const along = [...new Set(things.flatMap((t) => this.along(t)))];
    let found = along.length > 0 ? await this.ask([...things, ...along], begun) : null;
    if (!found?.ways.length) found = await this.ask(things, begun);
    if (found && still()) this.#found = { ways: found.ways, towards: !!found.towards, aimed: false };
  }
  #forget(): void {
    this.#found = nothing;
  }
  #take(ways: Way[]): void {
    const aimed = ways.some((way) => this.leavesOpen(way, this.picked));
    this.#found = { ways, towards: false, aimed };
    if (aimed) return;
    const [only, another] = this.ways;
    if (only && !another && !this.rules.confirms?.(only, this.picked)) this.go(only);
  }
  // True if these things only begin this way: what they leave open is still to be chosen of it.
  leavesOpen(way: Way, things: Thing[], begun = this.begun): boolean {
    return this.aims(things, begun).some((open) => open.every((thing) => way.things.includes(thing)));
  }
  // True if a click on this thing shows this way in the bar first, for the button to send.
  showsFirst(way: Way, thing: Thing): boolean {
    const bases = this.bases(thing).map((base) => base.things);
    const things = bases.find((list) => list.every((t) => way.things.includes(t))) ?? bases[0]!;
    const narrows = this.leading.some((one) => one.things.includes(thing));
    const answer = way.links.length === 1 && !narrows && this.begun.length === 0;
    const given = answer ? this.#mentioning(things).find((a) => a.action === way.links[0]) : undefined;
    return !!(given ? this.rules.holds?.(given, things) : this.rules.confirms?.(way, things));
  }
  // Of several ways those that a plain click means: what is shown before a click is what it does.
  meant(ways: Way[], picked: Thing[]): Way[] {
    const answer = ways.length > 1 ? this.#plainly(picked) : undefined;
    const plain = answer ? ways.filter((way) => way.links.length === 1 && way.links[0] === answer.action) : [];
    if (plain.length > 0) return plain;
    const usual = ways.length > 1 ? this.rules.usualWay?.(ways, picked, this) : undefined;
    return usual ? (Array.isArray(usual) ? usual : [usual]) : ways;
  }

  // True if no further click on a thing could tell these answers apart.
  #sameThings(answers: Answer[]): boolean {
    if (answers.length === 0) return false;
    const first = (answers[0]?.things ?? []).join();
    return answers.every((a) => (a.things ?? []).join() === first);
  }

  // One step back: what was picked or entered last.
  back(): boolean {
    this.#acts += 1;
    this.#forget();
    const taken = this.#half.back();
    if (taken) this.#findAnew();
    return taken;
  }

  // What can be done besides what is asked: what is half entered stays.
  aside(answer: Answer): void {
    this.table.give(answer);
  }
  play(answer: Answer): void {
    this.#acts += 1;
    this.#hand(() => this.table.give(answer));
  }
  go(way: Way): void {
    this.#acts += 1;
    this.#hand(() => this.table.go(way));
  }
}
