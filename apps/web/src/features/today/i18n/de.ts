import { translation } from '../../../i18n/translation.ts';
import type { TodayDictionary } from './en.ts';

export const de = translation<TodayDictionary>()({
  title: 'Partie des Tages',
  about: 'Jeden Tag dieselbe Partie für alle. Dein erster Versuch zählt.',
  bots: (levels) => `Bots: ${levels}`,
  play: 'Spielen',
  goOn: 'Weiterspielen',
  practise: 'Noch einmal zur Übung',
  next: (hours) => `Neue Partie in ${hours} h`,
  open: 'Kein Server erreichbar: Das ist die offene Partie, überall gleich, ohne Ergebnisse.',
  changed: 'Vorsicht: Das Geheimnis dieses Servers passt nicht zum früheren.',
  send: 'Mit allen vergleichen',
  sendHint: 'Sendet deine Entscheidungen. Deinen Namen sehen nur Leute, denen du dich zeigst.',
  friends: 'Mit wem ich spiele',
  rank: (rank, all) => `Rang ${rank} von ${all}`,
  results: 'Alle Ergebnisse',
  other: 'Dein erstes Ergebnis zählt, von einem anderen Gerät.',
  best: 'die beste Partie',
  compare: 'Mit der besten Partie vergleichen',
});
