// An action that is picked and not sent yet: who would be sent, what it costs whatever is chosen, and what is still to
// be chosen of it. All of it is read off the ways on from it.
import type { Amount } from '../../api/types';
import { screen } from '../../frame/screen.svelte';
import { aims } from './clicks';
import { placedBy } from './entering';
import { isWorker } from './gains';
import type { Action, Worker } from './position';
import type { TableView } from '../game';

export interface Begun {
  action: Action;
  workers: (Worker | null)[]; // by spot; none where a workshop stands
  open: string; // the kind of decision that is left: "space"
  pays: Amount[];
  gains: Amount[];
}

// What is the same in all of them.
function common(lists: Amount[][]): Amount[] {
  const [first, ...rest] = lists;
  const has = (list: Amount[], { what, amount }: Amount) => list.some((a) => a.what === what && a.amount === amount);
  return (first ?? []).filter((one) => !isWorker(one.what) && rest.every((list) => has(list, one)));
}

export function begunOf({ choice }: TableView): Begun | null {
  const action = choice.picked[0]?.startsWith('act:') ? (choice.picked[0].split(':')[1] as Action) : undefined;
  const [way] = choice.leading;
  if (!action || !way || (choice.ways.length > 0 && choice.begun.length === 0)) return null;
  const sent = way.links.find((link) => link.startsWith('workers '));
  const open =
    aims(choice.picked, choice)[0]
      ?.find((thing) => thing !== 'do:workers')
      ?.slice(3) ?? '';
  return {
    action,
    workers: sent ? (placedBy(sent) as (Worker | null)[]) : [],
    open,
    pays: common(choice.leading.map((one) => one.pays)),
    gains: common(choice.leading.map((one) => one.gains)),
  };
}

// On the phone the tab on which the rest is chosen; its place among the panels says how the frame calls it.
const tabOf: Record<string, [id: string, called: string]> = {
  space: ['board', 'board'],
  outsider: ['board', 'board'],
  hire: ['town', 'panel1'],
  dismiss: ['town', 'panel1'],
};
// On the tablet that tab opens by itself, above the own board.
export function aimedTab(view: TableView): string | null {
  const begun = screen.size === 'tablet' ? begunOf(view) : null;
  return begun ? (tabOf[begun.open]?.[0] ?? null) : null;
}
export function elsewhere(view: TableView): string | null {
  const begun = begunOf(view);
  const [id, called] = (begun && tabOf[begun.open]) ?? ['mine', 'panel0'];
  return begun && screen.size === 'phone' && view.tab !== called ? id : null;
}
