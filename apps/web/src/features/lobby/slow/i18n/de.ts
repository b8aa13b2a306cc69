import type { AdvanceWords } from './en.ts';

export const de: AdvanceWords = {
  title: 'Vorab wählen',
  hint: 'Das wird gespielt, wenn du dran bist, nach ein paar Minuten. Nur du siehst es. Kommt es anders als gedacht, wird es zurückgezogen und du entscheidest.',
  withdraw: 'Zurückziehen',
  clear: 'Entfernen',
  states: { waiting: 'Vorab:', played: 'Für dich gespielt:', withdrawn: 'Zurückgezogen:' },
  next: (n) => `Nächster Tisch (noch ${n})`,
  inbox: {
    waiting: 'Andere sind dran',
    none: 'Kein Tisch wartet auf dich.',
    notifications: 'Benachrichtigungen',
    modes: { now: 'Sofort', daily: 'Einmal am Tag', none: 'Nie' },
    at: 'Um',
  },
};
