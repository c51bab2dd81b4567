// How the lines of the chronicle are said: names of seats, amounts in words.
import type { GameView, TableView } from '../games/game';
import { say } from '../words/words.svelte';
import type { Speaker } from './chronicle';
import { amountText } from './forecast';

export function speakerFor(view: TableView, game: GameView): Speaker {
  return {
    who: (seat) => view.names[seat ?? -1] ?? (seat === null ? '' : (game.rival?.(view.position, seat)?.name ?? '')),
    amount: (amount) => amountText(amount, game),
    pays: (what) => say('web.chronicle.pays', { what }),
    gains: (what) => say('web.chronicle.gains', { what }),
  };
}
