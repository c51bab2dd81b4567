// One game's engine (site/exports.cpp compiled to WebAssembly): files are handed in, then requests are asked, JSON in
// and out. It knows neither page nor worker; tests and measurements run it in Node.
// Example: const engine = await Engine.start(bytes); engine.addFile('locale/cs.mo', file); engine.ask({ do: 'games' });
import type { ForecastSection, FromTable, Hint, Reviewed, Scene, Score, Summary, Verdict, Ways } from '../api/types';
import type { Entry } from './store';

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  site_room(size: number): number;
  site_add_file(path: number): void;
  site_answer(): number;
  site_answer_size(): number;
}

// What site/site.cpp answers, by what was asked; a refusal has `error` and nothing else.
export interface Answered {
  error?: { code: string; message: string };
  // A table that was opened, changed or looked at.
  table?: Summary;
  key?: string;
  rules?: number;
  journal?: Entry[];
  messages?: { viewer: number; message: FromTable }[];
  thoughts?: Wanted[];
  alarm?: number | null;
  viewer?: number;
  record?: string;
  scores?: Score[];
  // A bot's thought, a verdict, ways, what is foreseen.
  action?: string;
  hints?: Hint[];
  verdict?: Verdict;
  ways?: Omit<Ways, 'at'>;
  forecast?: ForecastSection[];
  scene?: Scene;
  // A piece of a review.
  moves?: number;
  decisions?: Reviewed[];
}
// What a bot, or a hint, has to think about.
export interface Wanted {
  number: number;
  game: string;
  view: unknown;
  seat: number;
  level?: string;
  hints?: boolean;
}

// The few things a program without files, arguments or terminal still asks of its machine. Nothing else gets in.
function machine(memory: () => WebAssembly.Memory): Record<string, (...values: never[]) => number> {
  const notThere = 8; // EBADF
  return {
    clock_time_get: (_clock: number, _precision: bigint, place: number) => {
      new DataView(memory().buffer).setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    environ_sizes_get: (count: number, size: number) => {
      new DataView(memory().buffer).setUint32(count, 0, true);
      new DataView(memory().buffer).setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    proc_exit: (code: number) => {
      throw new Error(`The engine stopped (${code}).`);
    },
    fd_close: () => notThere,
    fd_seek: () => notThere,
    fd_read: () => notThere,
    fd_write: () => notThere,
  };
}

export class Engine {
  private constructor(private readonly inside: Exports) {}

  static async start(source: BufferSource | WebAssembly.Module): Promise<Engine> {
    let inside: Exports | null = null;
    const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
    const known = machine(() => inside!.memory);
    const imports: WebAssembly.Imports = {};
    for (const wanted of WebAssembly.Module.imports(module)) {
      const place = (imports[wanted.module] ??= {});
      if (wanted.kind === 'function') place[wanted.name] = (known[wanted.name] ?? (() => 0)) as WebAssembly.ImportValue;
    }
    inside = (await WebAssembly.instantiate(module, imports)).exports as Exports;
    inside._initialize();
    return new Engine(inside);
  }

  addFile(path: string, bytes: Uint8Array): void {
    const name = new TextEncoder().encode(path);
    const place = this.inside.site_room(name.length + bytes.length);
    const memory = new Uint8Array(this.inside.memory.buffer);
    memory.set(name, place);
    memory.set(bytes, place + name.length);
    this.inside.site_add_file(name.length);
  }

  ask(request: Record<string, unknown>): Answered {
    const text = new TextEncoder().encode(JSON.stringify(request));
    const place = this.inside.site_room(text.length);
    new Uint8Array(this.inside.memory.buffer).set(text, place);
    const answer = this.inside.site_answer();
    const bytes = new Uint8Array(this.inside.memory.buffer, answer, this.inside.site_answer_size());
    return JSON.parse(new TextDecoder().decode(bytes)) as Answered;
  }
}

// Several files as one: for each a line "<size of the path> <size of the file>\n", then path and bytes.
export function unpack(pack: Uint8Array): { path: string; bytes: Uint8Array }[] {
  const files: { path: string; bytes: Uint8Array }[] = [];
  const text = new TextDecoder();
  for (let at = 0; at < pack.length;) {
    const end = pack.indexOf(10, at);
    const [path, size] = text.decode(pack.subarray(at, end)).split(' ').map(Number) as [number, number];
    const start = end + 1 + path;
    files.push({ path: text.decode(pack.subarray(end + 1, start)), bytes: pack.subarray(start, start + size) });
    at = start + size;
  }
  return files;
}
