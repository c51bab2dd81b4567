// The worker in which the tables of this page live: a House with the browser's clock, chance, store and files.
import type { Answered } from './engine';
import { Engines } from './engines';
import { engineFile, pageFile } from './files';
import { House } from './house';
import type { FromWorker, Question, Thought, ToWorker } from './protocol';
import { browserStore, memoryStore } from './store';

const say = (message: FromWorker): void => postMessage(message);

// Bots think in a worker of their own, started when the first has to.
let thinker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: Answered) => void>();
function think(game: string, request: Record<string, unknown>): Promise<Answered> {
  if (!thinker) {
    thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    thinker.onmessage = ({ data }: MessageEvent<Thought>) => {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    };
  }
  const id = ++asked;
  thinker.postMessage({ id, game, request } satisfies Question);
  return new Promise((resolve) => waiting.set(id, resolve));
}

const house = browserStore()
  .catch(() => memoryStore()) // a browser that keeps nothing still plays
  .then(
    (store) =>
      new House({
        engines: new Engines(engineFile),
        store,
        think,
        page: pageFile,
        now: Date.now,
        random: (n) => crypto.getRandomValues(new Uint8Array(n)),
      }),
  );

const lines = new Map<number, { table: string; number: Promise<number> }>();

async function answer(message: ToWorker): Promise<void> {
  const inside = await house;
  if (message.kind === 'call') {
    try {
      say({
        kind: 'answer',
        id: message.id,
        ...(await inside.call(message.method, message.path, message.body, message.language)),
      });
    } catch {
      say({ kind: 'failed', id: message.id });
    }
  } else if (message.kind === 'connect') {
    const { line, table, language } = message;
    const number = inside.connect(table, language, (said) => say({ kind: 'message', line, message: said }));
    lines.set(line, { table, number });
    await number.then(
      () => say({ kind: 'connected', line }),
      () => say({ kind: 'refused', line }),
    );
  } else {
    const line = lines.get(message.line);
    if (!line) return;
    if (message.kind === 'send') await inside.send(line.table, await line.number, message.message);
    else {
      lines.delete(message.line);
      await inside.disconnect(line.table, await line.number);
    }
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => void answer(data).catch(() => undefined);
