// What the page shows of a guide: which card, how far the chapters are. What is taught, and when, the table says.
import type { CoachCard, CoachLesson, CoachRemark, Coaching } from '../api/types';

export interface Chapter {
  id: string;
  title: string;
  have: number;
  of: number;
  lessons: CoachLesson[];
}

export const chapters = (coach: Coaching): Chapter[] =>
  coach.chapters.map(({ id, title, lessons }) => ({
    id,
    title,
    have: lessons.filter((l) => l.state === 'done').length,
    of: lessons.length,
    lessons,
  }));

export const total = (all: Chapter[]): { have: number; of: number } => ({
  have: all.reduce((sum, c) => sum + c.have, 0),
  of: all.reduce((sum, c) => sum + c.of, 0),
});

// Another move than the lesson's is spoken of first, until that is put away; `closed` is what was put away last.
export function strayed(coach: Coaching, closed: number): CoachRemark | null {
  const { remark } = coach;
  return remark?.kind === 'other' && remark.at !== closed ? remark : null;
}

// What was read before, asked for once more.
export function again(coach: Coaching, id: string | null): CoachLesson | null {
  const lesson = id ? coach.chapters.flatMap((c) => c.lessons).find((l) => l.lesson === id) : undefined;
  return lesson?.say ? lesson : null;
}

// One reading of a card: of the same lesson in another turn it is another.
export const reading = (card: CoachCard, coach: Coaching): string => `${card.lesson} ${coach.own_turn}`;

// Where the bulb may stand, best first: the things of the answer, a part of the page, the button that gives it. What is
// picked already asks for what comes next.
export function places({ lit, answer, then }: Pick<CoachCard, 'lit' | 'answer' | 'then'>, picked: string[]): string[] {
  const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  const at = (thing: string) =>
    thing.startsWith('part:') ? `[data-part="${quoted(thing.slice(5))}"]` : `[data-thing="${quoted(thing)}"]`;
  const named = lit.filter((thing) => !thing.startsWith('do:'));
  const open = named.filter((thing) => !picked.includes(thing));
  if (picked.length && open.length === 0)
    return [...(then ? places({ ...then, then: null }, []) : []), '.bar [data-primary]'];
  return [
    ...open.map(at),
    ...(answer ? [`[data-action="${quoted(answer)}"]`] : []),
    ...lit.filter((thing) => thing.startsWith('do:')).map(at),
    ...(answer ? ['.bar [data-primary]'] : []),
  ];
}
