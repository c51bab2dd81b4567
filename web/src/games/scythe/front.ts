// What the pages outside a table know of Scythe.
import type { Front } from '../fronts';
import art from './art.svg?raw';
import './map.css';

const front: Front = {
  rank: 1,
  icon: 'factory',
  minutes: 115,
  art,
  standing: [{ decision: 'pay', choices: [['rest', 'pay rest']] }],
  lastChapters: 'SC-AUTO', // opponents that need no person
};
export default front;
