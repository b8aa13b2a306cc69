import { canals, type CanalsTypes } from '@santiago/canals';
import { randomBot } from '../random.ts';
import type { Roster } from '../roster.ts';
import { gambler } from './gambler.ts';
import { hydrologist } from './hydrologist.ts';
import { apprentice, journeyman } from './levels.ts';
import { novice } from './novice.ts';
import { mirror, overseer } from './overseer.ts';
import { steward } from './steward.ts';
import { generous, spiteful, thrifty } from './temperaments.ts';

/** The bots of the board game. In a module of its own, so that a page fetches no other game's. */
export const canalsBots: Roster<CanalsTypes> = {
  ladder: [randomBot(canals), novice, steward, gambler, hydrologist, overseer],
  sparring: [apprentice, journeyman, mirror, thrifty, generous, spiteful],
};
