// A forecast in words, for who listens to it.
import type { Amount, ForecastLine, ForecastSection } from '../api/types';
import type { GameView } from '../games/game';
import { counted } from '../words/words.svelte';

export function amountText({ what, amount }: Amount, game: GameView): string {
  const glyph = game.glyph?.(what);
  return glyph ? counted(glyph.key, amount) : `${amount} ${what}`;
}

function lineText(line: ForecastLine, game: GameView): string {
  const pays = (line.pays ?? []).map((a) => `−${amountText(a, game)}`);
  const comes = line.amounts.map((a) => amountText(a, game));
  return [line.text, ...pays, ...comes, line.because].filter(Boolean).join(', ');
}

export const foretold = (sections: ForecastSection[], game: GameView): string[] =>
  sections.map(({ title, lines }) => `${title}: ${lines.map((line) => lineText(line, game)).join('; ')}.`);
