import { canals, plantingEffect, SQUARES, type State } from '@santiago/canals';
import { digCost, isFree } from '@santiago/canals/engine';
import { seatName, whoIndex } from '@santiago/kernel';
import { poolsOf } from './bribes.ts';
import { type FactContext, whoIn } from './factContext.ts';
import { overseerAfter, rankOf } from './order.ts';
import type { Argument } from '@santiago/review/argument.ts';
import type { CanalsFact, OrderGot, OrderOther, Plantable, Planted } from './reason.ts';

/** What happened in the auction and the planting of this round. */
interface RoundPlayed {
  /** By seat; 0 is a pass. */
  readonly bids: readonly number[];
  /**
   * In planting order, one per seat, without the leftover tile; null if the planting of the round is not complete.
   */
  readonly planted: readonly Planted[] | null;
  /** The board before each of them. */
  readonly boards: readonly State[];
}

/** Null if the auction is not complete. */
const roundPlayed = ({ state, match }: FactContext): RoundPlayed | null => {
  if (match === null) return null;
  const twin = canals.copy(state);
  const planted: Planted[] = [];
  const boards: State[] = [];
  let bids: readonly number[] | null = null;
  for (const { who, action } of match.rows.slice(match.index)) {
    if (twin.phase === 'planting') {
      bids ??= [...twin.bids.subarray(0, twin.players)];
      if (action.kind === 'plant' && who !== '*') {
        planted.push({ seat: who, tile: action.tile, square: action.square });
        boards.push(canals.copy(twin));
      }
    } else if (bids !== null) break;
    canals.play(twin, whoIndex(who), canals.encode(action));
  }
  if (twin.phase === 'planting') bids ??= [...twin.bids.subarray(0, twin.players)];
  return bids === null ? null : { bids, planted: planted.length < state.players ? null : planted, boards };
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
  const made = bids[seat]!;
  return {
    kind: 'bid-free',
    ...whoIn(context),
    bid,
    more: bid - made,
    by: seatName(by),
    rank: rankOf(state, bids, by, bid),
    own: rankOf(state, bids, seat, made),
    passed: made === 0,
  };
};

/** What a planting would add to the seat's points, once its area has water, if the seat planted now with this bid. */
const addedBy = (
  board: State,
  { seat }: FactContext,
  bid: number,
  { tile, square }: Omit<Plantable, 'points'>,
) => {
  const twin = canals.copy(board);
  twin.actor = seat;
  twin.bids[seat] = bid;
  return plantingEffect(twin, tile, square).watered[seat]!;
};

/** Of these tiles, the one that would add most, and the square where it does; the first of several. */
const mostAdded = (
  board: State,
  context: FactContext,
  bid: number,
  tiles: readonly Planted[],
): Plantable | null => {
  const free = SQUARES.filter((_, square) => isFree(board.squares[square]!));
  const all = tiles.flatMap(({ tile, square: taken }) =>
    [taken, ...free].map((square) => ({
      tile,
      square,
      points: addedBy(board, context, bid, { tile, square }),
    })),
  );
  return all.toSorted((a, b) => b.points - a.points)[0] ?? null;
};

/** How many players bid after this one. */
const yetToBid = ({ state }: FactContext): number => (state.phase === 'sealed' ? 0 : state.left - 1);

/** What a bid brought, or would have brought: who planted what before whom. */
const orderFact = (bid: number, context: FactContext): CanalsFact | null => {
  const { state, seat, about } = context;
  const round = roundPlayed(context);
  if (round === null || round.planted === null) return null;
  if (isTaken(context, round.bids, bid)) return about === 'best' ? bidFree(bid, round.bids, context) : null;
  const { bids, planted, boards } = round;
  const rank = rankOf(state, bids, seat, bid);
  const overseer = overseerAfter(state, bids, seat, bid) === seat;
  const enough = enoughFor(context, bids, bid);
  const at = planted.findIndex((each) => each.seat === seatName(seat));
  const own = planted[at]!;
  const made = bids[seat]!;
  const points = addedBy(boards[at]!, context, made, own);
  if (about === 'chosen')
    return {
      kind: 'order-got',
      ...whoIn(context),
      bid,
      rank,
      enough,
      overseer,
      before: planted.slice(0, at),
      own,
      points,
    } satisfies OrderGot;
  const others = planted.filter((_, i) => i !== at);
  const freed = others.slice(rank - 1, at);
  const could = freed.length === 0 ? null : mostAdded(boards[rank - 1]!, context, bid, freed);
  return {
    kind: 'order-other',
    ...whoIn(context),
    bid,
    rank,
    overseer,
    more: bid - made,
    freed,
    could: could !== null && could.points > points ? could : null,
    gone: others.slice(at, rank - 1),
    open: rank === at + 1 && bid > made ? yetToBid(context) : 0,
  } satisfies OrderOther;
};

/** [C35][C36] What the overseer of the round got or paid for the canal; nothing where none was built. */
const overseerGot = (context: FactContext): CanalsFact[] => {
  const { state, match } = context;
  const twin = canals.copy(state);
  for (const { who, action } of match?.rows.slice(match.index) ?? []) {
    if (twin.phase === 'decision') {
      if (!('ditch' in action)) return [];
      const money = action.kind === 'accept' ? poolsOf(twin).get(action.ditch)! : -digCost(twin);
      return [
        {
          kind: 'overseer-got',
          ...whoIn(context),
          overseer: seatName(twin.overseer),
          ditch: action.ditch,
          money,
        },
      ];
    }
    canals.play(twin, whoIndex(who), canals.encode(action));
  }
  return [];
};

/** A bid compared with a better one: both are needed to see what one of them changes. */
export const orderArguments = (
  chosen: { readonly bid: number; readonly context: FactContext },
  best: { readonly bid: number; readonly context: FactContext },
): Argument<CanalsFact>[] => {
  const had = orderFact(chosen.bid, chosen.context);
  const better = orderFact(best.bid, best.context);
  const order = [had, better].filter((fact) => fact !== null);
  const isOverseer = (fact: CanalsFact | null): boolean =>
    fact !== null && 'overseer' in fact && fact.overseer === true;
  const role =
    better?.kind === 'order-other' && isOverseer(better) !== isOverseer(had)
      ? overseerGot(isOverseer(better) ? best.context : chosen.context)
      : [];
  const got = role.some((fact) => fact.kind === 'overseer-got' && fact.money > 0);
  return [
    { facts: order, weight: 2 },
    { facts: role, weight: got === isOverseer(better) ? 1 : -1 },
  ];
};

/** What is known about one bid alone. */
export const orderFacts = (bid: number, context: FactContext): CanalsFact[] => {
  const fact = orderFact(bid, context);
  return fact === null ? [] : [fact];
};
