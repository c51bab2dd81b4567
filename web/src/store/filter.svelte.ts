// What of a table's chronicle is shown, kept in this browser for each table.
import { everything, type Filter } from '../frame/chronicle';

export class KeptFilter {
  now = $state.raw<Filter>(everything);
  #place: string;

  constructor(table: string) {
    this.#place = `ludarium.chronicle.${table}`;
    try {
      this.now = { ...everything, ...(JSON.parse(localStorage.getItem(this.#place) ?? '{}') as Partial<Filter>) };
    } catch {
      // a browser that keeps nothing shows everything
    }
  }
  change(wish: Partial<Filter>): void {
    this.now = { ...this.now, ...wish };
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.now));
    } catch {
      // the choice holds until the page is left
    }
  }
  toggleSeat(seat: number): void {
    const { seats } = this.now;
    this.change({ seats: seats.includes(seat) ? seats.filter((s) => s !== seat) : [...seats, seat] });
  }
}
