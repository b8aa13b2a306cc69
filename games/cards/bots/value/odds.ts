import { winChance } from '@santiago/cards';

/** No card is worth more. */
export const VALUES_TO = 16;

/** [X16] By attacking and defending value: the chance that the attacker wins. */
const WIN = Float64Array.from({ length: VALUES_TO * VALUES_TO }, (_, i) =>
  winChance(Math.floor(i / VALUES_TO), i % VALUES_TO),
);

export const winOdds = (attack: number, defence: number): number => WIN[attack * VALUES_TO + defence]!;
