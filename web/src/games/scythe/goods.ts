// What a seat has in the open: on its badge, and on the phone in the sheet.
import { term } from '../../words/words.svelte';
import type { Good } from '../game';
import type { TableView } from '../game';
import { handSize, playerAt, resources, tokensOf } from './position';

export function goodsOf(position: unknown, seat: number): Good[] {
  const player = playerAt(position, seat);
  if (!player) return [];
  return [
    { icon: 'coin', tint: 'coin', amount: player.coins ?? '?', title: term('scythe.coin') },
    { icon: 'power', tint: 'power', amount: player.power, title: term('scythe.power') },
    { icon: 'popularity', tint: 'popularity', amount: player.popularity, title: term('scythe.popularity') },
    { icon: 'combat-card', tint: 'card', amount: handSize(player), title: term('scythe.combat_card') },
  ];
}

export function heldOf({ scene, seat }: TableView): Good[] {
  if (seat === null || !scene.forecast) return [];
  const amounts = tokensOf(scene, seat);
  return resources.map((what) => ({
    icon: what,
    tint: what,
    amount: amounts[what] ?? 0,
    title: term(`scythe.${what}`),
  }));
}
