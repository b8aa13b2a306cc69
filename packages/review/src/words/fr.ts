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
      `À s’en tenir à ce qui se compte tout de suite, ${against ? 'le choix fait paraît meilleur' : 'rien ne distingue les deux choix'}. Mais quand l’analyse joue la suite de nombreuses fois, le meilleur choix l’emporte.`,
  },
};
