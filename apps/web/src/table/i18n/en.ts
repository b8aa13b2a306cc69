/** What is said at the end of every match, in English. The other languages have the same keys, or they do not compile. */
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;
const ORDINALS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (n: number): string => `${n}${ORDINALS[rules.select(n)]}`;

export const en = {
  counting: 'Counting …',
  place: ordinal,
  winner: 'Winner',
  wonBy: (margin: number) => `You finish ${points(margin)} ahead.`,
  sharedWith: (names: string) => `You share the victory with ${names}.`,
  behind: (place: number, players: number, margin: number, name: string) =>
    `You finish ${ordinal(place)} of ${players}, ${points(margin)} behind ${name}.`,
  equal: (names: string, n: number) => `${names} have ${points(n)} each. Equal points share the victory.`,
  mistakes: (n: number | null) => {
    if (n === null) return 'Show me my mistakes';
    return n === 1 ? 'Show me my mistake' : `Show me my ${n} mistakes`;
  },
  noMistakes: 'You made no mistake. Review the match',
  lost: (n: number) => `You lost about ${points(n)} by your own choices.`,
  lostChance: (percent: string) => `You lost about ${percent} of winning chance by your own choices.`,
  turned: (when: string) => `${when} was the turning point.`,
  share: 'Share',
  shareTitle: 'Share the result',
  copy: 'Copy the picture',
  copied: 'Copied',
  yourName: 'Your name on the picture',
  pictureOf: (winner: string) => `The final table with the result: ${winner}`,
  failed: 'The picture couldn’t be made. Try again.',
  sounds: { offer: 'Would you like quiet sounds?', yes: 'Turn sounds on', no: 'No, thanks' },
};

export type EndingDictionary = typeof en;
