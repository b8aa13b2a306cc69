import type { Options } from '@santiago/cards';
import { t } from '../../../i18n/index.ts';

/** Every option and its values. */
type OptionWords = { readonly [N in keyof Options]: Readonly<Record<'name' | Options[N], string>> };

/** What a value brings, where a sentence is needed. */
type OptionHints = { readonly [N in keyof Options]?: Readonly<Partial<Record<Options[N], string>>> };

/** What the shell says of the two games side by side, in every language, small enough for the first screen. */
const en = {
  game: 'Game',
  canals: { title: 'Canals', hint: 'The board game: plant, bid, bribe' },
  cards: {
    title: 'Cards and dice',
    hint: 'Lay lines of cards, fight with dice',
    tagline: 'Lay your line, touch the enemy, roll the dice: the last base standing wins.',
    credit: 'A game by David J. Rodger and Pete Wills.',
    options: {
      jokers: { name: 'Jokers', '0': 'None', '1': 'One', '2': 'Two' },
      bases: {
        name: 'Bases',
        apart: 'Apart: no single card can touch two of them',
        free: 'As near as they like without touching',
      },
      moves: { name: 'Moving cards', on: 'Allowed', off: 'Not allowed' },
      stalemate: {
        name: 'Stalemate',
        draw: 'Is a draw',
        strength: 'Most card value on the table wins (house rule)',
      },
    } satisfies OptionWords,
    optionHints: {
      moves: {
        off: 'Careful: without moving cards, most matches end in a draw, or by counting the table.',
      },
      stalemate: {
        draw: 'As in the booklet: if everyone passes, or ten turns each bring nothing, nobody wins.',
        strength:
          'House rule: if everyone passes, or ten turns each bring nothing, add up the cards connected to each base. The highest sum wins.',
      },
    } satisfies OptionHints,
    length: (players: number) => `${players} players, about ${players * 8} min`,
    progress: (turn: number) => `Turn ${turn}`,
  },
};

type About = typeof en;

const de: About = {
  game: 'Spiel',
  canals: { title: 'Kanäle', hint: 'Das Brettspiel: pflanzen, bieten, bestechen' },
  cards: {
    title: 'Karten und Würfel',
    hint: 'Kartenreihen legen, mit Würfeln kämpfen',
    tagline: 'Leg deine Reihe, berühre den Gegner, würfle: Die letzte Basis gewinnt.',
    credit: 'Ein Spiel von David J. Rodger und Pete Wills.',
    options: {
      jokers: { name: 'Joker', '0': 'Keine', '1': 'Einer', '2': 'Zwei' },
      bases: {
        name: 'Basen',
        apart: 'Getrennt: keine einzelne Karte berührt zwei',
        free: 'So nah wie gewünscht, ohne Berührung',
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
        draw: 'Wie in der Anleitung: Wenn alle passen oder je zehn Züge nichts bringen, gewinnt niemand.',
        strength:
          'Hausregel: Wenn alle passen oder je zehn Züge nichts bringen, zählen die Karten, die mit der Basis verbunden sind. Die höchste Summe gewinnt.',
      },
    },
    length: (players) => `${players} Personen, etwa ${players * 8} Min.`,
    progress: (turn) => `Zug ${turn}`,
  },
};

const fr: About = {
  game: 'Jeu',
  canals: { title: 'Canaux', hint: 'Le jeu de plateau : planter, miser, soudoyer' },
  cards: {
    title: 'Cartes et dés',
    hint: 'Poser des lignes de cartes, combattre aux dés',
    tagline: 'Posez votre ligne, touchez l’adversaire, lancez les dés : la dernière base debout gagne.',
    credit: 'Un jeu de David J. Rodger et Pete Wills.',
    options: {
      jokers: { name: 'Jokers', '0': 'Aucun', '1': 'Un', '2': 'Deux' },
      bases: {
        name: 'Bases',
        apart: 'Séparées : aucune carte ne peut en toucher deux',
        free: 'Aussi proches que voulu, sans se toucher',
      },
      moves: { name: 'Déplacer des cartes', on: 'Autorisé', off: 'Interdit' },
      stalemate: {
        name: 'Blocage',
        draw: 'La partie est nulle',
        strength: 'La plus grande valeur sur la table gagne (règle maison)',
      },
    },
    optionHints: {
      moves: {
        off: 'Attention : sans déplacement, la plupart des parties sont nulles ou finissent par un comptage.',
      },
      stalemate: {
        draw: 'Comme dans le livret : si tout le monde passe, ou si dix tours chacun n’apportent rien, personne ne gagne.',
        strength:
          'Règle maison : si tout le monde passe, ou si dix tours chacun n’apportent rien, comptez les cartes reliées à chaque base. La plus grande somme gagne.',
      },
    },
    length: (players) => `${players} joueurs, environ ${players * 8} min`,
    progress: (turn) => `Tour ${turn}`,
  },
};

const ALL: Readonly<Record<string, About>> = { en, de, fr };

export const about = (): About => ALL[t.value.code] ?? en;
