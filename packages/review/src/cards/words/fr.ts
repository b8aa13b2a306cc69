import type { Fact } from '../../fact.ts';
import { cap, plural } from '../../grammar/fr.ts';
import type { Person } from '../../reason.ts';
import type { CardsWords } from './words.ts';

const cards = (n: number): string => plural(n, 'carte', 'cartes');
/** « le 8 de pique », « la dame de cœur », « l’as de trèfle ». */
const le = (card: string): string =>
  card.startsWith('as') ? `l’${card}` : card.startsWith('dame') ? `la ${card}` : `le ${card}`;
const better = (about: Fact['about']): string => (about === 'best' ? 'Le meilleur choix : ' : '');
const percents = new Intl.NumberFormat('fr', { style: 'percent' });
const chance = (percent: number): string => percents.format(percent / 100);
/** `de Marie`, `d’Ana`. */
const ofName = (name: string): string => (/^[aeiouyhàâéèêëîïôû]/i.test(name) ? `d’${name}` : `de ${name}`);
/** `la base de Marie`, `votre base`. */
const whose = ({ you, name }: Person, what: string): string =>
  you ? `votre ${what}` : `la ${what} ${ofName(name)}`;

/** What is said of the card game, in French. */
export const cardsFr: CardsWords = {
  reasons: {
    'fight-odds': ({ about, card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `${better(about)}${cap(names.card(card))} contre ${whose(names.person(owner), base ? 'base' : 'carte')} (${
        target === null ? 'face cachée' : names.card(target)
      }) : ${chance(percent)} de chances de gagner. En moyenne, cela gagne ${gain} et perd ${loss} en valeur${
        base
          ? ` ; battu, ${names.person(owner).you ? 'vous seriez éliminé' : `${names.person(owner).name} serait éliminé`}`
          : cuts > 0
            ? ` ; ${cards(cuts)} ${cuts < 2 ? 'serait coupée' : 'seraient coupées'}`
            : ''
      }.`,
    'base-card': ({ about, card, value, percent }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) comme base : un as la prend avec ${chance(percent)}.`,
    advance: ({ about, seat, card, value, enemy, before, after }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) ${
        after < before
          ? `amène ${whose(names.person(seat), 'ligne')} de ${before} à ${after} unités`
          : `laisse ${whose(names.person(seat), 'ligne')} à ${after} unités`
      } de ${whose(names.person(enemy), 'base')}.`,
    threat: ({ about, card, enemy, percent }, names) =>
      `${better(about)}Ensuite, ${le(names.card(card))} pourrait attaquer ${whose(names.person(enemy), 'base')} : ${chance(percent)} de chances.`,
    'base-open': ({ about, seat, enemy, value, percent }, { person }) =>
      `${better(about)}${cap(whose(person(enemy), 'prochaine carte'))} pourrait attaquer ${whose(person(seat), 'base')} (${value}) ; un as la prend avec ${chance(percent)}.`,
    'move-strands': ({ about, cards: n }) => `${better(about)}Le déplacement coupe ${cards(n)} de la base.`,
    'pass-hand': ({ about, cards: n, worth, passes, players }) =>
      `${better(about)}${n === 0 ? 'Passer la main vide' : `Passer laisse ${cards(n)} d’une valeur de ${worth} en main`}. C’est le passe ${passes} sur ${players} de suite qui font une partie nulle.`,
    resigned: ({ about, hand, table }) =>
      `${better(about)}Abandonner coûte ${cards(hand)} en main et ${table} sur la table.`,
    'pool-give': ({ about, card, value, spend, best, bestValue }, names) =>
      `${better(about)}Avec ${le(names.card(card))} (${value}), il y a ${spend} à dépenser : ${
        best === null ? 'pas assez pour une carte' : `assez pour ${le(names.card(best))} (${bestValue})`
      }.`,
    'pool-take': ({ about, card, value, left }, names) =>
      `${better(about)}Après ${le(names.card(card))} (${value}), il reste ${left} à dépenser.`,
    'pool-close': ({ about, lost }) =>
      `${better(about)}${lost === 0 ? 'Le rachat ne perd rien' : `Conclure le rachat perd ${lost} de ce qui a été donné`}.`,
    'pool-end': ({ about, worth, best, bestValue }, names) =>
      `${better(about)}Finir le tour laisse des prises d’une valeur de ${worth} inutilisées, assez pour ${le(names.card(best))} (${bestValue}).`,
    'pool-pick': ({ about, card, value }, names) =>
      `${better(about)}${cap(names.card(card))} (${value}) revient pour rien.`,
    'pool-done': ({ about, cards: n, worth }) =>
      `${better(about)}S’arrêter laisse ${cards(n)} d’une valeur de ${worth} dans les réserves.`,
  },
};
