import { plural } from '@santiago/kernel/language/en';

/** What the page about a person's own name and data says, in English. */
export const en = {
  save: 'Save name',
  only: 'Only this device knows you. With a passkey you can come back on any device, without a password.',
  keep: 'Keep this name',
  have: 'I have a name already',
  bring: (n: number) => `Take ${plural(n, 'running match', 'running matches')} along`,
  undecided: 'Nothing has changed. Try again.',
  passkeys: 'Passkeys',
  passkeysHint: 'Each of them opens your name on any device that has it.',
  used: (day: string) => `last used on ${day}`,
  add: 'Add a passkey',
  remove: 'Remove',
  devices: 'Signed-in devices',
  mine: 'This device',
  other: 'Another device',
  bot: (label: string) => `Bot ${label}`,
  signOut: 'Sign out',
  data: 'My data',
  download: 'Download all data about me',
  leave: 'Sign out here',
  leaveHint:
    'This device forgets you. Without a passkey or another device nobody can come back to this name.',
  forget: 'Delete me',
  forgetHint:
    'The server deletes your name, messages, passkeys, devices and bots for good. In running matches a bot plays on for you; the others keep the match. Matches on this device stay.',
  forgetYes: 'Delete me for good',
};

export type MeDictionary = typeof en;
