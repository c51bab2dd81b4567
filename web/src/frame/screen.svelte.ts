// Which layout fits this window. A phone on its side, and a desktop at 200 %, is a phone whose bar
// and tabs are columns (`side`).
export type Size = 'phone' | 'tablet' | 'desktop' | 'wide';

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  side = $derived(this.height < 520 && this.width >= 560);
  short = $derived(this.height < 830);
  size = $derived<Size>(
    this.side || this.width < 600 ? 'phone' : this.width < 1100 ? 'tablet' : this.width < 2000 ? 'desktop' : 'wide',
  );
}
export const screen = new Screen();
addEventListener('resize', () => {
  screen.width = innerWidth;
  screen.height = innerHeight;
});
