import { canalsFr as judged } from '@santiago/canals/review/words/fr.ts';
import { fr as later } from '@santiago/review/words/fr.ts';
import {
  list,
  ordinal,
  plural,
  signed as signedWhole,
  signedTenths as signed,
  tenths as number,
} from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CanalsCoachDictionary } from './en.ts';

export const fr = translation<CanalsCoachDictionary>()({
  judged: { ...judged, reasons: { ...judged.reasons, ...later } },
  standing: 'Points si la partie s’arrêtait là',
  think: {
    prices: (parts) => `Planter plus tôt qu’en dernier vaut pour vous, en escudos : ${list(parts)}.`,
    price: (rank, price) => `${number(Math.max(0, price))} en ${ordinal(rank)} position`,
    area: (size, marks) =>
      `Vous pouvez y avoir un champ de ${plural(size, 'tuile', 'tuiles')} avec ${marks} de vos travailleurs.`,
    waters: (n) =>
      n === 0
        ? 'Le meilleur canal n’atteint encore aucun de vos travailleurs. Il prépare les manches suivantes.'
        : `Le meilleur canal apporte de l’eau à ${n} de vos travailleurs.`,
    keep: 'Aucune dépense n’en vaut la peine pour l’instant.',
  },
  instruments: {
    ditches: 'Ce que vaut chaque fossé',
    ditchesHint:
      'Combien de points chaque personne peut espérer en plus (ou en moins) si un canal y est construit cette manche. Entre parenthèses : si la partie s’arrêtait maintenant. Seuil : le total à partir duquel accepter est avantageux pour le constructeur, si la partie s’arrêtait maintenant / si la partie continue.',
    ditch: 'Fossé',
    even: 'Seuil',
    worth: (ahead, now) => `${signed(ahead)} (${signedWhole(now)})`,
    evens: (now, ahead) => `${now} / ${ahead}`,
    ranks: 'Ce que vaut chaque place dans l’ordre de plantation',
    ranksHint:
      'Combien d’escudos vaut pour vous chaque place dans l’ordre de plantation, par rapport au fait de planter en dernier. Une mise plus élevée coûte en général plus qu’elle ne rapporte.',
    price: (rank, price) => `${ordinal(rank)} position : ${number(Math.max(0, price))}`,
  },
});
