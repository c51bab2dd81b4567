// At the end: the own turning points and the own chance turn by turn, as a bot sees them. It takes a bot some time, so
// it is asked for as soon as the game is over, and asked again until it is there.
import { server } from '../api/server';
import type { Review } from '../api/types';
import { refusalText } from './refusal';
import { chancesOf, turningPoints } from './review';

const most = 3; // turning points
const first = 700; // milliseconds, then longer and longer
const longest = 5000;

export class EndReview {
  problem = $state('');
  now = $state.raw<Review | null>(null);
  readonly ready = $derived(this.now?.ready ? this.now : null);
  readonly points = $derived(this.ready ? turningPoints(this.ready, [this.seat], most) : []);
  readonly line = $derived(this.ready ? chancesOf(this.ready, this.seat) : []);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    private id: string,
    readonly seat: number,
  ) {}
  async ask(wait = first): Promise<void> {
    this.problem = '';
    try {
      const found = await server.review(this.id);
      if (this.#left) return;
      this.now = found;
      const next = Math.min(longest, wait * 1.4);
      if (!found.ready) this.#timer = setTimeout(() => void this.ask(next), wait);
    } catch (e) {
      this.problem = refusalText(e);
    }
  }
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }
}
