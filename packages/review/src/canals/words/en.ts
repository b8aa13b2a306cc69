import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import { cap } from '@santiago/kernel/language';
import {
  does,
  either,
  list,
  object as whom,
  ofWhom,
  ordinal,
  plural,
  signed,
  whose,
} from '@santiago/kernel/language/en';
import type { Planted } from '../reason.ts';
import { dashed, gainersOf, type CanalsNames, type CanalsWords } from './words.ts';

const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const markers = (n: number): string => plural(n, 'marker', 'markers');
const points = (n: number): string => plural(n, 'point', 'points');
const tiles = (n: number): string => plural(n, 'tile', 'tiles');
const tileName = (tile: Tile, { crop }: CanalsNames): string => `${crop(cropOf(tile))} (${plantersOf(tile)})`;
/** `bananas (2) on c3 (Ana)`. */
const plantings = (some: readonly Planted[], names: CanalsNames): string =>
  list(
    some.map(
      ({ seat, tile, square }) => `${tileName(tile, names)} on ${square} (${whom(names.person(seat))})`,
    ),
  );
const later = (left: number): string =>
  left === 0
    ? 'No later round is left for it.'
    : `${plural(left, 'more round is', 'more rounds are')} left for it.`;

/** What is said of the board game, in English. Rules are cited in `reason.ts`. */
export const canalsEn: CanalsWords = {
  reasons: {
    'canal-waters': ({ ditch, gains }, { person }) => {
      const { watered, changed } = gainersOf(gains);
      const waters =
        watered.length === 0
          ? `A canal on ${dashed(ditch)} waters neutral tiles only.`
          : `A canal on ${dashed(ditch)} waters ${list(watered.map(({ seat, markers: n }) => `${markers(n)} of ${ofWhom(person(seat))}`))}.`;
      const worth = changed.map(({ seat, points: n }) => `${signed(n)} for ${whom(person(seat))}`);
      return changed.length === 0
        ? `${waters} If the match ended now, that would change no one’s points.`
        : `${waters} Points if the match ended now: ${list(worth)}.`;
    },
    'canal-idle': ({ ditch, opens }) =>
      `A canal on ${dashed(ditch)} waters no markers${opens > 0 ? `, only ${plural(opens, 'free square', 'free squares')}` : ''}.`,
    drying: ({ square, crop, owner, markers: n, rounds: left, ditches }, { person, crop: cropName }) =>
      `${cap(whose(person(owner)))} ${cropName(crop)} on ${square} (${markers(n)}): desert ${
        left === 0
          ? 'at the end of this round'
          : left === 1
            ? 'at the end of the next round'
            : `in ${left + 1} rounds`
      } without a canal on ${either(ditches.map(dashed))}.`,
    'area-made': ({ tile, square, size, marks, points: n, joined, seat }, names) =>
      `${cap(tileName(tile, names))} on ${square} ${joined > 1 ? `joins ${joined} areas into one` : 'makes an area'} of ${tiles(size)} with ${markers(marks)} of ${ofWhom(names.person(seat))}: ${points(n)} once all of it has water.`,
    'area-blocked': ({ square, crop, owner, size, marks, open }, { person, crop: cropName }) =>
      `A tile on ${square} stands in the way of the ${cropName(crop)} area of ${tiles(size)} with ${markers(marks)} of ${ofWhom(person(owner))}. It still has ${plural(open, 'free square', 'free squares')} around it.`,
    'area-shared': ({ square, owner, marks, points: n }, { person }) =>
      `The area around ${square} also brings ${whom(person(owner))}, with ${markers(marks)} on it, ${points(n)} once it has water.`,
    'bid-rank': ({ about, bid, rank, enough, overseer }) => {
      if (about === 'best')
        return `With the bids that were made, bidding ${bid} means planting ${ordinal(rank)}${overseer ? ' and becoming overseer' : ''}.`;
      return enough < bid
        ? `The bid of ${bid} meant planting ${ordinal(rank)}. A bid of ${enough} would have been enough.`
        : `The bid of ${bid} meant planting ${ordinal(rank)}. Less would not have been enough.`;
    },
    'order-got': ({ bid, rank, enough, overseer, before, own, seat }, names) => {
      const first = `${bid === 0 ? 'Passing' : `The bid of ${bid}`} meant planting ${ordinal(rank)}${bid === 0 ? ' with one marker fewer' : ''}${overseer ? ' and becoming overseer' : ''}.`;
      const gone = before.length === 0 ? '' : ` Planted before that: ${plantings(before, names)}.`;
      const left = ` ${cap(whose(names.person(seat)))} tile: ${tileName(own.tile, names)} on ${own.square}.`;
      return `${first}${gone}${left}${enough < bid ? ` A bid of ${enough} would have been enough.` : ''}`;
    },
    'order-other': ({ bid, rank, overseer, more, freed, gone }, names) => {
      const money = more > 0 ? `, for ${escudos(more)} more` : more < 0 ? `, for ${escudos(-more)} less` : '';
      const first = `${bid === 0 ? 'Passing' : `A bid of ${bid}`} would have meant planting ${ordinal(rank)}${bid === 0 ? ' with one marker fewer' : ''}${overseer ? ' and becoming overseer' : ''}${money}.`;
      return [
        first,
        freed.length === 0 ? [] : `Still free then: ${plantings(freed, names)}.`,
        gone.length === 0 ? [] : `Gone by then: ${plantings(gone, names)}.`,
      ]
        .flat()
        .join(' ');
    },
    'bid-free': ({ bid, more, by, rank }, { person }) =>
      `A bid of ${bid}, ${escudos(Math.abs(more))} ${more > 0 ? 'more' : 'less'}, was still free. ${does(person(by), 'bid', 'bid')} it later and planted ${ordinal(rank)}.`,
    'planting-fate': ({ square, lost, desert, size, points: n, seat }, { person }) => {
      if (desert !== null)
        return `The tile on ${square} got no water and turned to desert in round ${desert}${lost !== null && lost < desert ? `; its first marker was gone in round ${lost}` : ''}.`;
      const dried = lost === null ? '' : `The tile on ${square} lost a marker in round ${lost}. `;
      return `${dried}In the end its area of ${tiles(size)} brought ${whom(person(seat))} ${points(n)}.`;
    },
    'bribe-result': ({ ditch, amount, built, seat }, { person }) => {
      const went = built === null ? 'no canal was built' : `the canal was built on ${dashed(built)}`;
      if (ditch === null) return `Without ${whose(person(seat))} money, ${went}.`;
      const bribe = `${cap(whose(person(seat)))} ${escudos(amount)}`;
      return ditch === built
        ? `${bribe} bought the canal on ${dashed(ditch)}.`
        : `${bribe} bought nothing: ${went}.`;
    },
    'round-dried': ({ lost, deserts, seat }, { person }) => {
      const parts = [
        lost.length === 0 ? [] : `${list(lost)} lost a marker`,
        deserts.length === 0 ? [] : `${list(deserts)} turned to desert`,
      ].flat();
      return `At the end of the round, of ${whose(person(seat))} plantations ${list(parts)}.`;
    },
    'bribe-even': ({ ditch, overseer, even, pool, seat }, { person }) =>
      `If the match ended now, ${whom(person(overseer))} would need ${escudos(even)} on ${dashed(ditch)} to prefer it, as overseer. With ${whose(person(seat))} bribe the total is ${pool}.`,
    'own-plan': ({ ditch, cost, refused, seat }, { person }) =>
      `Building on ${dashed(ditch)} costs ${whom(person(seat))} ${escudos(cost)}${refused > 0 ? ` and turns down ${refused}` : ''}.`,
    'pool-taken': ({ ditch, pool, seat }, { person }) =>
      `Accepting ${dashed(ditch)} brings ${whom(person(seat))} ${escudos(pool)}.`,
    'extra-used': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `If the match ended now, the extra canal on ${dashed(ditch)} would change ${whose(person(seat))} points by ${signed(n)}. ${later(roundsLeft)}`,
    'extra-unused': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `On ${dashed(ditch)} the extra canal would have changed ${whose(person(seat))} points by ${signed(n)}, if the match ended now. ${later(roundsLeft)}`,
    'money-kept': ({ amount, seat }, { person }) =>
      `Without it, ${whom(person(seat))} would have kept ${escudos(amount)}.`,
    'extra-kept': ({ roundsLeft }) => `The extra canal would have been kept. ${later(roundsLeft)}`,
    ahead: ({ when, answer, points: n, next, nextPoints }, { action = (text) => text }) =>
      `“${action(answer)}” ${when === 'end' ? 'leads to' : 'makes'} ${points(n)}. The next best answer, “${action(next)}”, ${when === 'end' ? 'leads to' : 'makes'} ${nextPoints}.`,
  },
  looks: {
    order: () => 'Look at the bids so far and at the tiles this round: who plants before whom?',
    office: () => 'Look at the overseer: what is it worth to you to be overseer this round?',
    squares: ({ squares }) => `Look at the squares ${list(squares)}.`,
    intersection: ({ intersection }) => `Look at the ditches that meet at ${intersection}.`,
    purse: () => 'Look at your money: is a canal worth its price now?',
    spring: () => 'Look at where a canal can water the most squares.',
  },
};
