// The worker in which bots think: long questions, one after the other, so that the tables' worker answers at once.
import { Engines } from './engines';
import { engineFile } from './files';
import type { Question, Thought } from './protocol';

const engines = new Engines(engineFile);
let before: Promise<unknown> = Promise.resolve();

onmessage = ({ data }: MessageEvent<Question>) => {
  before = before.then(async () => {
    const answer = await engines
      .ask(data.game, data.request)
      .catch((e: unknown) => ({ error: { code: 'unavailable', message: String(e) } }));
    postMessage({ id: data.id, answer } satisfies Thought);
  });
};
