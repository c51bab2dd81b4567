// What a unit may take along: the one that is picked, or the one that moves. The table is asked for it, because nothing
// is sent before the hex it goes to.
import { untrack } from 'svelte';
import type { Way } from '../../api/types';
import type { TableView } from '../game';
import { loadedUnit, pickedUnit, type Piece } from './clicks';

interface Found {
  key: string;
  loads: string[];
  pieces: Piece[];
}
const nothing: Found = { key: '', loads: [], pieces: [] };

class Aboard {
  #found = $state.raw<Found>(nothing);

  #key = (view: TableView): string => `${view.scene.moves} ${view.choice.question} ${loadedUnit(view)}`;

  async look(view: TableView): Promise<void> {
    const unit = pickedUnit(view);
    const moving = view.scene.decision === 'step' && view.choice.answers;
    if (!unit && !moving) return;
    const key = this.#key(view);
    if (untrack(() => this.#found.key) === key) return;
    const ask = (kind: string) => untrack(() => view.choice.ask(unit ? [`unit:${unit}`, kind] : [kind]));
    const [steps, pieces] = await Promise.all([ask('do:step'), ask('do:load')]);
    if (!steps || !pieces) return;
    const loads = steps.towards ? [] : steps.ways.flatMap((way) => way.things).filter((t) => t.startsWith('load:'));
    this.#found = {
      key,
      loads: [...new Set(loads.map((thing) => thing.slice(5)))],
      pieces: pieces.towards ? [] : pieces.ways.map(pieceOf),
    };
  }
  #now(view: TableView): Found {
    return loadedUnit(view) && this.#found.key === this.#key(view) ? this.#found : nothing;
  }
  loadsOf(view: TableView): string[] {
    return this.#now(view).loads;
  }
  piecesOf(view: TableView): Piece[] {
    return this.#now(view).pieces;
  }
}
export const aboard = new Aboard();

function pieceOf({ links, parts }: Way): Piece {
  const link = links[links.length - 1]!;
  return { what: link.split(' ')[1]!, link, before: links.slice(0, -1), text: parts[parts.length - 1]!.text };
}
