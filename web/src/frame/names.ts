// What seats, games and the choices of an option are called for people: a person by name, a bot by its strength.
import type { SeatInfo, Watchers } from '../api/types';
import { session } from '../store/session.svelte';
import { knows, ownNames, say, term, type Language } from '../words/words.svelte';

export function holderName(seat: SeatInfo, game: string): string {
  if (seat.kind === 'person' && !seat.name) return say('web.seat.gone');
  if (seat.name || seat.kind !== 'bot') return seat.name;
  return session.game(game)?.bots.find((level) => level.id === seat.level)?.title ?? seat.level ?? '';
}
// Those with a name, and how many more there are.
export const watchersText = ({ count, names }: Watchers): string =>
  [...names, ...(count > names.length ? [`+${count - names.length}`] : [])].join(', ');
export const gameTitle = (game: string): string => session.game(game)?.title ?? game;

// A choice is a faction, a mat or a level of the game, an edition by its language, or a word of ours.
export function choiceTitle(game: string, choice: string): string {
  if (choice === 'random') return say('web.setup.random');
  const named = ['faction_', 'player_mat_', 'automa_level.'].map((kind) => `${game}.${kind}${choice}`).find(knows);
  if (named) return term(named);
  if (knows(`web.choice.${choice}`)) return say(`web.choice.${choice}`);
  return ownNames[choice as Language] ?? choice;
}
