// Building a card may ask for an own location that goes for it. The table is asked for those ways when the card is
// lifted, so that the bar shows the whole price before anything is sent.
import { untrack } from 'svelte';
import type { Way } from '../../api/types';
import { is, type Thing } from '../../store/choice.svelte';
import type { TableView } from '../game';

const goes: Thing = 'do:sacrifice';

class Building {
  #found = $state.raw<{ key: string; ways: Way[] }>({ key: '', ways: [] });

  #key = (view: TableView, card: string): string => `${view.scene.moves} ${view.choice.question} ${card}`;

  // Who wants to be asked how to pay is asked: the decisions then come one after the other.
  async look(view: TableView, card: string | null): Promise<void> {
    const { choice } = view;
    const asksPayment = choice.can(is('wish', { wish: 'payment', on: false }));
    if (!card || asksPayment || !choice.answers?.reach?.[goes] || !choice.can(is('build', { card }))) return;
    const key = this.#key(view, card);
    if (untrack(() => this.#found.key) === key) return;
    const found = await untrack(() => choice.ask([`card:${card}`, 'do:build', goes]));
    if (found) this.#found = { key, ways: found.ways };
  }
  waysFor(view: TableView, card: string): Way[] {
    const { key, ways } = this.#found;
    return ways.length > 0 && key === this.#key(view, card) ? ways : [];
  }
}
export const building = new Building();
