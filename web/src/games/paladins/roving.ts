// Arrow keys move the focus to the next thing in that direction; Tab enters and leaves the whole group. What
// only enters a part of one answer, a slot or one of three paladins, is no thing of the table and has `data-slot`.
const places = '[data-thing], [data-slot]';

export function roving(group: HTMLElement): { destroy(): void } {
  const all = () => [...group.querySelectorAll<HTMLElement>(places)].filter((e) => e.getBoundingClientRect().width > 0);
  const settle = (on?: HTMLElement) => {
    const found = all();
    const now = on ?? found.find((e) => e.tabIndex === 0) ?? found[0];
    for (const one of found) if ((one === now ? 0 : -1) !== one.tabIndex) one.tabIndex = one === now ? 0 : -1;
  };
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const from = (event.target as Element).closest<HTMLElement>(places);
    if (!step || !from || event.shiftKey || event.ctrlKey || event.altKey) return;
    const middle = (e: Element) => {
      const box = e.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const here = middle(from);
    let best: HTMLElement | undefined;
    let least = Infinity;
    for (const one of all()) {
      const there = middle(one);
      const along = (there.x - here.x) * step[0] + (there.y - here.y) * step[1];
      const aside = Math.abs((there.x - here.x) * step[1]) + Math.abs((there.y - here.y) * step[0]);
      if (one !== from && along > 3 && along + aside * 2.5 < least) {
        least = along + aside * 2.5;
        best = one;
      }
    }
    event.preventDefault();
    event.stopPropagation();
    best?.focus();
  };
  const focus = (event: FocusEvent) => {
    const on = (event.target as Element).closest<HTMLElement>(places);
    if (on && group.contains(on)) settle(on);
  };
  const watch = new MutationObserver(() => settle());
  settle();
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', key);
  group.addEventListener('focusin', focus);
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener('keydown', key);
      group.removeEventListener('focusin', focus);
    },
  };
}
