import type { Later } from '../argument.ts';
import type { Sentences } from '../sentences.ts';

/** What is said where nothing that can be counted at once tells two choices apart, in French. */
export const fr: Sentences<Later, unknown> = {
  later: ({ against }) =>
    `À s’en tenir à ce qui se compte tout de suite, ${against ? 'le choix fait paraît meilleur' : 'rien ne distingue les deux choix'}. Mais quand l’analyse joue la suite de nombreuses fois, c’est l’autre choix qui donne le meilleur résultat.`,
};
