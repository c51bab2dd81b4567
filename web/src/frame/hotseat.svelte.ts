// Several people at one screen: who has it, and when it must be handed over. Until the person whose decision it is
// confirms, the page asks for the table as everybody may see it. So it has nobody's secrets: the table has not sent
// them.
// Example: const hotseat = new Hotseat(() => table, (seat) => table.look(seat)); hotseat.lift(); hotseat.cover();
import type { Scene, SeatInfo } from '../api/types';

export interface Shared {
  mine: number[];
  seats: SeatInfo[];
  scene: Scene | null;
  watching: boolean; // a moment: nothing is decided before it is over
}

export class Hotseat {
  holder = $state<number | null>(null); // whose secrets may be shown
  aside = $state(false); // covered still, and the open board is looked at

  constructor(
    private readonly table: () => Shared,
    private readonly look: (seat: number | null) => Promise<void>,
  ) {}

  // Only while it is played: at the end everything lies open.
  get shared(): boolean {
    const { mine, scene } = this.table();
    return mine.length > 1 && !!scene && !scene.over;
  }
  // The person who has to take the screen before anything can be decided; null while nobody has to.
  get covered(): number | null {
    if (!this.shared) return null;
    const { mine, seats, scene, watching } = this.table();
    if (watching) return null;
    const asked = scene!.waiting.filter((seat) => mine.includes(seat) && !seats[seat]?.stand_in && !seats[seat]?.lost);
    if (asked.length === 0 || (this.holder !== null && asked.includes(this.holder))) return null;
    return asked[0]!;
  }
  // Through whom the table is looked at: who has the screen, else nobody.
  get wanted(): number | null {
    return this.covered === null ? this.holder : null;
  }
  // What the table has sent is not for who looks now: nothing of it is drawn.
  get hidden(): boolean {
    const viewer = this.table().scene?.viewer;
    return this.shared && viewer !== undefined && viewer !== null && viewer !== this.wanted;
  }

  #asked = false;
  // Asks the table for the view that is wanted, where it is another one.
  async follow(): Promise<void> {
    const { scene } = this.table();
    if (!this.shared || this.#asked || (scene!.viewer ?? null) === this.wanted) return;
    this.#asked = true;
    try {
      await this.look(this.wanted);
    } finally {
      this.#asked = false;
    }
  }
  // Who is asked has taken the screen.
  lift(): void {
    this.aside = false;
    this.holder = this.covered ?? this.holder;
  }
  // The screen is left: whoever comes next has to say so.
  cover(): void {
    this.aside = false;
    this.holder = null;
  }
}
