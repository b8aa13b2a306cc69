import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import { cap } from '@santiago/kernel/language';
import {
  countOf,
  de,
  either,
  list,
  object as whom,
  ordinal,
  plural,
  que,
  signed,
  withArticle,
} from '@santiago/kernel/language/fr';
import type { Person } from '@santiago/review/reason.ts';
import type { Planted } from '../reason.ts';
import { dashed, gainersOf, type CanalsNames, type CanalsWords } from './words.ts';

const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
/** `2 de vos travailleurs`, `2 travailleurs d’Ana`. */
const workersOf = (who: Person, n: number): string => countOf(who, n, 'travailleur', 'travailleurs');
/** `vous avez`, `Ana a`. */
const has = ({ you, name }: Person): string => (you ? 'vous avez' : `${name} a`);
const points = (n: number): string => plural(n, 'point', 'points');
const tiles = (n: number): string => plural(n, 'tuile', 'tuiles');
/** `vous coûte 3`, `coûte 3 à Ana`. */
const given = (verb: string, what: number | string, who: Person): string =>
  who.you ? `vous ${verb} ${what}` : `${verb} ${what} à ${who.name}`;
/** `votre pot-de-vin`, `le pot-de-vin d’Ana`. */
const bribeOf = ({ you, name }: Person): string => (you ? 'votre pot-de-vin' : `le pot-de-vin ${de(name)}`);
const tileName = (tile: Tile, { crop }: CanalsNames): string => `${crop(cropOf(tile))} (${plantersOf(tile)})`;
/** `bananes (2) en c3 (Ana)`. */
const plantings = (some: readonly Planted[], names: CanalsNames): string =>
  list(
    some.map(
      ({ seat, tile, square }) => `${tileName(tile, names)} en ${square} (${whom(names.person(seat))})`,
    ),
  );
const tileNames = (some: readonly Planted[], names: CanalsNames): string =>
  list(some.map(({ tile }) => tileName(tile, names)));
const adds = (n: number): string =>
  `${n === 0 ? 'aucun point' : points(n)} de plus une fois le champ irrigué`;
const fewer = (bid: number): string => (bid === 0 ? ', avec un travailleur de moins' : '');
const later = (left: number): string =>
  left === 0
    ? 'Il n’y a plus de manche pour l’utiliser.'
    : `Il reste ${plural(left, 'manche', 'manches')} pour l’utiliser.`;

/** What is said of the board game, in French. */
export const canalsFr: CanalsWords = {
  reasons: {
    'canal-waters': ({ ditch, gains }, { person }) => {
      const { watered, changed } = gainersOf(gains);
      const waters =
        watered.length === 0
          ? `Un canal en ${dashed(ditch)} n’irrigue que des plantations neutres.`
          : `Un canal en ${dashed(ditch)} apporte de l’eau à ${list(watered.map(({ seat, markers: n }) => workersOf(person(seat), n)))}.`;
      const worth = changed.map(({ seat, points: n }) => `${signed(n)} pour ${whom(person(seat))}`);
      return changed.length === 0
        ? `${waters} Si la partie s’arrêtait maintenant, cela ne changerait les points de personne.`
        : `${waters} Points si la partie s’arrêtait maintenant : ${list(worth)}.`;
    },
    'canal-idle': ({ ditch, opens }) =>
      `Un canal en ${dashed(ditch)} n’apporte de l’eau à aucun travailleur${opens > 0 ? `, seulement à ${plural(opens, 'case libre', 'cases libres')}` : ''}.`,
    drying: (
      { square, crop, owner, markers: n, rounds: left, ditches, canals, along },
      { person, crop: cropName },
    ) =>
      `${cap(cropName(crop))} en ${square} (${workersOf(person(owner), n)})\u00A0: plantation sèche, qui devient un désert ${
        left === 0
          ? 'à la fin de cette manche'
          : left === 1
            ? 'à la fin de la manche suivante'
            : 'dans deux manches'
      } sans canal en ${either(ditches.map(dashed))}. ${canals === 1 ? 'Un canal suffit pour l’irriguer' : `Il faut au moins ${canals} canaux pour l’irriguer`}${along === 0 ? '' : `, et cela apporte aussi de l’eau à ${plural(along, 'autre travailleur', 'autres travailleurs')}`}.`,
    'has-water': ({ square }) => `La case ${square} est déjà irriguée.`,
    'canal-unbuilt': ({ left }) =>
      `Un canal qui n’est pas construit quitte la partie. Il ${left === 0 ? 'n’en reste plus' : `en reste ${left}`}.`,
    'area-made': ({ tile, square, size, marks, points: n, seat }, names) =>
      `${cap(tileName(tile, names))} en ${square}\u00A0: champ de ${tiles(size)} avec ${workersOf(names.person(seat), marks)}, soit ${points(n)} une fois irrigué.`,
    'area-room': ({ square, open }) =>
      `Le champ autour de ${square} ${open === 0 ? 'ne peut pas grandir' : `peut grandir\u00A0: ${plural(open, 'case libre', 'cases libres')} autour`}.`,
    'then-planted': ({ by, tile, square, points: n }, names) =>
      `Plus tard dans la manche, ${has(names.person(by))} planté ${withArticle(tileName(tile, names))} en ${square}\u00A0: ${adds(n)}.`,
    'order-got': ({ bid, rank, enough, overseer, before, own, points: n, seat }, names) => {
      const first = `${bid === 0 ? 'Passer' : `La mise de ${bid}`} a donné la ${ordinal(rank)} position pour planter${fewer(bid)}${overseer ? ' et le rôle de constructeur' : ''}.`;
      const gone = before.length === 0 ? '' : ` Plantations précédentes\u00A0: ${plantings(before, names)}.`;
      const left = ` Ensuite, ${has(names.person(seat))} planté ${withArticle(tileName(own.tile, names))} en ${own.square}\u00A0: ${adds(n)}.`;
      return `${first}${gone}${left}${enough < bid ? ` Une mise de ${enough} aurait suffi.` : ''}`;
    },
    'order-other': ({ bid, rank, overseer, more, freed, could, gone, open }, names) => {
      const money =
        more > 0 ? `, pour ${escudos(more)} de plus` : more < 0 ? `, pour ${escudos(-more)} de moins` : '';
      const isSame = freed.length + gone.length === 0;
      const first = `${bid === 0 ? 'Passer' : `Une mise de ${bid}`} aurait ${isSame ? 'aussi ' : ''}donné la ${ordinal(rank)} position pour planter${fewer(bid)}${overseer ? ' et le rôle de constructeur' : ''}${money}.`;
      return [
        first,
        freed.length === 0 ? [] : `Tuiles encore disponibles\u00A0: ${tileNames(freed, names)}.`,
        could === null
          ? []
          : `La meilleure\u00A0: ${tileName(could.tile, names)} en ${could.square}, ${adds(could.points)}.`,
        gone.length === 0 ? [] : `Tuiles déjà prises par d’autres\u00A0: ${tileNames(gone, names)}.`,
        open === 0
          ? []
          : `Mais ${plural(open, 'personne devait', 'personnes devaient')} encore miser, et une mise plus forte est plus dure à dépasser.`,
      ]
        .flat()
        .join(' ');
    },
    'overseer-got': ({ overseer, ditch, money }, { person }) =>
      `Pour le canal en ${dashed(ditch)}, ${has(person(overseer))} ${money < 0 ? 'payé' : 'reçu'} ${escudos(Math.abs(money))} comme constructeur.`,
    'bid-free': ({ bid, more, by, rank, own, passed, seat }, { person }) =>
      `Une mise de ${bid}, ${escudos(Math.abs(more))} de ${more > 0 ? 'plus' : 'moins'}, était encore libre. ${person(by).you ? 'Vous l’avez faite plus tard et avez' : `${person(by).name} l’a faite plus tard et a`} planté en ${ordinal(rank)} position. ${cap(has(person(seat)))} planté en ${ordinal(own)} position${passed ? ', avec un travailleur de moins' : ''}.`,
    'planting-fate': ({ square, lost, desert, size, points: n, seat }, { person }) => {
      if (desert !== null)
        return `La plantation en ${square} n’a pas eu d’eau et devient un désert à la manche ${desert}${lost !== null && lost < desert ? `, après un premier travailleur perdu à la manche ${lost}` : ''}.`;
      const dried =
        lost === null ? '' : `La plantation en ${square} perd un travailleur à la manche ${lost}. `;
      return `${dried}À la fin, son champ de ${tiles(size)} ${given('rapporte', points(n), person(seat))}.`;
    },
    'bribe-result': ({ ditch, amount, built, paid, seat }, { person }) => {
      const price = paid === 0 ? '' : ` (pots-de-vin\u00A0: ${escudos(paid)})`;
      const went =
        built === null ? 'aucun canal n’est construit' : `le canal est construit en ${dashed(built)}${price}`;
      const { you, name } = person(seat);
      if (ditch === null) return `Sans pot-de-vin ${you ? 'de votre part' : de(name)}, ${went}.`;
      const bribe = cap(bribeOf(person(seat)));
      return ditch === built
        ? `${bribe} (${escudos(amount)}) a payé le canal en ${dashed(ditch)}.`
        : `${bribe} (${escudos(amount)}) n’a rien donné\u00A0: ${went}.`;
    },
    'round-dried': ({ lost, deserts, seat }, { person }) => {
      const parts = [
        lost.length === 0
          ? []
          : `un travailleur de moins ${lost.length === 1 ? 'en' : 'sur chacune des cases'} ${list(lost)}`,
        deserts.length === 0
          ? []
          : `${deserts.length === 1 ? 'un désert' : 'des déserts'} en ${list(deserts)}`,
      ].flat();
      const { you, name } = person(seat);
      return `${you ? 'Vos plantations' : `Plantations ${de(name)}`} à la fin de la manche\u00A0: ${parts.join(', ')}.`;
    },
    'bribe-even': ({ ditch, overseer, even, pool, seat }, { person }) =>
      `Avec ${bribeOf(person(seat))}, le total en ${dashed(ditch)} est de ${escudos(pool)}. À s’en tenir aux points du plateau, il ${pool < even ? 'en faut' : 'suffit de'} ${even} pour ${
        person(overseer).you
          ? 'que vous gagniez à y construire'
          : `${que(person(overseer).name)} gagne à y construire`
      } comme constructeur.`,
    'own-plan': ({ ditch, cost, refused, seat }, { person }) =>
      `Construire en ${dashed(ditch)} ${given('coûte', escudos(cost), person(seat))}${refused > 0 ? ` et revient à refuser un pot-de-vin de ${refused}` : ''}.`,
    'pool-taken': ({ ditch, pool, seat }, { person }) =>
      `Accepter ${dashed(ditch)} ${given('rapporte', escudos(pool), person(seat))}.`,
    'money-kept': ({ amount, seat }, { person }) =>
      `Sans cela, ${person(seat).you ? 'vous auriez' : `${person(seat).name} aurait`} gardé ${escudos(amount)}.`,
    'extra-kept': ({ roundsLeft }) => `Le canal supplémentaire serait encore là. ${later(roundsLeft)}`,
  },
  looks: {
    order: () => 'Regardez les mises faites et les tuiles de la manche : qui plante avant qui ?',
    office: () => 'Regardez le rôle de constructeur : que vaut-il pour vous cette manche ?',
    squares: ({ squares }) => `Regardez les cases ${list(squares)}.`,
    intersection: ({ intersection }) => `Regardez les fossés qui se rejoignent en ${intersection}.`,
    purse: () => 'Regardez votre argent : un canal vaut-il son prix maintenant ?',
    spring: () => 'Regardez où un canal peut irriguer le plus de cases.',
  },
};
