import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { settings } from '@santiago/table/page/browser/settings.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';

/** A browser has passkeys only where the address is a domain and nobody can listen in. */
export const canHavePasskeys = (): boolean =>
  isSecureContext && browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname);

/** What this device is called in the list of passkeys. */
const deviceName = (): string =>
  /iPhone|iPad|Android|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? 'Passkey';

/** Makes a passkey on this device for the person that it is. */
export const addPasskey = async (): Promise<void> => {
  const passkey = await startRegistration({ optionsJSON: await api.call('makePasskey', {}) });
  await api.call('addPasskey', { label: deviceName(), passkey });
};

const pushSubscription = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription() ?? null;

/** Asks for a passkey; from then on this device is its person, whose notifications come here. */
export const showPasskey = async (bring: boolean): Promise<void> => {
  const passkey = await startAuthentication({ optionsJSON: await api.call('askPasskey', {}) });
  settings.name.value = (await api.call('usePasskey', { passkey, bring })).name;
  const push = await pushSubscription();
  if (push !== null) await api.call('subscribe', { endpoint: push.endpoint });
};

/** This device forgets the person, and gets no more of their notifications. */
export const leave = async (how: 'leaveMe' | 'forgetMe'): Promise<void> => {
  const push = await pushSubscription();
  if (push !== null) {
    await api.call('unsubscribe', { endpoint: push.endpoint });
    await push.unsubscribe();
  }
  await api.call(how, {});
  settings.name.value = '';
};
