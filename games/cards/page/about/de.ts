import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { About } from './en.ts';

export const de = translation<About>()({
  title: 'Karten und Würfel',
  hint: 'Kartenreihen legen, mit Würfeln kämpfen',
  table: '2–4 Spieler · 25 min',
  pitch: 'Karten anlegen, Würfel werfen: Die letzte Basis gewinnt.',
  tagline: 'Bau deine Reihe, greif an, wirf die Würfel: Die letzte Basis gewinnt.',
  credit: 'Ein Spiel von David J. Rodger und Pete Wills.',
  options: {
    jokers: { name: 'Joker', '0': 'Keine', '1': '1', '2': '2' },
    bases: {
      name: 'Basen',
      apart: 'Mit Abstand: Keine Karte kann zwei Basen berühren',
      free: 'Auch dicht beieinander, aber ohne Berührung',
    },
    moves: { name: 'Karten versetzen', on: 'Erlaubt', off: 'Nicht erlaubt' },
    stalemate: {
      name: 'Patt',
      draw: 'Unentschieden',
      strength: 'Höchste Summe verbundener Karten gewinnt (Hausregel)',
    },
  },
  optionHints: {
    moves: {
      off: 'Vorsicht: Ohne Versetzen enden die meisten Partien im Patt.',
    },
    stalemate: {
      draw: 'Die Partie endet unentschieden, wenn alle hintereinander passen (ohne Rückkauf dazwischen), nach je zehn Zügen ohne Legen, Kampf und Rückkauf oder nach je 100 Zügen.',
      strength:
        'Hausregel: Die höchste Summe der mit der Basis verbundenen Karten gewinnt (die Basis zählt mit), wenn alle hintereinander passen (ohne Rückkauf dazwischen), nach je zehn Zügen ohne Legen, Kampf und Rückkauf oder nach je 100 Zügen.',
    },
  },
  length: (players) => `${players} Spieler, etwa ${players * 8} min`,
  progress: (turn) => `Zug ${turn}`,
});
