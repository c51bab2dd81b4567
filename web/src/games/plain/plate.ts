// The mark of a seat where a game brings none of its own: a shape, a letter and a colour each.
import type { Plate } from '../game';

const shapes: Plate['shape'][] = ['circle', 'square', 'diamond', 'shield', 'house'];
const colours = ['blue', 'red', 'yellow', 'black', 'white'];

export const plainPlate = (seat: number): Plate => ({
  shape: shapes[seat % 5]!,
  letter: 'ABCDE'[seat % 5]!,
  colour: colours[seat % 5]!,
});
