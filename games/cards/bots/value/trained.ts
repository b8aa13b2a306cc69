import type { ProspectWeights } from './prospects.ts';

/** Written by `npm run train -- prospects`: what wins, in matches in which a stalemate is a draw. */
export const PROSPECTS: ProspectWeights = {
  hand: 1.018,
  handBest: -0.0986,
  handSecond: -0.0515,
  handCount: -0.5328,
  table: 0.4,
  tableCount: -0.2237,
  tableBest: 0.2213,
  stranded: 0.158,
  buyable: 0.2297,
  near: 0.1062,
  strike: 0.6981,
  strikeNow: 0.6856,
  turn: 0.1095,
  base: 0.0342,
  weakBase: -0.4145,
};
