// One table as the page sees it: the only store that speaks to it. Components get its plain data and call its verbs.
// Steps of others are shown one after the other at the chosen speed; own ones at once. `scene` is what is shown now.
import { untrack } from 'svelte';
import { Refused, type Connection, type LinkState } from '../api/connection';
import { transport } from '../api/transport';
import type { Answer, ChatLine, FromTable, Hint, Refusal, Request, Scene, Score, SeatInfo, Step, Summary, Told, Verdict } from '../api/types';
import { language } from '../words/words.svelte';
import { Choice, type Rules, type Thing } from './choice.svelte';
import { settings } from './settings.svelte';

const stepTime = { '0.5': 1600, '1': 800, '2': 400, instant: 0 };
const longestQueue = 400; // beyond this the page was asleep: show the end at once

type Shown = Extract<Told, { type: 'step' | 'undone' | 'turn_ended' | 'missed' | 'table' | 'foreseen' }>;

export interface WhyNot {
  thing: Thing | null;
  verdict: Verdict | Refusal;
}

export class TableStore {
  summary = $state.raw<Summary | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state.raw<LinkState>({ kind: 'connecting' });
  fresh = $state.raw<Step | null>(null); // the step shown last, for motion and the live region
  problem = $state.raw<WhyNot | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  undoAsked = $state.raw<{ by: number; moves: number } | null>(null);
  warned = $state<string | null>(null); // what the turn that waits for its end leaves undone
  rematch = $state.raw<{ by: number[]; table: string | null }>({ by: [], table: null });
  final = $state.raw<Score[] | null>(null);
  busy = $state(0); // requests under way
  catchingUp = $state(false);

  choice: Choice;
  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #connection: Connection;

  constructor(
    readonly id: string,
    private readonly why: (thing: Thing) => void = () => undefined,
  ) {
    this.choice = new Choice((answer) => void this.play(answer), (thing) => this.why(thing));
    this.#connection = transport.connect(id, language, {
      message: (m) => this.#receive(m),
      state: (s) => (this.link = s),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }
  retryNow(): void {
    this.#connection.retryNow();
  }
  useRules(rules: Rules): void {
    this.choice.rules = rules;
  }

  get seats(): SeatInfo[] {
    return this.summary?.seats ?? [];
  }
  get mine(): number[] {
    return this.summary?.you ?? [];
  }
  // The seat this page acts for now: the one that is asked, else the first own one.
  get seat(): number | null {
    const looked = this.scene?.viewer;
    return this.scene?.answers?.seat ?? (typeof looked === 'number' ? looked : null) ?? this.mine[0] ?? null;
  }

  #receive(message: Told): void {
    switch (message.type) {
      case 'table':
        this.#queue = [];
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#show(message);
        break;
      case 'step':
      case 'undone':
      case 'turn_ended':
      case 'missed':
        this.#queue.push(message);
        if (this.#queue.length > longestQueue) this.skip();
        else this.#next();
        break;
      case 'foreseen': // an own answer, before the table has said what it leads to
        this.skip();
        this.#show(message);
        break;
      case 'outlook':
        this.#foretell(message);
        break;
      case 'seats':
        if (this.summary)
          this.summary = { ...this.summary, seats: message.seats, phase: message.phase, waiting: message.waiting };
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'undo_asked':
        this.undoAsked = { by: message.by, moves: message.moves };
        break;
      case 'rematch':
        this.rematch = { by: [...this.rematch.by, message.by], table: message.table ?? this.rematch.table };
        break;
      case 'over':
        this.final = message.scores;
        break;
      case 'hints':
        this.hints = message.hints;
        break;
    }
  }

  #next(): void {
    if (this.#timer !== undefined) return;
    const message = this.#queue.shift();
    this.catchingUp = this.#queue.length > 0;
    if (!message) return;
    this.#show(message);
    const others = message.type === 'step' && !this.mine.includes(message.step.seat);
    const wait = others && message.type === 'step' && message.step.events.length > 0 ? stepTime[settings.now.speed] : 0;
    if (wait === 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, wait);
  }

  // Shows everything that has arrived at once.
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const message of this.#queue.splice(0)) this.#show(message);
    this.catchingUp = false;
  }

  // A table foresees only for who asks, and forgets it when the connection is lost.
  #asksForecast = false;
  async #foresee(): Promise<void> {
    if (this.#asksForecast || !this.scene) return;
    this.#asksForecast = true;
    try {
      const reply = await this.#connection.ask({ type: 'forecast', on: true });
      if (reply.type === 'forecast' && this.scene && !this.scene.forecast) this.scene = { ...this.scene, forecast: reply.forecast };
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // a table that cannot foresee is a table
    } finally {
      this.#asksForecast = false;
    }
  }

  #foretell({ moves, forecast }: { moves: number; forecast: Scene['forecast'] }): void {
    const later = this.#queue.find((message) => message.moves === moves);
    if (later) later.forecast = forecast;
    else if (this.scene?.moves === moves) this.scene = { ...this.scene, forecast };
  }

  // The table says what is shown already, or what came before it: the page stays as it is, half-entered answers included.
  #confirm({ step, seats, moves, undo }: Extract<Shown, { type: 'step' }>): void {
    this.log = [...this.log, step];
    this.fresh = step;
    this.undoAsked = null;
    if (this.summary && seats) this.summary = { ...this.summary, seats };
    if (this.scene?.moves === moves) this.scene = { ...this.scene, undo };
  }

  #show(message: Shown): void {
    if (message.type === 'step' && message.known) return this.#confirm(message);
    const { moves, turn, decision, waiting, over, viewer, position, scores, answers, undo, end_turn, forecast } = message;
    this.scene = { moves, turn, decision, waiting, over, viewer, position, scores, answers, undo, end_turn, forecast: forecast ?? (message.type === 'step' || message.type === 'foreseen' ? this.scene?.forecast : undefined) };
    if (!forecast && (message.type === 'table' || message.type === 'missed') && position) void this.#foresee();
    if (message.type !== 'step' && message.type !== 'foreseen') this.warned = null;
    this.problem = null;
    this.hints = null;
    if (message.type === 'table') {
      this.summary = message.table;
      this.log = message.log ?? [];
      this.chat = message.chat ?? [];
      this.fresh = null;
      if (over) this.final ??= scores ?? null;
    } else if (message.type === 'step') {
      this.log = [...this.log, message.step];
      this.fresh = message.step;
      this.undoAsked = null;
    } else if (message.type === 'missed') {
      const known = this.log.length ? this.log[this.log.length - 1]!.move : 0;
      this.log = [...this.log, ...message.steps.filter((step) => step.move > known)];
      this.chat = [...this.chat, ...(message.chat ?? [])];
    } else if (message.type === 'undone') {
      this.log = this.log.filter((step) => step.move <= moves);
      this.fresh = null;
      this.undoAsked = null;
    }
    const seats = 'seats' in message && message.seats ? message.seats : this.seats;
    if (this.summary) this.summary = { ...this.summary, seats, turn, waiting, phase: over ? 'over' : this.summary.phase };
    this.choice.renew(answers ?? null);
    const said = message.type === 'step' && message.step.do && this.mine.includes(message.step.seat) && this.choice.rules.endsTurn?.(message.step.do);
    if (end_turn && !this.warned && (settings.now.endTurn || said)) void this.endTurn();
    if (!end_turn && !answers) this.warned = null;
  }

  async #ask(request: Request, thing: Thing | null = null): Promise<FromTable | null> {
    untrack(() => (this.busy += 1)); // who asks inside an effect does not wait for the answer
    try {
      return await this.#connection.ask(request);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.choice.plan = [];
      if (problem.refusal.code !== 'stale' && problem.refusal.code !== 'lost') this.problem = { thing, verdict: problem.refusal };
      return null;
    } finally {
      this.busy -= 1;
    }
  }

  async play(answer: Answer): Promise<void> {
    const seat = this.scene?.answers?.seat;
    if (seat === undefined || !this.scene) return;
    this.skip();
    if (answer.warning && settings.now.warnings && (answer.do.do === 'pass' || this.choice.rules.endsTurn?.(answer.do))) this.warned = answer.warning;
    await this.#ask({ type: 'play', seat, action: answer.action, at: this.scene.moves });
  }
  async undo(turn = false): Promise<void> {
    if (this.choice.back()) return;
    const seat = this.mine[0];
    if (seat === undefined) return;
    await this.#ask(turn ? { type: 'undo', seat: this.seat ?? seat, turn: true } : { type: 'undo', seat: this.seat ?? seat });
  }
  async endTurn(): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#ask({ type: 'end_turn', seat });
  }
  async askWhy(action: string, thing: Thing | null): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const reply = await this.#ask({ type: 'why', seat, action }, thing);
    if (reply?.type === 'verdict') this.problem = reply.legal ? null : { thing, verdict: reply };
  }
  async askHint(): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#ask({ type: 'hint', seat });
  }
  async say(text: string): Promise<void> {
    await this.#ask({ type: 'chat', text });
  }
  async sayPhrase(phrase: string): Promise<void> {
    await this.#ask({ type: 'chat', phrase });
  }
  // What the seats of this page answer without being asked.
  async stand(answers: Record<string, string>): Promise<void> {
    for (const seat of this.mine) await this.#ask({ type: 'standing', seat, answers });
  }
  async look(seat: number | null | 'all'): Promise<void> {
    await this.#ask({ type: 'view', seat });
  }
  async history(from: number, to: number): Promise<Scene[]> {
    const reply = await this.#ask({ type: 'history', from, to });
    return reply?.type === 'history' ? reply.views : [];
  }
  async changeLanguage(to: string): Promise<void> {
    await this.#ask({ type: 'language', language: to });
  }
  async send(request: Request): Promise<void> {
    await this.#ask(request);
  }
  forget(): void {
    this.problem = null;
  }
}
