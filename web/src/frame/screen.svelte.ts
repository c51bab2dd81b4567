// Which of the four layouts fits this window (ui.md, section 3).
export type Size = 'phone' | 'tablet' | 'desktop' | 'wide';

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  size = $derived<Size>(this.width < 600 ? 'phone' : this.width < 1100 ? 'tablet' : this.width < 2000 ? 'desktop' : 'wide');
}
export const screen = new Screen();
addEventListener('resize', () => {
  screen.width = innerWidth;
  screen.height = innerHeight;
});
