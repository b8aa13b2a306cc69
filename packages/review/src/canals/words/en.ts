import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import { cap, plural, whom, whose } from '../../grammar/en.ts';
import type { Person } from '../../reason.ts';
import { gainersOf, type CanalsNames, type CanalsWords } from './words.ts';

const markers = (n: number): string => plural(n, 'marker', 'markers');
const points = (n: number): string => plural(n, 'point', 'points');
const rounds = (n: number): string => plural(n, 'round', 'rounds');
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
const ofWhom = ({ you, name }: Person): string => (you ? 'yours' : `${name}’s`);
const lists = new Intl.ListFormat('en', { type: 'conjunction' });
const choices = new Intl.ListFormat('en', { type: 'disjunction' });
const tileName = (tile: Tile, { crop }: CanalsNames): string => `${crop(cropOf(tile))} (${plantersOf(tile)})`;
const verb = ({ you }: Person, own: string, other: string): string => (you ? own : other);

/** What is said of the board game, in English. */
export const canalsEn: CanalsWords = {
  reasons: {
    'canal-waters': ({ ditch, gains }, { person }) => {
      const { watered, changed } = gainersOf(gains);
      const waters =
        watered.length === 0
          ? `A canal on ${ditch} waters neutral fields only`
          : `A canal on ${ditch} waters ${lists.format(watered.map(({ seat, markers: n }) => `${markers(n)} of ${ofWhom(person(seat))}`))}`;
      const worth = changed.map(({ seat, points: n }) => `${signed(n)} for ${whom(person(seat))}`);
      return changed.length === 0
        ? `${waters}; as things stand that changes nobody’s points.`
        : `${waters}: as things stand ${lists.format(worth)}.`;
    },
    'canal-idle': ({ ditch, opens }) =>
      `A canal on ${ditch} waters nobody’s markers${opens > 0 ? `, only ${plural(opens, 'free square', 'free squares')}` : ''}.`,
    drying: ({ square, crop, owner, markers: n, rounds: left, ditches }, { person, crop: cropName }) =>
      `${cap(whose(person(owner)))} ${cropName(crop)} on ${square} (${markers(n)}): desert ${
        left === 0 ? 'at the end of this round' : `in ${rounds(left + 1)}`
      } unless ${choices.format(ditches)} is dug.`,
    'area-made': ({ tile, square, size, marks, points: n, joined, seat }, names) =>
      `${cap(tileName(tile, names))} on ${square} ${joined > 1 ? `joins ${joined} areas into` : 'makes'} an area of ${size} with ${markers(marks)} of ${ofWhom(names.person(seat))}: ${points(n)} once all of it has water.`,
    'area-blocked': ({ square, crop, owner, size, marks, open }, { person, crop: cropName }) =>
      `${square} takes room from an area of ${size} ${cropName(crop)} with ${markers(marks)} of ${ofWhom(person(owner))}; ${plural(open, 'free square is', 'free squares are')} left around it.`,
    'area-shared': ({ square, owner, marks, points: n }, { person }) =>
      `The field at ${square} also brings ${whom(person(owner))}, with ${markers(marks)} in it, ${points(n)} once it has water.`,
    'bid-place': ({ about, bid, place, enough, overseer }) => {
      if (about === 'best')
        return `Against the bids that were made, ${bid} gets place ${place} in the planting order${overseer ? ' and the overseer’s office' : ''}.`;
      return enough < bid
        ? `The bid of ${bid} got place ${place} in the planting order; ${enough} would have been enough.`
        : `The bid of ${bid} got place ${place} in the planting order, and nothing less would have.`;
    },
    'pass-marker': ({ about, seat, overseer, field }, { person }) => {
      const who = person(seat);
      if (about === 'best')
        return overseer
          ? `Passing makes ${whom(who)} overseer, for one marker fewer.`
          : `Passing costs ${whom(who)} a marker but no money.`;
      const where = field === null ? '' : ` in a field of ${field}`;
      return overseer
        ? `Passing made ${whom(who)} overseer but cost one marker${where}.`
        : `Passing cost ${whom(who)} one marker${where} and did not bring the overseer’s office.`;
    },
    'bribe-even': ({ ditch, overseer, even, pool, seat }, { person }) =>
      `As things stand ${whom(person(overseer))}, the overseer, ${verb(person(overseer), 'need', 'needs')} ${even} on ${ditch} to prefer it; with ${whose(person(seat))} bribe ${pool} would lie there.`,
    'own-plan': ({ ditch, cost, refused, seat }, { person }) =>
      `Digging ${ditch} costs ${whom(person(seat))} ${cost}${refused > 0 ? ` and turns down ${refused}` : ''}.`,
    'pool-taken': ({ ditch, pool, seat }, { person }) =>
      `Accepting ${ditch} pays ${whom(person(seat))} ${pool}.`,
    'extra-used': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `The extra canal on ${ditch} changes ${whose(person(seat))} points by ${signed(n)} as things stand; ${
        roundsLeft === 0
          ? 'there is no later round for it'
          : `${plural(roundsLeft, 'round', 'rounds')} would still come for it`
      }.`,
    'extra-kept': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `The extra canal that ${verb(person(seat), 'you keep', `${person(seat).name} keeps`)} would have changed ${whose(person(seat))} points by ${signed(n)} on ${ditch} as things stand; ${
        roundsLeft === 0
          ? 'there is no later round for it'
          : `${plural(roundsLeft, 'round', 'rounds')} are left for it`
      }.`,
    ahead: ({ when, answer, points: n, next, nextPoints }, { action = (text) => text }) =>
      `“${action(answer)}” ${when === 'end' ? 'leads to' : 'makes'} ${points(n)}; the next best answer, “${action(next)}”, ${when === 'end' ? 'to' : 'makes'} ${nextPoints}.`,
  },
  goals: {
    result: () => 'What leads to the best result for you, if everybody plays on as well as can be?',
    'points-now': () => 'What gives you the most points if the match ended right after it?',
    place: ({ place }) => `You bid last. What is the least you must do to plant at place ${place}?`,
    overseer: () =>
      'You bid last. How do you become overseer without losing a marker, for as little as possible?',
  },
  looks: {
    order: () => 'Look at the bids so far and at the tiles on offer: who plants before whom?',
    office: () => 'Look at the overseer’s office: what is it worth to you this round?',
    squares: ({ squares }) => `Look at the squares ${lists.format(squares)}.`,
    intersection: ({ place }) => `Look at the ditches that meet at ${place}.`,
    purse: () => 'Look at your purse: is anything on the board worth its price now?',
    spring: () => 'Look at where most fields can be watered.',
  },
};
