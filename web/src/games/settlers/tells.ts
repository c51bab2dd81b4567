// Shows the text of a card while the pointer rests on it, while it has the keyboard's focus, or after a long press.
import { looking } from './looking.svelte';

interface Card {
  id: string;
  foundation: boolean;
}
const rest = 450;

export function tells(node: HTMLElement, card: Card): { update(to: Card): void; destroy(): void } {
  let now = card;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (pinned: boolean) =>
    (looking.detail = now.id ? { ...now, at: node.getBoundingClientRect(), pinned } : null);
  // Later, because a card that goes away loses its focus in the middle of the drawing.
  const hide = () => {
    clearTimeout(timer);
    queueMicrotask(() => {
      if (looking.detail?.id === now.id) looking.detail = null;
    });
  };
  const wait = (pinned: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(pinned), rest);
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (e) => (e as PointerEvent).pointerType === 'mouse' && wait(false),
    pointerleave: (e) => (e as PointerEvent).pointerType === 'mouse' && hide(),
    pointerdown: (e) => ((e as PointerEvent).pointerType === 'mouse' ? hide() : wait(true)),
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    focus: () => node.matches(':focus-visible') && show(false),
    blur: hide,
  };
  for (const [name, act] of Object.entries(listeners)) node.addEventListener(name, act);
  return {
    update: (to) => (now = to),
    destroy() {
      hide();
      for (const [name, act] of Object.entries(listeners)) node.removeEventListener(name, act);
    },
  };
}
