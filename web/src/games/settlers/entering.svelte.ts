// What is half entered or looked at and has no place in the table's answers yet. Nothing here decides what is legal.
import type { Answer, Scene } from '../../api/types';

export interface Detail { id: string; at: DOMRect; foundation: boolean; pinned: boolean }

class Entering {
  of = $state(-1); // the move these belong to
  looking = $state<number | 'virtual' | null>(null); // whose empire is shown in place of the own one
  basket = $state<string[]>([]); // what the pairs of settlers shall bring
  discard = $state<string | null>(null); // the own location chosen to go for the building
  sending = $state(false); // the phone's panel of what workers can bring is open
  preview = $state.raw<Answer | null>(null); // what the pointer is on: its price is marked on the goods
  detail = $state.raw<Detail | null>(null); // the card whose text is shown

  // A new decision begins with nothing entered.
  begin(scene: Scene): void {
    if (this.of === scene.moves) return;
    this.of = scene.moves;
    this.basket = [];
    this.discard = null;
    this.preview = null;
    this.sending = false;
    if (this.detail?.pinned) this.detail = null;
  }
  // Another table.
  forget(): void {
    this.of = -1;
    this.looking = null;
  }
  back(): boolean {
    if (this.detail) this.detail = null;
    else if (this.basket.length) this.basket = this.basket.slice(0, -1);
    else if (this.sending) this.sending = false;
    else if (this.looking !== null) this.looking = null;
    else return false;
    return true;
  }
}
export const entering = new Entering();
