// Scythe on the page: what is drawn where. Where a click leads the table says; clicks.ts has what a pointer means on
// the map, entering.ts what is half entered.
import type { Answer, Json } from '../../api/types';
import type { GameView, TableView } from '../game';
import { screen } from '../../frame/screen.svelte';
import { say, term } from '../../words/words.svelte';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import Combat from './Combat.svelte';
import Gift from './Gift.svelte';
import Mats from './Mats.svelte';
import RevealStage from './RevealStage.svelte';
import Sheet from './Sheet.svelte';
import Tools from './Tools.svelte';
import Tracks from './Tracks.svelte';
import Wealth from './Wealth.svelte';
import { nextTier } from './afterword';
import {
  along,
  certain,
  chip,
  confirms,
  missing,
  note,
  second,
  short,
  shortWay,
  title,
  titleWay,
  usualWay,
} from './bar';
import { aims, everythingAboard, instead, means, onTheMap, produceAnswer } from './clicks';
import { enteringOf } from './entering';
import { fightAnswer } from './fight';
import { goodsOf, heldOf } from './goods';
import { bottomIcon, itemIcon, keyOfItem, lineIcon, topIcon } from './names';
import { positionOf, factionPlates, playerAt, resources, starCount } from './position';
import { momentsOf } from './reveal';
import { aloud, barOf, revealOf } from './revealWords';
import './scythe.css';
import './side.css';

const onTheMats = new Set(['deploy', 'build', 'upgrade', 'enlist']);
// In the middle of an action: one step back is one decision taken back.
const midway = new Set(['produce', 'gain', 'unit', 'step', 'pay']);

function primary(answers: Answer[], view: TableView): Answer | undefined {
  const one = (kind: string) => answers.find((a) => a.do.do === kind);
  switch (view.scene.decision) {
    case 'produce':
      return produceAnswer(answers, enteringOf(view));
    case 'pay':
      return one('pay_rest');
    case 'unit':
      return one('end_move');
    case 'step':
      return one('stop');
    case 'fight':
      return fightAnswer(answers, enteringOf(view));
    case 'bottom':
      return answers.find((a) => a.do.do === 'bottom' && a.do.card === undefined) ?? one('skip');
    case 'end_turn':
      return one('end_turn');
    case 'retreat':
      return answers.find((a) => String(a.do.to).endsWith('_base'));
  }
  return undefined;
}

const scythe: GameView = {
  Board,
  panels: [
    { id: 'mats', icon: 'mat', title: 'scythe.web.mats', component: Mats, beside: true },
    { id: 'cards', icon: 'cards', title: 'scythe.web.cards', component: Cards, beside: true },
    { id: 'tracks', icon: 'score', title: 'scythe.web.tracks', component: Tracks },
  ],
  Below: Tracks,
  Tools,
  Sheet,
  Dealing: Gift,
  Wealth,
  stage: (scene) => (scene.decision === 'fight' && positionOf(scene).combat ? Combat : null),
  moment: {
    of: momentsOf,
    Stage: RevealStage,
    bar: barOf,
    aloud: (view) => aloud(revealOf(view)!, view.mine),
  },
  plate: (seat) =>
    factionPlates[seat.side ?? ''] ?? { shape: 'circle', letter: String(seat.seat + 1), colour: 'white' },
  sideName: (seat) => (seat.side ? term(`scythe.faction_${seat.side}`) : seat.name),
  rival: (position, score) => {
    const player = playerAt(position, score);
    return player ? { plate: factionPlates[player.faction]!, name: term(`scythe.faction_${player.faction}`) } : null;
  },
  goods: goodsOf,
  held: heldOf,
  stars: (position, seat) => {
    const player = playerAt(position, seat);
    return { have: player ? starCount(player) : 0, of: 6 };
  },
  means,
  usualWay,
  along,
  aims,
  instead,
  confirms,
  entered: ({ dial = 0, cards = {} }): Record<string, Json>[] => [{ dial }, { cards }],
  endsTurn: (deed) => deed.do === 'end_turn' || deed.do === 'skip',
  primary,
  short,
  chip,
  shortWay,
  title,
  titleWay,
  missing,
  second,
  note,
  certain,
  load: everythingAboard,
  midway: (scene) => midway.has(scene.decision),
  tab: (scene) =>
    screen.side && scene.decision === 'section'
      ? 'mats'
      : scene.answers && !onTheMats.has(scene.decision)
        ? 'board'
        : null,
  icon: (what) => (resources.includes(what as (typeof resources)[number]) ? [what, what] : itemIcon[what]),
  glyph: (what) =>
    itemIcon[what] ? { icon: itemIcon[what]![0], tint: itemIcon[what]![1], key: keyOfItem(what) } : undefined,
  lineIcon: (kind) => lineIcon[kind] ?? topIcon[kind] ?? bottomIcon[kind],
  fights: ['combat'],
  drawn: (answer) => answer.do.do === 'step' || answer.do.do === 'load',
  hidden: (answer) => onTheMap.has(answer.do.do) || (onTheMats.has(answer.do.do) && screen.size !== 'phone'),
  afterword: (view, score) => {
    const have = playerAt(view.position, score.seat)?.popularity;
    const next = have === undefined ? null : nextTier(view.facts, have, score);
    return next && next.more > 0 ? say('scythe.web.next_tier', { more: next.more, missing: next.missing }) : null;
  },
  endBeside: true,
  layout: 'g-scythe',
};
export default scythe;
