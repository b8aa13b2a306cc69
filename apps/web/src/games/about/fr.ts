import { plural } from '@santiago/kernel/language/fr';
import { translation } from '../../i18n/translation.ts';
import type { About } from './en.ts';

export const fr = translation<About>()({
  game: 'Jeu',
  canals: {
    title: 'Canaux',
    hint: 'Planter, miser, soudoyer',
    table: '2 à 5 joueurs · 40 min',
    pitch: 'Planter, miser, soudoyer : à la fin, l’eau décide.',
  },
  cards: {
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
        strength: 'La plus grande valeur sur la table gagne (règle maison)',
      },
    },
    optionHints: {
      moves: {
        off: 'Attention : sans déplacement, la plupart des parties sont nulles ou finissent par un comptage.',
      },
      stalemate: {
        draw: 'Comme dans le livret : si tout le monde passe, ou après dix tours chacun sans pose, combat ni rachat, personne ne gagne.',
        strength:
          'Règle maison : si tout le monde passe, ou après dix tours chacun sans pose, combat ni rachat, comptez les cartes reliées à chaque base. La plus grande somme gagne.',
      },
    },
    length: (players) => `${plural(players, 'joueur', 'joueurs')}, environ ${players * 8} min`,
    progress: (turn) => `Tour ${turn}`,
  },
});
