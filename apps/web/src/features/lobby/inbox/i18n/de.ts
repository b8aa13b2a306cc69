import type { InboxWords } from './en.ts';

export const de: InboxWords = {
  waiting: 'Andere sind dran',
  none: 'Kein Tisch wartet auf dich.',
  notifications: 'Benachrichtigungen',
  modes: { now: 'Sofort', daily: 'Einmal am Tag', none: 'Nie' },
  at: 'Um',
};
