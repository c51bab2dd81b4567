// What a person has chosen about the page. Kept in this browser, and with the person where the server keeps it.
import { server } from '../api/server';
import { speak, preferred, languages, type Language } from '../words/words.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Palette = 'box' | 'clear' | 'steps';
export type Sound = 'turn' | 'piece' | 'card' | 'coin' | 'combat' | 'star';
export const speeds = ['0.5', '1', '2', 'instant'] as const;
export type Speed = (typeof speeds)[number];
export const sounds: Sound[] = ['turn', 'piece', 'card', 'coin', 'combat', 'star'];

export interface Preferences {
  language: Language;
  theme: Theme;
  palette: Palette;
  labels: boolean;
  speed: Speed;
  warnings: boolean;
  endTurn: boolean; // pass the turn on at once
  keys: boolean; // single letters act
  sounds: Sound[];
  notices: boolean;
  remind: number; // minutes after which one is told again
  calm: boolean; // pieces do not travel
  remap: Record<string, string>; // what a key does by default → the key that does it
  standing: Record<string, Record<string, string>>; // game → decision → the answer given without being asked
  level: Record<string, string>; // bots last chosen, by game
  seats: Record<string, number>;
  last: string; // the game played last
}

const place = 'ludarium.settings';
const usual = (): Preferences => ({
  language: preferred(),
  theme: 'system',
  palette: 'box',
  labels: true,
  speed: '1',
  warnings: true,
  endTurn: false,
  keys: true,
  sounds: ['turn'],
  notices: false,
  remind: 0,
  calm: false,
  remap: {},
  standing: {},
  level: {},
  seats: {},
  last: '',
});

function remembered(): Partial<Preferences> {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Preferences>;
    if (found.language && !languages.includes(found.language)) delete found.language;
    return found;
  } catch {
    return {};
  }
}

class Settings {
  now = $state<Preferences>({ ...usual(), ...remembered() });

  change(what: Partial<Preferences>): void {
    Object.assign(this.now, what);
    try {
      localStorage.setItem(place, JSON.stringify(this.now));
    } catch {
      // a browser that keeps nothing still plays
    }
    this.show();
    if (what.language) void server.change({ language: what.language }).catch(() => undefined);
  }

  show(): void {
    const page = document.documentElement;
    const dark =
      this.now.theme === 'dark' || (this.now.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    page.dataset.theme = dark ? 'dark' : 'light';
    page.dataset.palette = this.now.palette;
    page.dataset.motion = this.now.calm ? 'calm' : 'full';
    page.dataset.labels = this.now.labels ? 'on' : 'off';
  }
}

export const settings = new Settings();

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.change({ language });
}
