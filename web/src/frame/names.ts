// What a seat is called for people: a person by name, a bot by its strength.
import type { SeatInfo } from '../api/types';
import { session } from '../store/session.svelte';

export function holderName(seat: SeatInfo, game: string): string {
  if (seat.name || seat.kind !== 'bot') return seat.name;
  return session.game(game)?.bots.find((level) => level.id === seat.level)?.title ?? seat.level ?? '';
}
export const gameTitle = (game: string): string => session.game(game)?.title ?? game;
