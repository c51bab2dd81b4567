// The points at the end of a game are counted before the eyes of who saw it end, one kind after the other; any key and
// any click shows all. Until then the button that says Enter does nothing else: who pressed Enter for the last decision
// does not ask for a rematch with it.
const each = 200;
const least = 1200; // where nothing is counted on the screen

class Counting {
  running = $state(false);
  shown = $state(Infinity); // so many kinds
  #timers: ReturnType<typeof setTimeout>[] = [];

  // Whoever comes later adds to it: the bar knows that a game is over, the sheet how many kinds there are.
  begin(kinds = 0): void {
    this.#clear();
    this.running = true;
    if (kinds > 0) this.shown = 0;
    for (let kind = 1; kind <= kinds; kind += 1) this.#timers.push(setTimeout(() => (this.shown = kind), kind * each));
    this.#timers.push(setTimeout(() => this.skip(), Math.max(least, (kinds + 1) * each)));
  }
  skip(): void {
    this.#clear();
    this.running = false;
    this.shown = Infinity;
  }
  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
export const counting = new Counting();
