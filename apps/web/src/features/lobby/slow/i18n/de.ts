import type { AdvanceWords } from './en.ts';

export const de: AdvanceWords = {
  title: 'Vorab wählen',
  hint: 'Bist du dran, wird deine Wahl nach ein paar Minuten ausgeführt. Nur du siehst sie. Kommt es anders als gedacht, wird sie zurückgezogen, und du entscheidest selbst.',
  withdraw: 'Zurückziehen',
  clear: 'Entfernen',
  states: { waiting: 'Vorab:', played: 'Ausgeführt:', withdrawn: 'Zurückgezogen:' },
  next: (n) => `Nächster Tisch (noch ${n})`,
  inbox: {
    waiting: 'Andere sind dran',
    none: 'Kein Tisch wartet auf dich.',
    notifications: 'Benachrichtigungen',
    modes: { now: 'Sofort', daily: 'Einmal am Tag', none: 'Nie' },
    at: 'Uhrzeit',
  },
};
