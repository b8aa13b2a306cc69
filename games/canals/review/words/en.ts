import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import { cap } from '@santiago/kernel/language';
import {
  does,
  either,
  list,
  object as whom,
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
/** `bananas (2) on c3 by Ana`. */
const plantings = (some: readonly Planted[], names: CanalsNames): string =>
  list(
    some.map(
      ({ seat, tile, square }) => `${tileName(tile, names)} on ${square} by ${whom(names.person(seat))}`,
    ),
  );
const tileNames = (some: readonly Planted[], names: CanalsNames): string =>
  list(some.map(({ tile }) => tileName(tile, names)));
const adds = (n: number): string =>
  `adding ${n === 0 ? 'no points even' : points(n)} once its whole area has water`;
const later = (left: number): string =>
  left === 0
    ? 'There is no later round to use it in.'
    : `${plural(left, 'more round is', 'more rounds are')} left to use it in.`;

/** What is said of the board game, in English. Rules are cited in `reason.ts`. */
export const canalsEn: CanalsWords = {
  reasons: {
    'canal-waters': ({ ditch, gains }, { person }) => {
      const { watered, changed } = gainersOf(gains);
      const waters =
        watered.length === 0
          ? `A canal on ${dashed(ditch)} waters neutral tiles only.`
          : `A canal on ${dashed(ditch)} waters ${list(watered.map(({ seat, markers: n }) => `${n} of ${whose(person(seat))} markers`))}.`;
      const worth = changed.map(({ seat, points: n }) => `${signed(n)} for ${whom(person(seat))}`);
      return changed.length === 0
        ? `${waters} If the match ended now, that would change no one’s points.`
        : `${waters} Points if the match ended now: ${list(worth)}.`;
    },
    'canal-idle': ({ ditch, opens }) =>
      `A canal on ${dashed(ditch)} waters no markers${opens > 0 ? `, only ${plural(opens, 'free square', 'free squares')}` : ''}.`,
    drying: (
      { square, crop, owner, markers: n, rounds: left, ditches, canals, along },
      { person, crop: cropName },
    ) =>
      `${cap(whose(person(owner)))} ${cropName(crop)} on ${square} (${markers(n)}): dry, and turning to desert ${
        left === 0
          ? 'at the end of this round'
          : left === 1
            ? 'at the end of the next round'
            : 'at the end of the round after next'
      } unless a canal is built on ${either(ditches.map(dashed))}. ${canals === 1 ? 'One canal is enough to reach it' : `It takes at least ${canals} canals to reach it`}${along === 0 ? '' : `, and it would water ${plural(along, 'other marker', 'other markers')} too`}.`,
    'has-water': ({ square }) => `The square ${square} already has water.`,
    'canal-unbuilt': ({ left }) =>
      `A canal that isn’t built is out of the match. ${left === 0 ? 'No canals are' : plural(left, 'canal is', 'canals are')} left.`,
    'area-made': ({ tile, square, size, marks, points: n, seat }, names) =>
      `${cap(tileName(tile, names))} on ${square} makes an area of ${tiles(size)} with ${marks} of ${whose(names.person(seat))} markers: ${points(n)} once it all has water.`,
    'area-room': ({ square, open }) =>
      `The area around ${square} ${open === 0 ? 'cannot grow' : `can grow: it has ${plural(open, 'free square', 'free squares')} around it`}.`,
    'then-planted': ({ by, tile, square, points: n }, names) =>
      `Later in the round ${whom(names.person(by))} planted ${tileName(tile, names)} on ${square}, ${adds(n)}.`,
    'order-got': ({ bid, rank, enough, overseer, before, own, points: n, seat }, names) => {
      const first = `${bid === 0 ? 'Passing' : `The bid of ${bid}`} meant planting ${ordinal(rank)}${bid === 0 ? ' with one marker fewer' : ''}${overseer ? ' and becoming overseer' : ''}.`;
      const gone = before.length === 0 ? '' : ` Already planted by then: ${plantings(before, names)}.`;
      const left = ` Then ${whom(names.person(seat))} planted ${tileName(own.tile, names)} on ${own.square}, ${adds(n)}.`;
      return `${first}${gone}${left}${enough < bid ? ` A bid of ${enough} would have been enough.` : ''}`;
    },
    'order-other': ({ bid, rank, overseer, more, freed, could, gone, open }, names) => {
      const money = more > 0 ? `, for ${escudos(more)} more` : more < 0 ? `, for ${escudos(-more)} less` : '';
      const isSame = freed.length + gone.length === 0;
      const first = `${bid === 0 ? 'Passing' : `A bid of ${bid}`} would ${isSame ? 'also ' : ''}have meant planting ${ordinal(rank)}${bid === 0 ? ' with one marker fewer' : ''}${overseer ? ' and becoming overseer' : ''}${money}.`;
      return [
        first,
        freed.length === 0
          ? []
          : `More tiles would have been left to choose from: ${tileNames(freed, names)}.`,
        could === null
          ? []
          : `The best of these was ${tileName(could.tile, names)} on ${could.square}, ${adds(could.points)}.`,
        gone.length === 0 ? [] : `By then others would have taken ${tileNames(gone, names)}.`,
        open === 0
          ? []
          : `But ${plural(open, 'player', 'players')} had yet to bid, and a higher bid is harder to beat.`,
      ]
        .flat()
        .join(' ');
    },
    'overseer-got': ({ overseer, ditch, money }, { person }) =>
      `As overseer, ${whom(person(overseer))} ${money < 0 ? 'paid' : 'got'} ${escudos(Math.abs(money))} for building on ${dashed(ditch)}.`,
    'bid-free': ({ bid, more, by, rank, own, passed, seat }, { person }) =>
      `A bid of ${bid}, ${escudos(Math.abs(more))} ${more > 0 ? 'more' : 'less'}, was still free. ${does(person(by), 'made', 'made')} it later and planted ${ordinal(rank)}; ${whom(person(seat))} planted ${ordinal(own)}${passed ? ', with one marker fewer for passing' : ''}.`,
    'planting-fate': ({ square, lost, desert, size, points: n, seat }, { person }) => {
      if (desert !== null)
        return `The tile on ${square} got no water and turned to desert in round ${desert}${lost !== null && lost < desert ? `; it lost its first marker in round ${lost}` : ''}.`;
      const dried = lost === null ? '' : `The tile on ${square} lost a marker in round ${lost}. `;
      return `${dried}In the end its area of ${tiles(size)} earned ${whom(person(seat))} ${points(n)}.`;
    },
    'bribe-result': ({ ditch, amount, built, paid, seat }, { person }) => {
      const price = paid === 0 ? '' : ` (bribes there: ${escudos(paid)})`;
      const went = built === null ? 'no canal was built' : `the canal was built on ${dashed(built)}${price}`;
      if (ditch === null) return `Without ${whose(person(seat))} money, ${went}.`;
      const bribe = `${cap(whose(person(seat)))} ${escudos(amount)}`;
      return ditch === built
        ? `${bribe} bought the canal on ${dashed(ditch)}.`
        : `${bribe} bought nothing: ${went}.`;
    },
    'round-dried': ({ lost, deserts, seat }, { person }) => {
      const parts = [
        lost.length === 0 ? [] : `one marker lost on ${list(lost)}`,
        deserts.length === 0 ? [] : `desert on ${list(deserts)}`,
      ].flat();
      return `${cap(whose(person(seat)))} plantations at the end of the round: ${parts.join(', ')}.`;
    },
    'bribe-even': ({ ditch, overseer, even, pool, seat }, { person }) =>
      `With ${whose(person(seat))} bribe, the total on ${dashed(ditch)} is ${escudos(pool)}. Judging by the points on the board, building there is worth it for ${whom(person(overseer))}, the overseer, at ${escudos(even)} or more.`,
    'own-plan': ({ ditch, cost, refused, seat }, { person }) =>
      `Building on ${dashed(ditch)} costs ${whom(person(seat))} ${escudos(cost)}${refused > 0 ? ` and turns down a bribe of ${refused}` : ''}.`,
    'pool-taken': ({ ditch, pool, seat }, { person }) =>
      `Accepting ${dashed(ditch)} gives ${whom(person(seat))} ${escudos(pool)}.`,
    'money-kept': ({ amount, seat }, { person }) =>
      `Without it, ${whom(person(seat))} would have kept ${escudos(amount)}.`,
    'extra-kept': ({ roundsLeft }) => `The extra canal would still be there. ${later(roundsLeft)}`,
  },
  looks: {
    order: () => 'Look at the bids so far and at the tiles this round: who plants before whom?',
    office: () => 'Look at the overseer: what is it worth to you to be overseer this round?',
    squares: ({ squares }) => `Look at the squares ${list(squares)}.`,
    intersection: ({ intersection }) => `Look at the ditches that meet at ${intersection}.`,
    purse: () => 'Look at your money: is a canal worth its price now?',
    spring: () => 'Look for the spot where a canal can water the most squares.',
  },
};
