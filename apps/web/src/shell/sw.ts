/// <reference lib="webworker" />
import type { Reply, RouteName } from '@santiago/protocol';

/** Stores the whole page on the device. The build writes the list of files into this script. */
declare const self: ServiceWorkerGlobalScope;

const FILES: readonly string[] = __FILES__;
const CACHE = `santiago-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES])));
});

// Old files are removed only when no page uses them any more, so an update never changes a running match.
const dropOld = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith('santiago-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
};
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));

/** A table's address on the server; the stored page is one level above it. */
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
  /** With `{n}` for the number of tables. Words stored by an earlier page have none. */
  readonly summary?: string;
}

/** If the page has stored no words yet, the name is understood in every language. */
const NAME_ONLY: NotificationWords = { yourTurn: 'Santiago', invited: 'Santiago', news: 'Santiago' };

const ask = async <R extends RouteName>(path: string): Promise<Reply<R>> =>
  (await (await fetch(path)).json()) as Reply<R>;

/**
 * A push message is empty: this worker asks the server what is new, with this browser's cookie. Each table has one
 * notification, never several; who wants one a day gets one for all tables.
 */
const notify = async (): Promise<void> => {
  const cached = await caches.match('./notice-words');
  const words = cached === undefined ? NAME_ONLY : ((await cached.json()) as NotificationWords);
  const show = (title: string, table: string, page = table === '' ? './' : `./#/table/${table}`) =>
    self.registration.showNotification(title, {
      // Without a tag, notifications would pile up.
      tag: `table ${table}`,
      icon: './icon-192.png',
      data: page,
    });
  try {
    const { tables } = await ask<'myTables'>('/api/me/tables');
    const waiting = tables.filter(({ myTurn, invited }) => myTurn || invited);
    if (waiting.length === 0) await show(words.news, '');
    else if ((await ask<'myNotices'>('/api/me/notices')).mode === 'daily') {
      const text = words.summary ?? words.news;
      await show(text.replace('{n}', String(waiting.length)), '', './#/turns');
      return;
    }
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
