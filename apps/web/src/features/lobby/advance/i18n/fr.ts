import type { AdvanceWords } from './en.ts';

export const fr: AdvanceWords = {
  title: 'Choisir à l’avance',
  hint: 'C’est joué quand vient votre tour, après quelques minutes. Personne d’autre ne le voit. En cas d’imprévu, c’est retiré et vous décidez.',
  prepare: 'Choisir à l’avance',
  withdraw: 'Retirer',
  clear: 'Effacer',
  states: { waiting: 'À l’avance :', played: 'Joué pour vous :', withdrawn: 'Retiré :' },
  next: (n) => `Table suivante (encore ${n})`,
};
