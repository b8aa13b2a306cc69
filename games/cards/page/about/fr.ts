import { plural } from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { About } from './en.ts';

export const fr = translation<About>()({
  title: 'Cartes et dés',
  hint: 'Poser des lignes de cartes, combattre aux dés',
  table: '2 à 4 joueurs · 25 min',
  pitch: 'Poser, lancer les dés : la dernière base debout gagne.',
  tagline: 'Construisez votre ligne, attaquez, lancez les dés : la dernière base debout gagne.',
  credit: 'Un jeu de David J. Rodger et Pete Wills.',
  options: {
    jokers: { name: 'Jokers', '0': 'Aucun', '1': 'Un', '2': 'Deux' },
    bases: {
      name: 'Bases',
      apart: 'Écartées : aucune carte ne peut en toucher deux',
      free: 'Rapprochées, mais sans se toucher',
    },
    moves: { name: 'Déplacer des cartes', on: 'Autorisé', off: 'Interdit' },
    stalemate: {
      name: 'Blocage',
      draw: 'La partie est nulle',
      strength: 'La plus grande valeur reliée à la base gagne (règle maison)',
    },
  },
  optionHints: {
    moves: {
      off: 'Attention : sans déplacement, la plupart des parties finissent bloquées.',
    },
    stalemate: {
      draw: 'Une partie bloquée n’a pas de vainqueur : tout le monde passe sans rachat entre-temps, ou dix tours chacun sans pose, combat ni rachat, ou 100 tours chacun. (Le livret parle de blocage ; les nombres sont de nous.)',
      strength:
        'Règle maison pour une partie bloquée (tout le monde passe sans rachat entre-temps, dix tours chacun sans pose, combat ni rachat, ou 100 tours chacun) : comptez les cartes reliées à chaque base, base comprise. La plus grande somme gagne.',
    },
  },
  length: (players) => `${plural(players, 'joueur', 'joueurs')}, environ ${players * 8} min`,
  progress: (turn) => `Tour ${turn}`,
});
