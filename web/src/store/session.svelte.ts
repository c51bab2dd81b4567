// Who sits in front of this page, and which games there are. A guest is made at the first visit, without being asked.
import { Refused } from '../api/connection';
import { server } from '../api/server';
import type { Facts, Game, Me } from '../api/types';
import { language } from '../words/words.svelte';

class Session {
  me = $state<Me | null>(null);
  games = $state.raw<Game[]>([]);
  unreachable = $state(false);

  async begin(): Promise<void> {
    try {
      this.me = await server.guest(language());
      this.games = await server.games(language());
      this.unreachable = false;
    } catch {
      this.unreachable = true;
    }
  }
  // Whether the person who was here is so still, under another cookie, or has signed in to an account.
  async isStillHere(): Promise<boolean> {
    const before = this.me?.id;
    try {
      this.me = await server.me();
    } catch (e) {
      if (!(e instanceof Refused) || e.refusal.code !== 'not_signed_in') throw e;
      this.me = null;
    }
    return this.me !== null && (this.me.id === before || !this.me.guest);
  }
  async speakAnew(): Promise<void> {
    this.games = await server.games(language()).catch(() => this.games);
  }
  game(id: string): Game | undefined {
    return this.games.find((g) => g.id === id);
  }
}
export const session = new Session();

const known = new Map<string, Promise<Facts>>();
export function factsOf(game: string): Promise<Facts> {
  let facts = known.get(game);
  if (!facts) {
    facts = server.facts(game);
    facts.catch(() => known.delete(game));
    known.set(game, facts);
  }
  return facts;
}
