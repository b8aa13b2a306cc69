/** What only the front page says, in English; it belongs to the first screen, so it is small. */
export const en = {
  promise: 'Free, no account, works offline, in your language.',
  play: 'Play',
  setUp: 'Set up',
  newHere: 'New here?',
  lesson: 'Learn in 15 minutes',
  goOn: 'Continue your match',
};

export type HomeDictionary = typeof en;
