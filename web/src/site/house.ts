// The server inside the page: answers docs/api.md out of the engines and a store, for one person in this browser.
// It owns no clock, chance, files or threads; whoever makes it (worker.ts, a test) hands them in. What a table says
// goes out only after its journal is kept, as in the real server.
// Example: const house = new House({ engines, store, think, now: Date.now, random }); await house.call('GET', 'games',
// 'cs');
import type { Plain } from '../api/transport';
import type { FromTable, Me, Request, Reviewed, Summary } from '../api/types';
import type { Answered, Engine, Wanted } from './engine';
import type { Engines } from './engines';
import { Taken, type KeptTable, type Store } from './store';

export interface Surroundings {
  engines: Engines;
  store: Store;
  // A question that takes long, for the engine of a game in another thread.
  think(game: string, request: Record<string, unknown>): Promise<Answered>;
  page(name: string): Promise<string>; // a file of data/
  now(): number;
  random(bytes: number): Uint8Array;
}

type Asked = Record<string, unknown>; // what came with a plain request
type Deliver = (message: FromTable) => void;

interface Line {
  viewer: number;
  language: string;
  deliver: Deliver;
}

interface OpenTable {
  row: KeptTable;
  engine: Engine;
  kept: number; // entries of its journal
  lines: Map<number, Line>; // by their own number
  alarm?: ReturnType<typeof setTimeout>;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message = '',
  ) {
    super(message);
  }
}

const statuses: Record<string, number> = {
  not_found: 404,
  forbidden: 403,
  not_your_seat: 403,
  conflict: 409,
  not_started: 409,
  other_rules: 409,
};
const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
const plain = (value: unknown): Plain => ({ status: 200, text: JSON.stringify(value) });
const reviewPiece = 8;

export class House {
  #tables = new Map<string, Promise<OpenTable>>();
  #turns = new Map<string, Promise<unknown>>(); // one thing after the other at each table
  #nextLine = 1;

  constructor(private readonly around: Surroundings) {}

  // ---- Plain requests ----

  async call(method: string, path: string, body: unknown, language: string): Promise<Plain> {
    try {
      return await this.#answer(method, path, (body ?? {}) as Asked, language);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return {
        status: problem.status,
        text: JSON.stringify({ error: { code: problem.code, message: problem.message } }),
      };
    }
  }

  async #answer(method: string, path: string, body: Asked, spoken: string): Promise<Plain> {
    const [place, query] = path.split('?') as [string, string?];
    const asked = new URLSearchParams(query);
    const language = asked.get('language') ?? spoken;
    const parts = place.split('/').map(decodeURIComponent);
    const [what, id = '', about = ''] = parts;
    switch (`${method} ${what}${id && ' ' + (what === 'games' || what === 'tables' ? about || 'one' : '')}`.trim()) {
      case 'POST guest':
      case 'GET me':
        return plain(await this.#me(String(body.language ?? language)));
      case 'POST me':
        return plain(await this.#change(body));
      case 'GET games':
        return { status: 200, text: await this.around.page(`games.${language}.json`) };
      case 'GET games facts':
        return { status: 200, text: await this.around.page(`${await this.#known(id)}.facts.json`) };
      case 'GET games rules':
        return { status: 200, text: await this.around.page(`${await this.#known(id)}.rules.${language}.json`) };
      case 'GET games hall':
        return plain({ rows: await this.#hall(id) });
      case 'GET ratings':
        return plain({ rows: [] });
      case 'GET tables':
        return plain({ tables: await this.#list(asked.get('filter') ?? 'open') });
      case 'POST tables':
        return plain({ table: await this.#open(body, language) });
      case 'GET tables one':
        return plain({ table: (await this.#table(id)).row.summary });
      case 'POST tables join':
        return plain({ table: await this.#act(id, { do: 'sit', ...(await this.#person()), ...body }, language) });
      case 'POST tables leave':
        return plain({ table: await this.#act(id, { do: 'leave', ...(await this.#person()) }, language) });
      case 'POST tables start':
        return plain({ table: await this.#act(id, { do: 'start', ...(await this.#person()), ...body }, language) });
      case 'GET tables record':
        return { status: 200, text: await this.#record(id, language) };
      case 'GET tables review':
        return plain(await this.#review(id, language));
      case 'POST records':
        return plain({ table: await this.#import(String(body.record ?? ''), language) });
      case 'POST positions':
        return plain({ table: await this.#open({ ...body, start: true }, language) });
    }
    throw new Refusal(404, 'not_found');
  }

  // The id of a game that this page has.
  async #known(game: string, status = 404): Promise<string> {
    const { games } = JSON.parse(await this.around.page(`games.${(await this.#me()).language}.json`));
    if ((games as { id: string }[]).some(({ id }) => id === game)) return game;
    throw new Refusal(status, status === 404 ? 'not_found' : 'bad_request');
  }
  async #me(language = 'en'): Promise<Me> {
    const kept = (await this.around.store.note('me')) as Me | undefined;
    if (kept) return kept;
    const name = JSON.parse(await this.around.page(`games.${language}.json`)).guest as string;
    const me: Me = {
      id: hex(this.around.random(6)),
      name,
      guest: false,
      here: true,
      language,
      settings: {},
      tokens: [],
    };
    await this.around.store.keepNote('me', me);
    return me;
  }
  async #person(): Promise<{ person: string; name: string }> {
    const me = await this.#me();
    return { person: me.id, name: me.name };
  }
  async #change(what: Record<string, unknown>): Promise<Me> {
    const me = { ...(await this.#me()), ...what } as Me;
    await this.around.store.keepNote('me', me);
    return me;
  }

  async #list(filter: string): Promise<Summary[]> {
    if (filter !== 'mine' && filter !== 'finished') return [];
    const over = filter === 'finished';
    const rows = await this.around.store.tables();
    return rows
      .map((row) => row.summary)
      .filter((s) => !over || s.phase === 'over')
      .sort((a, b) => b.updated - a.updated);
  }

  async #hall(game: string): Promise<Record<string, unknown>[]> {
    const rows = (await this.around.store.note('hall')) as Record<string, unknown>[] | undefined;
    return (rows ?? []).filter((row) => row.game === game).sort((a, b) => Number(b.points) - Number(a.points));
  }

  // ---- Tables ----

  async #open(setup: Asked, language: string): Promise<Summary> {
    const engine = await this.around.engines.ready(await this.#known(String(setup.game)), language);
    return this.#add(engine, String(setup.game), { do: 'open', setup, language });
  }

  async #import(record: string, language: string): Promise<Summary> {
    const game = /^game: (\w+)/m.exec(record)?.[1] ?? '';
    const engine = await this.around.engines.ready(await this.#known(game, 400), language);
    return this.#add(engine, game, { do: 'import', record, language });
  }

  async #add(engine: Engine, game: string, request: Record<string, unknown>): Promise<Summary> {
    const id = this.#newId();
    const key = hex(this.around.random(32));
    const opened = engine.ask({ ...request, ...(await this.#person()), table: id, key, now: this.around.now() });
    if (opened.error) throw refusal(opened.error);
    const table: OpenTable = {
      row: { id, game, key: opened.key ?? key, rules: opened.rules, summary: opened.table! },
      engine,
      kept: 0,
      lines: new Map(),
    };
    this.#tables.set(id, Promise.resolve(table));
    await this.#settle(table, opened);
    return table.row.summary;
  }

  #newId(): string {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
    return [...this.around.random(12)].map((byte) => letters[byte % letters.length]).join('');
  }

  #table(id: string): Promise<OpenTable> {
    let found = this.#tables.get(id);
    if (!found) {
      found = this.#restore(id, new Map());
      found.catch(() => this.#tables.delete(id));
      this.#tables.set(id, found);
    }
    return found;
  }

  async #restore(id: string, lines: Map<number, Line>): Promise<OpenTable> {
    const row = await this.around.store.table(id);
    if (!row) throw new Refusal(404, 'not_found');
    const [engine, journal, me] = await Promise.all([
      this.around.engines.ready(row.game, (await this.#me()).language),
      this.around.store.journal(id),
      this.#person(),
    ]);
    const begun = row.summary.phase !== 'open' && row.rules !== undefined;
    const { language } = await this.#me();
    const restored = engine.ask({
      do: 'restore',
      table: id,
      key: row.key,
      journal,
      language,
      ...(begun && { rules: row.rules }),
      now: this.around.now(),
    });
    if (restored.error) throw refusal(restored.error);
    const table: OpenTable = { row, engine, kept: journal.length, lines };
    for (const line of lines.values()) {
      const back = engine.ask({ do: 'attach', table: id, ...me, language: line.language, now: this.around.now() });
      line.viewer = back.viewer!;
      this.#say(table, back);
    }
    await this.#settle(table, restored);
    return table;
  }

  // One after the other at each table: a change is kept before the next begins.
  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(id) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(work);
    this.#turns.set(id, mine);
    return mine;
  }

  async #act(id: string, request: Record<string, unknown>, language?: string): Promise<Summary> {
    return this.#inTurn(id, async () => {
      const table = await this.#table(id);
      if (language) await this.around.engines.speak(table.row.game, language);
      const answer = table.engine.ask({ ...request, ...(language && { language }), table: id, now: this.around.now() });
      if (answer.error) throw refusal(answer.error);
      await this.#settle(table, answer);
      return table.row.summary;
    });
  }

  async #settle(table: OpenTable, brought: Answered): Promise<void> {
    const entries = brought.journal ?? [];
    const wasOver = table.row.summary.phase === 'over';
    const row: KeptTable = { ...table.row, summary: brought.table as Summary };
    if (entries.length > 0) {
      if (row.summary.phase !== 'open') row.record = table.engine.ask({ do: 'record', table: row.id }).record;
      try {
        await this.around.store.keep(row, table.kept, entries);
      } catch (problem) {
        // Another window has played on, or nothing can be kept: what is stored counts, and everybody here is told.
        if (!(problem instanceof Taken)) throw problem;
        this.#tables.set(row.id, this.#restore(row.id, table.lines));
        throw new Refusal(409, 'stale');
      }
    }
    table.row = row;
    table.kept += entries.length;
    this.#say(table, brought);
    for (const thought of brought.thoughts ?? []) void this.#think(table, thought);
    this.#wind(table, brought.alarm ?? null);
    if (!wasOver && row.summary.phase === 'over') await this.#finished(table);
  }

  #say(table: OpenTable, brought: Answered): void {
    for (const { viewer, message } of brought.messages ?? [])
      for (const line of table.lines.values()) if (line.viewer === viewer) line.deliver(message);
  }

  async #think(table: OpenTable, thought: Wanted): Promise<void> {
    const { number, game, view, seat, level, hints } = thought;
    const language = [...table.lines.values()].pop()?.language ?? 'en';
    const seed = String(new DataView(this.around.random(8).buffer).getBigUint64(0));
    const found = await this.around.think(game, { do: 'think', game, view, seat, level, hints, seed, language });
    if (found.error) return;
    await this.#act(table.row.id, {
      do: 'thought',
      number,
      ...(hints ? { hints: found.hints } : { action: found.action }),
    }).catch(() => undefined);
  }

  #wind(table: OpenTable, alarm: number | null): void {
    clearTimeout(table.alarm);
    if (alarm === null) return;
    const longest = 2 ** 31 - 1;
    const wait = Math.min(longest, Math.max(0, alarm - this.around.now()) + 50);
    table.alarm = setTimeout(() => void this.#act(table.row.id, { do: 'tick' }).catch(() => undefined), wait);
  }

  async #finished(table: OpenTable): Promise<void> {
    const { game, id, summary } = table.row;
    const scores = table.engine.ask({ do: 'scores', table: id }).scores ?? [];
    const rows = ((await this.around.store.note('hall')) as Record<string, unknown>[] | undefined) ?? [];
    for (const score of scores)
      if (summary.you.includes(score.seat))
        rows.push({
          game,
          table: id,
          name: summary.seats[score.seat]?.name ?? '',
          side: summary.seats[score.seat]?.side ?? '',
          points: score.total,
          place: score.place,
          seats: summary.seats.length,
          time: Math.round(this.around.now() / 1000),
          honours: [],
        });
    await this.around.store.keepNote('hall', rows);
  }

  async #record(id: string, language: string): Promise<string> {
    const table = await this.#table(id).catch(async (problem) => {
      const kept = (await this.around.store.table(id))?.record;
      if (!kept || !(problem instanceof Refusal)) throw problem;
      return kept; // nobody can go on with it, but it can be read
    });
    if (typeof table === 'string') return table;
    const found = table.engine.ask({ do: 'record', table: id, language, now: this.around.now() });
    if (found.error) throw refusal(found.error);
    return found.record ?? '';
  }

  // Piece by piece, so that a bot's turn at another table need not wait for the whole.
  async #review(id: string, language: string): Promise<unknown> {
    const { row } = await this.#table(id);
    if (row.summary.phase !== 'over') throw new Refusal(409, 'conflict');
    const record = await this.#record(id, language);
    const decisions: Reviewed[] = [];
    for (let from = 0, moves = 1; from < moves; from += reviewPiece) {
      const piece = await this.around.think(row.game, { do: 'review', record, from, count: reviewPiece, language });
      if (piece.error) throw refusal(piece.error);
      moves = piece.moves ?? 0;
      decisions.push(...(piece.decisions ?? []));
    }
    const worst = decisions.filter((step) => step.loss > 0.01).sort((a, b) => b.loss - a.loss);
    return { decisions, turning_points: worst.slice(0, 5) };
  }

  // ---- Lines to tables ----

  async connect(id: string, language: string, deliver: Deliver): Promise<number> {
    const number = this.#nextLine++;
    const me = await this.#person();
    await this.#inTurn(id, async () => {
      const table = await this.#table(id);
      await this.around.engines.speak(table.row.game, language);
      const answer = table.engine.ask({ do: 'attach', table: id, ...me, language, now: this.around.now() });
      table.lines.set(number, { viewer: answer.viewer!, language, deliver });
      await this.#settle(table, answer);
    });
    return number;
  }

  async send(id: string, line: number, message: Request & { id?: number }): Promise<void> {
    const table = await this.#table(id);
    const from = table.lines.get(line);
    if (!from) return;
    if (message.type === 'language') {
      from.language = String(message.language);
      await this.around.engines.speak(table.row.game, from.language);
    }
    try {
      await this.#act(id, { do: 'receive', viewer: from.viewer, message });
      if (message.type === 'rematch') await this.#rematch(id);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      from.deliver({ type: 'error', id: message.id, code: problem.code, message: problem.message } as FromTable);
    }
  }

  async disconnect(id: string, line: number): Promise<void> {
    const table = await this.#table(id);
    const gone = table.lines.get(line);
    table.lines.delete(line);
    if (gone) await this.#act(id, { do: 'detach', viewer: gone.viewer });
  }

  // Everybody sits in this browser, so one wish is enough.
  async #rematch(id: string): Promise<void> {
    const table = await this.#table(id);
    const [first] = await this.around.store.journal(id);
    const setup = { ...(first?.setup as object), start: true };
    const again = await this.#open(setup, [...table.lines.values()].pop()?.language ?? 'en');
    for (const line of table.lines.values()) line.deliver({ type: 'rematch', table: again.id } as unknown as FromTable);
  }
}

function refusal(error: { code: string; message: string }): Refusal {
  return new Refusal(statuses[error.code] ?? 400, error.code, error.message);
}
