// What a screen reader says of a card.
import type { Facts } from '../../api/types';
import { say, term } from '../../words/words.svelte';
import { faceOf, goodName, kindName, titleOf, type Face } from './cards';
import { costText, effectsOf, goodsText } from './phrases';
import type { Marks } from './position';

export const amountsOf = (goods: string[]): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const good of goods) all[good] = (all[good] ?? 0) + 1;
  return all;
};
export const kindLine = (face: Face): string =>
  [
    kindName(face.row.kind),
    term(face.deck === 'common' ? 'settlers.common_card' : 'settlers.faction_card'),
    ...face.row.colours.map((c) => say(`settlers.colour_${c}`)),
  ].join(', ');
export const priceLine = (face: Face): string =>
  say('settlers.web.costs', { cost: costText(face.row.cost) || say('settlers.web.free') });
export const dealLine = (face: Face): string =>
  face.deal ? `${say('settlers.deal_field')}: ${goodName(face.deal)}` : '';
export const razeLine = (face: Face): string =>
  face.row.raze?.length ? `${say('settlers.raze_field')}: ${goodsText(amountsOf(face.row.raze))}` : '';

export function stateLines(marks: Marks): string[] {
  const lines: string[] = [];
  if (marks.used) lines.push(say(marks.used > 1 ? 'settlers.web.used_twice' : 'settlers.web.used'));
  if (marks.blocked) lines.push(say('settlers.web.blocked'));
  if (marks.defence) lines.push(say('settlers.web.guarded'));
  if (marks.samurai) lines.push(say('settlers.web.samurai'));
  if (marks.takenOver) lines.push(say('settlers.web.taken_over'));
  if (marks.traded) lines.push(say('settlers.web.traded'));
  if (marks.under) lines.push(say('settlers.web.under', { n: marks.under }));
  if (marks.laid) lines.push(say('settlers.web.laid', { n: marks.laid }));
  return lines;
}
export function cardLabel(facts: Facts, id: string, marks: Marks | null, foundation: boolean, can: boolean): string {
  const face = faceOf(facts, id);
  if (!face) return term('settlers.foundation');
  const name = titleOf(facts, id);
  const parts = foundation
    ? [`${term('settlers.foundation')}: ${name}`]
    : [`${name}, ${kindLine(face)}`, priceLine(face), ...effectsOf(face.row), ...(marks ? stateLines(marks) : [])];
  if (can) parts.push(say('settlers.web.can_choose'));
  return parts.join('. ');
}
