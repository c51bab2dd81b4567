// Keeps the page at hand without a network. Every version has a cache of its own, named by its contents; a new one
// waits until it is wanted ("takeOver") or no page is left, so that a page never mixes two. Filled in by
// tools/build-site.mjs.
const version = '__VERSION__';
const files = __FILES__; // all of the site, by their addresses relative to this file
const shell = __SHELL__; // what the first screen needs

const name = `ludarium-${version}`;
const address = (file) => new URL(file, self.registration.scope).href;
const known = () => new Set(files.map(address));

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(name);
      await cache.addAll(shell.map((file) => new Request(address(file), { cache: 'no-cache' })));
      const games = await openedBefore();
      if (games.length > 0) await keep(games);
      if (!self.registration.active) await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const old of await caches.keys()) if (old.startsWith('ludarium-') && old !== name) await caches.delete(old);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data?.takeOver) void self.skipWaiting();
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

// The games the version before has at hand: a newer one is offered only when it has them, too.
async function openedBefore() {
  const games = new Set();
  for (const old of await caches.keys()) {
    if (!old.startsWith('ludarium-') || old === name) continue;
    for (const { url } of await (await caches.open(old)).keys())
      games.add(/\/engine-[^/]+\/(\w+)\.wasm$/.exec(url)?.[1]);
  }
  games.delete(undefined);
  return [...games];
}

// The page itself, and the engines of these games with all they say.
async function keep(games) {
  const cache = await caches.open(name);
  for (const file of files) {
    const [folder, part] = file.split('/');
    const engine = folder.startsWith('engine-') && !part.startsWith('games.');
    if (engine && !games.includes(part.split('.')[0])) continue;
    if (!(await cache.match(address(file)))) await cache.add(address(file)).catch(() => undefined);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  if (request.mode === 'navigate') event.respondWith(answer(new Request(address('index.html'))));
  else if (known().has(request.url)) event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}
