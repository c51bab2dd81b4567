import { describe, expect, it } from 'vitest';
import type { Scene, SeatInfo } from '../api/types';
import { Hotseat } from './hotseat.svelte';

const seats = [0, 1, 2].map((seat): SeatInfo => ({ seat, name: `p${seat}`, kind: seat < 2 ? 'person' : 'bot' }));
const scene = (waiting: number[], viewer: number | null, over = false): Scene =>
  ({ moves: 1, turn: 1, decision: 'x', waiting, over, viewer, position: {} }) as Scene;

function table(mine = [0, 1]) {
  const shared = { mine, seats, scene: scene([0], 0), watching: false };
  const looks: (number | null)[] = [];
  const hotseat = new Hotseat(
    () => shared,
    (seat) => {
      looks.push(seat);
      shared.scene = { ...shared.scene, viewer: seat };
      return Promise.resolve();
    },
  );
  return { shared, looks, hotseat };
}

describe('several people at one screen', () => {
  it('begins covered, and draws nothing that was sent before that', async () => {
    const { hotseat, looks } = table();
    expect(hotseat.covered).toBe(0);
    expect(hotseat.hidden).toBe(true);
    await hotseat.follow();
    expect(looks).toEqual([null]);
    expect(hotseat.hidden).toBe(false);
  });
  it('shows to whom it was handed over, and covers by itself for the next', async () => {
    const { hotseat, shared, looks } = table();
    hotseat.lift();
    await hotseat.follow();
    expect([hotseat.covered, shared.scene.viewer]).toEqual([null, 0]);
    shared.scene = scene([1], 0); // the first turn is over
    expect([hotseat.covered, hotseat.hidden]).toEqual([1, true]);
    await hotseat.follow();
    expect(shared.scene.viewer).toBeNull();
    hotseat.lift();
    await hotseat.follow();
    expect(shared.scene.viewer).toBe(1);
    expect(looks).toEqual([null, 1]); // the first view was there already
  });
  it('stays open while bots play', () => {
    const { hotseat, shared } = table();
    hotseat.lift();
    shared.scene = scene([2], 0);
    expect([hotseat.covered, hotseat.hidden]).toEqual([null, false]);
  });
  it('hands a secret choice of both from one to the other', () => {
    const { hotseat, shared } = table();
    shared.scene = scene([0, 1], null);
    expect(hotseat.covered).toBe(0);
    hotseat.lift();
    shared.scene = scene([0, 1], 0);
    expect(hotseat.covered).toBeNull();
    shared.scene = scene([1], 0);
    expect(hotseat.covered).toBe(1);
  });
  it('lets a moment be watched by all before it covers', () => {
    const { hotseat, shared } = table();
    hotseat.lift();
    shared.scene = scene([1], 0);
    shared.watching = true;
    expect(hotseat.covered).toBeNull();
    shared.watching = false;
    expect(hotseat.covered).toBe(1);
  });
  it('covers at any time, and never where one sits alone or the game is over', () => {
    const { hotseat, shared } = table();
    hotseat.lift();
    hotseat.cover();
    expect(hotseat.covered).toBe(0);
    shared.scene = scene([], 0, true);
    expect([hotseat.covered, hotseat.hidden]).toEqual([null, false]);
    expect(table([0]).hotseat.covered).toBeNull();
  });
  it('does not hand over to a seat that was given up', () => {
    const { hotseat, shared } = table();
    shared.seats = seats.map((seat) => (seat.seat === 1 ? { ...seat, lost: 'resigned', stand_in: true } : seat));
    shared.scene = scene([1], 0);
    expect(hotseat.covered).toBeNull();
  });
});
