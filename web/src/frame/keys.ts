// The keyboard of the table. Letters act only outside text fields, and can be turned off.
export interface Keys {
  primary(): boolean; // presses the button that says Enter; false if there is none
  back(): void;
  load(): boolean; // everything aboard; false if there is nothing to load
  skip(): boolean; // true if something was running that any key ends
  again(): boolean; // shows an outcome again; false if there is none
  answer(place: number): void; // by its digit
  undo(turn: boolean): void;
  hint(): void;
  since(): void;
  next(step: 1 | -1): void;
  go(where: string): void;
  why(): boolean; // W: what is this, why not
  help(): void;
  list(): void;
  others(): void;
  speak(what: 'situation' | 'scores' | 'clocks'): void;
  cover(): void; // the screen is left to the next person
}

// Menus and sheets over the table, and links: there Enter means what has the focus.
const onTop = 'a[href], .menu, .help, .listpop, .why, [role=dialog]';

export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

// What can lie on another key; Enter, Escape and the digits stay where everybody looks for them.
export const movable = ['n', 'w', 'u', 'l', 'h', '.', 'g', 'o', 's', 'v', 't', 'q', '?'] as const;

// What a key does by default whose place this one has taken; nothing if it was moved away.
export function meant(key: string, remap: Record<string, string>): string {
  const low = key.toLowerCase();
  const moved = Object.entries(remap).find(([, to]) => to === low)?.[0];
  if (moved) return key === low ? moved : moved.toUpperCase();
  return low in remap ? '' : key;
}

// Enter is the button that says Enter, whatever has the focus; but for a link and what lies on top. It is heard before
// anything on the page hears it (on the way down), so that no board and no card can take it for itself.
export function enterFirst(keys: Pick<Keys, 'primary' | 'skip'>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.target instanceof Element && event.target.closest(onTop)) return;
    if (!keys.skip() && !keys.primary()) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

export function listen(
  keys: Keys,
  letters: () => boolean,
  remap: () => Record<string, string> = () => ({}),
): (event: KeyboardEvent) => void {
  let going = 0;
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const take = (act: () => void) => {
      event.preventDefault();
      act();
    };
    if (letters() && meant(event.key, remap()) === 'r' && keys.again()) return void event.preventDefault();
    if (!/^(Shift|Tab|CapsLock|Fn)$/.test(event.key) && keys.skip()) return void event.preventDefault();
    if (event.key === 'Escape') return take(() => keys.back());
    if (!letters()) return;
    const pressed = meant(event.key, remap());
    if (going && Date.now() - going < 1500) {
      going = 0;
      return take(() => keys.go(event.key.toLowerCase()));
    }
    if (/^[1-9]$/.test(event.key)) return take(() => keys.answer(Number(event.key) - 1));
    switch (pressed) {
      case 'u':
        return take(() => keys.undo(false));
      case 'U':
        return take(() => keys.undo(true));
      case 'h':
        return take(() => keys.hint());
      case '.':
        return take(() => keys.since());
      case 'n':
        return take(() => keys.next(1));
      case 'N':
        return take(() => keys.next(-1));
      case 'g':
        going = Date.now();
        return;
      case 'l':
        return take(() => void (keys.load() || keys.list()));
      case 'o':
        return take(() => keys.others());
      case 's':
        return take(() => keys.speak('situation'));
      case 'v':
        return take(() => keys.speak('scores'));
      case 't':
        return take(() => keys.speak('clocks'));
      case 'q':
        return take(() => keys.cover());
      case 'w':
        return take(() => void keys.why());
      case '?':
        return take(() => keys.help());
    }
  };
}
