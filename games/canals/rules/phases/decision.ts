import type { Menu, Refusal, Seat, Terms } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';
import * as code from '../code.ts';
import { AMOUNT, DITCH_SET, FLAG } from '../forms.ts';
import { escudos } from '../common/amounts.ts';
import * as ditches from '../common/ditches.ts';
import * as proposing from '../common/proposals.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import { type Ditch, ditchIndex } from '../vocabulary.ts';
import * as extras from './extra.ts';
import type { SeatPhase } from './phase.ts';

// Local names for what is imported: see index.ts.
const { offering, refusal, seatIndex, seatName } = kernel;
const { acceptCode, digCode, ditchIn, passCode } = code;
const { legalDitches, refuseDitch } = ditches;
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

/** [C34][C35] */
const refuseAcceptance = (ditch: Ditch): Refusal =>
  refusal('ditch-unproposed', `Nobody has proposed ${ditch}, so it cannot be accepted.`, { ditch });

/** [C34][C36][C37] */
const refuseDig = (s: State, ditch: Ditch): Refusal => {
  const misplaced = refuseDitch(s, ditch);
  if (misplaced !== null) return misplaced;
  if (isProposed(s, ditchIndex(ditch)))
    return refusal('dig-proposed', `${ditch} is proposed; accept it, or build where nobody proposed.`, {
      ditch,
    });
  const cost = digCost(s);
  const cash = s.cash[s.actor]!;
  return mayBuildNothing(s)
    ? refusal('dig-poor', `You have ${escudos(cash)}; building costs ${cost}.`, { cash, cost })
    : refusal('refuse-poor', `You have ${escudos(cash)}; building elsewhere costs ${cost}.`, { cash, cost });
};

/** [C38] */
const refuseNothing = (): Refusal =>
  refusal(
    'must-build',
    'There are proposals: accept one, or build elsewhere for one more than the largest total.',
  );

/** [C35] */
const accept = (s: State, seat: number, action: number): void => {
  const ditch = ditchIn(action);
  s.cash[seat]! += poolOn(s, ditch);
  returnBribes(s, ditch);
  s.build(ditch);
  beginExtra(s);
};

/** [C36][C37] */
const dig = (s: State, seat: number, action: number): void => {
  s.cash[seat]! -= digCost(s);
  returnBribes(s, -1);
  s.build(ditchIn(action));
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

const FORM = { accept: DITCH_SET, dig: DITCH_SET, cost: AMOUNT, pass: FLAG };

const termsOf = (s: State): Terms<typeof FORM> => ({
  accept: s.proposed,
  dig: digDitches(s),
  cost: digCost(s),
  pass: mayBuildNothing(s),
});

const writeMenu = (terms: Terms<typeof FORM>, menu: Menu): void => {
  menu.addBits(acceptCode(0), terms.accept);
  menu.addBits(digCode(0), terms.dig);
  if (terms.pass) menu.add(passCode());
};

/** [C34]–[C39] The overseer accepts a proposal, builds elsewhere, or builds no canal. */
export const decision: SeatPhase<DecisionShown, DecisionOffer> = {
  decides: 'seat',
  expected: 'The overseer decides: accept a proposal or build elsewhere.',
  menu: (s, _, menu) => writeMenu(termsOf(s), menu),
  ...offering({
    kind: 'decide',
    form: FORM,
    terms: termsOf,
    write: writeMenu,
  }),
  actions: {
    accept: { play: accept, refuse: (_s, _, { ditch }) => refuseAcceptance(ditch) },
    dig: { play: dig, refuse: (s, _, { ditch }) => refuseDig(s, ditch) },
    pass: { play: beginExtra, refuse: refuseNothing },
  },
  show: (s) => ({ kind: 'decision', by: seatName(s.actor), proposals: proposalsOf(s) }),
  restore: (s, { by, proposals }) => {
    s.actor = seatIndex(by);
    setProposals(s, proposals);
  },
};
