import { ordinal, percent, plural } from '@santiago/kernel/language/en';

/** What is said at the end of every match, in English. The other languages have the same keys, or they do not compile. */
const points = (n: number): string => plural(n, 'point', 'points');

export const en = {
  counting: 'Counting…',
  winner: 'Winner',
  wonBy: (margin: number) => `You finished ${points(margin)} ahead.`,
  sharedWith: (names: string) => `You share the victory with ${names}.`,
  behind: (rank: number, players: number, margin: number, name: string) =>
    `You finished ${ordinal(rank)} of ${players}, ${points(margin)} behind ${name}.`,
  equal: (names: string, n: number) => `${names} have ${points(n)} each and share the victory.`,
  mistakes: (n: number | null) => {
    if (n === null) return 'Show me my mistakes';
    return n === 1 ? 'Show me my mistake' : `Show me my ${n} mistakes`;
  },
  noMistakes: 'You made no mistakes. Review the match',
  lost: (n: number) => `Your own choices cost you about ${points(n)}.`,
  lostChance: (chance: number) => `Your own choices cost you about ${percent(chance)} in winning chances.`,
  turned: (when: string) => `${when} was the turning point.`,
  share: 'Share',
  shareTitle: 'Share the result',
  copy: 'Copy the picture',
  copied: 'Copied',
  yourName: 'Your name on the picture',
  pictureOf: (winner: string) => `The board at the end of the match: ${winner}`,
  failed: 'The picture couldn’t be made. Try again.',
  sounds: { offer: 'Turn on soft sounds?', yes: 'Turn sounds on', no: 'No, thanks' },
};

export type EndingDictionary = typeof en;
