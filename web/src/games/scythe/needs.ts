// What an objective asks for, in words.
import { say } from '../../words/words.svelte';

export interface Need {
  what: string;
  at_least?: number;
  at_most?: number;
  exactly?: number;
}
export function needText(card: { needs?: Need[] }): string {
  return (card.needs ?? [])
    .map((need) => {
      const kind = need.exactly !== undefined ? 'exactly' : need.at_most !== undefined ? 'at_most' : 'at_least';
      const bound = say(`scythe.need.${kind}`, { number: String(need.exactly ?? need.at_most ?? need.at_least ?? 1) });
      return say(`scythe.need.${need.what}`, { bound });
    })
    .join('; ');
}
