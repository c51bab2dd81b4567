// The engines of this worker, one a game, loaded when they are wanted; each hears a language before it has to speak it.
// Example: const answer = await engines.ask('scythe', { do: 'games', language: 'cs' });
import { Engine, unpack, type Answered } from './engine';

// Where the files of engine/ are: bytes by name, "scythe.wasm", "scythe.cs.mo".
export type Files = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

export class Engines {
  #started = new Map<string, Promise<Engine>>();
  #spoken = new Map<string, Promise<void>>();

  constructor(private readonly files: Files) {}

  async ask(game: string, request: Record<string, unknown>): Promise<Answered> {
    const engine = await this.#engine(game);
    if (typeof request.language === 'string') await this.speak(game, request.language);
    return engine.ask(request);
  }

  // Without waiting: for whoever has asked this engine before.
  async ready(game: string, language: string): Promise<Engine> {
    const engine = await this.#engine(game);
    await this.speak(game, language);
    return engine;
  }

  #engine(game: string): Promise<Engine> {
    return remembered(this.#started, game, async () => {
      const [wasm, pack] = await Promise.all([this.files(`${game}.wasm`), this.files(`${game}.pack`)]);
      const engine = await Engine.start(wasm);
      for (const file of unpack(pack)) engine.addFile(file.path, file.bytes);
      return engine;
    });
  }

  async speak(game: string, language: string): Promise<void> {
    return remembered(this.#spoken, `${game}.${language}`, async () => {
      const [engine, catalogue] = await Promise.all([this.#engine(game), this.files(`${game}.${language}.mo`)]);
      engine.addFile(`locale/${language}.mo`, catalogue);
    });
  }
}

// What failed once is tried again the next time.
function remembered<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let found = all.get(key);
  if (!found) {
    found = make();
    found.catch(() => all.delete(key));
    all.set(key, found);
  }
  return found;
}
