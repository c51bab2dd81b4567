// The lessons of a guided first game, in the order of teaching. A game's guide.ts names them; what they say is in the
// catalogue (web.guide.<game>.<id> and …_why). A lesson is learned when the player has done it; any other move is fine.
import type { Step } from '../api/types';

export interface Lesson {
  id: string;
  learned(own: Step): boolean; // by a step of the player's own
  at?: string[]; // decisions in which it is worth telling first
  place?: string; // selector of the one place it means
}

export const did =
  (...kinds: string[]) =>
  (step: Step): boolean =>
    step.do !== undefined && kinds.includes(step.do.do);
export const happened =
  (...events: string[]) =>
  (step: Step): boolean =>
    step.events.some((e) => events.includes(e.event) && e.seat === step.seat);

const guides = import.meta.glob<{ default: Lesson[] }>('./*/guide.ts');
export async function lessonsOf(game: string): Promise<Lesson[]> {
  const load = guides[`./${game}/guide.ts`];
  return load ? (await load()).default : [];
}
