import { BEST_VALUE, ownCard, SEATS_AT_MOST, valueOf } from '@santiago/cards';
import { poolWorth, type State, takeable } from '@santiago/cards/engine';
import { lowestBit } from '@santiago/kernel';
import { indexesOf } from '@santiago/bots/indexes.ts';
import { softExp } from '@santiago/bots/value/soft-exp.ts';
import { winOdds } from './odds.ts';
import { Side } from './side.ts';

const FAR = 40;

/** The features of a seat. Each number is about as large as 1. */
export const PROSPECT_NAMES = [
  'hand',
  'handBest',
  'handSecond',
  'handCount',
  'table',
  'tableCount',
  'tableBest',
  'stranded',
  'buyable',
  'near',
  /** The chance to destroy an enemy base with the next card, where one can be attacked; and the same on the seat's turn. */
  'strike',
  'strikeNow',
  'turn',
  'base',
  /** The chance that an enemy's best card in hand would destroy the player's own base if it could attack it. */
  'weakBase',
] as const;
const COUNT = PROSPECT_NAMES.length;
type ProspectName = (typeof PROSPECT_NAMES)[number];
/** Where each stands in a seat's features. */
const AT = indexesOf(PROSPECT_NAMES);
export type ProspectWeights = Readonly<Record<ProspectName, number>>;

/** Estimates how likely each seat is to win in the end. */
export class Prospects {
  /** By seat, then by name. */
  readonly features = new Float64Array(SEATS_AT_MOST * COUNT);
  readonly shares = new Float64Array(SEATS_AT_MOST);
  private readonly weights: Float64Array;
  private readonly sides = Array.from({ length: SEATS_AT_MOST }, () => new Side());
  private readonly best = new Float64Array(SEATS_AT_MOST);

  constructor(weights: ProspectWeights) {
    this.weights = Float64Array.from(PROSPECT_NAMES, (name) => weights[name]);
  }

  look(state: State): void {
    this.describe(state);
    const { features, shares, weights } = this;
    const players = state.players;
    let total = 0;
    for (let seat = 0; seat < players; seat++) {
      let sum = 0;
      for (let i = 0; i < COUNT; i++) sum += weights[i]! * features[seat * COUNT + i]!;
      shares[seat] = state.isIn(seat) ? softExp(sum) : 0;
      total += shares[seat]!;
    }
    for (let seat = 0; seat < players; seat++) shares[seat]! /= total;
  }

  describe(state: State): void {
    const players = state.players;
    this.features.fill(0);
    for (let seat = 0; seat < players; seat++) {
      if (!state.isIn(seat)) continue;
      this.sides[seat]!.survey(state.table, seat);
      this.describeHand(state, seat);
      this.describeTable(state, seat);
    }
    for (let seat = 0; seat < players; seat++) if (state.isIn(seat)) this.describeAims(state, seat);
  }

  private describeHand(state: State, seat: number): void {
    const { features } = this;
    const at = seat * COUNT;
    const jokers = state.hands.jokers(seat);
    let sum = jokers * BEST_VALUE;
    let count = jokers;
    let best = jokers > 0 ? BEST_VALUE : 0;
    let second = jokers > 1 ? BEST_VALUE : 0;
    for (let m = state.hands.ranks(seat); m !== 0; m &= m - 1) {
      const value = valueOf(ownCard(seat, lowestBit(m)));
      sum += value;
      count++;
      if (value >= best) {
        second = best;
        best = value;
      } else if (value > second) second = value;
    }
    this.best[seat] = best;
    features[at + AT.hand] = sum / 50;
    features[at + AT.handBest] = best / 10;
    features[at + AT.handSecond] = second / 10;
    features[at + AT.handCount] = count / 8;
    let taken = 0;
    for (let m = takeable(state, seat); m !== 0; m &= m - 1) taken += valueOf(ownCard(seat, lowestBit(m)));
    features[at + AT.buyable] = Math.min(poolWorth(state, seat), taken) / 20;
  }

  private describeTable(state: State, seat: number): void {
    const { features } = this;
    const at = seat * COUNT;
    const side = this.sides[seat]!;
    for (let card = 0; card < side.count; card++) {
      const value = valueOf(state.table.card(side.slot(card)));
      if (card === side.base) features[at + AT.base] = value / 10;
      else if ((side.connected & (1 << card)) === 0) features[at + AT.stranded]! += value / 30;
      else {
        features[at + AT.table]! += value / 30;
        features[at + AT.tableCount]! += 1 / 5;
        features[at + AT.tableBest] = Math.max(features[at + AT.tableBest]!, value / 10);
      }
    }
  }

  /** How near the seat is to the enemy bases, and how strong its own is against them. */
  private describeAims(state: State, seat: number): void {
    const { features, sides, best } = this;
    const at = seat * COUNT;
    const own = sides[seat]!;
    const home = valueOf(state.table.card(own.slot(own.base)));
    let nearest = FAR;
    for (let enemy = 0; enemy < state.players; enemy++) {
      if (enemy === seat || !state.isIn(enemy)) continue;
      const side = sides[enemy]!;
      const target = side.spot(side.base);
      nearest = Math.min(nearest, own.reach(own.connected, target));
      if (best[enemy]! > 0)
        features[at + AT.weakBase] = Math.max(features[at + AT.weakBase]!, winOdds(best[enemy]!, home));
      if (best[seat] === 0 || !own.canStrike(target)) continue;
      const odds = winOdds(best[seat]!, valueOf(state.table.card(side.slot(side.base))));
      features[at + AT.strike] = Math.max(features[at + AT.strike]!, odds);
    }
    features[at + AT.near] = 1 - nearest / FAR;
    if (state.actor !== seat) return;
    features[at + AT.strikeNow] = features[at + AT.strike]!;
    features[at + AT.turn] = 1;
  }
}

const linesOf = (weights: ProspectWeights): string[] =>
  PROSPECT_NAMES.map((name) => `  ${name}: ${Number(weights[name].toFixed(4))},`);

/** The file trained.ts for these weights. */
export const prospectSource = (weights: ProspectWeights): string =>
  [
    "import type { ProspectWeights } from './prospects.ts';",
    '',
    '/** Written by `npm run train -- prospects`: what wins, in matches in which a stalemate is a draw. */',
    'export const PROSPECTS: ProspectWeights = {',
    ...linesOf(weights),
    '};',
    '',
  ].join('\n');
