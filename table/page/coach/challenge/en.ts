import { ordinal, plural } from '@santiago/kernel/language/en';

const points = (n: number): string => plural(n, 'point', 'points');

/** What is said of challenges, in English. */
export const en = {
  challenge: 'Challenge a friend',
  copied: 'Link copied',
  compare: 'Compare',
  title: (name: string) => (name === '' ? 'A challenge' : `${name} challenges you`),
  about: 'The same starting position against the same opponents. Play it, then compare your choices.',
  play: 'Play this match',
  goOn: 'Continue your match',
  damaged: 'This link is broken. Ask for a new one.',
  versus: (name: string) => `You and ${name}`,
  points,
  rank: (rank: number, players: number) => `${ordinal(rank)} of ${players}`,
  ended: (share: number): string => (share === 1 ? 'Won' : share > 0 ? 'Draw' : 'Lost'),
  verdict: (name: string, more: number) => {
    if (more === 0) return 'You have the same number of points.';
    return more > 0
      ? `You have ${points(more)} more than ${name}.`
      : `You have ${points(-more)} fewer than ${name}.`;
  },
  parted: 'Your first different choice',
  changed: 'The bots have changed since this link was made. From here on they chose differently.',
  same: 'You made the same choices to the end.',
  steps: 'All choices',
  alike: 'Same choices',
  review: 'Review my match',
  other: 'the other player',
};

export type ChallengeDictionary = typeof en;
