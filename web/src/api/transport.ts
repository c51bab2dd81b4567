// How this page reaches its tables. Two ways answer docs/api.md: over the network to `ludarium serve` (network.ts), and
// to the engine in a worker of the page (site/local.ts). Which of them '@way' names is chosen by the build, in
// vite.config.ts; nothing else knows.
// Example: await transport.call('GET', 'games'); const line = transport.connect(id, language, { message, state });
import type { Connection, Listener } from './connection';
import { unbrokenTexts } from '../words/unbroken';
import { way } from '@way';

export interface Plain {
  status: number; // as in HTTP: 200 to 299 is an answer, the rest a refusal
  text: string; // JSON, or a record
}

export interface Transport {
  // A plain request; `path` is without /api/. Rejects only if nobody answers.
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Plain>;
  // A table's messages, until close. It comes back by itself and loses nothing.
  connect(table: string, language: () => string, listener: Listener): Connection;
}

// Texts from the table are made ready for layout here, before anybody keeps them (words/unbroken.ts).
export const transport: Transport = {
  call: (method, path, body) => way.call(method, path, body),
  connect: (table, language, listener) =>
    way.connect(table, language, {
      ...listener,
      message: (message) => listener.message(unbrokenTexts(message, language())),
    }),
};
