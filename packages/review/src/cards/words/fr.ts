import { cap } from '@santiago/kernel/language';
import { form, le, percent as percents, plural, whose } from '@santiago/kernel/language/fr';
import type { Fact } from '../../fact.ts';
import type { CardsWords } from './words.ts';

const cards = (n: number): string => plural(n, 'carte', 'cartes');
const better = (about: Fact['about']): string => (about === 'best' ? 'Le meilleur choix : ' : '');
const chance = (percent: number): string => percents(percent / 100);

/** What is said of the card game, in French. */
export const cardsFr: CardsWords = {
  reasons: {
    'fight-odds': ({ about, card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `${better(about)}${cap(names.card(card))} contre ${whose(names.person(owner), base ? 'base' : 'carte')} (${
        target === null ? 'face cachée' : names.card(target)
      }) : ${chance(percent)} de chances de gagner ce combat. En moyenne, cela gagne une valeur de ${gain} et perd ${loss}.${
        base
          ? ` En cas de victoire, ${names.person(owner).you ? 'vous seriez' : `${names.person(owner).name} serait`} hors jeu.`
          : cuts > 0
            ? ` ${cards(cuts)} ${form(cuts, 'serait coupée', 'seraient coupées')}.`
            : ''
      }`,
    'base-card': ({ about, card, value, percent }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) comme base : un as la détruit avec ${chance(percent)} de chances.`,
    advance: ({ about, seat, card, value, enemy, before, after }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) : ${whose(names.person(seat), 'ligne')} ${
        after < before
          ? `se rapproche de ${whose(names.person(enemy), 'base')} : distance ${after} au lieu de ${before}`
          : `ne se rapproche pas de ${whose(names.person(enemy), 'base')} : distance ${after}`
      }.`,
    threat: ({ about, card, enemy, percent }, names) =>
      `${better(about)}Au prochain tour, ${le(names.card(card))} pourrait attaquer ${whose(names.person(enemy), 'base')} : ${chance(percent)} de chances de gagner ce combat.`,
    'base-open': ({ about, seat, enemy, value, percent }, { person }) =>
      `${better(about)}${cap(whose(person(enemy), 'prochaine carte'))} pourrait attaquer ${whose(person(seat), 'base')} (${value}). Un as la détruit avec ${chance(percent)} de chances.`,
    'move-strands': ({ about, cards: n }) => `${better(about)}Le déplacement coupe ${cards(n)} de la base.`,
    'pass-hand': ({ about, cards: n, worth, passes, players }) =>
      `${better(about)}${n === 0 ? 'Passer avec une main vide' : `Passer laisse ${cards(n)} d’une valeur de ${worth} en main`}. Cela fait ${passes} de suite ; à ${players}, la partie est nulle.`,
    resigned: ({ about, hand, table }) =>
      `${better(about)}Abandonner coûte ${cards(hand)} en main et ${table} sur la table.`,
    'pool-give': ({ about, card, value, spend, best, bestValue }, names) =>
      `${better(about)}Payer avec ${le(names.card(card))} (${value}) donne ${spend} à dépenser : ${
        best === null ? 'pas assez pour une carte' : `assez pour ${le(names.card(best))} (${bestValue})`
      }.`,
    'pool-take': ({ about, card, value, left }, names) =>
      `${better(about)}Après ${le(names.card(card))} (${value}), il reste ${left} à dépenser.`,
    'pool-close': ({ about, lost }) =>
      `${better(about)}${lost === 0 ? 'Finir le rachat ne perd rien' : `À la fin du rachat, ${lost} ${form(lost, 'est perdu', 'sont perdus')}`}.`,
    'pool-end': ({ about, worth, best, bestValue }, names) =>
      `${better(about)}Finir le tour laisse des prises d’une valeur de ${worth} inutilisées, assez pour ${le(names.card(best))} (${bestValue}).`,
    'pool-pick': ({ about, card, value }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) revient gratuitement.`,
    'pool-done': ({ about, cards: n, worth }) =>
      `${better(about)}S’arrêter laisse ${cards(n)} d’une valeur de ${worth} dans les prises et la défausse.`,
  },
};
