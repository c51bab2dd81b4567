// A forecast in words, for who listens to it.
import type { Amount, ForecastSection } from '../api/types';
import type { GameView } from '../games/game';

const counted = (amounts: Amount[], sign: string, game: GameView) => amounts.map(({ what, amount }) => `${sign}${amount} ${game.glyph?.(what)?.title ?? what}`);

export const foretold = (sections: ForecastSection[], game: GameView): string[] =>
  sections.map(({ title, lines }) => `${title}: ${lines.map((line) => [line.text, ...counted(line.pays ?? [], '−', game), ...counted(line.amounts, '', game), line.because].filter(Boolean).join(', ')).join('; ')}.`);
