// The places of the table that keys lead to, found on the screen as it is drawn.

// Everything that can be used now, in the order of the screen: the answers of the bar, and what the board marks.
const usable = '[data-usable], .target, .bar .chips .ans';
const goals: Record<string, string> = {
  m: '.board [tabindex="0"]',
  d: '.bar h2',
  a: '.own [data-thing], .own button',
  l: '.chronicle .tw[tabindex="0"]',
  c: '.chat input',
  h: '.own [data-thing]',
};

export function nextUsable(step: 1 | -1): void {
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(usable)];
  const place = found.indexOf(document.activeElement as HTMLElement);
  found[(place + step + found.length) % Math.max(1, found.length)]?.focus();
}
// Whether what has the focus is picked: Enter never takes that back; Esc does.
export function focusIsPicked(picked: string[]): boolean {
  const focused = document.activeElement?.closest('[data-thing]')?.getAttribute('data-thing');
  return !!focused && picked.includes(focused);
}
export function focusOn(where: string): void {
  const goal = goals[where];
  if (goal) document.querySelector<HTMLElement>(goal)?.focus();
}
export const prompt = (): HTMLElement | null => document.querySelector<HTMLElement>('.bar h2');
