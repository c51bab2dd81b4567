// Arrow keys move the focus among the things of a region, to the nearest in that direction; Tab leaves the region.
const step: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function rove(region: HTMLElement): { destroy(): void } {
  const all = () => [...region.querySelectorAll<HTMLElement>('[data-thing]:not([disabled])')];
  const middle = (one: Element) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  function key(event: KeyboardEvent): void {
    const way = step[event.key];
    const here = (event.target as Element).closest<HTMLElement>('[data-thing]');
    if (!way || !here || event.shiftKey) return;
    const [x, y] = middle(here);
    let best: HTMLElement | undefined;
    let least = Infinity;
    for (const one of all()) {
      const [toX, toY] = middle(one);
      const along = (toX - x) * way[0] + (toY - y) * way[1];
      const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
      if (one === here || along < 4) continue;
      if (along + aside * 3 < least) [best, least] = [one, along + aside * 3];
    }
    event.preventDefault();
    best?.focus();
    best?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  region.addEventListener('keydown', key);
  return { destroy: () => region.removeEventListener('keydown', key) };
}
