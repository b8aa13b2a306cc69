import { t } from '../../i18n/index.ts';

/** What only the front page says, in every language; it belongs to the first screen, so it is small. */
const en = {
  promise: 'Free, no account, works offline, in your language.',
  play: 'Play',
  setUp: 'Options',
  newHere: 'New here?',
  lesson: 'Learn in 15 minutes',
  goOn: 'Go on with your match',
  games: {
    canals: { table: '2–5 players · 40 min', pitch: 'Plant, bid, bribe: the water decides who wins.' },
    cards: { table: '2–4 players · 25 min', pitch: 'Place cards, roll dice: the last base wins.' },
  } as Readonly<Record<string, { readonly table: string; readonly pitch: string }>>,
};

type HomeWords = typeof en;

const de: HomeWords = {
  promise: 'Kostenlos, ohne Konto, auch offline, in deiner Sprache.',
  play: 'Spielen',
  setUp: 'Optionen',
  newHere: 'Neu hier?',
  lesson: 'Lern es in 15 Minuten',
  goOn: 'Deine Partie weiterspielen',
  games: {
    canals: {
      table: '2–5 Personen · 40 Min.',
      pitch: 'Pflanzen, bieten, bestechen: Am Ende entscheidet das Wasser.',
    },
    cards: {
      table: '2–4 Personen · 25 Min.',
      pitch: 'Karten anlegen, Würfel werfen: Die letzte Basis gewinnt.',
    },
  },
};

const fr: HomeWords = {
  promise: 'Gratuit, sans compte, même hors ligne, dans votre langue.',
  play: 'Jouer',
  setUp: 'Options',
  newHere: 'Première visite\u202f?',
  lesson: 'Apprenez en 15 minutes',
  goOn: 'Reprendre votre partie',
  games: {
    canals: {
      table: '2 à 5 personnes · 40 min',
      pitch: 'Planter, miser, soudoyer\u00a0: à la fin, l’eau décide.',
    },
    cards: {
      table: '2 à 4 personnes · 25 min',
      pitch: 'Poser, lancer les dés\u00a0: la dernière base gagne.',
    },
  },
};

const ALL: Readonly<Record<string, HomeWords>> = { en, de, fr };

export const homeWords = (): HomeWords => ALL[t.value.code] ?? en;
