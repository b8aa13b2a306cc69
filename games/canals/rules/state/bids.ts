/** This round's bids, by seat: an amount, or one of these. */
export const PASSED = 0;
export const NO_BID = -1;
/** [C40] Given in secret: the viewer whose knowledge this state is does not know the amount. */
export const SEALED_BID = -2;

/** Of a state: the bids of this round, by seat. */
interface Bidding {
  readonly players: number;
  readonly bids: Int32Array;
}

/** [C17] Nobody has bid yet. */
export const clearBids = ({ bids, players }: Bidding): void => {
  for (let seat = 0; seat < players; seat++) bids[seat] = NO_BID;
};

export const hasBid = ({ bids }: Bidding, seat: number): boolean => bids[seat] !== NO_BID;

export const hasPassed = ({ bids }: Bidding, seat: number): boolean => bids[seat] === PASSED;

/** [C40] Treats every secret bid that is unknown here as still to be made. */
export const forgetSealedBids = ({ bids, players }: Bidding): void => {
  for (let seat = 0; seat < players; seat++) if (bids[seat] === SEALED_BID) bids[seat] = NO_BID;
};
