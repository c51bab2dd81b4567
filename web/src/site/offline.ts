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
  let served = navigator.serviceWorker.controller !== null;
  // Another version has taken over, here or in another window: the files this page was made of are gone with the old
  // one.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (served) return location.reload();
    served = true;
    keep();
  });
  addEventListener('ludarium:engine', keep);
  keep();

  const offer = (): void => {
    const waiting = registration.waiting;
    if (!waiting || !navigator.serviceWorker.controller || document.querySelector('[data-update]')) return;
    mount(Update, { target: document.body, props: { load: () => waiting.postMessage({ takeOver: true }) } });
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  offer();
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void registration.update().catch(() => undefined),
  );
}

const opened = new Set<string>();
export const openedGames = (): string[] => [...opened];
// A game's engine is wanted here: from now on it is kept at hand.
export function wantGame(game: string): void {
  if (opened.has(game)) return;
  opened.add(game);
  dispatchEvent(new Event('ludarium:engine'));
}
