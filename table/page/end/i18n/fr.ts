import { de, ordinal, percent, plural } from '@santiago/kernel/language/fr';
import { translation } from '../../i18n/translation.ts';
import type { EndingDictionary } from './en.ts';

/** Ce qui se dit à la fin de chaque partie, en français. */
const points = (n: number): string => plural(n, 'point', 'points');

export const fr = translation<EndingDictionary>()({
  counting: 'Décompte…',
  winner: 'Victoire',
  wonBy: (margin) => `Vous avez ${points(margin)} d’avance.`,
  sharedWith: (names) => `Vous partagez la victoire avec ${names}.`,
  behind: (rank, players, margin, name) =>
    `${ordinal(rank)} place sur ${players}, à ${points(margin)} ${de(name)}.`,
  equal: (names, n) => `${names} ont ${points(n)} chacun. À égalité de points, la victoire est partagée.`,
  mistakes: (n) => {
    if (n === null) return 'Voir mes erreurs';
    return n === 1 ? 'Voir mon erreur' : `Voir mes ${n} erreurs`;
  },
  noMistakes: 'Aucune erreur. Analyser la partie',
  lost: (n) => `Vos propres choix vous ont coûté environ ${points(n)}.`,
  lostChance: (chance) => `Vos propres choix vous ont coûté environ ${percent(chance)} de chances de gagner.`,
  turned: (when) => `Le tournant : ${when}.`,
  share: 'Partager',
  shareTitle: 'Partager le résultat',
  copy: 'Copier l’image',
  copied: 'Copié',
  yourName: 'Votre nom sur l’image',
  pictureOf: (winner) => `La table finale avec le résultat : ${winner}`,
  failed: 'L’image n’a pas pu être créée. Réessayez.',
  sounds: { offer: 'Voulez-vous des sons discrets ?', yes: 'Activer les sons', no: 'Non, merci' },
});
