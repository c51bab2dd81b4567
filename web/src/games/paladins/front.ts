// What the pages outside a table know of Paladins of the West Kingdom.
import type { Front } from '../fronts';
import art from './art.svg?raw';

const front: Front = {
  rank: 3,
  icon: 'paladin',
  minutes: 90,
  art,
};
export default front;
