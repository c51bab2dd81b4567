import { did, type Lesson } from '../guide';

const lessons: Lesson[] = [
  { id: 'pick', learned: did('pick', 'deck'), at: ['pick', 'draft', 'deck'] },
  { id: 'build', learned: did('build') },
  { id: 'send', learned: did('send', 'pair') },
  { id: 'deal', learned: did('deal') },
  { id: 'raze', learned: did('raze_hand', 'raze') },
  { id: 'sacrifice', learned: did('sacrifice'), at: ['sacrifice'] },
  { id: 'activate', learned: did('activate') },
  { id: 'pass', learned: did('pass') },
];
export default lessons;
