import type { Dice } from './action.ts';

/** [X16] What a fight comes to: each side's card and its two dice. */
export interface Totals {
  readonly attack: number;
  readonly defence: number;
}

/** [X16] The totals of two cards of these values. The higher one wins; a tie rolls again. */
export const fightTotals = (attack: number, defence: number, dice: Dice): Totals => ({
  attack: attack + dice[0] + dice[1],
  defence: defence + dice[2] + dice[3],
});

/** Of the 1296 ways four dice can fall, how many win, tie and lose for the attacker [X16]. */
export interface Rolls {
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
}

/** By sum of two dice, from 2: in how many ways it falls. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

export const rolls = (attack: number, defence: number): Rolls => {
  let [wins, ties, losses] = [0, 0, 0];
  for (let own = 0; own < WAYS.length; own++) {
    for (let other = 0; other < WAYS.length; other++) {
      const lead = attack + own - defence - other;
      const ways = WAYS[own]! * WAYS[other]!;
      if (lead > 0) wins += ways;
      else if (lead === 0) ties += ways;
      else losses += ways;
    }
  }
  return { wins, ties, losses };
};

/** [X16] The chance that the attacker wins a fight of these values; ties roll again. */
export const winChance = (attack: number, defence: number): number => {
  const { wins, losses } = rolls(attack, defence);
  return wins / (wins + losses);
};
