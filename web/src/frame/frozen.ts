// A game looked at again, as the components of a game see it: nothing can be chosen, nothing is asked.
import type { Facts, Scene, SeatInfo } from '../api/types';
import type { GameView, TableView } from '../games/game';
import { Choice, type Thing } from '../store/choice.svelte';
import type { TableStore } from '../store/table.svelte';

const nothing = () => undefined;
const idle = new Choice({ give: nothing, go: nothing, ways: () => Promise.resolve(null), refuse: nothing });

export function frozenView(
  table: TableStore,
  game: GameView,
  facts: Facts,
  scene: Scene,
  pointed: Thing[],
  point: (things: Thing[]) => void,
): TableView {
  return {
    game: table.summary!.game,
    facts,
    scene,
    position: scene.position,
    seats: table.seats,
    mine: [],
    seat: typeof scene.viewer === 'number' ? scene.viewer : (table.mine[0] ?? 0),
    names: table.seats.map((s) => game.sideName(s)),
    choice: idle,
    fresh: null,
    pointed,
    follow: true,
    undo: nothing,
    why: nothing,
    point,
  };
}

// A position without a table, to be looked at only.
export function frozenPosition(id: string, game: GameView, facts: Facts, position: unknown, seat: number): TableView {
  const scene: Scene = { moves: 0, turn: 0, decision: '', waiting: [], over: false, viewer: seat, position };
  const { players = [] } = position as { players?: { faction?: string; colour?: string }[] };
  const sides = players.map((p) => p.faction ?? p.colour ?? '');
  const seats: SeatInfo[] = sides.map((side, i) => ({ seat: i, name: side, kind: 'bot', side }));
  return {
    game: id,
    facts,
    scene,
    position,
    seats,
    mine: [],
    seat,
    names: seats.map((s) => game.sideName(s)),
    choice: idle,
    fresh: null,
    pointed: [],
    follow: true,
    undo: nothing,
    why: nothing,
    point: nothing,
  };
}
