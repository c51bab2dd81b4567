// The page stays at hand without a network (sw.js), and offers a newer version when there is one. Games are not touched
// by that: they are kept apart from the page (store.ts).
import { mount } from 'svelte';
import Update from './Update.svelte';

export async function stayAtHand(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return;

  // The first visit is served by the network: what it fetched is asked for again, to be kept.
  const keep = (): void => navigator.serviceWorker.controller?.postMessage({ keep: openedGames() });
  navigator.serviceWorker.addEventListener('controllerchange', keep);
  addEventListener('ludarium:engine', keep);
  keep();

  const offer = (): void => {
    const waiting = registration.waiting;
    if (!waiting || !navigator.serviceWorker.controller || document.querySelector('[data-update]')) return;
    mount(Update, { target: document.body, props: { load: () => takeOver(waiting) } });
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  offer();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void registration.update().catch(() => undefined));
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage({ takeOver: true });
}

const opened = new Set<string>();
export const openedGames = (): string[] => [...opened];
// A game's engine is wanted here: from now on it is kept at hand.
export function wantGame(game: string): void {
  if (opened.has(game)) return;
  opened.add(game);
  dispatchEvent(new Event('ludarium:engine'));
}
