import {
  list,
  plural,
  signed as signedWhole,
  signedTenths as signed,
  tenths as number,
} from '@santiago/kernel/language/fr';
import { translation } from '../../../i18n/translation.ts';
import type { CanalsCoachDictionary } from './en.ts';

export const fr = translation<CanalsCoachDictionary>()({
  standing: 'Points si la partie s’arrêtait là',
  think: {
    prices: (parts) =>
      `Ce que vaut pour vous un meilleur rang pour planter, en escudos de plus que le dernier : ${list(parts)}.`,
    price: (rank, price) => `rang ${rank} : ${number(Math.max(0, price))}`,
    area: (size, marks) =>
      `Vous pouvez y avoir un champ de ${plural(size, 'tuile', 'tuiles')} avec ${marks} de vos travailleurs.`,
    waters: (n) =>
      n === 0
        ? 'Le meilleur canal n’irrigue encore aucun de vos travailleurs. Il prépare les manches suivantes.'
        : `Le meilleur canal irrigue ${n} de vos travailleurs.`,
    keep: 'Rien ne vaut son prix pour vous maintenant.',
  },
  instruments: {
    ditches: 'Ce que vaut chaque fossé',
    ditchesHint:
      'Combien de points chaque personne peut espérer en plus (ou en moins) si un canal y est construit cette manche. Entre parenthèses : si la partie s’arrêtait maintenant. Seuil : la somme à partir de laquelle accepter est avantageux pour le constructeur, si la partie s’arrêtait maintenant / selon la suite possible.',
    ditch: 'Fossé',
    even: 'Seuil',
    worth: (ahead, now) => `${signed(ahead)} (${signedWhole(now)})`,
    evens: (now, ahead) => `${now} / ${ahead}`,
    ranks: 'Ce que vaut un meilleur rang pour planter',
    ranksHint:
      'Escudos que vaut ce rang pour vous, par rapport au dernier. Au-delà, une mise coûte en général plus qu’elle ne rapporte.',
    price: (rank, price) => `Rang ${rank} : ${number(Math.max(0, price))}`,
  },
});
