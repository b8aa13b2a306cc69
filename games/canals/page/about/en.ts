/** What the shell says about the game, short enough for the first screen, in English. */
export const en = {
  title: 'Canals',
  hint: 'Plant, bid, bribe',
  table: '2–5 players · 40 min',
  pitch: 'Plant, bid, bribe: the water decides who wins.',
};

export type About = typeof en;
