// The network as a Transport: fetch for plain requests, a WebSocket a table. What the engine beside the page can answer
// is not asked there (site/foresight.ts).
import { engineAtHand, startWorker } from '../site/adviser';
import { advised } from '../site/foresight';
import { connect } from './connection';
import type { Plain, Transport } from './transport';

let introduced: () => void = () => undefined;
const known = new Promise<void>((done) => (introduced = done));

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Plain> {
  try {
    return await fetched(method, path, body);
  } finally {
    if (path === 'guest') introduced();
  }
}
async function fetched(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Plain> {
  const headers: Record<string, string> = { 'X-Ludarium': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(`/api/${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const adviser = engineAtHand({
  offered: async () => (await fetch('/engine.json')).json(),
  games: async () => JSON.parse((await call('GET', 'games')).text).games,
  start: startWorker,
  spareTime: () => new Promise((resolve) => setTimeout(resolve, 1000)),
});

export const way: Transport = {
  call,
  connect: advised((table, language, listener) => connect(table, language, listener, known), adviser),
};
