import { effect } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { api } from './api.ts';

/** Where the service worker finds the words of its notifications. */
const NOTIFICATION_WORDS = './notice-words';
const WORDS_CACHE = 'notice-words';

/** Whether this browser can receive notifications while no page is open, and has the permission. */
export const canNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

const keepWords = async (): Promise<void> => {
  const cache = await caches.open(WORDS_CACHE);
  await cache.put(NOTIFICATION_WORDS, Response.json(t.value.people.notification));
};

// After a change of language, notifications come in the new one.
effect(() => {
  if (t.value.code !== '' && canNotify()) void keepWords();
});

/** Subscribes this browser to notifications; false where it does not allow any. */
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
    // Some browsers have the functions but no push service; some servers may not connect to the internet.
    return false;
  }
};
