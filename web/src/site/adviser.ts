// The engine beside a server's table. What the seat's own view is enough for — why something is not allowed, what a bot
// would do — is answered in a worker of this page, out of the position the server has sent and nothing else. The server
// stays the judge: whatever changes a table goes there, and so does every question while no engine is loaded, where the
// server plays by other rules than the engine (engine.json says which), or when the engine cannot tell.
// Example: const connect = advised(overTheNetwork, engineAtHand(call));
import { Refused, type Connection, type Listener } from '../api/connection';
import type { Transport } from '../api/transport';
import type { FromTable, Game, Reply, Request, Scene } from '../api/types';
import type { Question, Thought } from './protocol';
import thinker from './thinker?worker&url';

type Connect = Transport['connect'];
type Asked = Extract<Request, { type: 'why' | 'hint' }>;

export interface Adviser {
  // A table of this game is looked at: its engine may be wanted soon.
  prepare(game: string, language: string): void;
  // None if the server has to be asked.
  answer(game: string, asked: Asked, scene: Scene, language: string): Promise<Reply | null>;
}

const hasScene = (message: FromTable): message is FromTable & Scene => 'position' in message && 'viewer' in message;

export function advised(connect: Connect, adviser: Adviser): Connect {
  return (table, language, listener): Connection => {
    let game = '';
    let scene: Scene | null = null;
    const hear: Listener = {
      state: (state) => listener.state(state),
      message(message) {
        if (hasScene(message)) scene = message;
        if (message.type === 'table') game = message.table.game;
        if (message.type === 'table' && message.table.you.length > 0 && !message.over) adviser.prepare(game, language());
        listener.message(message);
      },
    };
    const line = connect(table, language, hear);
    return {
      ...line,
      async ask(request) {
        const seen = scene;
        if ((request.type !== 'why' && request.type !== 'hint') || !seen || seen.viewer !== request.seat) return line.ask(request);
        const reply = await adviser.answer(game, request, seen, language()).catch(() => null);
        if (!reply) return line.ask(request);
        if (scene !== seen) throw new Refused({ code: 'stale', message: '' }); // the table has moved on meanwhile
        listener.message(reply);
        return reply;
      },
    };
  };
}

// What `make web` says of the engines it has put beside the page: where they are, and by which rules each plays.
export interface Offered {
  folder?: string;
  rules?: Record<string, number>;
}

// A worker with the engines of a folder: one question after the other.
export type Ask = (game: string, request: Record<string, unknown>) => Promise<any>;

export interface Around {
  offered(): Promise<Offered>; // engine.json
  games(): Promise<Game[]>; // as the server has them
  start(folder: string): Ask;
  spareTime(): Promise<void>; // loading an engine can wait until the page has nothing better to do
}

const adviserLevel = 'strong'; // as the table's own hints (Table::hint)
const seed = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0]);

export function engineAtHand(around: Around): Adviser {
  let found: Promise<{ ask: Ask; fits(game: string): boolean } | null> | null = null;
  const ready = new Set<string>(); // "<game>.<language>"
  const begun = new Set<string>();
  let thinking = false;

  async function find() {
    const [offered, games] = await Promise.all([around.offered(), around.games()]);
    if (!offered.folder) return null;
    const fits = (id: string): boolean => games.some((game) => game.id === id && game.rules === offered.rules?.[id]);
    return { ask: around.start(offered.folder), fits };
  }
  const engine = () => (found ??= find().catch(() => null));

  async function load(game: string, language: string): Promise<void> {
    await around.spareTime();
    const at = await engine();
    if (!at?.fits(game)) return;
    const said = await at.ask(game, { do: 'games', language });
    if (said.error) return;
    ready.add(`${game}.${language}`);
    performance.mark(`ludarium.engine.${game}.${language}`);
  }

  return {
    prepare(game, language) {
      const name = `${game}.${language}`;
      if (begun.has(name)) return;
      begun.add(name);
      load(game, language).catch(() => undefined);
    },
    async answer(game, asked, { position, end_turn, waiting }, language) {
      this.prepare(game, language);
      if (thinking || !ready.has(`${game}.${language}`)) return null;
      const { seat } = asked;
      const { ask } = (await engine())!;
      if (asked.type === 'why') {
        const said = await ask(game, { do: 'why', game, position, seat, language, ...(asked.do ? { deed: asked.do } : { action: asked.action }) });
        return said.verdict ? { type: 'verdict', ...said.verdict } : null;
      }
      if (end_turn || !waiting.includes(seat)) return null;
      thinking = true;
      try {
        const said = await ask(game, { do: 'think', game, position, seat, level: adviserLevel, hints: true, seed: seed(), language });
        return said.hints ? { type: 'hints', hints: said.hints } : null;
      } finally {
        thinking = false;
      }
    },
  };
}

// The thinker of the page without a server, told by its name where the engines are.
export function startWorker(folder: string): Ask {
  const worker = new Worker(thinker, { type: 'module', name: folder });
  const waiting = new Map<number, (answer: any) => void>();
  let next = 1;
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const tell of waiting.values()) tell({ error: { code: 'unavailable' } });
    waiting.clear();
  };
  return (game, request) => {
    const id = next++;
    worker.postMessage({ id, game, request } satisfies Question);
    return new Promise((resolve) => waiting.set(id, resolve));
  };
}
