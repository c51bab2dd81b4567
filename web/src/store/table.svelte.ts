// One table as the page sees it: the only store that speaks to it. Components get its plain data and call its verbs.
// Steps of others are shown one after the other at the chosen speed; own ones at once. `scene` is what is shown now.
import { untrack } from 'svelte';
import { Refused, type Connection, type LinkState } from '../api/connection';
import { transport } from '../api/transport';
import type {
  Answer,
  Answers,
  ChatLine,
  Coaching,
  FromTable,
  Hint,
  NoWay,
  Refusal,
  Request,
  Scene,
  Score,
  SeatInfo,
  Step,
  Summary,
  Told,
  Turn,
  Turns,
  Verdict,
  Way,
  Ways,
} from '../api/types';
import { before, finished, renewed, type Told as ToldLine } from '../frame/chronicle';
import { language, say } from '../words/words.svelte';
import { Choice, type Rules, type Thing } from './choice.svelte';
import type { Keep } from './half.svelte';
import { isShown, Moments, type Moment } from './moment.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';

const stepTime = { '0.5': 1600, '1': 800, '2': 400, instant: 0 };
const longestQueue = 400; // beyond this the page was asleep: show the end at once

type Shown = Extract<
  Told,
  { type: 'step' | 'changed' | 'ordered' | 'undone' | 'turn_ended' | 'missed' | 'table' | 'foreseen' }
>;

// The decisions a message tells of: one, or those of one click.
const stepsOf = (message: { step?: Step; steps?: Step[] }): Step[] =>
  message.steps ?? (message.step ? [message.step] : []);

type ShownStep = Extract<Shown, { type: 'step' }>;
type MomentsOf = (step: Step, before: Scene, after: Scene) => Moment[];

const stillWanted = (): boolean =>
  settings.now.calm || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

// Requests that change the game.
const deeds: ReadonlySet<Request['type']> = new Set(['play', 'change', 'undo', 'end_turn', 'resign'] as const);

export interface WhyNot {
  thing: Thing | null;
  verdict: Verdict | Refusal;
}

// A browser that keeps nothing still plays: what is half entered is then lost by a reload.
function keptInThisWindow(name: string): Keep | null {
  try {
    const storage = globalThis.sessionStorage;
    return { load: () => storage.getItem(name), save: (text) => storage.setItem(name, text) };
  } catch {
    return null;
  }
}

export class TableStore {
  summary = $state.raw<Summary | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Step[]>([]);
  turns = $state.raw<Turn[]>([]); // of the chronicle: the last ones, and as many before as were asked for
  turnCount = $state(0);
  news = $state.raw<ToldLine[]>([]); // lines that were ended by what was shown last
  chat = $state.raw<ChatLine[]>([]);
  link = $state.raw<LinkState>({ kind: 'connecting' });
  commitment = $state<string | null>(null); // the seal of the key that all chance is drawn from
  key = $state<string | null>(null); // itself, once the game is over
  fresh = $state.raw<Step | null>(null); // the step shown last, for motion and the live region
  problem = $state.raw<WhyNot | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  undoAsked = $state.raw<{ by: number; moves: number } | null>(null);
  warned = $state<string | null>(null); // what the turn that waits for its end leaves undone
  rematch = $state.raw<{ by: number[]; table: string | null }>({ by: [], table: null });
  final = $state.raw<Score[] | null>(null);
  busy = $state(0); // requests under way
  catchingUp = $state(false);
  // The question again whose own answer waits for others', and the position without that answer.
  changing = $state.raw<{ answers: Answers; position: unknown } | null>(null);

  choice: Choice;
  // What is worth being watched comes before the next question, and before anybody sees where it led.
  moments = new Moments(
    () => ({ speed: settings.now.speed, calm: stillWanted(), mine: this.mine }),
    () => this.#open(),
    () => this.#goOn(),
  );
  #momentsOf: MomentsOf = () => [];
  #opening: ShownStep | null = null; // where the moment leads, not shown yet
  #behind: Partial<Scene> | null = null; // the question behind the outcome
  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #connection: Connection;

  constructor(readonly id: string) {
    this.choice = new Choice(
      {
        give: (answer) => void this.play(answer),
        go: (way) => void this.playWay(way),
        ways: (things, begun) => this.#underWay(this.ways(things, begun)),
        refuse: (thing, why) => this.refuse(thing, why),
      },
      keptInThisWindow(`ludarium.half.${id}`),
    );
    this.#connection = transport.connect(id, language, {
      message: (m) => this.#receive(m),
      state: (s) => void this.#follow(s),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.moments.clear();
    this.#connection.close();
  }
  // A session that has ended may have been followed by another, in another window; only else it is the person's turn.
  async #follow(state: LinkState): Promise<void> {
    const again = state.kind === 'ended' && (await session.isStillHere().catch(() => false));
    if (again) this.#connection.retryNow();
    else this.link = state;
  }
  retryNow(): void {
    this.#connection.retryNow();
  }
  useRules(rules: Rules, momentsOf: MomentsOf = () => []): void {
    this.choice.rules = rules;
    this.#momentsOf = momentsOf;
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
        this.moments.clear();
        this.#opening = this.#behind = null;
        this.#show(message);
        break;
      case 'step':
      case 'changed':
      case 'ordered':
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
          this.summary = {
            ...this.summary,
            seats: message.seats,
            watchers: message.watchers,
            phase: message.phase,
            waiting: message.waiting,
          };
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'scene': // unasked: something of this seat alone has changed, as a standing order does
        if (message.id === undefined && this.scene) {
          const { position, scores, answers, undo } = message;
          this.scene = { ...this.scene, position, scores, answers, undo };
          this.choice.renew(answers ?? null);
        }
        break;
      case 'undo_asked':
        this.undoAsked = { by: message.by, moves: message.moves };
        break;
      case 'rematch':
        this.rematch = { by: [...this.rematch.by, message.by], table: message.table ?? this.rematch.table };
        break;
      case 'over':
        this.final = message.scores;
        this.key = message.key ?? null;
        break;
      case 'hints':
        this.hints = message.hints;
        break;
      case 'coach':
        this.#hearCoach(message.coach);
        break;
    }
  }

  #next(): void {
    if (this.#timer !== undefined || this.moments.now) return;
    const message = this.#queue.shift();
    this.catchingUp = this.#queue.length > 0;
    if (!message) return;
    if (this.#watched(message, false)) return;
    this.#show(message);
    const made = message.type === 'step' ? stepsOf(message) : [];
    const others = made.some((step) => !this.mine.includes(step.seat) && step.events.length > 0);
    const wait = others ? stepTime[settings.now.speed] : 0;
    if (wait === 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, wait);
  }

  // Shows everything that has arrived at once, up to what an own seat takes part in.
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.moments.now && !this.moments.held) this.moments.clear();
    while (!this.moments.now) {
      if (this.#opening || this.#behind) this.#uncover();
      const message = this.#queue.shift();
      if (!message) break;
      if (!this.#watched(message, true)) this.#show(message);
    }
    this.catchingUp = this.#queue.length > 0;
  }

  // True if a moment comes first. Until its outcome the table stays as it was, without a question.
  #watched(message: Shown, skipping: boolean): boolean {
    if (message.type !== 'step' || !this.scene) return false;
    if (message.known && this.scene.moves !== message.moves) return false; // the page is further already
    const speed = skipping ? 'instant' : settings.now.speed;
    const before = this.scene;
    const found = stepsOf(message)
      .flatMap((step) => this.#momentsOf(step, before, message))
      .filter((m) => isShown(m, this.mine, speed));
    if (found.length === 0) return false;
    this.#opening = message;
    this.scene = { ...this.scene, answers: null, end_turn: undefined };
    this.choice.renew(null);
    this.moments.show(found);
    return true;
  }
  // The outcome is seen: so is the table behind it, but for its question.
  #open(): void {
    const message = this.#opening;
    if (!message) return;
    this.#opening = null;
    this.#behind = { answers: message.answers, end_turn: message.end_turn, over: message.over };
    this.#show({ ...message, known: undefined, answers: undefined, end_turn: undefined, over: false });
  }
  #uncover(): void {
    this.#open();
    const behind = this.#behind;
    this.#behind = null;
    if (!behind || !this.scene) return;
    this.scene = { ...this.scene, ...behind };
    if (this.summary && behind.over) this.summary = { ...this.summary, phase: 'over' };
    this.choice.renew(behind.answers ?? null);
    if (behind.end_turn && !this.warned && settings.now.endTurn) void this.endTurn();
  }
  #goOn(): void {
    this.#uncover();
    this.#next();
  }

  // A table foresees only for who asks, and forgets it when the connection is lost.
  #asksForecast = false;
  async #foresee(): Promise<void> {
    if (this.#asksForecast || !this.scene) return;
    this.#asksForecast = true;
    try {
      const reply = await this.#connection.ask({ type: 'forecast', on: true });
      if (reply.type === 'forecast' && this.scene && !this.scene.forecast)
        this.scene = { ...this.scene, forecast: reply.forecast };
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

  // The table says what is shown already, or what came before it: the page stays as it is, half-entered answers
  // included.
  #confirm(message: Extract<Shown, { type: 'step' }>): void {
    const { seats, moves, undo, sealed, chronicle } = message;
    const steps = stepsOf(message);
    this.log = [...this.log, ...steps];
    this.#tell(chronicle);
    this.fresh = steps[steps.length - 1] ?? null;
    this.undoAsked = null;
    if (this.summary && seats) this.summary = { ...this.summary, seats };
    const coach = message.coach ?? this.scene?.coach;
    if (this.scene?.moves === moves) this.scene = { ...this.scene, undo, sealed, coach };
  }

  // It speaks of the table as it stands there, which may be shown here only after the turns of others.
  #hearCoach(coach: Coaching): void {
    const last = this.#queue[this.#queue.length - 1] ?? this.#opening;
    if (last) last.coach = coach;
    else if (this.scene) this.scene = { ...this.scene, coach };
  }

  #tell(update: Turns | undefined): void {
    if (!update) return;
    const turns = renewed(this.turns, update);
    this.news = finished(this.turns, turns);
    this.turns = turns;
    this.turnCount = update.of;
  }
  // Earlier turns, so many as a table tells at once; those up to a move where one is given.
  async earlier(upTo?: number): Promise<void> {
    const wanted = () => (upTo === undefined ? true : (this.turns[0]?.lines[0]?.from ?? 0) > upTo);
    do {
      const first = this.turns[0]?.number ?? 1;
      if (first <= 1 || !wanted()) return;
      const reply = await this.#ask({ type: 'chronicle', to: first - 1 });
      if (reply?.type !== 'chronicle') return;
      this.turns = before(this.turns, reply);
    } while (upTo !== undefined);
  }

  #show(message: Shown): void {
    if (message.type === 'step' && message.known) return this.#confirm(message);
    const { moves, turn, decision, waiting, over, viewer, position, scores, sealed, undo, end_turn, forecast } =
      message;
    if (!sealed || message.type === 'changed') this.changing = null;
    const answers = message.answers ?? this.changing?.answers;
    this.scene = {
      moves,
      turn,
      decision,
      waiting,
      over,
      viewer,
      position: this.changing?.position ?? position,
      scores,
      answers,
      sealed,
      undo,
      end_turn,
      coach: message.coach ?? (message.type === 'foreseen' ? this.scene?.coach : undefined),
      forecast: forecast ?? (message.type === 'step' || message.type === 'foreseen' ? this.scene?.forecast : undefined),
    };
    if (!forecast && (message.type === 'table' || message.type === 'missed') && position) void this.#foresee();
    if (message.type !== 'step' && message.type !== 'foreseen') this.warned = null;
    this.problem = null;
    this.hints = null;
    if (message.type === 'table') {
      this.summary = message.table;
      this.commitment = message.commitment ?? null;
      this.log = message.log ?? [];
      this.turns = message.chronicle?.turns ?? [];
      this.turnCount = message.chronicle?.of ?? 0;
      this.news = [];
      this.chat = message.chat ?? [];
      this.fresh = null;
      if (over) this.final ??= scores ?? null;
    } else if (message.type === 'step') {
      const steps = stepsOf(message);
      this.log = [...this.log, ...steps];
      this.fresh = steps[steps.length - 1] ?? null;
      this.undoAsked = null;
    } else if (message.type === 'changed') {
      this.log = this.log.map((step) => (step.move === message.step.move ? message.step : step));
    } else if (message.type === 'missed') {
      const known = this.log.length ? this.log[this.log.length - 1]!.move : 0;
      this.log = [...this.log, ...message.steps.filter((step) => step.move > known)];
      this.chat = [...this.chat, ...(message.chat ?? [])];
    } else if (message.type === 'undone') {
      this.log = this.log.filter((step) => step.move <= moves);
      this.fresh = null;
      this.undoAsked = null;
    }
    if (message.type !== 'table' && 'chronicle' in message) this.#tell(message.chronicle);
    const seats = 'seats' in message && message.seats ? message.seats : this.seats;
    if (this.summary)
      this.summary = { ...this.summary, seats, turn, waiting, phase: over ? 'over' : this.summary.phase };
    this.choice.renew(answers ?? null);
    if (this.changing && message.type === 'step') void this.change(); // who is ready by now
    if (sealed && message.type === 'table' && !this.changing) void this.change(true); // it was being changed
    this.#retry();
    const last = message.type === 'step' ? stepsOf(message).at(-1) : undefined;
    const said = last?.do && this.mine.includes(last.seat) && this.choice.rules.endsTurn?.(last.do);
    if (end_turn && !this.warned && (settings.now.endTurn || said)) void this.endTurn();
    if (!end_turn && !answers) this.warned = null;
  }

  async #underWay<T>(request: Promise<T>): Promise<T> {
    untrack(() => (this.busy += 1)); // who asks inside an effect does not wait for the answer
    try {
      return await request;
    } finally {
      this.busy -= 1;
    }
  }
  // What is done while nobody hears it is not done later, by itself: it is said at once.
  get #cut(): boolean {
    return this.link.kind === 'lost';
  }
  async #ask(request: Request, thing: Thing | null = null): Promise<FromTable | null> {
    if (this.#cut && deeds.has(request.type)) {
      if (request.type === 'play') this.choice.refused();
      this.problem = { thing, verdict: { legal: false, text: say('web.link.lost') } };
      return null;
    }
    try {
      return await this.#underWay(this.#connection.ask(request));
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (request.type === 'play') this.choice.refused();
      if (problem.refusal.code === 'stale' && request.type === 'play') this.#giveAgain(request);
      else if (problem.refusal.code !== 'lost') this.problem = { thing, verdict: problem.refusal };
      return null;
    }
  }

  // Somebody else was quicker, which changed the number of moves and perhaps not the question: then the same answer is
  // given again, once, now or when the table has said what happened.
  #again: { question: string; action: string } | null = null;
  #giveAgain({ action, at }: Extract<Request, { type: 'play' }>): void {
    if (!action || this.#givenAgain === this.choice.question) return;
    this.#again = { question: this.choice.question, action };
    if (this.scene && this.scene.moves !== at) this.#retry();
  }
  #givenAgain = '';
  #retry(): void {
    const again = this.#again;
    this.#again = null;
    if (this.choice.question !== this.#givenAgain) this.#givenAgain = '';
    const answer = this.choice.answers?.actions.find((a) => a.action === again?.action);
    if (!again || !answer || this.choice.question !== again.question) return;
    this.#givenAgain = again.question;
    this.choice.play(answer);
  }

  // The ways to these things from what is asked now; null where nobody can say.
  async ways(things: Thing[], begun: string[] = []): Promise<Ways | null> {
    const { seat, scene } = this;
    if (seat === null || !scene) return null;
    if (this.#cut)
      return { at: scene.moves, things, open: [], more: false, ways: [], why: { text: say('web.link.lost') } };
    try {
      const reply = await this.#connection.ask({
        type: 'ways',
        seat,
        at: scene.moves,
        things,
        ...(begun.length && { begun }),
      });
      return reply.type === 'ways' ? reply : null;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (problem.refusal.code !== 'stale' && problem.refusal.code !== 'lost')
        this.problem = { thing: things[things.length - 1] ?? null, verdict: problem.refusal };
      return null; // the table has moved on: what was asked is asked no more
    }
  }
  async playWay(way: Way): Promise<void> {
    const seat = this.scene?.answers?.seat;
    if (seat === undefined || !this.scene) return;
    this.skip();
    this.warned = (settings.now.warnings && way.warning) || null;
    await this.#ask({ type: 'play', seat, links: way.links, sees: way.sees, at: this.scene.moves });
  }
  // A thing that nothing leads to: says why, and sends nothing.
  refuse(thing: Thing, why: NoWay | null): void {
    if (why) this.problem = { thing, verdict: { legal: false, ...why } };
    else void this.ways([thing]).then((found) => found?.why && this.refuse(thing, found.why));
  }

  async play(answer: Answer): Promise<void> {
    const seat = this.scene?.answers?.seat;
    if (seat === undefined || !this.scene) return;
    this.skip();
    const ends = answer.do.do === 'pass' || this.choice.rules.endsTurn?.(answer.do);
    this.warned = (settings.now.warnings && ends && answer.warning) || null;
    await this.#ask({ type: 'play', seat, action: answer.action, at: this.scene.moves });
  }
  // The own answer, which waits for others', is to be another one.
  async change(onlyIfKept = false): Promise<void> {
    const { seat } = this;
    const sealed = this.scene?.sealed;
    if (seat === null || !sealed) return;
    const reply = await this.#ask({ type: 'change', seat });
    if (reply?.type !== 'answers' || !this.scene?.sealed) return;
    const { answers, position } = reply;
    if (onlyIfKept && !this.choice.keeps(answers)) return;
    this.changing = { answers, position };
    this.scene = { ...this.scene, answers, position };
    this.choice.renew(answers);
    const entered = this.choice.rules.entered?.(sealed.do) ?? [];
    if (!this.choice.half) for (const step of entered) this.choice.enter(step);
  }
  // It stays as it is.
  leaveAnswer(): boolean {
    if (!this.changing || !this.scene) return false;
    this.changing = null;
    this.choice.renew(null);
    void this.#ask({ type: 'scene' }).then((reply) => {
      if (reply?.type === 'scene' && !this.changing) this.scene = { ...this.scene, ...reply };
    });
    return true;
  }
  // One step is what one click did; the whole turn, or only its last decision, where that is said.
  async undo(what: 'step' | 'turn' | 'decision' = 'step'): Promise<void> {
    if (this.choice.back()) return;
    const seat = this.seat ?? this.mine[0];
    if (this.mine.length === 0 || seat === undefined) return;
    const can = this.scene?.undo;
    if (can && can.steps === 0) {
      const text = can.barrier ?? say('web.undo.nothing');
      this.problem = { thing: null, verdict: { legal: false, text, detail: can.cause ?? undefined } };
      return;
    }
    const more = what === 'turn' ? { turn: true } : what === 'decision' ? { links: true } : {};
    await this.#ask({ type: 'undo', seat, ...more });
  }
  // Takes back everything behind that move.
  async undoTo(move: number): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#ask({ type: 'undo', seat, to: move });
  }
  async endTurn(): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#ask({ type: 'end_turn', seat });
  }
  async askWhy(action: string, thing: Thing | null): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const reply = await this.#ask({ type: 'why', seat, action }, thing);
    if (reply?.type !== 'verdict') return;
    const about = thing ?? reply.things?.find((t) => !t.startsWith('do:')) ?? null;
    this.problem = reply.legal ? null : { thing: about, verdict: reply };
  }
  // The same for a place of the game's own: nothing pops up.
  async verdict(action: string): Promise<Verdict | null> {
    const seat = this.seat;
    const reply = seat === null ? null : await this.#ask({ type: 'why', seat, action });
    return reply?.type === 'verdict' ? reply : null;
  }
  async askHint(): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#ask({ type: 'hint', seat });
  }
  // A card of the guide was in view, or is put away; the guide is left, or goes on. It concerns this table alone.
  async tellCoach(note: 'seen' | 'understood' | 'leave' | 'resume', lesson?: string): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#ask({ type: 'coach', seat, note, lesson });
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
    if (reply?.type !== 'history') return [];
    this.#learn(reply.steps);
    return reply.views;
  }
  // The steps of a long game come with its views: the table itself brings the last ones only.
  #learn(steps: Step[]): void {
    const known = new Set(this.log.map((step) => step.move));
    const news = steps.filter((step) => !known.has(step.move));
    if (news.length) this.log = [...this.log, ...news].sort((a, b) => a.move - b.move);
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
