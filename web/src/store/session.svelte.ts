// Who sits in front of this page, and which games there are. A guest is made at the first visit, without being asked.
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
