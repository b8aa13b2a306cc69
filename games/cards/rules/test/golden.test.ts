import { eagerly } from '@santiago/cards/bots';
import { chanceKey, fairDraws, seedFromText } from '@santiago/kernel';
import { type Chooser, goldens } from '@santiago/kernel/laws';
import { cards, type CardsTypes } from '@santiago/cards';
import { restless, setupOf } from './subject.ts';

/** Seats whose chance is the fair one of a match, so that a faster generator for search changes no golden. */
const seated = (seed: string, pick: Chooser<CardsTypes>): Chooser<CardsTypes> => {
  const draws = fairDraws(chanceKey(seedFromText(seed)));
  let asked = 0;
  return (state, seat) => pick(state, seat, draws(asked++));
};

const anything: Chooser<CardsTypes> = (state, seat, random) => cards.sample(state, seat, random);

const FREE = { jokers: '1', bases: 'free' };

goldens(
  cards,
  [
    { name: 'two-eager', setup: setupOf(2), seed: 'cards two', pick: seated('a', eagerly) },
    { name: 'three-eager', setup: setupOf(3), seed: 'cards three', pick: seated('a', eagerly) },
    { name: 'four-restless-free', setup: setupOf(4, FREE), seed: 'cards four', pick: seated('k', restless) },
    { name: 'two-random', setup: setupOf(2), seed: 'cards any', pick: seated('f', anything) },
  ],
  new URL('./golden/', import.meta.url),
);
