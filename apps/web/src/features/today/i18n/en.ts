/** What is said of today's match, in English. */
export const en = {
  title: 'Today’s match',
  about: 'The same match for everyone, every day. Your first try counts.',
  bots: (levels: string) => `Bots: ${levels}`,
  play: 'Play',
  goOn: 'Continue',
  practise: 'Play again for practice',
  next: (hours: number) => `New match in ${hours} h`,
  open: 'The server can’t be reached. This is the offline match: the same for everyone, but without results.',
  changed: 'Warning: this server’s secret doesn’t match the one it announced before.',
  send: 'Compare with everyone',
  sendHint: 'Sends your choices. Only people you play with see your name, if you have both agreed.',
  friends: 'People I play with',
  rank: (rank: number, all: number) => `Rank ${rank} of ${all}`,
  results: 'All results',
  other: 'Your first result counts; it came from another device.',
  best: 'the best match',
  compare: 'Compare with the best match',
};

export type TodayDictionary = typeof en;
