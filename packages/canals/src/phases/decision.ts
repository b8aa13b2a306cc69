import type { Random, Seat } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';
import * as code from '../code.ts';
import { escudos } from '../rules/amounts.ts';
import * as ditches from '../rules/ditches.ts';
import * as proposing from '../rules/proposals.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import { type Ditch, ditchIndex } from '../vocabulary.ts';
import * as extras from './extra.ts';
import { OTHER_PHASE, type SeatPhase, type Verdict } from './phase.ts';

// Local names for what is imported: see index.ts.
const { bitCount, nthBit, refusal, seatIndex, seatName } = kernel;
const { acceptCode, digCode, ditchIn, isAccept, isPass, passCode } = code;
const { ditchNames, legalDitches, listDitches, refuseDitch } = ditches;
const { digCost, isProposed, poolOn, proposalsOf, setProposals } = proposing;
const { decision: DECISION } = states.PHASES;
const { beginExtra } = extras;

export interface DecisionShown {
  readonly kind: 'decision';
  readonly by: Seat;
  readonly proposals: readonly proposing.Proposal[];
}

/** Accept one of `accept`, or build on one of `dig` for `cost`; `pass` where the overseer may build no canal. */
export interface DecisionOffer {
  readonly kind: 'decide';
  readonly accept: readonly Ditch[];
  readonly dig: readonly Ditch[];
  readonly cost: number;
  readonly pass: boolean;
}

/** [C34] */
export const beginDecision = (s: State): void => {
  s.actor = s.overseer;
  s.phaseNumber = DECISION;
};

/** [C34][C37] Where the overseer may build elsewhere: legal ditches without a proposal, if the cost can be paid. */
export const digDitches = (s: State): number =>
  s.cash[s.actor]! >= digCost(s) ? legalDitches(s) & ~s.proposed : 0;

/** [C38] Only if nobody proposed. */
export const mayBuildNothing = (s: State): boolean => s.proposed === 0;

const passCount = (s: State): number => (mayBuildNothing(s) ? 1 : 0);

const count = (s: State): number => bitCount(s.proposed) + bitCount(digDitches(s)) + passCount(s);

const list = (s: State, _: number, out: Int32Array): number => {
  let at = listDitches(s.proposed, acceptCode(0), out, 0);
  at = listDitches(digDitches(s), digCode(0), out, at);
  if (mayBuildNothing(s)) out[at++] = passCode();
  return at;
};

const sample = (s: State, _: number, random: Random): number => {
  const accepts = bitCount(s.proposed);
  const dig = digDitches(s);
  const digs = bitCount(dig);
  const choice = random.below(accepts + digs + passCount(s));
  if (choice < accepts) return acceptCode(nthBit(s.proposed, choice));
  return choice < accepts + digs ? digCode(nthBit(dig, choice - accepts)) : passCode();
};

/** [C34][C35] */
const refuseAcceptance = (s: State, ditch: Ditch): Verdict =>
  isProposed(s, ditchIndex(ditch))
    ? null
    : refusal('ditch-unproposed', `Nobody has proposed ${ditch}, so it cannot be accepted.`, { ditch });

/** [C34][C36][C37] */
const refuseDig = (s: State, ditch: Ditch): Verdict => {
  const misplaced = refuseDitch(s, ditch);
  if (misplaced !== null) return misplaced;
  if (isProposed(s, ditchIndex(ditch)))
    return refusal('dig-proposed', `${ditch} is proposed; accept it, or build where nobody proposed.`, {
      ditch,
    });
  const cost = digCost(s);
  const cash = s.cash[s.actor]!;
  if (cash >= cost) return null;
  return mayBuildNothing(s)
    ? refusal('dig-poor', `You have ${escudos(cash)}; building costs ${cost}.`, { cash, cost })
    : refusal('refuse-poor', `You have ${escudos(cash)}; building elsewhere costs ${cost}.`, { cash, cost });
};

/** [C38] */
const refuseNothing = (s: State): Verdict =>
  mayBuildNothing(s)
    ? null
    : refusal(
        'must-build',
        'There are proposals: accept one, or build elsewhere for one more than the largest total.',
      );

/** [C34]–[C38] */
const play = (s: State, _: number, action: number): void => {
  const { overseer } = s;
  if (isAccept(action)) {
    const ditch = ditchIn(action);
    s.cash[overseer]! += poolOn(s, ditch);
    returnBribes(s, ditch);
    s.build(ditch);
  } else if (!isPass(action)) {
    s.cash[overseer]! -= digCost(s);
    returnBribes(s, -1);
    s.build(ditchIn(action));
  }
  beginExtra(s);
};

/** [C35][C36] Takes all bribes off the board; all but those on the accepted ditch go back. */
const returnBribes = (s: State, accepted: number): void => {
  const { players, bribeDitches, bribes, cash } = s;
  for (let seat = 0; seat < players; seat++) {
    if (bribeDitches[seat] !== accepted) cash[seat]! += bribes[seat]!;
    bribeDitches[seat] = -1;
    bribes[seat] = 0;
  }
  s.proposed = 0;
  s.largestPool = 0;
};

/** [C34]–[C39] The overseer accepts a proposal, builds elsewhere, or builds no canal. */
export const decision: SeatPhase<DecisionShown, DecisionOffer> = {
  decides: 'seat',
  expected: 'The overseer decides: accept a proposal or build elsewhere.',
  count,
  list,
  sample,
  offer: (s) => ({
    kind: 'decide',
    accept: ditchNames(s.proposed),
    dig: ditchNames(digDitches(s)),
    cost: digCost(s),
    pass: mayBuildNothing(s),
  }),
  expand: ({ accept, dig, pass }) => [
    ...accept.map((ditch) => ({ kind: 'accept', ditch }) as const),
    ...dig.map((ditch) => ({ kind: 'dig', ditch }) as const),
    ...(pass ? [{ kind: 'pass' } as const] : []),
  ],
  refuse: (s, _, action) => {
    if (action.kind === 'pass') return refuseNothing(s);
    if (action.kind === 'accept') return refuseAcceptance(s, action.ditch);
    return action.kind === 'dig' ? refuseDig(s, action.ditch) : OTHER_PHASE;
  },
  play,
  show: (s) => ({ kind: 'decision', by: seatName(s.actor), proposals: proposalsOf(s) }),
  restore: (s, { by, proposals }) => {
    s.phase = 'decision';
    s.actor = seatIndex(by);
    setProposals(s, proposals);
  },
};
