// Imperial Settlers on the page. What is drawn where; clicks.ts says what a click means, entering.svelte.ts what is half entered.
import type { Answer, Scene } from '../../api/types';
import { term } from '../../words/words.svelte';
import type { GameView } from '../game';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import { goodIcon, goodName, goods, keyOfGood, titleOf } from './cards';
import { bestSacrifice, things, usual, wish } from './clicks';
import Forecast from './Forecast.svelte';
import Hand from './Hand.svelte';
import Others from './Others.svelte';
import { factionPlates, handSize, playerAt, virtualPlate } from './position';
import Rivals from './Rivals.svelte';
import Status from './Status.svelte';
import Tools from './Tools.svelte';
import './settlers.css';

// What is chosen on the cards themselves or in Tools; the bar's list still has everything.
const onTheTable = new Set(['pick', 'source', 'copy', 'deck', 'build', 'deal', 'raze_hand', 'raze', 'activate', 'send', 'defend', 'samurai', 'sacrifice', 'pay', 'hand_card', 'discard', 'attacked', 'pass']);

const total = (amounts: unknown): number => Object.values((amounts ?? {}) as Record<string, number>).reduce((sum, n) => sum + n, 0);

function primary(answers: Answer[], scene: Scene): Answer | undefined {
  switch (scene.decision) {
    case 'sacrifice': return bestSacrifice(answers, scene.position, scene.answers?.seat ?? null);
    case 'after': return answers.find((a) => a.do.do === 'end_turn');
    case 'source': return answers[0];
    case 'store': return answers.reduce<Answer | undefined>((best, a) => (!best || total(a.do.goods) > total(best.do.goods) ? a : best), undefined);
  }
  return undefined;
}

const settlers: GameView = {
  Board,
  panels: [
    { id: 'hand', icon: 'cards', title: 'settlers.web.hand', component: Hand, beside: true },
    { id: 'score', icon: 'score', title: 'settlers.web.score', component: Forecast },
  ],
  Seats: Rivals,
  Others,
  Status,
  Tools,
  Acts,
  Rail: Forecast,
  boardTab: { icon: 'mat', title: 'settlers.web.empire' },
  plate: (seat) => factionPlates[seat.side ?? ''] ?? virtualPlate,
  sideName: (seat) => (seat.side ? term(`settlers.faction_${seat.side}`) : seat.name),
  goods: (position, seat) => {
    const player = playerAt(position, seat);
    if (!player) return [];
    const shown = goods.map((good) => ({ icon: goodIcon[good]![0], tint: goodIcon[good]![1], amount: player.supply?.[good] ?? 0, title: goodName(good) }));
    return [...shown, { icon: 'cards', tint: 'card', amount: handSize(player), title: term('settlers.hand') }];
  },
  things,
  usual,
  endsTurn: (deed) => deed.do === 'end_turn' || deed.do === 'pass',
  primary,
  icon: (what) => goodIcon[what],
  glyph: (what) => (goodIcon[what] ? { icon: goodIcon[what]![0], tint: goodIcon[what]![1], key: keyOfGood(what) } : undefined),
  drawn: (answer) => onTheTable.has(answer.do.do),
  wish,
  named: (event, view) => ['card', 'from', 'on'].map((field) => event[field]).filter((id): id is string => typeof id === 'string').map((id) => ({ word: titleOf(view.facts, id), thing: `card:${id}` })),
  layout: 'g-settlers',
  broad: { width: 1120, height: 420 },
};
export default settlers;
