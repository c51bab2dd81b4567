// The keyboard of the table (ui.md, section 6). Letters act only outside text fields, and can be turned off.
export interface Keys {
  primary(): void;
  back(): void;
  answer(place: number): void;
  undo(turn: boolean): void;
  hint(): void;
  since(): void;
  next(step: 1 | -1): void;
  go(where: string): void;
  help(): void;
  list(): void;
  others(): void;
  speak(what: 'situation' | 'scores' | 'clocks'): void;
}

export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

// What can lie on another key; Enter, Escape and the digits stay where everybody looks for them.
export const movable = ['n', 'u', 'l', 'h', '.', 'g', 'o', 's', 'v', 't', '?'] as const;

// What a key does by default whose place this one has taken; nothing if it was moved away.
export function meant(key: string, remap: Record<string, string>): string {
  const low = key.toLowerCase();
  const moved = Object.entries(remap).find(([, to]) => to === low)?.[0];
  if (moved) return key === low ? moved : moved.toUpperCase();
  return low in remap ? '' : key;
}

export function listen(keys: Keys, letters: () => boolean, remap: () => Record<string, string> = () => ({})): (event: KeyboardEvent) => void {
  let going = 0;
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const onControl = event.target instanceof Element && event.target.closest('button,a,[role=button]') !== null;
    const take = (act: () => void) => {
      event.preventDefault();
      act();
    };
    if (event.key === 'Escape') return take(() => keys.back());
    if (event.key === 'Enter' && !onControl) return take(() => keys.primary());
    if (!letters()) return;
    const pressed = meant(event.key, remap());
    if (going && Date.now() - going < 1500) {
      going = 0;
      return take(() => keys.go(event.key.toLowerCase()));
    }
    if (/^[1-9]$/.test(event.key)) return take(() => keys.answer(Number(event.key) - 1));
    switch (pressed) {
      case 'u': return take(() => keys.undo(false));
      case 'U': return take(() => keys.undo(true));
      case 'h': return take(() => keys.hint());
      case '.': return take(() => keys.since());
      case 'n': return take(() => keys.next(1));
      case 'N': return take(() => keys.next(-1));
      case 'g': going = Date.now(); return;
      case 'l': return take(() => keys.list());
      case 'o': return take(() => keys.others());
      case 's': return take(() => keys.speak('situation'));
      case 'v': return take(() => keys.speak('scores'));
      case 't': return take(() => keys.speak('clocks'));
      case '?': return take(() => keys.help());
    }
  };
}
