import { type Advance, type Choice, type Seat, seatIndex } from '@santiago/kernel';
import type { Action } from './action.ts';
import type { CanalsTypes } from './game.ts';
import { dryPlantations } from './questions.ts';
import { seatsLeft } from './common/clockwise.ts';
import { legalDitches } from './common/ditches.ts';
import { isProposed } from './common/proposals.ts';
import { planterAt } from './state/square.ts';
import type { State } from './state/state.ts';
import { type Ditch, DITCHES, ditchIndex, squareIndex } from './vocabulary.ts';

/** More is not prepared. */
const MOST = 20;

const n = { kind: 'amount', from: 1, to: MOST } as const;
const ditch = { kind: 'name', names: DITCHES } as const;

const kinds = {
  /** [C20] Pass. */
  pass: { phase: 'auction', gaps: {} },
  /** [C20] Pass if somebody has bid `n` or more; otherwise the person decides. */
  'pass-at': { phase: 'auction', gaps: { n } },
  /** [C19] Bid one more than everybody before, `n` at most; otherwise pass. */
  outbid: { phase: 'auction', gaps: { n } },
  /** [C30] Offer nothing. */
  'offer-nothing': { phase: 'bribing', gaps: {} },
  /** [C33] Support `ditch` with `n` if it is proposed; otherwise offer nothing. */
  support: { phase: 'bribing', gaps: { ditch, n } },
  /** [C32][C33] Propose `ditch` with `n`, or support it if somebody was faster. */
  offer: { phase: 'bribing', gaps: { ditch, n } },
  /** [C45] Keep the extra canal while no plantation of mine dries. */
  'keep-while-watered': { phase: 'extra', gaps: {} },
  /** [C45] Keep the extra canal, up to the last round. */
  keep: { phase: 'extra', gaps: {} },
} as const satisfies Advance['kinds'];

type Kind = keyof typeof kinds;
type ChoicePhase = (typeof kinds)[Kind]['phase'];

const PASS: Action = { kind: 'pass' };

const amountOf = ({ gaps }: Choice): number => Number(gaps['n']);
const ditchOf = ({ gaps }: Choice): Ditch => gaps['ditch'] as Ditch;

const highestBid = ({ bids, players }: State): number => Math.max(0, ...bids.subarray(0, players));

/** [C18] With three players or more, for those who have not bid yet. */
const awaitsBid = (s: State, seat: Seat): boolean => s.phase === 'auction' && seatsLeft(s).includes(seat);

/** [C30] From planting on the overseer is known, and where a canal may be built. */
const awaitsBribe = (s: State, seat: Seat): boolean =>
  s.overseer !== seatIndex(seat) &&
  (s.phase === 'planting' ||
    s.phase === 'leftover' ||
    (s.phase === 'bribing' && seatsLeft(s).includes(seat)));

/** [C31][C32] */
const isPayable = (s: State, seat: Seat, choice: Choice): boolean =>
  (legalDitches(s) & (1 << ditchIndex(ditchOf(choice)))) !== 0 &&
  amountOf(choice) >= s.minBribe &&
  amountOf(choice) <= s.cash[seatIndex(seat)]!;

/** [C45] */
const hasExtra = (s: State, seat: Seat): boolean =>
  s.phase !== 'over' && (s.extras & (1 << seatIndex(seat))) !== 0;

/** [C51] A canal that is kept in the last round is lost. */
const isLastRound = (s: State): boolean => s.round === s.rounds;

const PHASE_COMES: Readonly<Record<ChoicePhase, (s: State, seat: Seat) => boolean>> = {
  auction: awaitsBid,
  bribing: awaitsBribe,
  extra: hasExtra,
};

const canBePlayed = (choice: Choice, seat: Seat, s: State): boolean => {
  switch (choice.name as Kind) {
    case 'pass':
    case 'offer-nothing':
    case 'keep-while-watered':
    case 'pass-at':
      return true;
    case 'outbid':
      return amountOf(choice) <= s.cash[seatIndex(seat)]!;
    case 'support':
    case 'offer':
      return isPayable(s, seat, choice);
    case 'keep':
      return !isLastRound(s);
  }
};

/** [C47] A plantation with markers of this seat gets no water this round. */
const losesMarker = (s: State, seat: Seat): boolean =>
  dryPlantations(s).some(
    ({ square, markers }) => markers > 0 && planterAt(s.squares[squareIndex(square)]!) === seatIndex(seat),
  );

const outbid = (choice: Choice, seat: Seat, s: State): Action => {
  const amount = highestBid(s) + 1;
  return amount <= Math.min(amountOf(choice), s.cash[seatIndex(seat)]!) ? { kind: 'bid', amount } : PASS;
};

const offerOn = (choice: Choice, s: State): Action => ({
  kind: isProposed(s, ditchIndex(ditchOf(choice))) ? 'support' : 'propose',
  ditch: ditchOf(choice),
  amount: amountOf(choice),
});

const answer = (choice: Choice, seat: Seat, s: State): Action | null => {
  switch (choice.name as Kind) {
    case 'pass':
    case 'offer-nothing':
    case 'keep':
      return PASS;
    case 'pass-at':
      return highestBid(s) >= amountOf(choice) ? PASS : null;
    case 'outbid':
      return outbid(choice, seat, s);
    case 'support':
      return isProposed(s, ditchIndex(ditchOf(choice))) ? offerOn(choice, s) : PASS;
    case 'offer':
      return offerOn(choice, s);
    case 'keep-while-watered':
      return losesMarker(s, seat) ? null : PASS;
  }
};

/** Choices in advance [C17]–[C46]: about an auction and a bribe for this round, about the extra canal for the match. */
export const canalsAdvance: Advance<CanalsTypes> = {
  kinds,
  phase: ({ phase }) => (Object.hasOwn(PHASE_COMES, phase) ? phase : null),
  span: (choice, seat, s) => {
    const { phase } = kinds[choice.name as Kind];
    if (!PHASE_COMES[phase](s, seat) || !canBePlayed(choice, seat, s)) return null;
    return phase === 'extra' ? 'match' : `round ${s.round}`;
  },
  answer,
};
