import {
  type Menu,
  offering,
  type Random,
  refusal,
  type Refusal,
  type Seat,
  seatName,
  type Terms,
} from '@santiago/kernel';
import * as code from '../code.ts';
import { AMOUNT, AMOUNTS } from '../forms.ts';
import { refuseBidAmount } from '../common/amounts.ts';
import * as clockwise from '../common/clockwise.ts';
import { roundTiles, setRoundTiles } from '../common/plantings.ts';
import * as queues from '../state/queue.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import type { Tile } from '../vocabulary.ts';
import type { SeatPhase } from './phase.ts';
import * as planting from './planting.ts';

// Local names for what is imported: see index.ts.
const { amountIn, bidCode, passCode } = code;
const { leftOf, seatsLeft, setSeatsLeft } = clockwise;
const { seatInQueue, withSeat } = queues;
const { auction: AUCTION } = states.PHASES;
const { beginPlanting } = planting;

/** [C18] `queue` are the seats that still bid or pass. */
export interface AuctionShown {
  readonly kind: 'auction';
  readonly tiles: readonly Tile[];
  readonly queue: readonly Seat[];
}

/** Pass, or any amount from–to that is not taken. `from` is above `to` where only a pass is left. */
export interface AuctionOffer {
  readonly kind: 'bid';
  readonly from: number;
  readonly to: number;
  readonly taken: readonly number[];
}

/** [C18] The overseer bids last. */
export const beginAuction = (s: State): void => {
  s.left = s.players;
  s.actor = leftOf(s, s.overseer);
  s.phaseNumber = AUCTION;
};

/** [C19] The seat that bid this amount this round, or −1. */
export const bidderOf = ({ bids }: State, amount: number): number => {
  if (bids[0] === amount) return 0;
  if (bids[1] === amount) return 1;
  if (bids[2] === amount) return 2;
  if (bids[3] === amount) return 3;
  return bids[4] === amount ? 4 : -1;
};

/** [C19] */
const refuseBid = (s: State, amount: number): Refusal => {
  const unpayable = refuseBidAmount(amount, s.cash[s.actor]!);
  if (unpayable !== null) return unpayable;
  const by = seatName(bidderOf(s, amount));
  return refusal('bid-taken', `${amount} is already bid by ${by}.`, { amount, by });
};

const takenBids = (s: State): number[] =>
  [...s.bids.subarray(0, s.players)].filter((bid) => bid > 0).sort((a, b) => a - b);

const FORM = { from: AMOUNT, to: AMOUNT, taken: AMOUNTS };

const termsOf = (s: State): Terms<typeof FORM> => ({ from: 1, to: s.cash[s.actor]!, taken: takenBids(s) });

const writeMenu = ({ from, to, taken }: Terms<typeof FORM>, menu: Menu): void => {
  menu.add(passCode());
  for (let amount = from; amount <= to; amount++)
    if (!taken.includes(amount)) menu.addRange(bidCode(amount), 1);
};

const list = (s: State, _: number, out: Int32Array): number => {
  const cash = s.cash[s.actor]!;
  let at = 0;
  out[at++] = passCode();
  for (let amount = 1; amount <= cash; amount++) if (bidderOf(s, amount) < 0) out[at++] = bidCode(amount);
  return at;
};

const sample = (s: State, _: number, random: Random): number => {
  const range = s.cash[s.actor]! + 1;
  for (;;) {
    const amount = random.below(range);
    if (amount === 0 || bidderOf(s, amount) < 0) return bidCode(amount);
  }
};

/** [C18][C20] */
const play = (s: State, _: number, action: number): void => {
  const seat = s.actor;
  const amount = amountIn(action);
  s.bids[seat] = amount;
  s.cash[seat]! -= amount;
  s.actor = leftOf(s, seat);
  if (--s.left === 0) close(s);
};

/**
 * [C21][C22] The planting order: in the order of bidding, each seat goes behind the earlier ones that bid more. So
 * whoever passes goes before those who passed earlier, and the last in the order passed first or bid the least: the
 * new overseer.
 */
const close = (s: State): void => {
  const { bids, players } = s;
  const first = leftOf(s, s.overseer);
  let queue = 0;
  for (let acted = 0, seat = first; acted < players; acted++, seat = leftOf(s, seat)) {
    const amount = bids[seat]!;
    let ahead = 0;
    // Every earlier seat is looked at, and counted by the sign of a difference: no processor can predict who bid more.
    for (let before = 0, other = first; before < acted; before++, other = leftOf(s, other))
      ahead += (amount - bids[other]!) >>> 31;
    queue = withSeat(queue, ahead, seat);
  }
  s.overseer = seatInQueue(queue, players - 1);
  beginPlanting(s, queue);
};

/** [C17]–[C20] Three to five players bid in turn, once each, with different amounts. */
export const auction: SeatPhase<AuctionShown, AuctionOffer> = {
  decides: 'seat',
  expected: 'It is the auction phase: bid or pass.',
  menu: (s, _, menu) => writeMenu(termsOf(s), menu),
  ...offering({
    kind: 'bid',
    form: FORM,
    terms: termsOf,
    write: writeMenu,
  }),
  hot: { list, sample },
  actions: { bid: { play, refuse: (s, _, { amount }) => refuseBid(s, amount) }, pass: { play } },
  show: (s) => ({ kind: 'auction', tiles: roundTiles(s), queue: seatsLeft(s) }),
  restore: (s, { tiles, queue }) => {
    setRoundTiles(s, tiles);
    setSeatsLeft(s, queue);
  },
};
