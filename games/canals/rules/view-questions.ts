import { owingSeats, type Seat, seatsOf } from '@santiago/kernel';
import { DITCHES_OF_SQUARE, SQUARES_OF_DITCH } from './board.ts';
import { canals } from './game.ts';
import type { Proposal } from './common/proposals.ts';
import type { View } from './view.ts';
import { type Ditch, DITCHES, type Intersection, type Square, SQUARES } from './vocabulary.ts';

/** What a screen asks a view, so that no screen needs a rule of its own. */

const ALONG: ReadonlyMap<Ditch, readonly Square[]> = new Map(
  DITCHES.map((ditch, index) => [ditch, SQUARES_OF_DITCH[index]!.map((square) => SQUARES[square]!)]),
);

/** [C3] The squares that a canal on this ditch would water. */
export const squaresAlong = (ditch: Ditch): readonly Square[] => ALONG.get(ditch)!;

const BESIDE: ReadonlyMap<Square, readonly Ditch[]> = new Map(
  SQUARES.map((square, index) => [
    square,
    DITCHES.filter((_, ditch) => (DITCHES_OF_SQUARE[index]! & (1 << ditch)) !== 0),
  ]),
);

/** [C3] The two ditches at the sides of a square. */
export const ditchesBeside = (square: Square): readonly Ditch[] => BESIDE.get(square)!;

/** [C47] Every square with a canal at its side, planted or not. */
export const wateredSquares = ({ canals: built }: Pick<View, 'canals'>): Square[] => {
  const watered = new Set(built.flatMap(squaresAlong));
  return SQUARES.filter((square) => watered.has(square));
};

/** The end of a ditch that water comes from when a canal is built on it [C31]. */
export const waterEnd = ({ spring, canals: built }: View, ditch: Ditch): Intersection => {
  const [a, b] = ditch.split('-') as [Intersection, Intersection];
  const hasWater = (intersection: Intersection) =>
    intersection === spring || built.some((canal) => canal.split('-').includes(intersection));
  return hasWater(a) || !hasWater(b) ? a : b;
};

/** The seats that must act now; several if bids are secret [C40]. */
export const actorsOf = (view: View): Seat[] =>
  owingSeats(canals.owes(canals.known(view)), seatsOf(view.setup.players));

/** [C15] Whether this viewer is shown the money of a seat. */
export const showsCash = ({ setup, eye, phase }: View, seat: Seat): boolean =>
  setup.options['money'] === 'open' || eye === seat || phase.kind === 'over';

/** [C21] Nobody has passed in this round's auction so far: whoever passes now becomes overseer. */
export const nobodyPassed = ({ seats }: View): boolean => seats.every(({ bid }) => bid !== 0);

/**
 * [C22] With a bid of this amount: how many would plant before, as the bids are so far, and how many plant in all. Bids
 * still to come can only add to those before.
 */
export const plantingRank = ({ seats }: View, amount: number): { before: number; of: number } => ({
  before: seats.filter(({ bid }) => bid !== null && bid > amount).length,
  of: seats.length,
});

/** [C33] The proposals of this round. */
export const proposalsIn = ({ phase }: View): readonly Proposal[] =>
  phase.kind === 'bribing' || phase.kind === 'decision' ? phase.proposals : [];

export const proposalOn = (view: View, ditch: Ditch): Proposal =>
  proposalsIn(view).find((proposal) => proposal.ditch === ditch) ?? { ditch, bribes: [] };

/** [C33] All bribes for one ditch add up. */
export const totalOf = ({ bribes }: Proposal): number => bribes.reduce((sum, { amount }) => sum + amount, 0);

/** [C36] What building elsewhere costs: one more than the largest total; [C38] 1 where nobody proposed. */
export const costElsewhere = (totals: readonly number[]): number => Math.max(0, ...totals) + 1;
