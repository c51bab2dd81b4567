// Paladins of the West Kingdom on the page. What is drawn where; clicks.ts says what a click means, entering.svelte.ts what
// is half entered.
import type { Answer, Scene } from '../../api/types';
import { term } from '../../words/words.svelte';
import type { GameView } from '../game';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Muster from './Muster.svelte';
import Others from './Others.svelte';
import Rival from './Rival.svelte';
import Status from './Status.svelte';
import Tools from './Tools.svelte';
import Town from './Town.svelte';
import { pointsAt, things, wish } from './clicks';
import { icons, isWorker, keyOf } from './gains';
import { keepAnswer, splitAnswer, workersAnswer } from './entering.svelte';
import { attributes, level, plateOf, playerAt } from './position';
import './paladins.css';

// These are chosen where they lie; the list of all answers has them too.
const onTheBoards = new Set(['act', 'favour', 'workers', 'space', 'outsider', 'jar', 'workshop', 'clear', 'hire', 'dismiss', 'split', 'tavern', 'keep']);

function primary(answers: Answer[], scene: Scene): Answer | undefined {
  const one = (kind: string) => answers.find((a) => a.do.do === kind);
  switch (scene.decision) {
    case 'paladins': return splitAnswer(answers);
    case 'workers': return workersAnswer(answers);
    case 'keep': return keepAnswer(answers);
    case 'reward': return one('as_offered');
    case 'inquisition': return one('done');
    case 'discard': return one('discard');
  }
  return undefined;
}

const tabs: Record<string, string> = {
  hire: 'town', townsfolk: 'town', space: 'board', outsider: 'board', paladins: 'board', tavern: 'board',
  action: 'mine', workers: 'mine', workshop: 'mine', clear: 'mine', jar: 'mine', inquisition: 'mine',
};

const paladins: GameView = {
  Board,
  panels: [
    { id: 'mine', icon: 'mat', title: 'paladins.web.board', component: Mine, beside: true },
    { id: 'town', icon: 'townsfolk', title: 'paladins.web.town', component: Town },
  ],
  Others, Status, Acts, Tools,
  Below: Rival,
  boardTab: { icon: 'map', title: 'paladins.web.map' },
  stage: (scene) => (scene.answers && (scene.decision === 'paladins' || scene.decision === 'tavern') ? Muster : null),
  plate: (seat) => plateOf(seat.side ?? ['red', 'yellow', 'blue', 'green'][seat.seat]),
  sideName: (seat) => (seat.side ? term(`paladins.colour_${seat.side}`) : seat.name),
  goods: (position, seat) => {
    const player = playerAt(position, seat);
    if (!player) return [];
    return [
      { icon: 'silver', tint: 'silver', amount: player.silver ?? 0, title: term('paladins.silver') },
      { icon: 'provision', tint: 'provision', amount: player.provision ?? 0, title: term('paladins.provisions') },
      ...attributes.map((a) => ({ icon: a, tint: a, amount: level(player, a), title: term(`paladins.${a}`) })),
      { icon: 'suspicion', tint: '', amount: player.suspicions?.length ?? 0, title: term('paladins.suspicion') },
      { icon: 'debt', tint: '', amount: player.unpaid ?? 0, title: term('paladins.debt') },
    ];
  },
  glyph: (what) => {
    const [icon, tint] = isWorker(what) ? [what, ''] : (icons[what] ?? []);
    return icon ? { icon, tint: tint ?? '', key: keyOf(what) } : undefined;
  },
  things, wish, pointsAt, primary,
  endsTurn: (deed) => deed.do === 'keep',
  hidden: (answer) => onTheBoards.has(answer.do.do),
  drawn: (answer) => answer.do.do === 'pass',
  tab: (scene) => tabs[scene.decision] ?? null,
  layout: 'g-paladins',
  broad: { width: 1136, height: 386 },
};
export default paladins;
