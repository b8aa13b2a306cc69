import type { CardsAdvanceWords } from './en.ts';

export const fr: CardsAdvanceWords = {
  'pass-if-calm': 'Passer mon prochain tour, sauf s’il y a un combat avant.',
  'pass-if-all': 'Passer si tous les autres ont passé. Sinon, je décide.',
};
