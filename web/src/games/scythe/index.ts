// Scythe on the page. What is drawn where; clicks.ts says what a click means, entering.svelte.ts what is half entered.
import type { Answer, Scene } from '../../api/types';
import type { GameView } from '../game';
import { screen } from '../../frame/screen.svelte';
import { term } from '../../words/words.svelte';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import Combat from './Combat.svelte';
import Mats from './Mats.svelte';
import Tools from './Tools.svelte';
import Tracks from './Tracks.svelte';
import { produceAnswer, things, wish } from './clicks';
import { fightAnswer } from './fight';
import { goodsOf } from './goods';
import { itemIcon, keyOfItem } from './names';
import { factionPlates, playerAt, resources, starCount } from './position';
import './scythe.css';

// On the phone the mats are a tab away, so what is chosen there stands in the sheet as well.
const onTheMap = new Set(['unit', 'step', 'load', 'fight', 'tokens', 'produce_on', 'section', 'option', 'factory_card', 'pay', 'battle', 'retreat']);
const onTheMats = new Set(['deploy', 'build', 'upgrade', 'enlist']);

function primary(answers: Answer[], scene: Scene): Answer | undefined {
  const one = (kind: string) => answers.find((a) => a.do.do === kind);
  switch (scene.decision) {
    case 'produce': return produceAnswer(answers);
    case 'pay': return one('pay_rest');
    case 'unit': return one('end_move');
    case 'step': return one('stop');
    case 'fight': return fightAnswer(answers);
    case 'bottom': return answers.find((a) => a.do.do === 'bottom' && a.do.card === undefined) ?? one('skip');
    case 'end_turn': return one('end_turn');
    case 'retreat': return answers.find((a) => String(a.do.to).endsWith('_base'));
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
  stage: (scene) => (scene.decision === 'fight' && scene.position?.combat ? Combat : null),
  plate: (seat) => factionPlates[seat.side ?? ''] ?? { shape: 'circle', letter: String(seat.seat + 1), colour: 'polania' },
  sideName: (seat) => (seat.side ? term(`scythe.faction_${seat.side}`) : seat.name),
  rival: (position, score) => {
    const player = playerAt(position, score);
    return player ? { plate: factionPlates[player.faction]!, name: term(`scythe.faction_${player.faction}`) } : null;
  },
  goods: goodsOf,
  stars: (position, seat) => {
    const player = playerAt(position, seat);
    return { have: player ? starCount(player) : 0, of: 6 };
  },
  things,
  endsTurn: (deed) => deed.do === 'end_turn' || deed.do === 'skip',
  wish,
  primary,
  icon: (what) => (resources.includes(what as (typeof resources)[number]) ? [what, what] : itemIcon[what]),
  glyph: (what) => (itemIcon[what] ? { icon: itemIcon[what]![0], tint: itemIcon[what]![1], key: keyOfItem(what) } : undefined),
  hidden: (answer) => onTheMap.has(answer.do.do) || (onTheMats.has(answer.do.do) && screen.size !== 'phone'),
  layout: 'g-scythe',
};
export default scythe;
