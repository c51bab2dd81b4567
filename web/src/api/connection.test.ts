// A line to a table comes back by itself, but not after the session it was opened by has ended.
import { beforeEach, describe, expect, it, vi } from 'vitest';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(public readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  comesUp(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
}
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('location', { protocol: 'http:', host: 'ludarium.example' });
const { connect } = await import('./connection');

async function opened() {
  const states: string[] = [];
  const line = connect('t', () => 'en', { message: () => undefined, state: (s) => states.push(s.kind) });
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1)); // who one is is known
  FakeSocket.all[0]!.comesUp();
  FakeSocket.all[0]!.onmessage?.({ data: '{"type":"seats","n":7}' });
  return { line, states };
}

describe('a line to a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });

  it('comes back by itself when it was lost, and asks for what it missed', async () => {
    const { states } = await opened();
    FakeSocket.all[0]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect(states).toContain('lost');
    expect(FakeSocket.all[1]!.address).toContain('since=7');
  });

  it('stays away when the session has ended, until somebody wants it back', async () => {
    const { line, states } = await opened();
    const asked = line.ask({ type: 'score' });
    FakeSocket.all[0]!.onclose?.({ code: 4001 });
    await expect(asked).rejects.toThrow();
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe('ended');
    expect(FakeSocket.all).toHaveLength(1);
    line.retryNow();
    expect(FakeSocket.all[1]!.address).toContain('since=0');
  });
});
