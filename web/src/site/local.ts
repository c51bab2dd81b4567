// A page without a server as a Transport: the tables live in a worker of this page (worker.ts).
import { Refused, type Connection, type Listener } from '../api/connection';
import type { Plain, Transport } from '../api/transport';
import type { FromTable, Reply, Request } from '../api/types';
import { stayAtHand, wantGame } from './offline';
import type { FromWorker, ToWorker } from './protocol';

interface Asked {
  resolve(reply: Reply): void;
  reject(problem: Refused): void;
}
interface OpenLine {
  listener: Listener;
  asked: Map<number, Asked>;
}

function local(): Transport {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const calls = new Map<number, { resolve(answer: Plain): void; reject(problem: Error): void }>();
  const lines = new Map<number, OpenLine>();
  let next = 1;
  const tell = (message: ToWorker): void => worker.postMessage(message);

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'answer') calls.get(data.id)?.resolve({ status: data.status, text: data.text });
    else if (data.kind === 'failed') calls.get(data.id)?.reject(new Error('unavailable'));
    else if (data.kind === 'connected') lines.get(data.line)?.listener.state({ kind: 'open' });
    else if (data.kind === 'refused') lines.get(data.line)?.listener.state({ kind: 'refused' });
    else receive(data.line, data.message);
    if ('id' in data) calls.delete(data.id);
  };

  function receive(number: number, message: FromTable): void {
    const line = lines.get(number);
    if (!line) return;
    if (message.type === 'table') wantGame(message.table.game);
    line.listener.message(message);
    const asked = message.id === undefined || message.id === null ? undefined : line.asked.get(message.id);
    if (!asked) return;
    line.asked.delete(message.id!);
    if (message.type === 'error') asked.reject(new Refused(message));
    else asked.resolve(message as Reply);
  }

  return {
    call(method, path, body) {
      const id = next++;
      if (path === 'tables' && method === 'POST') void navigator.storage?.persist?.().catch(() => undefined);
      return new Promise((resolve, reject) => {
        calls.set(id, { resolve, reject });
        tell({ kind: 'call', id, method, path, body, language: document.documentElement.lang || 'en' });
      });
    },
    connect(table, language, listener): Connection {
      const line = next++;
      lines.set(line, { listener, asked: new Map() });
      listener.state({ kind: 'connecting' });
      tell({ kind: 'connect', line, table, language: language() });
      return {
        ask(request: Request) {
          const id = next++;
          return new Promise((resolve, reject) => {
            lines.get(line)?.asked.set(id, { resolve, reject });
            tell({ kind: 'send', line, message: { ...request, id } });
          });
        },
        retryNow: () => undefined,
        close() {
          lines.delete(line);
          tell({ kind: 'disconnect', line });
        },
      };
    },
  };
}

export const way: Transport = local();
void stayAtHand();
