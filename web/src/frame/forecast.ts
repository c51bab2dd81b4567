// A forecast in words, for who listens to it.
import type { Amount, ForecastSection } from '../api/types';
import type { GameView } from '../games/game';
import { counted } from '../words/words.svelte';

export function amountText({ what, amount }: Amount, game: GameView): string {
  const glyph = game.glyph?.(what);
  return glyph ? counted(glyph.key, amount) : `${amount} ${what}`;
}

export const foretold = (sections: ForecastSection[], game: GameView): string[] =>
  sections.map(({ title, lines }) => `${title}: ${lines.map((line) => [line.text, ...(line.pays ?? []).map((a) => `−${amountText(a, game)}`), ...line.amounts.map((a) => amountText(a, game)), line.because].filter(Boolean).join(', ')).join('; ')}.`);
