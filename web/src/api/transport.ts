// The one place where it is chosen how this page reaches its tables: over the network to `ludarium serve`. Whatever else
// can answer docs/api.md (a table in a Web Worker) implements Transport and is chosen here; nothing else knows.
// Example: await transport.call('GET', 'games'); const line = transport.connect(id, language, { message, state });
import type { Connection, Listener } from './connection';
import { network } from './network';

export interface Plain {
  status: number; // as in HTTP: 200 to 299 is an answer, the rest a refusal
  text: string; // JSON, or a record
}

export interface Transport {
  // A plain request; `path` is without /api/. Rejects only if nobody answers.
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Plain>;
  // A table's messages, until close. It comes back by itself and loses nothing.
  connect(table: string, language: () => string, listener: Listener): Connection;
}

export const transport: Transport = network;
