// `SITE=apps/web/dist node apps/server/test/predictable.ts`: the built server, whose lots are the same in every run, so
// that the tables of browser tests deal the same matches. `LOTS` is the seed of all tables. Nothing that ships has this
// file (scripts/image.ts, .containerignore).

import type * as Built from '../src/serve.ts';

const { SITE: site, LOTS: lots = '1' } = process.env;
if (site === undefined) throw new Error('SITE is the folder of the built page');
const { serve } = (await import(new URL('../dist/serve.js', import.meta.url).href)) as typeof Built;

// Every table has the same seed. What the pages of those who sit add to it makes one test's matches differ from another's.
await serve(site, {
  newSeed: () => new Uint8Array(32).fill(Number(lots)),
  below: () => 0,
});
