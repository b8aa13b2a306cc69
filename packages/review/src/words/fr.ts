import { canalsFr } from '../canals/words/fr.ts';
import { cardsFr } from '../cards/words/fr.ts';
import type { Words } from './words.ts';

/** What the coach says, in French. */
export const fr: Words = {
  ...canalsFr,
  reasons: {
    ...canalsFr.reasons,
    ...cardsFr.reasons,
    later: ({ against }) =>
      `${against ? 'Ce qui se compte maintenant parle pour l’autre choix' : 'Rien de ce qui se compte maintenant ne distingue les deux choix'}. Mais celui-ci fait mieux quand l’analyse joue la suite des deux.`,
  },
};
