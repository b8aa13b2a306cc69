/// <reference lib="webworker" />
import type { Reply } from '@santiago/protocol';

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

/** A table's address on the server; the page that is kept here lies above it. */
const INVITATION = /\/t\/([\da-z]{1,40})$/;

const respond = async (request: Request): Promise<Response> => {
  const invited = request.mode === 'navigate' ? INVITATION.exec(new URL(request.url).pathname) : null;
  if (invited !== null)
    return Response.redirect(new URL(`./#/table/${invited[1]}`, self.registration.scope).href);
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === self.location.origin && !url.pathname.startsWith('/api/');
  if (request.method === 'GET' && isOurs) event.respondWith(respond(request));
});

interface NotificationWords {
  readonly yourTurn: string;
  readonly invited: string;
  readonly news: string;
}

/** Where the page has left no words, the name says enough in every language. */
const NAME_ONLY: NotificationWords = { yourTurn: 'Santiago', invited: 'Santiago', news: 'Santiago' };

/** A push is empty: what is new is asked for, with the cookie of this browser. One notification for each table, never stacked. */
const notify = async (): Promise<void> => {
  const cached = await caches.match('./notice-words');
  const words = cached === undefined ? NAME_ONLY : ((await cached.json()) as NotificationWords);
  const show = (title: string, table: string) =>
    self.registration.showNotification(title, {
      // Notifications without a tag would pile up.
      tag: `table ${table}`,
      icon: './icon-192.png',
      data: table === '' ? './' : `./#/table/${table}`,
    });
  try {
    const response = await fetch('/api/me/tables');
    const { tables } = (await response.json()) as Reply<'myTables'>;
    const waiting = tables.filter(({ myTurn, invited }) => myTurn || invited);
    if (waiting.length === 0) await show(words.news, '');
    for (const { id, myTurn } of waiting) await show(myTurn ? words.yourTurn : words.invited, id);
  } catch {
    await show(words.news, '');
  }
};
self.addEventListener('push', (event) => event.waitUntil(notify()));

const openTable = async (address: string): Promise<void> => {
  const url = new URL(address, self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((each) => each.url === url) ?? pages[0];
  if (page === undefined) await self.clients.openWindow(url);
  else {
    await page.navigate(url);
    await page.focus();
  }
};
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data as string));
});
