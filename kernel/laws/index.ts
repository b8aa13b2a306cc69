// The laws every game is held to. A game's test describes the game once and asks for the suites:
//
//   const subject: Subject<CanalsTypes> = { game: canals, wellFormed, maxRows: 400, conserved };
//   const cases = [{ name: 'four players', setup, matches: 3, open: true }];
//   contract(subject, cases);      // laws 1 to 9 at states of random matches
//   secrecy(subject, cases, 300);  // law 10, with 300 pairs of worlds for each case
//   roundTrips(subject, cases);    // match files: written, read, spoilt
//   goldens(canals, [{ name: 'four-players', setup, seed: 'agua' }], new URL('goldens/', import.meta.url));
//
// SANTIAGO_SOAK=50 does fifty times as much, at every state; `npm run goldens` writes the goldens again.

export * from './chances.ts';
export * from './contract.ts';
export * from './files.ts';
export * from './law.ts';
export * from './laws.ts';
export * from './pearls.ts';
export * from './playthrough.ts';
export * from './secrecy.ts';
export * from './subject.ts';
export * from './walk.ts';
