import { list, ordinal, plural } from '@santiago/kernel/language/fr';
import type { Who } from '@santiago/table/page/i18n/text.ts';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { ReviewDictionary } from './en.ts';

const points = (n: number): string => plural(n, 'point', 'points');
const names = (people: readonly Who[]): string =>
  list(people.map(({ you, name }, i) => (you ? (i === 0 ? 'Vous' : 'vous') : name)));

const won = (winners: readonly Who[]): string => {
  const isYou = winners.some(({ you }) => you);
  if (winners.length === 1) return isYou ? 'Vous gagnez' : `${names(winners)} gagne`;
  return `${names(winners)} ${isYou ? 'partagez' : 'partagent'} la victoire`;
};

/** What the review page says, in French. */
export const fr = translation<ReviewDictionary>()({
  won: (winners, n) => `${won(winners)}${n === null ? '' : ` avec ${points(n)}`}.`,
  rank: (rank, players, n) => `${ordinal(rank)} place sur ${players}, avec ${points(n)}.`,
  made: (mistakes, blunders) => {
    const made = [
      mistakes === 0 ? [] : plural(mistakes, 'erreur', 'erreurs'),
      blunders === 0 ? [] : plural(blunders, 'gaffe', 'gaffes'),
    ].flat();
    return made.length === 0 ? 'Vous n’avez fait aucune erreur.' : `Vous avez fait ${list(made)}.`;
  },
  cost: (n) => `Le tout vous a coûté environ ${points(n)}.`,
  turned: (when, swing) => `Tournant\u00A0: ${when}. ${swing}.`,
  story: 'La partie',
  position: 'La position',
  accuracyOf: (name, value) => `${name}\u00A0: précision ${value}`,
  goThrough: (n) => (n === 1 ? 'Revoir mon erreur' : 'Revoir mes erreurs'),
  look: 'Regarder la partie',
  accuracyScale: 'Précision sur 100',
  shareTitle: 'Partager l’analyse',
  savePicture: 'Enregistrer une image',
  summary: 'Résumé',
  worst: 'Vos choix les plus coûteux',
  better: 'Mieux',
  playedHere: 'Joué',
  find: 'Trouver le meilleur choix',
  task: (when, what) => `${when}\u00A0: ${what} Trouvez mieux.`,
  same: 'C’est ce qui a été joué. Cherchez autre chose.',
  short: (cost) => `Il y a mieux (${cost}). Annulez et réessayez.`,
  unknown: 'Il y a mieux. Annulez et réessayez.',
  right: 'Exact\u202F! C’est le meilleur choix trouvé.',
  alsoRight: 'Bien\u202F! C’est à peu près aussi bon que le meilleur choix trouvé.',
  show: 'Montrez-moi',
  nextMistake: 'Erreur suivante',
  previousMistake: 'Erreur précédente',
  back: 'Retour à l’analyse',
  open: 'Afficher toutes les cartes',
  knew: (name) => `Vous voyez ce que savait ${name}.`,
  keys: 'Raccourcis\u00A0: ← → une étape, N et P erreur suivante et précédente, S résumé.',
  numbers: 'Précision, hasard et habileté',
});
