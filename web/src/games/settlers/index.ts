// Imperial Settlers on the page. What is drawn where; clicks.ts says what a pointer does, building.svelte.ts
// asks what a building takes with it.
import type { Answer } from '../../api/types';
import { term } from '../../words/words.svelte';
import type { GameView, TableView } from '../game';
import Board from './Board.svelte';
import About from './About.svelte';
import { missing, note, ready, second, short, shortWay, title, titleWay } from './bar';
import { goodIcon, goodName, goods, keyOfGood, titleOf } from './cards';
import { along, aside, confirms, holds, instead, leastLoss, plain, replaces, usual, usualWay } from './clicks';
import Forecast from './Forecast.svelte';
import Hand from './Hand.svelte';
import { looking } from './looking.svelte';
import Others from './Others.svelte';
import { factionPlates, handSize, inHand, playerAt, virtualPlate } from './position';
import Rivals from './Rivals.svelte';
import Status from './Status.svelte';
import Tools from './Tools.svelte';
import Wealth from './Wealth.svelte';
import './settlers.css';
import './side.css';

// What is chosen on the cards themselves or in Tools; the bar's list still has everything.
const onTheTable = new Set([
  'pick',
  'source',
  'copy',
  'deck',
  'build',
  'deal',
  'raze_hand',
  'sacrifice',
  'pay',
  'hand_card',
  'discard',
  'attacked',
  'pass',
]);
// The same, but once something is picked the bar says what can be done with it.
const untilPicked = new Set(['activate', 'raze', 'send', 'defend', 'samurai', 'stash_card', 'stash_resource']);

// Decided in the Lookout and the Production, where nobody has a turn.
const beforeTurns = new Set(['pick', 'source', 'copy', 'deck', 'option', 'store', 'discard']);

function primary(answers: Answer[], view: TableView): Answer | undefined {
  switch (view.scene.decision) {
    case 'sacrifice':
      return leastLoss(view, answers);
    case 'after':
      return answers.find((a) => a.do.do === 'end_turn');
    case 'source':
    case 'store':
      return answers[0]; // the usual one
  }
  return undefined;
}

const lineIcon: Record<string, string> = {
  pick: 'card',
  build: 'location',
  deal: 'deal',
  raze: 'raze',
  activate: 'activate',
  send: 'settler',
  defend: 'defence',
  samurai: 'samurai',
  stash: 'cards',
  attack: 'raze',
  pass: 'check',
};

// A card of the hand lies on its own tab.
function tabOf(thing: string, view: TableView): string | undefined {
  if (!thing.startsWith('card:')) return undefined;
  return inHand(view.position, view.seat, thing.slice(5)) ? 'hand' : 'board';
}

const settlers: GameView = {
  tabOf,
  Board,
  panels: [
    { id: 'hand', icon: 'cards', title: 'settlers.web.hand', component: Hand, beside: true },
    { id: 'score', icon: 'score', title: 'settlers.web.score', component: Forecast },
  ],
  Seats: Rivals,
  Others,
  Status,
  Tools,
  Wealth,
  Rail: Forecast,
  boardTab: { icon: 'mat', title: 'settlers.web.empire' },
  plate: (seat) => factionPlates[seat.side ?? ''] ?? virtualPlate,
  sideName: (seat) => (seat.side ? term(`settlers.faction_${seat.side}`) : seat.name),
  goods: (position, seat) => {
    const player = playerAt(position, seat);
    if (!player) return [];
    const shown = goods.map((good) => ({
      icon: goodIcon[good]![0],
      tint: goodIcon[good]![1],
      amount: player.supply?.[good] ?? 0,
      title: goodName(good),
    }));
    return [...shown, { icon: 'cards', tint: 'card', amount: handSize(player), title: term('settlers.hand') }];
  },
  passed: (position, seat) => !!playerAt(position, seat)?.passed,
  usual,
  plain,
  holds,
  usualWay,
  replaces,
  instead,
  aside,
  along,
  confirms,
  endsTurn: (deed) => deed.do === 'end_turn' || deed.do === 'pass',
  primary,
  ready,
  short,
  shortWay,
  title,
  titleWay,
  inTurn: (deed) => !deed || !beforeTurns.has(deed.do),
  About,
  verbs: (thing, view) =>
    view.scene.decision === 'action' && thing.startsWith('card:') && inHand(view.position, view.seat, thing.slice(5))
      ? ['do:build', 'do:deal', 'do:raze_hand']
      : [],
  verb: (thing) => short({ do: { do: thing.slice(3) } } as unknown as Answer) ?? '',
  missing,
  second,
  note,
  close: () => (looking.detail ? looking.back() : false),
  leave: () => looking.back(),
  icon: (what) => goodIcon[what],
  glyph: (what) =>
    goodIcon[what] ? { icon: goodIcon[what]![0], tint: goodIcon[what]![1], key: keyOfGood(what) } : undefined,
  drawn: (answer) => onTheTable.has(answer.do.do),
  hidden: (answer) => untilPicked.has(answer.do.do),
  named: (event, view) =>
    ['card', 'from', 'on']
      .map((field) => event[field])
      .filter((id): id is string => typeof id === 'string')
      .map((id) => ({ word: titleOf(view.facts, id), thing: `card:${id}` })),
  lineIcon: (kind) => lineIcon[kind],
  fights: ['raze', 'attack'],
  layout: 'g-settlers',
  broad: { width: 1120, height: 420 },
};
export default settlers;
