import { canals } from '@santiago/canals';
import { seatIndex, seatName } from '@santiago/kernel';
import { type FactContext, whoIn } from './factContext.ts';
import { overseerAfter, rankOf } from './order.ts';
import type { CanalsFact, Planted } from './reason.ts';

/** What happened in the auction and the planting of this round. */
interface RoundPlayed {
  /** By seat; 0 is a pass. */
  readonly bids: readonly number[];
  /**
   * In planting order, one per seat, without the leftover tile; null if the planting of the round is not complete.
   */
  readonly planted: readonly Planted[] | null;
}

/** Null if the auction is not complete. */
const roundPlayed = ({ state, match }: FactContext): RoundPlayed | null => {
  if (match === null) return null;
  const twin = canals.copy(state);
  const planted: Planted[] = [];
  let bids: readonly number[] | null = null;
  for (const { who, action } of match.rows.slice(match.index)) {
    if (twin.phase === 'planting') {
      bids ??= [...twin.bids.subarray(0, twin.players)];
      if (action.kind === 'plant' && who !== '*')
        planted.push({ seat: who, tile: action.tile, square: action.square });
    } else if (bids !== null) break;
    canals.play(twin, who === '*' ? -1 : seatIndex(who), canals.encode(action));
  }
  if (twin.phase === 'planting') bids ??= [...twin.bids.subarray(0, twin.players)];
  return bids === null ? null : { bids, planted: planted.length < state.players ? null : planted };
};

/** The lowest bid that gets a rank; a pass counts only if the bid itself is a pass. */
const enoughFor = ({ state, seat }: FactContext, bids: readonly number[], bid: number): number => {
  const rank = rankOf(state, bids, seat, bid);
  for (let less = 1; less < bid; less++)
    if (!isTaken({ state, seat }, bids, less) && rankOf(state, bids, seat, less) === rank) return less;
  return bid;
};

/** [C19] Nobody bids what another has bid, unless bids are secret. */
const isTaken = (
  { state, seat }: Pick<FactContext, 'state' | 'seat'>,
  bids: readonly number[],
  bid: number,
): boolean => bid > 0 && state.phase !== 'sealed' && bids.some((other, i) => i !== seat && other === bid);

/** Another seat made this bid later and would have had to make another one: nothing is known about that. */
const bidFree = (bid: number, bids: readonly number[], context: FactContext): CanalsFact => {
  const { state, seat } = context;
  const by = bids.findIndex((other, i) => i !== seat && other === bid);
  const rank = rankOf(state, bids, by, bid);
  return { kind: 'bid-free', ...whoIn(context), bid, more: bid - bids[seat]!, by: seatName(by), rank };
};

/** What a bid brought, or would have brought: who planted what before whom. */
export const orderFacts = (bid: number, context: FactContext): CanalsFact[] => {
  const { state, seat, about } = context;
  const round = roundPlayed(context);
  if (round === null) return [];
  if (isTaken(context, round.bids, bid)) return about === 'best' ? [bidFree(bid, round.bids, context)] : [];
  const { bids, planted } = round;
  const rank = rankOf(state, bids, seat, bid);
  const overseer = overseerAfter(state, bids, seat, bid) === seat;
  const enough = enoughFor(context, bids, bid);
  if (planted === null)
    return bid === 0 ? [] : [{ kind: 'bid-rank', ...whoIn(context), bid, rank, enough, overseer }];
  const own = planted.findIndex((each) => each.seat === seatName(seat));
  if (about === 'chosen')
    return [
      {
        kind: 'order-got',
        ...whoIn(context),
        bid,
        rank,
        enough,
        overseer,
        before: planted.slice(0, own),
        own: planted[own]!,
      },
    ];
  const others = planted.filter((_, i) => i !== own);
  return [
    {
      kind: 'order-other',
      ...whoIn(context),
      bid,
      rank,
      overseer,
      more: bid - bids[seat]!,
      freed: others.slice(rank - 1, own),
      gone: others.slice(own, rank - 1),
    },
  ];
};
