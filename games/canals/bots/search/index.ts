export { roundPlayouts } from './lookahead.ts';
export { positionOf } from './position.ts';
export { bidTable, drawBid, exploitability, mixedBids } from './secret-auction.ts';
