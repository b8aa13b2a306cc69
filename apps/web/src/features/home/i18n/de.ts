import { translation } from '../../../i18n/translation.ts';
import type { HomeDictionary } from './en.ts';

export const de = translation<HomeDictionary>()({
  promise: 'Kostenlos, ohne Konto, auch offline, in deiner Sprache.',
  play: 'Spielen',
  setUp: 'Einrichten',
  newHere: 'Neu hier?',
  lesson: 'Lern es in 15 Minuten',
  goOn: 'Deine Partie weiterspielen',
  games: {
    canals: {
      table: '2–5 Personen · 40 min',
      pitch: 'Pflanzen, bieten, bestechen: Am Ende entscheidet das Wasser.',
    },
    cards: {
      table: '2–4 Personen · 25 min',
      pitch: 'Karten anlegen, Würfel werfen: Die letzte Basis gewinnt.',
    },
  },
});
