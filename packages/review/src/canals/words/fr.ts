import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import { cap } from '@santiago/kernel/language';
import {
  de,
  either,
  list,
  object as whom,
  plural,
  que,
  signed,
  toPerson,
} from '@santiago/kernel/language/fr';
import type { Person } from '../../reason.ts';
import type { Planted } from '../reason.ts';
import { dashed, gainersOf, type CanalsNames, type CanalsWords } from './words.ts';

const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const workers = (n: number): string => plural(n, 'travailleur', 'travailleurs');
const points = (n: number): string => plural(n, 'point', 'points');
const tiles = (n: number): string => plural(n, 'tuile', 'tuiles');
/** `vous coûte 3`, `coûte 3 à Ana`. */
const given = (verb: string, what: number | string, who: Person): string =>
  who.you ? `vous ${verb} ${what}` : `${verb} ${what} à ${who.name}`;
/** `votre pot-de-vin`, `le pot-de-vin d’Ana`. */
const bribeOf = ({ you, name }: Person): string => (you ? 'votre pot-de-vin' : `le pot-de-vin ${de(name)}`);
const pointsOf = ({ you, name }: Person): string => (you ? 'vos points' : `les points ${de(name)}`);
const tileName = (tile: Tile, { crop }: CanalsNames): string => `${crop(cropOf(tile))} (${plantersOf(tile)})`;
/** `bananes (2) en c3 (Ana)`. */
const plantings = (some: readonly Planted[], names: CanalsNames): string =>
  list(
    some.map(
      ({ seat, tile, square }) => `${tileName(tile, names)} en ${square} (${whom(names.person(seat))})`,
    ),
  );
const later = (left: number): string =>
  left === 0
    ? 'Il n’y a plus d’autre manche pour lui.'
    : `Il reste ${plural(left, 'manche', 'manches')} pour lui.`;

/** What is said of the board game, in French. */
export const canalsFr: CanalsWords = {
  reasons: {
    'canal-waters': ({ ditch, gains }, { person }) => {
      const { watered, changed } = gainersOf(gains);
      const waters =
        watered.length === 0
          ? `Un canal en ${dashed(ditch)} n’irrigue que des tuiles neutres.`
          : `Un canal en ${dashed(ditch)} irrigue ${list(watered.map(({ seat, markers: n }) => `${workers(n)} ${toPerson(person(seat))}`))}.`;
      const worth = changed.map(({ seat, points: n }) => `${signed(n)} pour ${whom(person(seat))}`);
      return changed.length === 0
        ? `${waters} Si la partie s’arrêtait maintenant, cela ne changerait les points de personne.`
        : `${waters} Points si la partie s’arrêtait maintenant : ${list(worth)}.`;
    },
    'canal-idle': ({ ditch, opens }) =>
      `Un canal en ${dashed(ditch)} n’irrigue aucun travailleur${opens > 0 ? `, seulement ${plural(opens, 'case libre', 'cases libres')}` : ''}.`,
    drying: ({ square, crop, owner, markers: n, rounds: left, ditches }, { person, crop: cropName }) =>
      `${cap(cropName(crop))} en ${square} (${workers(n)} ${toPerson(person(owner))}) : un désert ${
        left === 0
          ? 'à la fin de cette manche'
          : left === 1
            ? 'à la fin de la manche suivante'
            : `dans ${left + 1} manches`
      } sans canal en ${either(ditches.map(dashed))}.`,
    'area-made': ({ tile, square, size, marks, points: n, joined, seat }, names) =>
      `${cap(tileName(tile, names))} en ${square} ${joined > 1 ? `réunit ${joined} champs en un` : 'donne un champ'} de ${tiles(size)} avec ${workers(marks)} ${toPerson(names.person(seat))} : ${points(n)} une fois le tout irrigué.`,
    'area-blocked': ({ square, crop, owner, size, marks, open }, { person, crop: cropName }) =>
      `Une tuile en ${square} gêne un champ de ${tiles(size)} (${cropName(crop)}) avec ${workers(marks)} ${toPerson(person(owner))}. Il lui reste ${plural(open, 'case libre', 'cases libres')} autour.`,
    'area-shared': ({ square, owner, marks, points: n }, { person }) =>
      `Le champ autour de ${square}, avec ${workers(marks)} ${toPerson(person(owner))}, ${given('rapporte', points(n), person(owner))} aussi une fois irrigué.`,
    'bid-rank': ({ about, bid, rank, enough, overseer }) => {
      if (about === 'best')
        return `Contre les mises faites, miser ${bid} donne le rang ${rank} pour planter${overseer ? ' et fait devenir constructeur' : ''}.`;
      return enough < bid
        ? `La mise de ${bid} a donné le rang ${rank} pour planter. Une mise de ${enough} aurait suffi.`
        : `La mise de ${bid} a donné le rang ${rank} pour planter. Moins n’aurait pas suffi.`;
    },
    'order-got': ({ bid, rank, enough, overseer, before, own }, names) => {
      const first = `${bid === 0 ? 'Passer' : `La mise de ${bid}`} a donné le rang ${rank} pour planter${bid === 0 ? ', avec un travailleur de moins' : ''}${overseer ? ', et le rôle de constructeur' : ''}.`;
      const gone = before.length === 0 ? '' : ` Tuiles plantées avant\u00A0: ${plantings(before, names)}.`;
      const left = ` Ensuite\u00A0: ${tileName(own.tile, names)} en ${own.square}.`;
      return `${first}${gone}${left}${enough < bid ? ` Une mise de ${enough} aurait suffi.` : ''}`;
    },
    'order-other': ({ bid, rank, overseer, more, freed, gone }, names) => {
      const money =
        more > 0 ? `, pour ${escudos(more)} de plus` : more < 0 ? `, pour ${escudos(-more)} de moins` : '';
      const first = `${bid === 0 ? 'Passer' : `Une mise de ${bid}`} aurait donné le rang ${rank} pour planter${bid === 0 ? ', avec un travailleur de moins' : ''}${overseer ? ', et le rôle de constructeur' : ''}${money}.`;
      return [
        first,
        freed.length === 0 ? [] : `Encore libre alors\u00A0: ${plantings(freed, names)}.`,
        gone.length === 0 ? [] : `Déjà planté alors\u00A0: ${plantings(gone, names)}.`,
      ]
        .flat()
        .join(' ');
    },
    'bid-free': ({ bid, more, by, rank }, { person }) =>
      `Une mise de ${bid}, ${escudos(Math.abs(more))} de ${more > 0 ? 'plus' : 'moins'}, était encore libre. ${person(by).you ? 'Vous l’avez' : `${person(by).name} l’a`} faite plus tard, pour le rang ${rank}.`,
    'planting-fate': ({ square, lost, desert, size, points: n, seat }, { person }) => {
      if (desert !== null)
        return `La tuile en ${square} n’a pas eu d’eau et devient un désert à la manche ${desert}${lost !== null && lost < desert ? `, après un premier travailleur perdu à la manche ${lost}` : ''}.`;
      const dried = lost === null ? '' : `La tuile en ${square} perd un travailleur à la manche ${lost}. `;
      return `${dried}À la fin, son champ de ${tiles(size)} ${given('rapporte', points(n), person(seat))}.`;
    },
    'bribe-result': ({ ditch, amount, built, seat }, { person }) => {
      const went =
        built === null ? 'aucun canal n’est construit' : `le canal est construit en ${dashed(built)}`;
      const { you, name } = person(seat);
      if (ditch === null) return `Sans argent ${you ? 'de votre part' : de(name)}, ${went}.`;
      const bribe = cap(bribeOf(person(seat)));
      return ditch === built
        ? `${bribe} (${escudos(amount)}) a payé le canal en ${dashed(ditch)}.`
        : `${bribe} (${escudos(amount)}) n’a rien donné\u00A0: ${went}.`;
    },
    'round-dried': ({ lost, deserts, seat }, { person }) => {
      const parts = [
        lost.length === 0 ? [] : `un travailleur de moins en ${list(lost)}`,
        deserts.length === 0 ? [] : `un désert en ${list(deserts)}`,
      ].flat();
      const { you, name } = person(seat);
      return `${you ? 'Vos tuiles' : `Tuiles ${de(name)}`} à la fin de la manche\u00A0: ${parts.join(', ')}.`;
    },
    'bribe-even': ({ ditch, overseer, even, pool, seat }, { person }) =>
      `Si la partie s’arrêtait maintenant, il faudrait ${escudos(even)} en ${dashed(ditch)} pour ${
        person(overseer).you
          ? 'que vous préfériez y construire'
          : `${que(person(overseer).name)} préfère y construire`
      }. Avec ${bribeOf(person(seat))}, le total est de ${pool}.`,
    'own-plan': ({ ditch, cost, refused, seat }, { person }) =>
      `Construire en ${dashed(ditch)} ${given('coûte', escudos(cost), person(seat))}${refused > 0 ? ` et fait refuser ${refused}` : ''}.`,
    'pool-taken': ({ ditch, pool, seat }, { person }) =>
      `Accepter ${dashed(ditch)} ${given('rapporte', escudos(pool), person(seat))}.`,
    'extra-used': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `Si la partie s’arrêtait maintenant, le canal supplémentaire en ${dashed(ditch)} changerait ${pointsOf(person(seat))} de ${signed(n)}. ${later(roundsLeft)}`,
    'extra-unused': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `En ${dashed(ditch)}, le canal supplémentaire aurait changé ${pointsOf(person(seat))} de ${signed(n)}, si la partie s’arrêtait maintenant. ${later(roundsLeft)}`,
    'money-kept': ({ amount, seat }, { person }) =>
      `Sans cela, ${person(seat).you ? 'vous auriez' : `${person(seat).name} aurait`} gardé ${escudos(amount)}.`,
    'extra-kept': ({ roundsLeft }) => `Le canal supplémentaire serait encore là. ${later(roundsLeft)}`,
    ahead: ({ when, answer, points: n, next, nextPoints }, { action = (text) => text }) =>
      `« ${action(answer)} » ${when === 'end' ? 'mène à' : 'donne'} ${points(n)}. La meilleure réponse suivante, « ${action(next)} », ${when === 'end' ? 'mène à' : 'donne'} ${nextPoints}.`,
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
