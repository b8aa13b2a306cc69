import type { Menu, Random, Refusal, Seat, Terms } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';
import * as code from '../code.ts';
import { AMOUNT, DITCH_SET } from '../forms.ts';
import { refuseAmount } from '../common/amounts.ts';
import * as clockwise from '../common/clockwise.ts';
import * as ditches from '../common/ditches.ts';
import * as proposing from '../common/proposals.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import { type Ditch, ditchIndex } from '../vocabulary.ts';
import * as deciding from './decision.ts';
import type { SeatPhase } from './phase.ts';

// Local names for what is imported: see index.ts.
const { bitCount, lowestBit, nthBit, offering, refusal } = kernel;
const { bribeAmount, bribeDitch, passCode, proposeCode, supportCode } = code;
const { leftOf, seatsLeft, setSeatsLeft } = clockwise;
const { legalDitches, refuseDitch } = ditches;
const { isProposed, poolOn, proposalsOf, setProposals } = proposing;
const { bribing: BRIBING } = states.PHASES;
const { beginDecision } = deciding;

export interface BribingShown {
  readonly kind: 'bribing';
  readonly queue: readonly Seat[];
  readonly proposals: readonly proposing.Proposal[];
}

/** Pass, or an amount for a ditch: a proposal on `free`, support on `proposed`. */
export interface BribingOffer {
  readonly kind: 'bribe';
  readonly free: readonly Ditch[];
  readonly proposed: readonly Ditch[];
  readonly from: number;
  readonly to: number;
}

/** [C30] */
export const beginBribing = (s: State): void => {
  s.queue = 0;
  s.left = s.players - 1;
  s.actor = leftOf(s, s.overseer);
  s.phaseNumber = BRIBING;
};

/** How many amounts a bribe may have; 0 if the seat cannot pay the smallest one. */
const amountCount = (s: State): number => Math.max(0, s.cash[s.actor]! - s.minBribe + 1);

/** [C32] */
const refuseBribeAmount = (s: State, amount: number): Refusal | null =>
  refuseAmount(amount, s.cash[s.actor]!, (bribe) =>
    bribe < s.minBribe
      ? refusal('bribe-small', `A bribe is at least ${s.minBribe}.`, { least: s.minBribe })
      : null,
  );

/** [C32] */
const refuseProposal = (s: State, ditch: Ditch, amount: number): Refusal | null =>
  refuseDitch(s, ditch) ??
  (isProposed(s, ditchIndex(ditch))
    ? refusal('ditch-proposed', `${ditch} is already proposed; you can support it.`, { ditch })
    : refuseBribeAmount(s, amount));

/** [C33] */
const refuseSupport = (s: State, ditch: Ditch, amount: number): Refusal | null =>
  isProposed(s, ditchIndex(ditch))
    ? refuseBribeAmount(s, amount)
    : refusal('ditch-unproposed', `Nobody has proposed ${ditch}, so it cannot be supported.`, { ditch });

const list = (s: State, _: number, out: Int32Array): number => {
  const from = s.minBribe;
  const to = s.cash[s.actor]!;
  const proposed = s.proposed;
  let at = 0;
  out[at++] = passCode();
  for (let m = legalDitches(s); m !== 0; m &= m - 1) {
    const ditch = lowestBit(m);
    const base = (proposed & (1 << ditch)) === 0 ? proposeCode(ditch, 0) : supportCode(ditch, 0);
    const last = base | to;
    for (let action = base | from; action <= last; action++) out[at++] = action;
  }
  return at;
};

const sample = (s: State, _: number, random: Random): number => {
  const amounts = amountCount(s);
  const legal = legalDitches(s);
  const choice = random.below(1 + Math.imul(bitCount(legal), amounts)) - 1;
  if (choice < 0) return passCode();
  const skip = (choice / amounts) | 0;
  const ditch = nthBit(legal, skip);
  const amount = s.minBribe + choice - Math.imul(skip, amounts);
  return isProposed(s, ditch) ? supportCode(ditch, amount) : proposeCode(ditch, amount);
};

const nextBriber = (s: State): void => {
  if (--s.left > 0) s.actor = leftOf(s, s.actor);
  else beginDecision(s);
};

/** [C32][C33] A proposal or support. */
const bribe = (s: State, seat: number, action: number): void => {
  const ditch = bribeDitch(action);
  const amount = bribeAmount(action);
  s.bribeDitches[seat] = ditch;
  s.bribes[seat] = amount;
  s.cash[seat]! -= amount;
  const pool = isProposed(s, ditch) ? poolOn(s, ditch) : amount;
  s.proposed |= 1 << ditch;
  if (pool > s.largestPool) s.largestPool = pool;
  nextBriber(s);
};

/** Adds every amount for every ditch of a mask. */
const addBribes = (menu: Menu, code: typeof proposeCode, mask: number, from: number, to: number): void => {
  for (let m = mask; m !== 0; m &= m - 1) menu.addRange(code(lowestBit(m), from), to - from + 1);
};

const FORM = { free: DITCH_SET, proposed: DITCH_SET, from: AMOUNT, to: AMOUNT };

const termsOf = (s: State): Terms<typeof FORM> => ({
  free: legalDitches(s) & ~s.proposed,
  proposed: legalDitches(s) & s.proposed,
  from: s.minBribe,
  to: s.cash[s.actor]!,
});

const writeMenu = ({ free, proposed, from, to }: Terms<typeof FORM>, menu: Menu): void => {
  menu.add(passCode());
  addBribes(menu, proposeCode, free, from, to);
  addBribes(menu, supportCode, proposed, from, to);
};

/** [C30]–[C33] Everybody but the overseer may offer a bribe for a ditch, once. */
export const bribing: SeatPhase<BribingShown, BribingOffer> = {
  decides: 'seat',
  expected: 'It is the bribing phase: propose, support or pass.',
  menu: (s, _, menu) => writeMenu(termsOf(s), menu),
  ...offering({
    kind: 'bribe',
    form: FORM,
    terms: termsOf,
    write: writeMenu,
  }),
  hot: { list, sample },
  actions: {
    pass: { play: nextBriber },
    propose: { play: bribe, refuse: (s, _, { ditch, amount }) => refuseProposal(s, ditch, amount) },
    support: { play: bribe, refuse: (s, _, { ditch, amount }) => refuseSupport(s, ditch, amount) },
  },
  show: (s) => ({ kind: 'bribing', queue: seatsLeft(s), proposals: proposalsOf(s) }),
  restore: (s, { queue, proposals }) => {
    setSeatsLeft(s, queue);
    setProposals(s, proposals);
  },
};
