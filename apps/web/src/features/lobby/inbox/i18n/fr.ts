import type { InboxWords } from './en.ts';

export const fr: InboxWords = {
  waiting: 'Aux autres de jouer',
  none: 'Aucune table ne vous attend.',
  notifications: 'Notifications',
  modes: { now: 'Tout de suite', daily: 'Une fois par jour', none: 'Jamais' },
  at: 'À',
};
