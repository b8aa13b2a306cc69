import { number, percent, plural, tenths } from '@santiago/kernel/language/fr';
import { translation } from '../../../i18n/translation.ts';
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
    order: 'Votre carte a plusieurs combats. Lequel d’abord, pour gagner le plus de valeur en moyenne ?',
    cut: (who) => `Quelle attaque, si vous la gagnez, coupe le plus de cartes adverses (${who.name}) ?`,
    protect: 'Votre base est en danger. Après quelle action personne ne peut-il l’attaquer ensuite ?',
    buy: 'Quel rachat vaut le plus : la valeur récupérée, moins ce qui est perdu ?',
  },
  wrong: {
    noAttack: 'Cela n’attaque pas la base.',
    destroy: (chance, best) =>
      `Vos chances de détruire la base sont de ${percent(chance)}. ${percent(best)} est possible.`,
    order: (value, best) =>
      `Cet ordre gagne en moyenne une valeur de ${tenths(value)}. ${tenths(best)} est possible.`,
    noCut: 'Cela ne coupe aucune carte.',
    cut: (n, best) => `Cela coupe ${cards(n)}. ${best} est possible.`,
    protect: 'Alors votre base pourrait être attaquée au tour suivant.',
    noBuy: 'Vous n’avez rien racheté.',
    buy: (worth, best) => `Moins ce qui est perdu, cela vaut ${number(worth)}. ${best} est possible.`,
  },
  right: {
    destroy: (chance) =>
      `Exact ! Vos chances de détruire la base sont de ${percent(chance)} : rien ne fait mieux.`,
    order: (value) => `Exact ! Cet ordre gagne en moyenne une valeur de ${tenths(value)}, le maximum.`,
    cut: (n) =>
      `Exact ! Si vous gagnez le combat, ${plural(n, 'carte sera coupée', 'cartes seront coupées')}.`,
    protect: 'Exact ! Personne ne peut attaquer votre base au tour suivant.',
    buy: (worth) => `Exact ! Moins ce qui est perdu, cela vaut ${worth} : rien ne vaut plus.`,
  },
});
