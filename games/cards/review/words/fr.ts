import { cap } from '@santiago/kernel/language';
import { form, le, percent as percents, plural, whose } from '@santiago/kernel/language/fr';
import type { CardsWords } from './words.ts';

const cards = (n: number): string => plural(n, 'carte', 'cartes');
const chance = (percent: number): string => percents(percent / 100);
const said = (won: boolean, sentence: string): string =>
  won ? `En cas de victoire, ${sentence}` : cap(sentence);

/** What is said of the card game, in French. */
export const cardsFr: CardsWords = {
  reasons: {
    'fight-odds': ({ card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `${cap(names.card(card))} contre ${whose(names.person(owner), base ? 'base' : 'carte')} (${
        target === null ? 'face cachée' : names.card(target)
      }) : ${chance(percent)} de chances de gagner ce combat. En moyenne, cela rapporte une valeur de ${gain} et en coûte une de ${loss}.${
        base
          ? ` En cas de victoire, ${names.person(owner).you ? 'vous seriez' : `${names.person(owner).name} serait`} hors jeu.`
          : cuts > 0
            ? ` ${cards(cuts)} ${form(cuts, 'serait coupée', 'seraient coupées')}.`
            : ''
      }`,
    'base-card': ({ card, value, percent }, names) =>
      `${cap(names.card(card))} (${value}) comme base : un as a ${chance(percent)} de chances de la détruire.`,
    advance: ({ seat, enemy, before, after, won }, { person }) =>
      said(
        won,
        `${whose(person(seat), 'ligne')} a besoin d’au moins ${plural(after, 'carte de plus', 'cartes de plus')} pour attaquer ${whose(person(enemy), 'base')}${after === before ? ', autant qu’avant' : `, au lieu de ${before}`}.`,
      ),
    exposed: ({ card, seat, enemy, percent, cuts, won }, names) =>
      said(
        won,
        `${whose(names.person(enemy), 'prochaine carte')} pourrait attaquer ${whose(names.person(seat), 'carte')} (${names.card(card)}), qui aurait ${chance(percent)} de risques de perdre${cuts === 0 ? '' : `, et ${cards(cuts)} ${form(cuts, 'serait coupée', 'seraient coupées')}`}.`,
      ),
    'card-lost': ({ card, by, attacker, cuts }, names) =>
      `Ensuite, ${le(names.card(card))} perd contre ${le(names.card(attacker))} (${names.person(by).you ? 'vous' : names.person(by).name})${cuts === 0 ? '' : `, et ${cards(cuts)} ${form(cuts, 'est coupée', 'sont coupées')}`}.`,
    threat: ({ card, enemy, percent, won }, names) =>
      said(
        won,
        `${le(names.card(card))} pourrait attaquer ${whose(names.person(enemy), 'base')} au prochain tour\u00A0: ${chance(percent)} de chances de la détruire.`,
      ),
    'base-open': ({ seat, enemy, value, percent, won }, { person }) =>
      said(
        won,
        `${whose(person(enemy), 'prochaine carte')} pourrait attaquer ${whose(person(seat), 'base')} (${value}). Un as a ${chance(percent)} de chances de la détruire.`,
      ),
    'base-far': ({ seat, enemy, cards: n, won }, { person }) =>
      said(
        won,
        `il faut au moins ${cards(n)} à ${person(enemy).you ? 'vous' : person(enemy).name} pour attaquer ${whose(person(seat), 'base')}.`,
      ),
    'in-hand': ({ card }, names) => `${cap(le(names.card(card)))} reste en main, à l’abri des attaques.`,
    'line-grows': ({ card, seat }, names) =>
      `${cap(whose(names.person(seat), 'ligne'))} gagne une carte, et ${le(names.card(card))} ne bouge pas.`,
    'move-strands': ({ cards: n }) => `Le déplacement coupe ${cards(n)} de la base.`,
    'pass-hand': ({ cards: n, worth, passes, players }) =>
      `${n === 0 ? 'La main est vide' : `Passer laisse ${cards(n)} d’une valeur de ${worth} en main`}. ${plural(passes, 'personne aura passé', 'personnes auront passé à la suite')}\u202F; à ${players}, la partie se termine.`,
    resigned: ({ hand, table }) => `Abandonner coûte ${cards(hand)} en main et ${table} sur la table.`,
    'pool-give': ({ card, value, spend, best, bestValue, lost }, names) =>
      `Payer avec ${le(names.card(card))} (${value}) donne ${spend} à dépenser\u00A0: ${
        best === null
          ? 'pas assez pour une carte'
          : `assez pour ${le(names.card(best))} (${bestValue})${lost === 0 ? '' : `, et un reste de ${lost} serait perdu`}`
      }.`,
    'pool-take': ({ card, value, left }, names) =>
      `Après ${le(names.card(card))} (${value}), il reste ${left} à dépenser.`,
    'pool-close': ({ lost }) =>
      `À la fin du rachat, ${lost === 0 ? 'rien n’est perdu' : `un reste de ${lost} est perdu`}.`,
    'pool-end': ({ worth, best, bestValue }, names) =>
      `Finir le tour laisse des prises d’une valeur de ${worth} inutilisées, assez pour ${le(names.card(best))} (${bestValue}).`,
    'pool-later': ({ worth, best, bestValue }, names) =>
      `Racheter reste possible ensuite, dans le même tour\u00A0: les prises, d’une valeur de ${worth}, suffisent pour ${le(names.card(best))} (${bestValue}).`,
    'pool-pick': ({ card, value }, names) => `${cap(names.card(card))} (${value}) revient gratuitement.`,
    'pool-done': ({ cards: n, worth }) =>
      `S’arrêter laisse ${cards(n)} d’une valeur de ${worth} dans les prises et la défausse.`,
  },
};
