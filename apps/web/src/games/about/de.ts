import { plural } from '@santiago/kernel/language/de';
import { translation } from '../../i18n/translation.ts';
import type { About } from './en.ts';

export const de = translation<About>()({
  game: 'Spiel',
  canals: {
    title: 'Kanäle',
    hint: 'Pflanzen, bieten, bestechen',
    table: '2–5 Personen · 40 min',
    pitch: 'Pflanzen, bieten, bestechen: Am Ende entscheidet das Wasser.',
  },
  cards: {
    title: 'Karten und Würfel',
    hint: 'Kartenreihen legen, mit Würfeln kämpfen',
    table: '2–4 Personen · 25 min',
    pitch: 'Karten anlegen, Würfel werfen: Die letzte Basis gewinnt.',
    tagline: 'Bau deine Reihe, greif an, wirf die Würfel: Die letzte Basis gewinnt.',
    credit: 'Ein Spiel von David J. Rodger und Pete Wills.',
    options: {
      jokers: { name: 'Joker', '0': 'Keine', '1': '1', '2': '2' },
      bases: {
        name: 'Basen',
        apart: 'Mit Abstand: Keine Karte kann zwei berühren',
        free: 'Auch dicht, aber ohne Berührung',
      },
      moves: { name: 'Karten versetzen', on: 'Erlaubt', off: 'Nicht erlaubt' },
      stalemate: {
        name: 'Patt',
        draw: 'Ist unentschieden',
        strength: 'Der höchste Kartenwert auf dem Tisch gewinnt (Hausregel)',
      },
    },
    optionHints: {
      moves: {
        off: 'Vorsicht: Ohne Versetzen enden die meisten Partien unentschieden oder durch Zählen.',
      },
      stalemate: {
        draw: 'Wie in der Anleitung: Wenn alle passen oder nach je zehn Zügen ohne Legen, Kampf und Rückkauf gewinnt niemand.',
        strength:
          'Hausregel: Wenn alle passen oder nach je zehn Zügen ohne Legen, Kampf und Rückkauf zählen die Karten, die mit der Basis verbunden sind. Die höchste Summe gewinnt.',
      },
    },
    length: (players) => `${plural(players, 'Person', 'Personen')}, etwa ${players * 8} min`,
    progress: (turn) => `Zug ${turn}`,
  },
});
