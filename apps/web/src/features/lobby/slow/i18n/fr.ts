import type { AdvanceWords } from './en.ts';

export const fr: AdvanceWords = {
  title: 'Choisir à l’avance',
  hint: 'Votre choix est joué quelques minutes après le début de votre tour. Personne d’autre ne le voit. En cas d’imprévu, il est retiré et vous décidez.',
  withdraw: 'Retirer',
  clear: 'Effacer',
  states: { waiting: 'À l’avance :', played: 'Joué pour vous :', withdrawn: 'Retiré :' },
  next: (n) => `Table suivante (encore ${n})`,
  inbox: {
    waiting: 'Aux autres de jouer',
    none: 'Aucune table ne vous attend.',
    notifications: 'Notifications',
    modes: { now: 'Tout de suite', daily: 'Une fois par jour', none: 'Jamais' },
    at: 'Heure',
  },
};
