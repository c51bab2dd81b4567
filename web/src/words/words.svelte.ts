// What the page says, in the language of the moment. Frame messages are called `web.…`; a game's own terms come with
// its catalogue, which is loaded when the game is. Holes are {name}; a message with plural forms chooses by its hole
// {n}.
// Example: say('web.undo.label', { n: 2 })
import { plurals } from './generated/plurals';
import { unbroken } from './unbroken';

export const languages = ['cs', 'pl', 'hu', 'en'] as const;
export type Language = (typeof languages)[number];
export const ownNames: Record<Language, string> = { cs: 'Čeština', pl: 'Polski', hu: 'Magyar', en: 'English' };

type Messages = Record<string, string | string[]>;
export type Holes = Record<string, string | number>;

const files = import.meta.glob<Messages>('./generated/*.json', { import: 'default' });
const games = new Set<string>();

class Speech {
  language = $state<Language>('en');
  messages = $state.raw<Messages>({});
}
const speech = new Speech();

async function load(name: string, language: string): Promise<Messages> {
  const file = files[`./generated/${name}.${language}.json`];
  return file ? file() : {};
}

export async function speak(language: Language): Promise<void> {
  const parts = await Promise.all(['frame', ...games].map((name) => load(name, language)));
  speech.messages = Object.assign({}, ...parts);
  speech.language = language;
  document.documentElement.lang = language;
}

// A game's terms, from now on in every language that is chosen.
export async function speakOf(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  const terms = await load(game, speech.language);
  speech.messages = { ...speech.messages, ...terms };
}

export const language = (): Language => speech.language;
export const knows = (key: string): boolean => key in speech.messages;

export function pickForm(forms: string | string[], n: number, rule: (n: number) => number): string {
  if (typeof forms === 'string') return forms;
  return forms[rule(Math.abs(n))] ?? forms[forms.length - 1] ?? '';
}

export function fill(text: string, holes: Holes): string {
  return text.replace(/\{(\w+)(?:\.\w+)?\}/g, (hole, name: string) => {
    const value = holes[name];
    if (value === undefined) return hole;
    return typeof value === 'number' ? number(value) : value;
  });
}

export function say(key: string, holes: Holes = {}): string {
  const forms = speech.messages[key];
  if (forms === undefined) return key;
  const n = typeof holes.n === 'number' ? holes.n : 1;
  return unbroken(fill(pickForm(forms, n, plurals[speech.language] ?? (() => 0)), holes), speech.language);
}

// What a thing is called on its own ("power"), and counted ("3 coins").
export function term(key: string): string {
  const forms = speech.messages[`${key}.name`] ?? speech.messages[key];
  return forms === undefined ? key : pickForm(forms, 1, () => 0);
}

export const counted = (key: string, n: number): string => unbroken(`${number(n)} ${say(key, { n })}`, speech.language);

export const number = (value: number): string => new Intl.NumberFormat(speech.language).format(value);
export const dateTime = (seconds: number): string =>
  new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

export const date = (seconds: number): string =>
  new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium' }).format(seconds * 1000);

export function preferred(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const found = languages.find((l) => wish.toLowerCase().startsWith(l));
    if (found) return found;
  }
  return 'en';
}
