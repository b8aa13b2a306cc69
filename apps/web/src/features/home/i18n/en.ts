/** What only the front page says, in English; it belongs to the first screen, so it is small. */
export const en = {
  promise: 'Free, no account, works offline, in your language.',
  play: 'Play',
  setUp: 'Set up',
  newHere: 'New here?',
  lesson: 'Learn in 15 minutes',
  goOn: 'Continue your match',
  games: {
    canals: { table: '2–5 players · 40 min', pitch: 'Plant, bid, bribe: the water decides who wins.' },
    cards: { table: '2–4 players · 25 min', pitch: 'Place cards, roll dice: the last base standing wins.' },
  } as Readonly<Record<string, { readonly table: string; readonly pitch: string }>>,
};

export type HomeDictionary = typeof en;
