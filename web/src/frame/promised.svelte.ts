// What a click on a thing will do, or why it cannot be done, before it is clicked. Everything drawn
// with `data-thing` answers, and every button of an answer or that is not ready (`data-action`, `data-says`): hover
// after 300 ms, focus by the keyboard at once, a long press after 450 ms, W at once.
// The table, or the engine beside the page, finds it (`ways`); nothing is sent by looking.
import type { NoWay, Ways } from '../api/types';
import type { Base, Thing } from '../store/choice.svelte';

const hoverTime = 300;
const pressTime = 450;
const leaveTime = 250; // long enough to get to the link in the card

// What cannot be done with a thing, beside what can.
export interface Barred {
  thing: Thing;
  why: NoWay;
}
// What a click leads to; `begins`: it sends nothing yet, because more of it is to be chosen.
export interface Shown extends Ways {
  begins?: boolean;
}
export interface Asking {
  ways(base: Base, along?: Thing[]): Promise<Shown | null>;
  answer(action: string): Ways | null; // of a button that stands for one answer
  verbs(thing: Thing): Thing[]; // what can be meant by a click on it
  bases(thing: Thing): Base[]; // what a click on it can mean, the first that leads somewhere
  along(thing: Thing): Thing[]; // what a click on it includes
  moment(): string; // the same as long as the same is asked
}

export class Promised {
  ways = $state.raw<Shown | null>(null);
  barred = $state.raw<Barred[]>([]);
  thing = $state<Thing | null>(null);
  at = $state.raw<Element | null>(null);
  told = $state<string | null>(null); // what is only drawn, and says what it is
  held = $state(false); // by a finger

  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #over: Element | null = null; // what the pointer is on
  #known = new Map<string, Shown>();
  #moment = '';
  #request = 0; // the latest: what is found for an earlier one comes too late

  constructor(private readonly asking: Asking) {}

  // For the element that holds everything.
  readonly listeners = {
    pointerover: (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      if (inCard(event.target)) return clearTimeout(this.#leaving);
      const found = thingAt(event.target);
      if (found === this.#over) return;
      this.#over = found;
      if (found) {
        this.hide();
        this.#later(found, hoverTime);
      } else this.#leave();
    },
    pointerleave: (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      this.#over = null;
      this.#leave();
    },
    pointerdown: (event: PointerEvent): void => {
      if (inCard(event.target)) return;
      if (event.pointerType !== 'touch') return void this.hide();
      const found = thingAt(event.target);
      this.held = false;
      if (found) this.#later(found, pressTime, () => (this.held = true));
    },
    pointerup: (event: PointerEvent): void => {
      if (event.pointerType === 'touch') this.hide();
    },
    pointercancel: (): void => void this.hide(),
    focusin: (event: FocusEvent): void => {
      const found = thingAt(event.target);
      if (found && found === event.target && found.matches(':focus-visible')) void this.show(found);
      else if (!this.#over) this.hide();
    },
  };
  // Letting go after a long press does nothing.
  swallow(event: MouseEvent): void {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  // W: what has the focus, else what the pointer is on. False if that is nothing.
  ask(): boolean {
    const found = thingAt(document.activeElement) ?? this.#over;
    if (found) void this.show(found);
    return found !== null;
  }

  // A reason has a link, so it stays until the pointer has had the time to get there.
  #leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    if (this.ways && this.ways.ways.length === 0) this.#leaving = setTimeout(() => this.hide(), leaveTime);
    else this.hide();
  }
  hide(): boolean {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    ++this.#request;
    this.at?.removeAttribute('aria-describedby');
    const shown = this.ways !== null;
    this.at = null;
    this.ways = null;
    this.told = null;
    return shown;
  }

  async show(at: Element): Promise<void> {
    if (at !== this.at) this.hide(); // also the timer that would have hidden what was shown before
    const request = ++this.#request;
    const thing = at.getAttribute('data-thing');
    const found = thing ? await this.#ofThing(thing) : this.#ofButton(at);
    const barred = thing && found && found.ways.length > 0 ? await this.#barred(thing, found) : [];
    if (!found || !at.isConnected || request !== this.#request) return;
    this.at?.removeAttribute('aria-describedby');
    this.ways = found;
    this.barred = barred;
    this.thing = thing;
    this.told = thing || at.getAttribute('aria-disabled') === 'true' ? null : at.getAttribute('data-says');
    this.at = at;
    at.setAttribute('aria-describedby', 'promise');
  }
  #ofThing(thing: Thing): Promise<Shown | null> {
    return this.#find(this.asking.bases(thing), thing);
  }
  // A button that is not ready says what is missing, any other what its answer does.
  #ofButton(at: Element): Ways | null {
    const text = at.getAttribute('data-says');
    if (text) return { at: 0, things: [], open: [], more: false, ways: [], why: { text } };
    return this.asking.answer(at.getAttribute('data-action') ?? '');
  }
  async #barred(thing: Thing, found: Ways): Promise<Barred[]> {
    const list: Barred[] = [];
    for (const verb of this.asking.verbs(thing)) {
      if (found.ways.some((way) => way.things.includes(verb))) continue;
      const none = await this.asking.ways({ things: [thing, verb], begun: [] });
      if (none && none.ways.length === 0 && none.why) list.push({ thing: verb, why: none.why });
    }
    return list;
  }

  #later(at: Element, time: number, then: () => void = () => undefined): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      then();
      void this.show(at);
    }, time);
  }

  // As a click would take it.
  async #find(bases: Base[], thing: Thing): Promise<Shown | null> {
    const moment = this.asking.moment();
    if (moment !== this.#moment) this.#known.clear();
    this.#moment = moment;
    const key = bases[0]!.things.join(' ');
    const known = this.#known.get(key);
    if (known) return known;
    const along = this.asking.along(thing);
    let found: Shown | null = null;
    for (const base of bases)
      for (const also of along.length ? [along, []] : [[]]) {
        if (found?.ways.length) break;
        found = await this.asking.ways(base, also);
        if (!found) return null;
      }
    if (found && moment === this.asking.moment()) this.#known.set(key, found);
    return found;
  }
}

const inCard = (target: EventTarget | null): boolean => target instanceof Element && !!target.closest('#promise');
const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-thing], [data-says], [data-action]') : null;
