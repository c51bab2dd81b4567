// Numbers and addresses of a reason why something cannot be done.
import type { NoWay } from '../api/types';

export interface Lacking {
  what: string;
  needed: number;
  have: number;
  missing: number;
}
// What is short, the shortest first. Of what there is enough nothing is said.
export function lacking({ lacks = [] }: Pick<NoWay, 'lacks'>): Lacking[] {
  return lacks
    .map(({ what, needed, have }) => ({ what, needed, have, missing: needed - have }))
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => b.missing - a.missing);
}

export const ruleAddress = (game: string, rule: string, table: string): string =>
  `/rules/${game}?rule=${encodeURIComponent(rule)}&table=${encodeURIComponent(table)}`;
