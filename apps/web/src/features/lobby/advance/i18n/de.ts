import type { AdvanceWords } from './en.ts';

export const de: AdvanceWords = {
  title: 'Vorab wählen',
  hint: 'Das wird gespielt, wenn du dran bist, nach ein paar Minuten. Nur du siehst es. Kommt es anders als gedacht, wird es zurückgezogen und du entscheidest.',
  prepare: 'Vorab wählen',
  withdraw: 'Zurückziehen',
  clear: 'Entfernen',
  states: { waiting: 'Vorab:', played: 'Für dich gespielt:', withdrawn: 'Zurückgezogen:' },
  next: (n) => `Nächster Tisch (noch ${n})`,
};
