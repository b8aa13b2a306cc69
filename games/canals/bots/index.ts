import { canals, type CanalsTypes } from '@santiago/canals';
import { randomBot } from '@santiago/bots/players/random.ts';
import type { Roster } from '@santiago/bots/roster.ts';
import { gambler } from './players/gambler.ts';
import { hydrologist } from './players/hydrologist.ts';
import { apprentice, journeyman } from './players/levels.ts';
import { novice } from './players/novice.ts';
import { mirror, overseer } from './players/overseer.ts';
import { steward } from './players/steward.ts';
import { generous, spiteful, thrifty } from './players/temperaments.ts';

export { canalsPoints } from './points.ts';
export { bendExploiter, drawExploiter, type Exploiter, makeExploiter } from './players/exploiter.ts';

/** The bots of the board game. In a separate module, so that a page loads no other game's bots. */
export const canalsBots: Roster<CanalsTypes> = {
  ladder: [randomBot(canals), novice, steward, gambler, hydrologist, overseer],
  sparring: [apprentice, journeyman, mirror, thrifty, generous, spiteful],
};
