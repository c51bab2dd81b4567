// What is read aloud on request (S, V, T): the situation, the scores with what can be foreseen, the clocks.
import type { GameView, TableView } from '../games/game';
import { say } from '../words/words.svelte';
import { clockText } from './clock';
import { foretold } from './forecast';

export type Aloud = 'situation' | 'scores' | 'clocks';
const of = (view: TableView, seat: number, text: string): string => `${view.names[seat] ?? ''}: ${text}.`;

export function aloud(what: Aloud, view: TableView, game: GameView): string {
  const { scene, seats } = view;
  if (what === 'scores')
    return [
      ...(scene.scores ?? [])
        .filter((s) => s.total !== null)
        .map((s) => of(view, s.seat, `${s.total}; ${s.lines.map((l) => `${l.text} ${l.points}`).join(', ')}`)),
      ...foretold(scene.forecast ?? [], game),
    ].join(' ');
  if (what === 'clocks')
    return (
      seats
        .filter((s) => typeof s.clock === 'number')
        .map((s) => of(view, s.seat, clockText(s.clock!)))
        .join(' ') || say('web.setup.clock_none')
    );
  const goods = (seat: number) => game.goods(view.position, seat).map((g) => `${g.title}: ${g.amount}`);
  return [
    say('web.top.turn', { n: scene.turn }),
    scene.answers?.prompt ?? '',
    ...seats.map((s) => of(view, s.seat, goods(s.seat).join(', '))),
  ]
    .filter(Boolean)
    .join(' ');
}
