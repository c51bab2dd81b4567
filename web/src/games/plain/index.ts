// A game whose board nobody has drawn yet: its position as a readable tree, every decision in the bar.
import type { GameView, Plate } from '../game';
import Tree from './Tree.svelte';

const shapes: Plate['shape'][] = ['circle', 'square', 'diamond', 'shield', 'house'];
const colours = ['nordic', 'rusviet', 'crimea', 'saxony', 'polania'];

const plain: GameView = {
  Board: Tree,
  panels: [],
  plate: (seat) => ({
    shape: shapes[seat.seat % 5]!,
    letter: 'ABCDE'[seat.seat % 5]!,
    colour: colours[seat.seat % 5]!,
  }),
  sideName: (seat) => seat.name || `${'ABCDE'[seat.seat % 5]}`,
  goods: () => [],
  layout: 'g-plain',
};
export default plain;
