// What the pages outside a table know of each game: the default export of src/games/<id>/front.ts. It is loaded with
// the page, so it is small. A game without one is listed after the others, with a common icon and without a picture.
// The sentences are <id>.front.… in games/<id>/words.
// Example: frontOf('scythe').icon
export interface Front {
  rank: number; // the place in every list of games
  icon: string;
  minutes?: number; // how long a game takes
  art?: string; // a drawing of our own, as the text of an SVG
  // Decisions that many always answer alike. A choice is its name in the catalogue and the answer in the notation.
  standing?: readonly { decision: string; choices: readonly (readonly [name: string, answer: string])[] }[];
  lastChapters?: string; // the chapters of the rules whose ids begin like this come last
}

const fronts = import.meta.glob<Front>('./*/front.ts', { eager: true, import: 'default' });
const unknown: Front = { rank: Infinity, icon: 'cards' };

export const frontOf = (game: string): Front => fronts[`./${game}/front.ts`] ?? unknown;

export function inOrder<Known extends { id: string }>(games: readonly Known[]): Known[] {
  const before = (a: Known, b: Known) => (frontOf(a.id).rank < frontOf(b.id).rank ? -1 : 1);
  return [...games].sort((a, b) => (frontOf(a.id).rank === frontOf(b.id).rank ? 0 : before(a, b)));
}
