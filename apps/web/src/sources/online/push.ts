import { effect } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { api } from './api.ts';

/** Where the worker that stays behind finds the words of its notifications. */
const NOTIFICATION_WORDS = './notice-words';
const WORDS_CACHE = 'notice-words';

/** Whether this browser can be told something while no page is open, and was allowed to. */
export const canNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

const keepWords = async (): Promise<void> => {
  const cache = await caches.open(WORDS_CACHE);
  const { yourTurn, invited, news } = t.value.people.notification;
  await cache.put(NOTIFICATION_WORDS, Response.json({ yourTurn, invited, news }));
};

// Who reads in another language from now on is notified in it.
effect(() => {
  if (t.value.code !== '' && canNotify()) void keepWords();
});

/** Subscribes this browser to notifications; false where it allows none. */
export const subscribe = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return false;
  try {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const [registration, { key }] = await Promise.all([
      navigator.serviceWorker.ready,
      api.call('pushKey', {}),
      keepWords(),
    ]);
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    await api.call('subscribe', { endpoint: subscription.endpoint });
    return true;
  } catch {
    // Some browsers have the functions and no service behind them; some servers are not allowed to call out.
    return false;
  }
};
