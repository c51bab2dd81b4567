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

// Where the bulb may stand, best first: the button of the bar that gives the answer, its things, a part of the page.
// Where something is picked, what comes next of the lesson that a further click can mean.
export function places(
  { lit, answer, then }: Pick<CoachCard, 'lit' | 'answer' | 'then'>,
  picked: string[],
  leads: (thing: string) => boolean,
): string[] {
  const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  const at = (thing: string) =>
    thing.startsWith('part:') ? `[data-part="${quoted(thing.slice(5))}"]` : `[data-thing="${quoted(thing)}"]`;
  const gives = (text: string | null) => (text ? [`.bar [data-action="${quoted(text)}"]`] : []);
  const named = (things: string[]) => things.filter((thing) => !thing.startsWith('do:'));
  const next = [{ answer, lit }, ...then];
  const begun = lit.some((t) => picked.includes(t)) || then.some((s) => named(s.lit).some((t) => picked.includes(t)));
  if (begun) {
    const links = next.flatMap((step) => step.answer ?? []);
    const ways = links.map((_, i) => `.bar [data-way="${quoted(links.slice(0, links.length - i).join(' · '))}"]`);
    const open = next.flatMap((step) => named(step.lit)).filter((thing) => !picked.includes(thing) && leads(thing));
    return [...ways, ...open.map(at), ...next.flatMap((step) => gives(step.answer)), '.bar [data-primary]'];
  }
  const buttons = lit.filter((thing) => thing.startsWith('do:'));
  return [...gives(answer), ...[...named(lit), ...buttons].map(at), ...(answer ? ['.bar [data-primary]'] : [])];
}
