import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import { cap } from '@santiago/kernel/language';
import {
  either,
  list,
  object as whom,
  ofWhom,
  ordinal,
  plural,
  signed,
  whose,
} from '@santiago/kernel/language/en';
import type { Person } from '../../reason.ts';
import { dashed, gainersOf, type CanalsNames, type CanalsWords } from './words.ts';

const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const markers = (n: number): string => plural(n, 'marker', 'markers');
const points = (n: number): string => plural(n, 'point', 'points');
const tiles = (n: number): string => plural(n, 'tile', 'tiles');
const tileName = (tile: Tile, { crop }: CanalsNames): string => `${crop(cropOf(tile))} (${plantersOf(tile)})`;
const verb = ({ you }: Person, own: string, other: string): string => (you ? own : other);
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
    'pass-marker': ({ about, seat, overseer, field }, { person }) => {
      const who = person(seat);
      if (about === 'best')
        return overseer
          ? `By passing, ${whom(who)} ${verb(who, 'become', 'becomes')} overseer for one marker fewer.`
          : `Passing costs ${whom(who)} a marker but no money.`;
      const where = field === null ? '' : ` in an area of ${tiles(field)}`;
      return overseer
        ? `By passing, ${whom(who)} became overseer but lost one marker${where}.`
        : `Passing cost ${whom(who)} one marker${where} without making ${whom(who)} overseer.`;
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
    ahead: ({ when, answer, points: n, next, nextPoints }, { action = (text) => text }) =>
      `“${action(answer)}” ${when === 'end' ? 'leads to' : 'makes'} ${points(n)}. The next best answer, “${action(next)}”, ${when === 'end' ? 'leads to' : 'makes'} ${nextPoints}.`,
  },
  goals: {
    result: () => 'What leads to the best result for you, if everyone plays as well as possible from here?',
    'points-now': () => 'What gives you the most points if the match ended right after it?',
    rank: ({ rank }) => `You bid last. What is the least you must bid to plant ${ordinal(rank)}?`,
    overseer: () =>
      'You bid last. How do you become overseer without losing a marker, for as little as possible?',
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
