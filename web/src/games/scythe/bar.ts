// What the decision bar says for Scythe: short words for the two buttons, and the second answer.
import type { Amount, Answer, Way, WayPart } from '../../api/types';
import { is, type Choice, type Thing } from '../../store/choice.svelte';
import { knows, say, term } from '../../words/words.svelte';
import type { BarButton, TableView } from '../game';
import { pickedUnit, placeOf } from './clicks';
import { enteringOf, total } from './entering';
import { strength } from './fight';
import { shortHex } from './names';
import { positionOf } from './position';

export function short(answer: Answer, view: TableView): string | undefined {
  const deed = answer.do;
  switch (deed.do) {
    case 'fight':
      return say('scythe.web.do.fight', { n: strength(enteringOf(view)) });
    case 'bottom':
      return say(`scythe.web.head.${String(deed.action)}`);
    case 'skip':
      return view.scene.decision === 'bottom' ? say('web.bar.end_turn') : say('scythe.web.do.skip');
    case 'end_turn':
      return say('web.bar.end_turn');
    case 'ability':
    case 'meet':
      return say(`scythe.web.do.${deed.do}_${deed.use || deed.yes ? 'yes' : 'no'}`);
    case 'option':
      return view.choice.can(is('done'))
        ? say('scythe.web.do.one_more')
        : say('scythe.web.do.option', { n: ' ABC'.indexOf(String(deed.option)) });
    case 'deploy':
    case 'build':
    case 'upgrade':
    case 'enlist':
      return say(`scythe.web.head.${deed.do}`);
  }
  const key = `scythe.web.do.${deed.do}`;
  return knows(key) ? say(key) : undefined;
}

// Yes and no to what the prompt asks.
export const chip = ({ do: deed }: Answer): string | undefined =>
  deed.do === 'ability' || deed.do === 'meet'
    ? say(`scythe.web.do.${deed.do}_${deed.use || deed.yes ? 'yes' : 'no'}`)
    : undefined;

// What a link is called, by the first word of its notation.
const called: Record<string, string> = {
  bolster: 'scythe.web.head.bolster',
  trade: 'scythe.web.head.trade',
  coins: 'scythe.web.head.move',
  move: 'scythe.web.head.move',
  upgrade: 'scythe.web.head.upgrade',
  cube: 'scythe.web.head.upgrade',
  deploy: 'scythe.web.head.deploy',
  mech: 'scythe.web.head.deploy',
  build: 'scythe.web.head.build',
  structure: 'scythe.web.head.build',
  enlist: 'scythe.web.head.enlist',
  recruit: 'scythe.web.head.enlist',
  produce: 'scythe.web.do.produce',
  unit: 'scythe.web.do.unit',
  go: 'scythe.web.do.step',
  tokens: 'scythe.web.do.tokens',
  take: 'scythe.web.do.take',
  skip: 'scythe.web.do.skip',
};
const shortLink = (link: string): string | undefined => {
  const key = called[link.split(' ')[0]!];
  return key && say(key);
};
// With the place, where there is one and room for it.
export function shortWay(way: Way): string | undefined {
  const link = way.links[way.links.length - 1]!;
  const words = shortLink(link);
  const place = /@(\w+)$/.exec(link)?.[1];
  const whole = words && place && `${words} ${shortHex(place)}`;
  return whole && [...whole].length <= 18 ? whole : words;
}
// What it does on its way in short, and its end in full.
export function titleWay(way: Way): string {
  const does = ({ pays, gains, gives_up }: WayPart) => gives_up || pays.length > 0 || gains.length > 0;
  const before = way.links.slice(0, -1).flatMap((link, i) => (does(way.parts[i]!) && shortLink(link)) || []);
  return [...new Set(before), way.parts[way.parts.length - 1]!.text].join(' → ');
}

// The bottom row first means that the top row is left out; what is said of it stands in the promise. Where it cannot be
// paid that way, the ways through the top row are shown.
const ofBottomRow = /^(bottom|mech|structure|cube|slot|recruit|bonus):/;
export function along(thing: Thing, choice: Choice): Thing[] {
  const meant = [thing, ...choice.picked];
  const topRowAhead = choice.can(is('section')) || (choice.can(is('skip')) && !choice.can(is('bottom')));
  if (!topRowAhead || meant.some((t) => t.startsWith('top:'))) return [];
  return meant.some((t) => ofBottomRow.test(t)) ? ['do:skip'] : [];
}

// A unit goes with nothing unless a load was picked.
export function usualWay(ways: Way[], picked: Thing[]): Way[] | undefined {
  if (picked.some((t) => t.startsWith('load:'))) return undefined;
  const plain = ways.filter((w) => w.things.every((t) => !t.startsWith('load:') || t === 'load:nothing'));
  return plain.length > 0 ? plain : undefined;
}

// A click sends what it names at once. What has to be done on the way to it and was not clicked, the top row before the
// bottom one or an end of moving, is shown in the bar first.
const topRow = ['do:bolster', 'do:trade', 'do:move_coins', 'do:move_units', 'do:produce', 'do:factory_top'];
// So is whatever a place alone could stand for: a step of a unit that nobody picked, goods that would be put there.
export function confirms(way: Way, picked: Thing[] = []): boolean {
  if (way.links.length > 1 && picked.length > 0 && picked.every((thing) => thing.startsWith('hex:'))) return true;
  const bothRows = way.things.includes('do:bottom') && topRow.some((kind) => way.things.includes(kind));
  // A click on another unit ends the movement of the one under way.
  const meant = ['skip', 'stop'];
  return bothRows || way.parts.slice(0, -1).some((part, i) => part.gives_up && !meant.includes(way.links[i]!));
}

// What a thing that is picked is called, and what it is picked for.
const verbs: Record<string, [verb: string, word: (id: string) => string]> = {
  mech: ['deploy', (id) => `scythe.mech_${id}`],
  structure: ['build', (id) => `scythe.structure_${id}`],
  cube: ['upgrade', (id) => `scythe.cube.${id}`],
  recruit: ['enlist', (id) => `scythe.action_${id}`],
};
function titleOfPiece({ choice }: TableView): string | null {
  for (const thing of choice.picked) {
    const [noun = '', id = ''] = thing.split(':');
    const known = verbs[noun];
    if (known) return say('scythe.web.title', { verb: say(`scythe.web.head.${known[0]}`), what: term(known[1](id)) });
  }
  return null;
}
// What is half entered: the unit that goes somewhere, or what is deployed, built, upgraded, enlisted.
export function title(view: TableView): string | null {
  const unit = pickedUnit(view);
  if (!unit) return view.choice.ways.length === 1 ? null : titleOfPiece(view);
  if (view.choice.leading.length === 0) return null;
  const kind = /^[a-z]+/.exec(unit)![0];
  const what = `${term(`scythe.${kind}`)}, ${shortHex(placeOf(view, unit) ?? '')}`;
  return say('scythe.web.title', { verb: say('scythe.web.head.move'), what });
}

export function missing(view: TableView): string | undefined {
  const hexes = view.choice.picked.length > 0 && [...view.choice.targets].some((t) => t.startsWith('hex:'));
  const key = `scythe.web.missing.${hexes ? 'step' : view.scene.decision}`;
  return knows(key) ? say(key) : undefined;
}

// The line below the prompt: what a way does on its way; what was chosen of an encounter; that a fight is paid for in
// any case.
export function note(view: TableView): string | null {
  const [way, another] = view.choice.ways;
  if (way && !another) {
    const before = way.parts.slice(0, -1).filter((_, i) => !way.links[i]!.startsWith('section '));
    return before.map((part) => part.text).join(' → ') || null;
  }
  if (view.scene.decision === 'fight') return strength(enteringOf(view)) ? say('scythe.web.either_way') : null;
  if (view.scene.decision !== 'encounter') return null;
  const chosen = view.choice.picked.find((thing) => thing.startsWith('option:'))?.slice(7);
  const card = positionOf(view).encounter_card;
  const key = chosen && `scythe.scene.${card}.${chosen.toLowerCase()}`;
  return key && knows(key) ? say(key) : null;
}

// Who wins a fight the other side's secret answer decides: certain is only what both pay.
export function certain({ do: deed }: Answer): { pays: Amount[]; gains: Amount[] } | null {
  if (deed.do !== 'fight') return null;
  const pays = [
    { what: 'power', amount: Number(deed.dial ?? 0) },
    { what: 'cards', amount: total((deed.cards ?? {}) as Record<string, number>) },
  ];
  return { pays: pays.filter((a) => a.amount > 0), gains: [] };
}

// Going without: the top row, the bottom row, an ability.
export function second(view: TableView): BarButton | null {
  const { choice } = view;
  const button = (answer: Answer | undefined, text: string): BarButton | null =>
    answer
      ? { text, title: answer.text, lock: !!answer.final, action: answer.action, press: () => choice.play(answer) }
      : null;
  switch (view.scene.decision) {
    case 'top':
      return button(choice.find(is('skip')), say('scythe.web.do.skip'));
    case 'bottom':
      return choice.can((d) => d.do === 'bottom') ? button(choice.find(is('skip')), say('web.bar.end_turn')) : null;
    case 'encounter': {
      const enough = button(choice.find(is('done')), say('scythe.web.do.done'));
      return enough && { ...enough, stays: true };
    }
  }
  return null;
}
