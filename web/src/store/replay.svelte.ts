// A game looked at again: the scenes at its moves, asked for in pieces, and which of them is shown.
import type { Scene } from '../api/types';
import type { TableStore } from './table.svelte';

const piece = 40;

export class Replay {
  scenes = $state.raw<Map<number, Scene>>(new Map());
  move = $state(0);
  playing = $state(false);
  #asked = new Set<number>();

  constructor(private readonly table: TableStore) {}

  get last(): number {
    return this.table.log.length ? this.table.log[this.table.log.length - 1]!.move : 0;
  }
  get scene(): Scene | null {
    return this.scenes.get(this.move) ?? null;
  }

  async show(move: number): Promise<void> {
    this.move = Math.max(0, Math.min(this.last, move));
    await Promise.all([this.#load(this.move), this.#load(this.move + piece / 2)]);
  }
  async #load(move: number): Promise<void> {
    const from = Math.floor(move / piece) * piece;
    if (from > this.last || this.#asked.has(from)) return;
    this.#asked.add(from);
    const found = await this.table.history(from, Math.min(this.last, from + piece - 1));
    if (found.length === 0) this.#asked.delete(from);
    this.scenes = new Map([...this.scenes, ...found.map((scene) => [scene.moves, scene] as const)]);
  }
  async all(): Promise<Scene[]> {
    for (let from = 0; from <= this.last; from += piece) await this.#load(from);
    return [...this.scenes.values()].sort((a, b) => a.moves - b.moves);
  }
  forget(): void {
    this.scenes = new Map();
    this.#asked.clear();
  }
}
