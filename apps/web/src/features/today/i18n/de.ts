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
  changed:
    'Vorsicht: Der geheime Schlüssel dieses Servers passt nicht zu dem, den er früher angekündigt hat.',
  send: 'Mit allen vergleichen',
  sendHint:
    'Sendet deine Entscheidungen. Deinen Namen sehen nur Mitspieler, mit denen du das vereinbart hast.',
  friends: 'Meine Mitspieler',
  rank: (rank, all) => `Platz ${rank} von ${all}`,
  results: 'Alle Ergebnisse',
  other: 'Es zählt dein erstes Ergebnis; es kam von einem anderen Gerät.',
  best: 'Platz 1',
  compare: 'Mit Platz 1 vergleichen',
});
