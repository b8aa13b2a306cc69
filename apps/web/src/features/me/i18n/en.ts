import { plural } from '@santiago/kernel/language/en';

/** What the page about a person's own name and data says, in English. */
export const en = {
  save: 'Save name',
  only: 'Only this device recognises you. With a passkey you can sign in on any device, without a password.',
  keep: 'Keep this name',
  have: 'I already have a name',
  bring: (n: number) => `Bring along ${plural(n, 'match', 'matches')} in progress`,
  undecided: 'Nothing has changed. Try again.',
  passkeys: 'Passkeys',
  passkeysHint: 'Each passkey signs you in under this name on any device that has it.',
  used: (day: string) => `last used on ${day}`,
  add: 'Add a passkey',
  remove: 'Remove',
  devices: 'Signed-in devices',
  mine: 'This device',
  other: 'Another device',
  bot: (label: string) => `Bot ${label}`,
  signOut: 'Sign out',
  blocked: 'Blocked players',
  blockedHint: 'They can’t invite you to a table.',
  since: (day: string) => `since ${day}`,
  unblock: 'Unblock',
  data: 'My data',
  download: 'Download all data about me',
  leave: 'Sign out here',
  leaveHint:
    'This device will forget you. Without a passkey or another device, no one can use this name again.',
  forget: 'Delete me',
  forgetHint:
    'The server deletes your name, messages, passkeys, devices and bots for good. In matches in progress, a bot takes over for you; the others can finish the match. Matches stored on this device stay.',
  forgetYes: 'Delete me for good',
};

export type MeDictionary = typeof en;
