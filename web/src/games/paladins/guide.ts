import { did, type Lesson } from '../guide';
import type { Step } from '../../api/types';

const left = ['develop', 'recruit', 'hunt', 'trade', 'pray', 'conspire'];
const acted = (which: (action: string) => boolean) => (step: Step) =>
  step.events.some((e) => e.event === 'acted' && e.seat === step.seat && which(String(e.action)));

const lessons: Lesson[] = [
  { id: 'split', learned: did('split'), at: ['paladins'] },
  { id: 'tavern', learned: did('tavern'), at: ['tavern'] },
  { id: 'left', learned: acted((action) => left.includes(action)) },
  { id: 'right', learned: acted((action) => !left.includes(action)) },
  { id: 'workshop', learned: did('workshop'), at: ['workshop'] },
  { id: 'townsfolk', learned: did('hire', 'dismiss'), at: ['hire', 'townsfolk'] },
  {
    id: 'suspicion',
    learned: (step) => step.events.some((e) => e.event === 'suspicion' || e.event === 'took_debt'),
    at: ['inquisition'],
  },
  { id: 'keep', learned: did('pass', 'keep'), at: ['keep'] },
];
export default lessons;
