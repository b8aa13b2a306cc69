import { goldens } from '@santiago/testkit';
import { cards, eager } from '@santiago/cards';
import { restless, setupOf } from './subject.ts';

goldens(
  cards,
  [
    { name: 'two-eager', setup: setupOf(2), seed: 'cards two 3', pick: eager },
    { name: 'three-eager', setup: setupOf(3), seed: 'cards three 2', pick: eager },
    {
      name: 'four-restless-free',
      setup: setupOf(4, { jokers: '1', bases: 'free' }),
      seed: 'cards four 9',
      pick: restless,
    },
    { name: 'two-random', setup: setupOf(2), seed: 'cards any 8' },
  ],
  new URL('./golden/', import.meta.url),
);
