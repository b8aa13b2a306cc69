import { number, percent, plural, tenths } from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { ExerciseDictionary } from './en.ts';

const cards = (n: number): string => plural(n, 'carte', 'cartes');

export const fr = translation<ExerciseDictionary>()({
  kinds: {
    attack: 'Où attaquer ?',
    fights: 'Quel combat d’abord ?',
    lines: 'Protéger ou couper une ligne',
    buying: 'Que racheter ?',
  },
  goals: {
    destroy: (who) =>
      `Quelle attaque a les meilleures chances de détruire ce tour-ci la base adverse (${who.name}) ?`,
    order:
      'Votre carte doit livrer plusieurs combats. Par lequel commencer pour gagner le plus de valeur en moyenne ?',
    cut: (who) => `Quelle attaque, si vous la gagnez, coupe le plus de cartes adverses (${who.name}) ?`,
    protect: 'Votre base est en danger. Quelle action la met à l’abri au tour suivant ?',
    buy: 'Quel rachat est le plus rentable (valeur récupérée moins valeur perdue) ?',
  },
  wrong: {
    noAttack: 'Cela n’attaque pas la base.',
    destroy: (chance, best) =>
      `Vos chances de détruire la base sont de ${percent(chance)}. Le maximum est de ${percent(best)}.`,
    order: (value, best) =>
      `Cet ordre rapporte en moyenne une valeur de ${tenths(value)}. Le maximum est de ${tenths(best)}.`,
    noCut: 'Cela ne coupe aucune carte.',
    cut: (n, best) => `Cela coupe ${cards(n)}. Vous pouvez en couper ${best}.`,
    protect: 'Votre base pourrait alors être attaquée au tour suivant.',
    noBuy: 'Vous n’avez rien racheté.',
    buy: (worth, best) => `Perte déduite, cela rapporte ${number(worth)}. Le maximum est de ${best}.`,
  },
  right: {
    destroy: (chance) =>
      `Exact ! Vos chances de détruire la base sont de ${percent(chance)} : c’est le maximum.`,
    order: (value) =>
      `Exact ! Cet ordre rapporte en moyenne une valeur de ${tenths(value)} : c’est le maximum.`,
    cut: (n) =>
      `Exact ! Si vous gagnez le combat, ${plural(n, 'carte sera coupée', 'cartes seront coupées')}.`,
    protect: 'Exact ! Personne ne peut attaquer votre base au tour suivant.',
    buy: (worth) => `Exact ! Perte déduite, cela rapporte ${worth} : c’est le maximum.`,
  },
});
