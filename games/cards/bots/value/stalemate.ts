import { valueOf } from '@santiago/cards';
import { lowestBit } from '@santiago/kernel';
import type { Side } from './side.ts';
import type { Situation } from './situation.ts';

/** How far a card face down may be from its expected value. */
const SPREAD = 4;

/** The total value of the player's own connected cards. */
const ownSum = ({ state, own }: Situation): number => {
  let sum = 0;
  for (let m = own.connected; m !== 0; m &= m - 1) sum += valueOf(state.table.card(own.slot(lowestBit(m))));
  return sum;
};

const hiddenIn = ({ state }: Situation, side: Side): number => {
  let hidden = 0;
  for (let m = side.connected; m !== 0; m &= m - 1) if (!state.table.isUp(side.slot(lowestBit(m)))) hidden++;
  return hidden;
};

/** [X30] The chance that the seat's table is stronger than an enemy's, from what it may know. */
const chanceAgainst = (situation: Situation, enemy: number, own: number): number => {
  const side = situation.sides[enemy]!;
  let lead = own;
  for (let m = side.connected; m !== 0; m &= m - 1)
    lead -= situation.beliefs[enemy]!.valueIn(situation.state, side.slot(lowestBit(m)));
  const spread = SPREAD * hiddenIn(situation, side);
  if (spread === 0) return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  return Math.max(0, Math.min(1, 0.5 + lead / (2 * spread)));
};

/** [X30] The chance that the seat would win if the match ended now and the strongest table won. */
export const strongestChance = (situation: Situation): number => {
  const own = ownSum(situation);
  let least = 1;
  for (let i = 0; i < situation.enemyCount; i++)
    least = Math.min(least, chanceAgainst(situation, situation.enemies[i]!, own));
  return least;
};
