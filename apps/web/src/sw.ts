/// <reference lib="webworker" />

/** Keeps the whole table on the device. The list of files is written in by the build. */
declare const self: ServiceWorkerGlobalScope;

const FILES: readonly string[] = __FILES__;
const CACHE = `santiago-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES])));
});

// Old files go only when no page uses them any more: an update never changes a match under way.
const dropOld = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith('santiago-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
};
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));

const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === self.location.origin && !url.pathname.startsWith('/api/');
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});
