// The drawings of the encounter cards, one scene a card: parts of kit.svg from back to front (scenes.json). A part is
// its name and the middle of its lower edge, then its scale and −1 if it is mirrored; a rope goes from one point to
// another and has a width.
import data from './scenes.json';

type Part = (string | number)[];
export interface Scene {
  palette: string;
  parts: Part[];
}
const scenes = data as Record<string, Scene>;
export const sceneOf = (card: number | string | undefined): Scene | undefined => scenes[String(card)];

export const view = { width: 212, height: 141, sky: 15, horizon: 78 }; // 3:2; `sky` is what is added above

export const placed = ([, x, y, scale = 1, mirrored = 1]: Part): string =>
  `translate(${x} ${y}) scale(${Number(scale) * Number(mirrored)} ${scale})`;
// Slightly slack.
export const rope = ([, x, y, x2, y2]: Part): string =>
  `M${x} ${y}Q${(Number(x) + Number(x2)) / 2} ${(Number(y) + Number(y2)) / 2 + 6} ${x2} ${y2}`;
