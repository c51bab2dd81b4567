// Coins for another seat. The table offers one gift to each, the largest; less is the same with fewer coins.
import type { Answer } from '../../api/types';
import { is, type Choice } from '../../store/choice.svelte';

export interface Gift {
  most: number;
  of(coins: number): Answer;
}
export function giftOf(choice: Choice, seat: number): Gift | null {
  const largest = choice.answers?.asides?.find((a) => is('gift', { to: seat })(a.do, a));
  if (!largest) return null;
  const most = Number(largest.do.coins);
  return {
    most,
    of: (coins) =>
      coins === most
        ? largest
        : {
            ...largest,
            action: largest.action.replace(/\d+$/, String(coins)),
            do: { ...largest.do, coins },
            pays: undefined,
            gains: undefined,
          },
  };
}
