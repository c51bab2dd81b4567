// Something that happened and is worth being watched: the dials of a combat are opened. It runs through its phases to
// its outcome. The outcome stays until the person goes on if own seats took part, else for a while.
// Example: moments.show([{ phases: [['sealed', 300]], concerns: [0, 2], what }], [2]); moments.goOn();
import type { Speed } from './settings.svelte';

export interface Moment {
  phases: [name: string, ms: number][]; // before the outcome
  concerns: number[]; // seats that took part
  what: unknown; // the game knows
}

export const restTime = 2000; // how long the outcome of others is seen
const fade = 80; // reduced motion: two states
const slower: Record<Speed, number> = { '0.5': 2, '1': 1, '2': 0.5, instant: 0 };

// The phases as they are shown: scaled by the speed, one only where nothing may move, none at once.
export function phasesOf(moment: Moment, speed: Speed, calm: boolean): Moment['phases'] {
  if (slower[speed] === 0) return [];
  const [first] = moment.phases;
  if (calm) return first ? [[first[0], fade]] : [];
  return moment.phases.map(([name, ms]) => [name, ms * slower[speed]]);
}
// Whose outcome waits for a person; the others' is not shown at all where everything is at once.
export const holds = (moment: Moment, mine: number[]): boolean => moment.concerns.some((seat) => mine.includes(seat));
export const isShown = (moment: Moment, mine: number[], speed: Speed): boolean =>
  holds(moment, mine) || slower[speed] > 0;

export const outcome = 'outcome';

export class Moments {
  now = $state.raw<Moment | null>(null);
  phase = $state('');
  #waiting: Moment[] = [];
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly how: () => { speed: Speed; calm: boolean; mine: number[] },
    private readonly opened: () => void, // the first outcome is to be seen
    private readonly done: () => void, // the last is put away
  ) {}

  get running(): boolean {
    return this.now !== null && this.phase !== outcome;
  }
  // False if it goes on by itself.
  get held(): boolean {
    return this.#held;
  }

  show(moments: Moment[]): void {
    const [first, ...rest] = moments;
    if (!first) return;
    this.#waiting = rest;
    this.#begin(first);
  }
  skip(): void {
    if (this.running) this.#end();
  }
  again(): boolean {
    if (this.now === null || this.running) return false;
    this.#run(phasesOf({ ...this.now }, this.#seen(), this.how().calm));
    return true;
  }
  goOn(): void {
    clearTimeout(this.#timer);
    if (this.running) return this.#end();
    const next = this.#waiting.shift();
    if (next) return this.#begin(next);
    if (!this.now) return;
    this.clear();
    this.done();
  }
  clear(): void {
    clearTimeout(this.#timer);
    this.now = null;
    this.phase = '';
    this.#waiting = [];
  }

  // Who asks to see it again wants to see it, also where everything is shown at once.
  #seen(): Speed {
    const { speed } = this.how();
    return speed === 'instant' ? '1' : speed;
  }
  #begin(moment: Moment): void {
    const { speed, calm, mine } = this.how();
    this.now = moment;
    this.#held = holds(moment, mine);
    this.#run(phasesOf(moment, speed, calm));
  }
  #run(phases: Moment['phases']): void {
    clearTimeout(this.#timer);
    const [first, ...rest] = phases;
    if (!first) return this.#end();
    this.phase = first[0];
    this.#timer = setTimeout(() => this.#run(rest), first[1]);
  }
  #end(): void {
    clearTimeout(this.#timer);
    this.phase = outcome;
    this.opened();
    if (!this.#held) this.#timer = setTimeout(() => this.goOn(), restTime * slower[this.#seen()]);
  }
}
