import { ordinal, plural } from '@santiago/kernel/language/en';

/** What is said of challenges, in English. */
export const en = {
  challenge: 'Challenge a friend',
  copied: 'Link copied',
  compare: 'Compare',
  title: (name: string) => (name === '' ? 'A challenge' : `${name} challenges you`),
  about: 'The same deal against the same opponents. Play it, then compare your choices step by step.',
  play: 'Play this deal',
  goOn: 'Continue your match',
  damaged: 'This link is damaged. Ask for it again.',
  versus: (one: string, other: string) => `${one} and ${other}`,
  result: (rank: number, players: number, points: number | null) =>
    points === null
      ? `${ordinal(rank)} of ${players}`
      : `${ordinal(rank)} of ${players}, ${plural(points, 'point', 'points')}`,
  parted: 'Where you first chose differently',
  same: 'You made the same choices to the end.',
  steps: 'All choices',
  step: 'Step',
  review: 'Review my match',
  other: 'The other player',
};

export type ChallengeDictionary = typeof en;
