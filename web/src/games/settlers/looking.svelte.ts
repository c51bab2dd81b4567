// What is looked at, which is nothing that is entered: another's empire, a card's text, the price under the pointer.
import type { Answer, Way } from '../../api/types';

export interface Detail {
  id: string;
  at: DOMRect;
  foundation: boolean;
  pinned: boolean;
}

class Looking {
  at = $state<number | 'virtual' | null>(null); // whose empire is shown in place of the own one
  preview = $state.raw<Answer | Way | null>(null); // what the pointer is on: its price is marked on the goods
  detail = $state.raw<Detail | null>(null); // the card whose text is shown

  // The text of a card stays until it is closed.
  read(id: string, foundation: boolean, of: Element): void {
    this.detail = { id, foundation, pinned: true, at: of.getBoundingClientRect() };
  }
  // Another table, or another question.
  forget(): void {
    this.at = null;
    this.anew();
  }
  anew(): void {
    this.preview = null;
    if (this.detail?.pinned) this.detail = null;
  }
  back(): boolean {
    if (this.detail) this.detail = null;
    else if (this.at !== null) this.at = null;
    else return false;
    return true;
  }
}
export const looking = new Looking();
