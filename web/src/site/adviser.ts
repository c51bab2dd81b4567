// The engine beside a server's table. What the seat's own view is enough for — why something is not allowed, which
// ways lead to a thing, what a bot would do, what can be foreseen, where an own answer leads that teaches nobody
// anything — is answered in a worker of this page, out of the position the server has sent and nothing else. The
// server stays the judge: whatever changes a table goes there, and so does every question while no engine is loaded,
// where the server plays by other rules than the engine (engine.json says which), or when the engine cannot tell. How
// a line uses it: foresight.ts. Example: const adviser = engineAtHand(around); await adviser.answer('scythe', { type:
// 'hint', seat: 0 }, scene, 'en');
import type { Deed, ForecastSection, Game, Reply, Request, Scene } from '../api/types';
import type { Answered } from './engine';
import type { Question, Thought } from './protocol';
import thinker from './thinker?worker&url';

export type Asked = Extract<Request, { type: 'why' | 'ways' | 'hint' }>;

// An own answer, by its notation or its names, or the links of a way.
export interface Played {
  action?: string;
  do?: Deed;
  links?: string[];
}

// Every answer is null if the server has to be asked.
export interface Adviser {
  // A table of this game is looked at: its engine may be wanted soon.
  prepare(game: string, language: string): void;
  ready(game: string, language: string): boolean;
  answer(game: string, asked: Asked, scene: Scene, language: string): Promise<Reply | null>;
  forecast(game: string, scene: Scene, language: string): Promise<ForecastSection[] | null>;
  // The scene after an own answer, but for what only a table knows of it (`undo`).
  foresee(game: string, answer: Played, scene: Scene, language: string): Promise<Scene | null>;
}

// What `make web` says of the engines it has put beside the page: where they are, and by which rules each plays.
export interface Offered {
  folder?: string;
  rules?: Record<string, number>;
}

// A worker with the engines of a folder: one question after the other.
export type Ask = (game: string, request: Record<string, unknown>) => Promise<Answered>;

export interface Around {
  offered(): Promise<Offered>; // engine.json
  games(): Promise<Game[]>; // as the server has them
  start(folder: string): Ask;
  spareTime(): Promise<void>; // loading an engine can wait until the page has nothing better to do
}

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

  const named = ({ action, do: deed, links }: Played) => (links ? { links } : deed ? { deed } : { action });

  return {
    prepare(game, language) {
      const name = `${game}.${language}`;
      if (begun.has(name)) return;
      begun.add(name);
      load(game, language).catch(() => undefined);
    },
    ready: (game, language) => ready.has(`${game}.${language}`),
    async forecast(game, { position, viewer }, language) {
      if (viewer === 'all' || !this.ready(game, language)) return null;
      const said = await (await engine())!.ask(game, {
        do: 'forecast',
        game,
        position,
        language,
        ...(viewer === null ? {} : { seat: viewer }),
      });
      return said.forecast ?? null;
    },
    async foresee(game, answer, { position, viewer, moves }, language) {
      if (typeof viewer !== 'number' || thinking || !this.ready(game, language)) return null;
      const said = await (await engine())!.ask(game, {
        do: 'foresee',
        game,
        position,
        seat: viewer,
        moves: moves + (answer.links?.length ?? 1),
        language,
        ...named(answer),
      });
      return said.scene ?? null;
    },
    async answer(game, asked, { position, moves, end_turn, waiting }, language) {
      this.prepare(game, language);
      if (thinking || !this.ready(game, language)) return null;
      const { seat } = asked;
      const { ask } = (await engine())!;
      if (asked.type === 'why') {
        const said = await ask(game, { do: 'why', game, position, seat, language, ...named(asked) });
        return said.verdict ? { type: 'verdict', ...said.verdict } : null;
      }
      if (end_turn || !waiting.includes(seat)) return null;
      if (asked.type === 'ways') {
        if (asked.at !== moves) return null;
        const said = await ask(game, {
          do: 'ways',
          game,
          position,
          seat,
          things: asked.things,
          begun: asked.begun ?? [],
          language,
        });
        return said.ways ? { type: 'ways', at: moves, ...said.ways } : null;
      }
      thinking = true;
      try {
        const said = await ask(game, { do: 'think', game, position, seat, hints: true, seed: seed(), language });
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
  const waiting = new Map<number, (answer: Answered) => void>();
  let next = 1;
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const tell of waiting.values()) tell({ error: { code: 'unavailable', message: '' } });
    waiting.clear();
  };
  return (game, request) => {
    const id = next++;
    worker.postMessage({ id, game, request } satisfies Question);
    return new Promise((resolve) => waiting.set(id, resolve));
  };
}
