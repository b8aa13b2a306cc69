// `SITE=apps/web/dist node apps/server/test/predictable.ts`: the real server, whose lots are the same in every run, so
// that the tables of browser tests deal the same matches. `LOTS` is the seed of all tables.

import { readConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';

const { SITE: site, LOTS: lots = '1' } = process.env;
if (site === undefined) throw new Error('SITE is the folder of the built page');

// Every table has the same seed. What the pages of those who sit add to it makes one test's matches differ from another's.
await startServer(readConfig(process.env), site, {
  newSeed: () => new Uint8Array(32).fill(Number(lots)),
  below: () => 0,
});
