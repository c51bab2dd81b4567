// What stands in front: which tab of each column, whose boards, and whether the board is wanted without what covers it.
// The phone, the tablet and the desktop have columns of their own, so turning a device keeps them.
import type { GameView } from '../games/game';
import { say } from '../words/words.svelte';
import { screen } from './screen.svelte';

export interface Tab {
  id: string;
  icon: string;
  title: string;
}

export class Desk {
  rail = $state('log');
  phone = $state('board');
  upper = $state('board'); // above the own board, on the tablet
  own = $state(0); // the panel below the board, on the tablet; -1 where a tab of the rail stands there
  other = $state<number | null>(null); // whose boards are looked at
  alone = $state(false); // the board is wanted in place of the full view
  help = $state(false);
  list = $state(false); // all answers

  openLog(): void {
    this.rail = this.phone = this.upper = 'log';
    this.own = -1;
  }
  openChat(): void {
    this.rail = 'chat';
    this.own = -1;
    if (screen.size === 'phone') this.phone = 'log';
  }
  // A place named by a game: 'board', 'others', 'log' or the id of a panel.
  show(game: GameView, tab: string): void {
    const place = game.panels.findIndex((panel) => panel.id === tab);
    this.phone = place < 0 ? tab : `panel${place}`;
  }
  // Where the decision is made that is asked about.
  follow(game: GameView, tab: string): void {
    const place = game.panels.findIndex((panel) => panel.id === tab);
    if (screen.size === 'phone') this.show(game, tab);
    else if (game.steady) this.upper = place > 0 ? `panel${place}` : 'board';
  }
  look(seat: number): void {
    this.other = seat;
    if (screen.size === 'phone') this.phone = 'others';
    else if (screen.size === 'tablet') {
      this.upper = this.rail = 'others';
      this.own = -1;
    } else this.rail = 'others';
  }
  next(seats: number[], shown: number | null): void {
    const rest = seats.filter((seat) => seat !== shown);
    const seat = rest[(rest.indexOf(this.other ?? -1) + 1) % Math.max(1, rest.length)];
    if (seat !== undefined) this.look(seat);
  }
}

const panelTabs = (game: GameView): Tab[] =>
  game.panels.map(({ icon, title }, i) => ({ id: `panel${i}`, icon, title: say(title) }));
const boardTab = (game: GameView | null): Tab => ({
  id: 'board',
  icon: game?.boardTab?.icon ?? 'map',
  title: say(game?.boardTab?.title ?? 'web.tab.board'),
});

export function railTabs(game: GameView | null, guided: boolean, unread: boolean): (Tab & { unread?: boolean })[] {
  const ownScore = game?.panels.some((panel) => panel.id === 'score') && screen.size === 'tablet';
  return [
    ...(guided ? [{ id: 'coach', icon: 'hint', title: say('web.coach.title') }] : []),
    { id: 'log', icon: 'log', title: say('web.tab.log') },
    { id: 'chat', icon: 'chat', title: say('web.tab.chat'), unread },
    ...(ownScore ? [] : [{ id: 'score', icon: 'score', title: say('web.tab.score') }]),
    ...(game && game.panels.length && (!game.Seats || screen.size === 'tablet')
      ? [{ id: 'others', icon: 'people', title: say('web.tab.others') }]
      : []),
  ];
}
export function upperTabs(game: GameView): Tab[] {
  return [
    boardTab(game),
    ...panelTabs(game).slice(1),
    ...railTabs(game, false, false).filter((tab) => tab.id !== 'chat'),
  ];
}
export function phoneTabs(game: GameView | null): Tab[] {
  return [
    boardTab(game),
    ...(game ? panelTabs(game).slice(0, 2) : []),
    { id: 'others', icon: 'people', title: say('web.tab.players') },
    { id: 'log', icon: 'log', title: say('web.tab.log') },
  ];
}
