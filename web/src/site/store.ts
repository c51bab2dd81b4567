// What a page without a server keeps: its tables with their journals, in IndexedDB. An entry of a journal is written
// once: if another window has played on, keeping says so (Taken) and nothing is lost.
import type { Summary } from '../api/types';

export type Entry = Record<string, unknown>;

export interface KeptTable {
  id: string;
  game: string;
  key: string; // of its chance
  rules?: number; // it was begun by
  summary: Summary;
  record?: string; // as it stands: readable even when the rules have changed and nobody can go on with it
}

export class Taken extends Error {}

export interface Store {
  tables(): Promise<KeptTable[]>;
  table(id: string): Promise<KeptTable | undefined>;
  journal(id: string): Promise<Entry[]>;
  // The table as it is now, and the entries from place `from` on. Throws Taken if there is an entry already.
  keep(table: KeptTable, from: number, entries: Entry[]): Promise<void>;
  note(name: string): Promise<unknown>;
  keepNote(name: string, value: unknown): Promise<void>;
}

export function memoryStore(): Store {
  const tables = new Map<string, KeptTable>();
  const journals = new Map<string, Entry[]>();
  const notes = new Map<string, unknown>();
  return {
    tables: async () => [...tables.values()],
    table: async (id) => tables.get(id),
    journal: async (id) => [...(journals.get(id) ?? [])],
    async keep(table, from, entries) {
      const journal = journals.get(table.id) ?? [];
      if (entries.length > 0 && journal.length !== from) throw new Taken();
      journals.set(table.id, [...journal, ...entries]);
      tables.set(table.id, table);
    },
    note: async (name) => notes.get(name),
    keepNote: async (name, value) => void notes.set(name, value),
  };
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function browserStore(name = 'ludarium'): Promise<Store> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.result.createObjectStore('journal'); // [table, place]
    opening.result.createObjectStore('notes');
  };
  const base = await done(opening);
  const read = (store: string) => base.transaction(store).objectStore(store);
  return {
    tables: () => done(read('tables').getAll()),
    table: (id) => done(read('tables').get(id)),
    journal: (id) => done(read('journal').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))),
    keep(table, from, entries) {
      return new Promise((resolve, reject) => {
        const change = base.transaction(['tables', 'journal'], 'readwrite', { durability: 'strict' });
        const journal = change.objectStore('journal');
        entries.forEach((entry, i) => journal.add(entry, [table.id, from + i]));
        change.objectStore('tables').put(table);
        change.oncomplete = () => resolve();
        change.onabort = () => reject(change.error?.name === 'ConstraintError' ? new Taken() : change.error);
      });
    },
    note: (note) => done(read('notes').get(note)),
    async keepNote(note, value) {
      await done(base.transaction('notes', 'readwrite').objectStore('notes').put(value, note));
    },
  };
}
