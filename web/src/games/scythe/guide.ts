import { did, happened, type Lesson } from '../guide';

const lessons: Lesson[] = [
  { id: 'question', learned: () => true },
  {
    id: 'top',
    learned: did('bolster', 'trade', 'produce', 'move_units', 'move_coins'),
    at: ['top'],
    place: '.opt.lit',
  },
  { id: 'goods', learned: happened('produced'), at: ['produce'], place: '[data-thing="top:produce"]' },
  { id: 'both', learned: did('bottom'), at: ['bottom'], place: '.bot.lit .head' },
  { id: 'move', learned: did('step'), at: ['unit', 'step'], place: '[data-thing="top:move_units"]' },
  {
    id: 'workers',
    learned: (step) => step.events.some((e) => e.event === 'produced' && e.what === 'worker'),
    place: '[data-thing="top:produce"]',
  },
  { id: 'mech', learned: happened('deployed'), place: '[data-thing="bottom:deploy"]' },
  { id: 'encounter', learned: did('option'), at: ['encounter'], place: '.op:not(.no)' },
  { id: 'enlist', learned: happened('enlisted'), place: '[data-thing="bottom:enlist"]' },
  { id: 'objective', learned: did('reveal'), place: '.ob' },
  { id: 'combat', learned: did('fight'), at: ['fight', 'battle', 'ability'] },
  { id: 'star', learned: happened('star'), place: '.goals' },
];
export default lessons;
