/** What is said of today's deal, in English. */
export const en = {
  title: 'Today’s deal',
  about: 'The same match for everybody, every day. Your first try counts.',
  bots: (levels: string) => `Bots: ${levels}`,
  play: 'Play',
  goOn: 'Continue',
  practise: 'Play again as practice',
  next: (hours: number) => `New deal in ${hours} h`,
  open: 'No server in reach: this is the open deal, the same everywhere, without results.',
  changed: 'Careful: this server’s secret doesn’t fit the one it told before.',
  send: 'Compare with everybody',
  sendHint: 'Sends what you chose. Nobody sees your name, except those you are listed for.',
  friends: 'Those I play with',
  rank: (rank: number, all: number) => `Rank ${rank} of ${all}`,
  results: 'All results',
  other: 'Your first result counts, from another device.',
  best: 'the best match',
  compare: 'Compare with the best match',
};

export type TodayDictionary = typeof en;
