// What a unit that is picked may take along: the table is asked for it with the pick, because nothing is sent before
// the hex it goes to.
import { untrack } from 'svelte';
import type { Way } from '../../api/types';
import type { TableView } from '../game';
import { pickedUnit } from './clicks';

interface Found {
  key: string;
  loads: string[];
  pieces: Way[]; // each takes the unit and one piece
}
const nothing: Found = { key: '', loads: [], pieces: [] };

class Aboard {
  #found = $state.raw<Found>(nothing);

  #key = ({ scene, choice }: TableView, unit: string): string => `${scene.moves} ${choice.question} ${unit}`;

  async look(view: TableView): Promise<void> {
    const unit = pickedUnit(view);
    if (!unit || view.scene.decision === 'step') return;
    const key = this.#key(view, unit);
    if (untrack(() => this.#found.key) === key) return;
    const ask = (kind: string) => untrack(() => view.choice.ask([`unit:${unit}`, kind]));
    const [steps, pieces] = await Promise.all([ask('do:step'), ask('do:load')]);
    if (!steps || !pieces) return;
    const loads = steps.towards ? [] : steps.ways.flatMap((way) => way.things).filter((t) => t.startsWith('load:'));
    this.#found = {
      key,
      loads: [...new Set(loads.map((thing) => thing.slice(5)))],
      pieces: pieces.towards ? [] : pieces.ways,
    };
  }
  #now(view: TableView): Found {
    const unit = pickedUnit(view);
    return unit && this.#found.key === this.#key(view, unit) ? this.#found : nothing;
  }
  loadsOf(view: TableView): string[] {
    return this.#now(view).loads;
  }
  piecesOf(view: TableView): { what: string; way: Way }[] {
    return this.#now(view).pieces.map((way) => ({ way, what: way.links[way.links.length - 1]!.split(' ')[1]! }));
  }
}
export const aboard = new Aboard();
