// What the pages outside a table know of Imperial Settlers.
import type { Front } from '../fronts';
import art from './art.svg?raw';

const front: Front = {
  rank: 2,
  icon: 'feature',
  minutes: 60,
  art,
  standing: [
    {
      decision: 'deck',
      choices: [
        ['common', 'draw common'],
        ['faction', 'draw faction'],
      ],
    },
  ],
};
export default front;
