// Positions in which a rule can be seen at work, found by tools/find-tries.mjs: who is asked there, and what the rule
// refuses.
import type { Deed, Json } from '../api/types';

export interface Try {
  seat: number;
  action: string;
  do: Deed;
  position: { players: Json[] };
}

const all = import.meta.glob<{ default: Record<string, Try> }>('./*/tries.json');
export async function triesOf(game: string): Promise<Record<string, Try>> {
  const load = all[`./${game}/tries.json`];
  return load ? (await load()).default : {};
}
