import { type Eye, type Menu, offering, seatName, type Terms } from '@santiago/kernel';
import * as code from '../code.ts';
import { AMOUNT } from '../forms.ts';
import { refuseBidAmount } from '../common/amounts.ts';
import { roundTiles, setRoundTiles } from '../common/plantings.ts';
import * as bids from '../state/bids.ts';
import * as queues from '../state/queue.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import type { Tile } from '../vocabulary.ts';
import type { SeatPhase } from './phase.ts';
import * as planting from './planting.ts';

// Local names for what is imported: see index.ts.
const { amountIn, bidCode, passCode } = code;
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
const owesSealed = (s: State): number => (hasBid(s, 0) ? 0 : 1) | (hasBid(s, 1) ? 0 : 2);

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

const FORM = { to: AMOUNT };

const termsOf = (s: State, seat: number): Terms<typeof FORM> => ({ to: s.cash[seat]! });

const writeMenu = ({ to }: Terms<typeof FORM>, menu: Menu): void => {
  menu.add(passCode());
  menu.addRange(bidCode(1), to);
};

const play = (s: State, seat: number, action: number): void => {
  s.bids[seat] = amountIn(action);
  if (hasBid(s, otherSeat(seat))) open(s);
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
  expected: 'It is the auction phase: bid in secret, or pass.',
  owes: owesSealed,
  menu: (s, seat, menu) => writeMenu(termsOf(s, seat), menu),
  ...offering({ kind: 'seal', form: FORM, terms: termsOf, write: writeMenu }),
  actions: {
    bid: { play, refuse: (s, seat, { amount }) => refuseBidAmount(amount, s.cash[seat]!) },
    pass: { play },
  },
  show: (s, eye) => ({
    kind: 'sealed',
    tiles: roundTiles(s),
    sealed: [bidFor(s, 0, eye), bidFor(s, 1, eye)],
  }),
  restore: (s, { tiles, sealed: shown }) => {
    setRoundTiles(s, tiles);
    for (const [seat, bid] of shown.entries()) s.bids[seat] = packedBid(bid);
  },
};
