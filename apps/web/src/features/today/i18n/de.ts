import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { TodayDictionary } from './en.ts';

export const de = translation<TodayDictionary>()({
  title: 'Partie des Tages',
  about: 'Jeden Tag dieselbe Partie für alle. Dein erster Versuch zählt.',
  bots: (levels) => `Bots: ${levels}`,
  play: 'Spielen',
  goOn: 'Weiterspielen',
  practise: 'Noch einmal zur Übung',
  next: (hours) => `Neue Partie in ${hours} h`,
  open: 'Kein Server erreichbar: Das ist die Offline-Partie, für alle gleich, aber ohne Ergebnisse.',
  changed: 'Vorsicht: Das Geheimnis dieses Servers passt nicht zu seinem früheren.',
  send: 'Mit allen vergleichen',
  sendHint: 'Sendet deine Entscheidungen. Deinen Namen sehen nur Leute, denen du dich zeigst.',
  friends: 'Meine Mitspieler',
  rank: (rank, all) => `Platz ${rank} von ${all}`,
  results: 'Alle Ergebnisse',
  other: 'Es zählt dein erstes Ergebnis; es kam von einem anderen Gerät.',
  best: 'die beste Partie',
  compare: 'Mit der besten Partie vergleichen',
});
