// Paladins of the West Kingdom on the page. What is drawn where; clicks.ts says what the pointer does, entering.ts what
// is half entered.
import type { Answer } from '../../api/types';
import { term } from '../../words/words.svelte';
import type { GameView, TableView } from '../game';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Muster from './Muster.svelte';
import Others from './Others.svelte';
import Rival from './Rival.svelte';
import Status from './Status.svelte';
import Tools from './Tools.svelte';
import Town from './Town.svelte';
import Wealth from './Wealth.svelte';
import { missing, note, ready, second, short, shortWay, title } from './bar';
import { aimedTab } from './begun';
import { aims, along, confirms, holds, pointsAt, replaces, usualWay } from './clicks';
import { icons, isWorker, keyOf } from './gains';
import { entered, enteringOf, keepAnswer, splitAnswer, workersAnswer } from './entering';
import { type Position, attributes, level, plateOf, playerAt } from './position';
import './paladins.css';
import './side.css';

// These are chosen where they lie; the list of all answers has them too.
const onTheBoards = new Set([
  'act',
  'favour',
  'workers',
  'space',
  'outsider',
  'jar',
  'workshop',
  'clear',
  'hire',
  'dismiss',
  'split',
  'tavern',
  'keep',
]);

function primary(answers: Answer[], view: TableView): Answer | undefined {
  const one = (kind: string) => answers.find((a) => a.do.do === kind);
  switch (view.scene.decision) {
    case 'paladins':
      return splitAnswer(view.choice);
    case 'workers':
      return workersAnswer(view.choice);
    case 'keep':
      return keepAnswer(view.choice);
    case 'reward':
      return one('as_offered');
    case 'inquisition':
      return one('done');
    case 'discard':
      return one('discard');
  }
  return undefined;
}

const drawing = (what: string): [string, string] | undefined => (isWorker(what) ? [what, ''] : icons[what]);

// In the middle of an action: one step back is one decision taken back.
const midway = new Set([
  'workers',
  'space',
  'outsider',
  'jar',
  'townsfolk',
  'workshop',
  'clear',
  'discard',
  'option',
  'reward',
  'keep',
]);

const tabs: Record<string, string> = {
  hire: 'town',
  townsfolk: 'town',
  space: 'board',
  outsider: 'board',
  paladins: 'board',
  tavern: 'board',
  action: 'mine',
  workers: 'mine',
  workshop: 'mine',
  clear: 'mine',
  jar: 'mine',
  inquisition: 'mine',
};

const lineIcon: Record<string, string> = {
  develop: 'workshop',
  recruit: 'townsfolk',
  hunt: 'provision',
  trade: 'silver',
  pray: 'pray',
  conspire: 'suspicion',
  commission: 'monk',
  fortify: 'wall',
  garrison: 'outpost',
  absolve: 'jar',
  attack: 'strength',
  convert: 'convert',
  favour: 'favour',
  paladin: 'paladin',
  tavern: 'tavern',
  inquisition: 'tax',
  pass: 'check',
};

// What a suggestion enters: the workers of an action, those who stay, the order of the paladins.
function suggest({ do: deed }: Answer, view: TableView): void {
  const entering = enteringOf(view);
  if (deed.do === 'workers') entering.placed = deed.workers as (string | null)[];
  if (deed.do === 'keep') entering.kept = deed.workers as Record<string, number>;
  if (deed.do === 'split') entering.split = [deed.use, deed.top, deed.bottom] as string[];
}

const paladins: GameView = {
  suggest,
  Board,
  panels: [
    { id: 'mine', icon: 'mat', title: 'paladins.web.board', component: Mine, beside: true },
    { id: 'town', icon: 'townsfolk', title: 'paladins.web.town', component: Town },
  ],
  Others,
  Status,
  Wealth,
  Tools,
  Below: Rival,
  boardTab: { icon: 'map', title: 'paladins.web.map' },
  stage: ({ answers, sealed, decision }) =>
    (answers && (decision === 'paladins' || decision === 'tavern')) || sealed?.do.do === 'split' ? Muster : null,
  plate: (seat) => plateOf(seat.side ?? ['red', 'yellow', 'blue', 'green'][seat.seat]),
  sideName: (seat) => (seat.side ? term(`paladins.colour_${seat.side}`) : seat.name),
  goods: (position, seat) => {
    const player = playerAt(position as Position, seat);
    if (!player) return [];
    return [
      { icon: 'silver', tint: 'silver', amount: player.silver ?? 0, title: term('paladins.silver') },
      { icon: 'provision', tint: 'provision', amount: player.provision ?? 0, title: term('paladins.provisions') },
      ...attributes.map((a) => ({ icon: a, tint: a, amount: level(player, a), title: term(`paladins.${a}`) })),
      { icon: 'suspicion', tint: '', amount: player.suspicions?.length ?? 0, title: term('paladins.suspicion') },
      { icon: 'debt', tint: '', amount: player.unpaid ?? 0, title: term('paladins.debt') },
    ];
  },
  passed: (position, seat) => !!playerAt(position as Position, seat)?.passed,
  icon: drawing,
  glyph: (what) => {
    const [icon, tint] = drawing(what) ?? [];
    return icon ? { icon, tint: tint ?? '', key: keyOf(what) } : undefined;
  },
  along,
  aims,
  usualWay,
  holds,
  replaces,
  confirms,
  pointsAt,
  primary,
  ready,
  title,
  short,
  shortWay,
  missing,
  note,
  second,
  midway: (scene) => midway.has(scene.decision),
  entered,
  endsTurn: (deed) => deed.do === 'keep',
  hidden: (answer) => onTheBoards.has(answer.do.do),
  drawn: (answer) => answer.do.do === 'pass',
  tab: (scene) => tabs[scene.decision] ?? null,
  aimed: aimedTab,
  lineIcon: (kind) => lineIcon[kind],
  fights: ['attack'],
  steady: true,
  layout: 'g-paladins',
  broad: { width: 1136, height: 386 },
};
export default paladins;
