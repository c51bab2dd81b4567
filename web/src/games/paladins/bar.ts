// What the decision bar says for Paladins: short words for the two buttons, and the second answer.
import type { Answer, Way } from '../../api/types';
import { is } from '../../store/choice.svelte';
import { knows, say, term } from '../../words/words.svelte';
import type { BarButton, TableView } from '../game';
import { begunOf, elsewhere } from './begun';
import { aimless } from './clicks';
import { actionName } from './gains';
import type { Position } from './position';

export function short(answer: Answer, view: TableView): string | undefined {
  const deed = answer.do;
  switch (deed.do) {
    case 'split':
      return say('paladins.web.do.split', { who: term(`paladins.paladin_${String(deed.use)}`) });
    case 'act':
      return actionName(String(deed.action));
    case 'outsider':
    case 'space': {
      const action = (view.position as Position).space;
      return action ? say(`paladins.web.do.${action}`) : undefined;
    }
    case 'pass':
      return say('paladins.action_pass');
  }
  const key = `paladins.web.do.${deed.do}`;
  return knows(key) ? say(key) : undefined;
}

// A way is called by what it ends in: the deed of its last link, or the action whose target it chooses.
const ends = ['hire', 'dismiss', 'workshop', 'jar', 'clear', 'favour', 'option', 'tavern'];
export function shortWay(way: Way, view: TableView): string | undefined {
  const deed = ends.find((kind) => way.things.includes(`do:${kind}`));
  if (deed) return say(`paladins.web.do.${deed}`);
  const begun = way.things.find((thing) => thing.startsWith('act:'))?.split(':')[1];
  const action = begun ?? (view.position as Position).space;
  const key = `paladins.web.do.${action}`;
  return knows(key) ? say(key) : action ? actionName(action) : undefined;
}

// An action that was picked by one of its slots waits for the button, and asks for its workers then.
export function note({ choice }: TableView): string | null {
  if (!choice.picked.some((thing) => thing.startsWith('act:'))) return null;
  if (choice.ways.length === 1 && aimless(choice.ways[0]!)) return say('paladins.web.no_target');
  return choice.candidates.length === 1 && choice.ways.length === 0 ? say('paladins.web.then_workers') : null;
}

// What is half entered: the action whose target is still to be chosen.
export function title(view: TableView): string | null {
  const begun = begunOf(view);
  return begun && actionName(begun.action);
}

const targets: Record<string, string> = { hire: 'townsfolk', dismiss: 'townsfolk', clear: 'action' };
export function missing(view: TableView): string | undefined {
  const open = begunOf(view)?.open;
  const key = `paladins.web.missing.${open ? (targets[open] ?? open) : view.scene.decision}`;
  return knows(key) ? say(key) : undefined;
}

// On the phone the button leads to the tab on which the target is chosen.
export function ready(view: TableView): BarButton | null {
  const tab = elsewhere(view);
  const text = tab && missing(view);
  return text ? { text, icon: 'map', key: 'Enter', press: () => view.show?.(tab) } : null;
}

export function second(view: TableView): BarButton | null {
  const pass = view.scene.decision === 'action' ? view.choice.find(is('pass')) : undefined;
  return pass
    ? {
        text: say('paladins.action_pass'),
        title: pass.text,
        icon: 'flag',
        lock: !!pass.final,
        action: pass.action,
        press: () => view.choice.play(pass),
      }
    : null;
}
