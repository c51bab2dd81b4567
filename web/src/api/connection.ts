// What a line to a table is, and the one over the network: a WebSocket that comes back by itself, asks for what was
// missed (`since`) and sends again what was not answered. Which kind of line is used is chosen in transport.ts.
// Example: const line = connect(id, language, { message: show, state: tell }); await line.ask({ type: 'hint', seat: 0
// });
import type { FromTable, Refusal, Reply, Request, Told } from './types';

export type LinkState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost'; retryAt: number }
  | { kind: 'refused' }
  | { kind: 'ended' }; // the session it was opened by has ended: nobody comes back by themselves

export interface Listener {
  message(message: Told): void;
  state(state: LinkState): void;
}

export interface Connection {
  ask(request: Request): Promise<Reply>; // rejects with a Refused
  retryNow(): void;
  close(): void;
}

export class Refused extends Error {
  constructor(public readonly refusal: Refusal) {
    super(refusal.message);
  }
}

interface Waiting {
  request: Request;
  resolve(reply: Reply): void;
  reject(problem: Refused): void;
}

const firstDelay = 500;
const longestDelay = 10_000;
const rightEnded = 4001; // docs/api.md, "The socket"
// Only what changes nothing, or names the position it answers, may be sent a second time.
const repeatable = new Set(['play', 'ways', 'why', 'hint', 'score', 'language', 'view', 'history', 'chronicle']);

// `known`: who one is. A line is that of the person who opened it, so a guest who is made at this visit has to be there
// first.
export function connect(
  table: string,
  language: () => string,
  listener: Listener,
  known: Promise<unknown> = Promise.resolve(),
): Connection {
  let socket: WebSocket | null = null;
  let since = 0;
  let next = 1;
  let delay = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let everOpen = false;
  let failures = 0;
  const waiting = new Map<number, Waiting>();

  function open(): void {
    if (closed) return;
    clearTimeout(timer);
    listener.state({ kind: 'connecting' });
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = `since=${since}&language=${language()}`;
    const mine = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket?${query}`);
    socket = mine;
    mine.onopen = () => {
      if (mine !== socket) return;
      everOpen = true;
      failures = 0;
      delay = firstDelay;
      listener.state({ kind: 'open' });
      for (const [id, entry] of waiting)
        if (repeatable.has(entry.request.type)) send(id, entry.request);
        else settle(id, { type: 'error', code: 'lost', message: '' });
    };
    mine.onmessage = (event) => mine === socket && receive(JSON.parse(event.data as string) as FromTable);
    mine.onclose = (event) => mine === socket && (event.code === rightEnded ? ended() : lost());
  }

  function ended(): void {
    socket = null;
    since = 0; // whoever comes next may see something else
    for (const id of [...waiting.keys()]) settle(id, { type: 'error', code: 'lost', message: '' });
    if (!closed) listener.state({ kind: 'ended' });
  }

  function lost(): void {
    socket = null;
    if (closed) return;
    failures += 1;
    if (!everOpen && failures > 2) return listener.state({ kind: 'refused' });
    listener.state({ kind: 'lost', retryAt: Date.now() + delay });
    timer = setTimeout(open, delay);
    delay = Math.min(delay * 2, longestDelay);
  }

  function send(id: number, request: Request): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...request, id }));
  }

  function settle(id: number, reply: Reply): void {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    if (reply.type === 'error') entry.reject(new Refused(reply));
    else entry.resolve(reply);
  }

  function receive(message: FromTable): void {
    if (message.n !== undefined) since = Math.max(since, message.n);
    listener.message(message);
    if (message.id !== undefined && message.id !== null) settle(message.id, message);
  }

  void known.then(open);
  return {
    ask(request) {
      const id = next++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { request, resolve, reject });
        send(id, request);
      });
    },
    retryNow() {
      if (!socket) open();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
