// What is half entered: the things picked so far and whatever else a game lets one enter before anything is sent (a
// dial, a load, an order of cards). It belongs to one question, which is told by who is asked for which answers; so it
// outlives what others do meanwhile, another language, a lost connection and, where a store is given, a reload.
// Only what was changed is kept: who has entered nothing has the usual answer, which is found from the answers.
// Example: half.ask('0 fight …'); half.enter({ dial: 4 }); half.enter({ dial: 5 }); half.back(); // 4 again
import type { Json } from '../api/types';

export type Thing = string;
type Entered = Record<string, Json>;
interface Moment {
  picked: Thing[];
  entered: Entered;
}
// Where it is kept over a reload: the storage of this window, under a name of the table.
export interface Keep {
  load(): string | null;
  save(text: string): void;
}

const nothing: Moment = { picked: [], entered: {} };
const same = (a: Moment, b: Moment): boolean => JSON.stringify(a) === JSON.stringify(b);

export class HalfEntered {
  #question = '';
  #moments = $state.raw<Moment[]>([]); // every change, the newest last: Esc takes them back one by one

  constructor(private readonly keep: Keep | null = null) {}

  get #now(): Moment {
    return this.#moments[this.#moments.length - 1] ?? nothing;
  }
  get question(): string {
    return this.#question;
  }
  get picked(): Thing[] {
    return this.#now.picked;
  }
  get entered(): Entered {
    return this.#now.entered;
  }
  get anything(): boolean {
    return this.#moments.length > 0;
  }

  // The question that is asked now. Another one begins with nothing; one that was kept over a reload with what was
  // kept.
  ask(question: string): void {
    if (question === this.#question) return;
    const first = this.#question === '';
    this.#question = question;
    this.#moments = first ? this.#kept(question) : [];
  }
  // What takes the place of something else, or puts it down, leaves no step behind: Esc never picks up again what was
  // put down.
  pick(picked: Thing[], change: Entered = {}): void {
    const entered = { ...this.entered, ...change };
    let kept = this.#moments.length;
    while (kept > 0 && !this.#moments[kept - 1]!.picked.every((thing) => picked.includes(thing))) kept -= 1;
    const moments = this.#moments.slice(0, kept);
    const last = moments[moments.length - 1] ?? nothing;
    const next = { picked, entered };
    this.#moments = same(last, next) ? moments : [...moments, next];
    this.#save();
  }
  enter(change: Entered): void {
    this.put(this.picked, change);
  }
  put(picked: Thing[], change: Entered): void {
    const moment = { picked, entered: { ...this.entered, ...change } };
    if (same(moment, this.#now)) return;
    this.#moments = [...this.#moments, moment];
    this.#save();
  }
  // The last change, taken back.
  back(): boolean {
    if (!this.anything) return false;
    this.#moments = this.#moments.slice(0, -1);
    this.#save();
    return true;
  }
  clear(): void {
    if (!this.anything) return;
    this.#moments = [];
    this.#save();
  }
  // What was sent and refused comes back.
  get all(): readonly Moment[] {
    return this.#moments;
  }
  restore(question: string, moments: readonly Moment[]): void {
    if (question !== this.#question) return;
    this.#moments = [...moments];
    this.#save();
  }

  #save(): void {
    this.keep?.save(JSON.stringify({ question: this.#question, moments: this.#moments }));
  }
  // True if something was half entered about this question before a reload.
  keeps(question: string): boolean {
    return this.#kept(question).length > 0;
  }
  #kept(question: string): Moment[] {
    const text = this.keep?.load();
    if (!text) return [];
    const kept = JSON.parse(text) as { question?: string; moments?: Moment[] };
    return kept.question === question ? (kept.moments ?? []) : [];
  }
}
