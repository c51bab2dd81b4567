// The places of the table that keys lead to, found on the screen as it is drawn.

// Everything that can be used now, in the order of the screen.
const usable =
  '[data-usable], .bar .chips .ans, .hit.can, .target, .opt.lit, .col.free .head, .op:not(.no), .fc, .tl:not(.last)';
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
export function pressAnswer(place: number, listed: boolean): void {
  const found = listed
    ? '.listpop .ans'
    : document.querySelector('.op, .fc, [data-answer]')
      ? '.op, .fc, [data-answer]'
      : '.bar .chips .ans';
  document.querySelectorAll<HTMLElement>(found)[place]?.click();
}
// False if there is no button that says Enter, and what has the focus was not picked: Enter never takes back what is
// picked and has the focus since it was clicked; Esc does.
export function pressPrimary(picked: string[]): boolean {
  const button = document.querySelector<HTMLElement>('.bar [data-primary]');
  button?.click();
  const focused = document.activeElement?.closest('[data-thing]')?.getAttribute('data-thing');
  return !!button || (!!focused && picked.includes(focused));
}
export function focusOn(where: string): void {
  const goal = goals[where];
  if (goal) document.querySelector<HTMLElement>(goal)?.focus();
}
export const prompt = (): HTMLElement | null => document.querySelector<HTMLElement>('.bar h2');
