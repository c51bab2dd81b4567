// Names of places and things of Scythe in the reader's language.
import { term } from '../../words/words.svelte';
export const hexName = (id: string): string => term(`scythe.hex.${id}`);
// "Nordic mountain B5" is B5 where there is little room.
export const shortHex = (id: string): string => /\b([A-H]\d)\b/.exec(hexName(id))?.[1] ?? hexName(id);
export const itemIcon: Record<string, [icon: string, tint: string]> = {
  oil: ['oil', 'oil'],
  metal: ['metal', 'metal'],
  wood: ['wood', 'wood'],
  food: ['food', 'food'],
  coins: ['coin', 'coin'],
  power: ['power', 'power'],
  popularity: ['popularity', 'popularity'],
  cards: ['combat-card', 'card'],
  combat_cards: ['combat-card', 'card'],
  worker: ['worker', ''],
  workers: ['worker', ''],
  mech: ['mech', ''],
  structure: ['mill', ''],
  recruit: ['recruit', ''],
  upgrade: ['cube', ''],
  produce: ['map', ''],
  any: ['any-goods', ''],
  different: ['any-goods', ''],
  star: ['star', 'coin'],
};
const itemKey: Record<string, string> = { coins: 'coin', cards: 'combat_card' };
export const keyOfItem = (what: string): string => `scythe.${itemKey[what] ?? what}`;
export const topIcon: Record<string, string> = {
  bolster: 'power',
  trade: 'deal',
  produce: 'production',
  move: 'arrow',
  factory: 'factory',
};
export const lineIcon: Record<string, string> = {
  combat: 'armory',
  encounter: 'encounter',
  objective: 'objective',
  gift: 'coin',
  automa: 'bot',
};
export const bottomIcon: Record<string, string> = { upgrade: 'cube', deploy: 'mech', build: 'mill', enlist: 'recruit' };
