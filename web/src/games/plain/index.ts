// A game whose board nobody has drawn yet: its position as a readable tree, every decision in the bar.
import type { GameView } from '../game';
import Tree from './Tree.svelte';
import { plainPlate } from './plate';

const plain: GameView = {
  Board: Tree,
  panels: [],
  plate: (seat) => plainPlate(seat.seat),
  sideName: (seat) => seat.name || `${'ABCDE'[seat.seat % 5]}`,
  goods: () => [],
  layout: 'g-plain',
};
export default plain;
