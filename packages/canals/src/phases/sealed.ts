import { type Eye, seatName } from '@santiago/kernel';
import * as code from '../code.ts';
import { amountsBetween, refuseBidAmount } from '../rules/amounts.ts';
import { roundTiles, setRoundTiles } from '../rules/plantings.ts';
import * as bids from '../state/bids.ts';
import * as queues from '../state/queue.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import type { Tile } from '../vocabulary.ts';
import { OTHER_PHASE, type SeatPhase } from './phase.ts';
import * as planting from './planting.ts';

// Local names for what is imported: see index.ts.
const { amountIn, bidCode } = code;
const { hasBid, NO_BID, SEALED_BID } = bids;
const { withSeat } = queues;
const { sealed: SEALED } = states.PHASES;
const { beginPlanting } = planting;

/** [C40] A secret bid as one eye sees it: the amount, `?` where it may not be known, null where none was made yet. */
export type SealedBid = number | '?' | null;

export interface SealedShown {
  readonly kind: 'sealed';
  readonly tiles: readonly Tile[];
  /** By seat. */
  readonly sealed: readonly SealedBid[];
}

/** [C40] Any amount up to `to`; 0 is a pass. */
export interface SealedOffer {
  readonly kind: 'seal';
  readonly to: number;
}

/** [C40] Both seats owe a bid. */
export const beginSealed = (s: State): void => {
  s.left = s.players;
  s.actor = -1;
  s.phaseNumber = SEALED;
};

/** [C40] The seats that have not bid yet, as bits. */
export const owesSealed = (s: State): number => (hasBid(s, 0) ? 0 : 1) | (hasBid(s, 1) ? 0 : 2);

export const otherSeat = (seat: number): number => 1 - seat;

/** [C41][C42] Nothing is paid before both bids are known; then both pay, and the loser becomes overseer. */
const open = (s: State): void => {
  const { cash } = s;
  const first = s.bids[0]!;
  const second = s.bids[1]!;
  // [C41] On equal amounts the present overseer wins the auction.
  const winner = first === second ? s.overseer : first > second ? 0 : 1;
  cash[0]! -= first;
  cash[1]! -= second;
  s.overseer = otherSeat(winner);
  beginPlanting(s, withSeat(winner, 1, otherSeat(winner)));
};

/** [C40] Only the seat that bid an amount may know it. */
const bidFor = (s: State, seat: number, eye: Eye): SealedBid => {
  const bid = s.bids[seat]!;
  if (bid === NO_BID) return null;
  return bid !== SEALED_BID && (eye === 'all' || eye === seatName(seat)) ? bid : '?';
};

const packedBid = (bid: SealedBid): number => {
  if (bid === null) return NO_BID;
  return bid === '?' ? SEALED_BID : bid;
};

/** [C40]–[C42] Two players bid in secret, at the same time. */
export const sealed: SeatPhase<SealedShown, SealedOffer> = {
  decides: 'seat',
  expected: 'This is the auction: bid in secret, or pass.',
  count: (s, seat) => s.cash[seat]! + 1,
  list: (s, seat, out) => {
    const cash = s.cash[seat]!;
    for (let amount = 0; amount <= cash; amount++) out[amount] = bidCode(amount);
    return cash + 1;
  },
  sample: (s, seat, random) => bidCode(random.below(s.cash[seat]! + 1)),
  offer: (s, seat) => ({ kind: 'seal', to: s.cash[seat]! }),
  expand: ({ to }) => [
    { kind: 'pass' },
    ...amountsBetween(1, to).map((amount) => ({ kind: 'bid', amount }) as const),
  ],
  refuse: (s, seat, action) => {
    if (action.kind === 'pass') return null;
    return action.kind === 'bid' ? refuseBidAmount(action.amount, s.cash[seat]!) : OTHER_PHASE;
  },
  play: (s, seat, action) => {
    s.bids[seat] = amountIn(action);
    if (hasBid(s, otherSeat(seat))) open(s);
  },
  show: (s, eye) => ({
    kind: 'sealed',
    tiles: roundTiles(s),
    sealed: [bidFor(s, 0, eye), bidFor(s, 1, eye)],
  }),
  restore: (s, { tiles, sealed: shown }) => {
    s.phase = 'sealed';
    setRoundTiles(s, tiles);
    for (const [seat, bid] of shown.entries()) s.bids[seat] = packedBid(bid);
  },
};
