// What the decision bar says for Imperial Settlers: short words for the two buttons, and the second answer.
import type { Answer, Way } from '../../api/types';
import { screen } from '../../frame/screen.svelte';
import { is } from '../../store/choice.svelte';
import { knows, say, term } from '../../words/words.svelte';
import type { BarButton, TableView } from '../game';
import { titleOf } from './cards';
import { build, buildingWay, dealsOf, goesFor, liftedOf, mainDeal } from './clicks';
import { playerAt } from './position';

const verb = (kind: string): string | undefined =>
  knows(`settlers.web.do.${kind}`) ? say(`settlers.web.do.${kind}`) : undefined;
export const short = (answer: Answer): string | undefined => verb(answer.do.do);
// The deed that a way is about, not what it asks on the way.
export function shortWay(way: Way): string | undefined {
  const deed = ['build', 'deal', 'raze_hand', 'raze', 'send', 'activate'].find((kind) =>
    way.things.includes(`do:${kind}`),
  );
  return deed ? verb(deed) : undefined;
}
// Its card: of the hand for what is done with one, else the one it begins with.
export function titleWay(way: Way, view: TableView): string {
  const name = shortWay(way);
  const own = way.things.filter((t) => t.startsWith('card:')).map((t) => t.slice(5));
  const hand = playerAt(view.position, view.seat)?.hand ?? [];
  const empire = playerAt(view.position, view.seat)?.empire ?? [];
  const used = own.filter((card) => empire.includes(card));
  const card = own.find((id) => hand.includes(id)) ?? (way.things.includes('do:activate') ? used[0] : own[0]);
  if (!name) return way.parts[way.parts.length - 1]!.text;
  return card ? say('settlers.web.title', { verb: name, card: titleOf(view.facts, card) }) : name;
}
// What was picked and leads on: what is done with it, where that is the same whatever is chosen next.
function begun(view: TableView): string | null {
  const { choice } = view;
  if (choice.picked.length === 0 || choice.ways.length === 1) return null;
  const { leading, candidates } = choice;
  const kinds = new Set(leading.length > 0 ? leading.map(shortWay) : candidates.map((answer) => verb(answer.do.do)));
  const [name] = kinds;
  if (kinds.size !== 1 || !name) return null;
  const card = choice.picked.find((thing) => thing.startsWith('card:'))?.slice(5);
  return card ? say('settlers.web.title', { verb: name, card: titleOf(view.facts, card) }) : name;
}
// What is half entered: the card and what the button does with it.
export function title(view: TableView): string | null {
  const lifted = liftedOf(view);
  if (!lifted) return begun(view);
  const name = verb(mainDeal(view, lifted)) ?? '';
  return say('settlers.web.title', { verb: name, card: titleOf(view.facts, lifted) });
}
const wholeWay = (way: Way): string => way.parts.map((part) => part.text).join(' → ');

// What is done with the lifted card: building takes the location with it that goes for it. Paying.
export function ready(view: TableView): BarButton | null {
  const lifted = liftedOf(view);
  if (lifted) {
    const way = buildingWay(view);
    const main = mainDeal(view, lifted);
    const answer = dealsOf(view, lifted)[main];
    const text = say(`settlers.web.do.${main}`);
    const press = () => (main === 'build' ? build(view) : view.choice.pick(`do:${main}`));
    if (way) return { text, title: wholeWay(way), key: 'Enter', lock: way.final, press };
    return answer
      ? { text, title: answer.text, key: 'Enter', lock: !!answer.final, action: answer.action, press }
      : { text, why: press };
  }
  const payment = view.choice.answers?.actions.find((a) => a.do.do === 'pay');
  return payment
    ? {
        text: say('settlers.web.do.pay'),
        title: payment.text,
        key: 'Enter',
        lock: !!payment.final,
        action: payment.action,
        press: () => view.choice.play(payment),
      }
    : null;
}

export function missing(view: TableView): string | undefined {
  const key = `settlers.web.missing.${view.scene.decision}`;
  return knows(key) ? say(key) : undefined;
}

export function second(view: TableView): BarButton | null {
  const pass = view.scene.decision === 'action' ? view.choice.find(is('pass')) : undefined;
  return pass
    ? {
        text: say('settlers.action_pass'),
        title: pass.text,
        lock: !!pass.final,
        action: pass.action,
        press: () => view.choice.play(pass),
      }
    : null;
}

// What the button will do, decision by decision; else what the lifted card does.
export function note(view: TableView): string | null {
  const { choice } = view;
  const lifted = liftedOf(view);
  const way = lifted ? buildingWay(view) : choice.ways.length === 1 ? choice.ways[0] : undefined;
  if (lifted) {
    const gone = goesFor(way, lifted);
    const founded = !!gone && !!playerAt(view.position, view.seat)?.foundations?.includes(gone);
    const card = founded ? term('settlers.foundation') : gone && titleOf(view.facts, gone);
    const goes = card ? `${say('settlers.web.discards', { card })}.` : '';
    return [goes, say('web.bar.half')].filter(Boolean).join(' ');
  }
  if (way) return wholeWay(way);
  const answer = choice.picked.length > 0 && choice.candidates.length === 1 ? choice.candidates[0]! : null;
  const card = answer?.do.card;
  return answer && screen.size === 'phone' && card ? titleOf(view.facts, String(card)) : (answer?.text ?? null);
}
