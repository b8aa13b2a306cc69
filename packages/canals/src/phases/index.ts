import type { Eye, Random, Refusal } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';
import type { Action } from '../action.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import { aside, type AsideShown } from './aside.ts';
import { auction, type AuctionOffer, type AuctionShown } from './auction.ts';
import { bribing, type BribingOffer, type BribingShown } from './bribing.ts';
import { chooseSpring, type ChooseSpringOffer, type ChooseSpringShown } from './choose-spring.ts';
import { decision, type DecisionOffer, type DecisionShown } from './decision.ts';
import { extra, type ExtraOffer, type ExtraShown } from './extra.ts';
import { firstCanal, type FirstCanalOffer, type FirstCanalShown } from './first-canal.ts';
import { leftover, type LeftoverOffer, type LeftoverShown } from './leftover.ts';
import { over, type OverShown } from './over.ts';
import { overseer, type OverseerShown } from './overseer.ts';
import { palms, type PalmsShown } from './palms.ts';
import { type ChancePhase, type LastPhase, OTHER_PHASE, type SeatPhase } from './phase.ts';
import { planting, type PlantingOffer, type PlantingShown } from './planting.ts';
import { reveal, type RevealShown } from './reveal.ts';
import * as sealing from './sealed.ts';
import { spring, type SpringShown } from './spring.ts';

// Local names for what is imported: see the hot functions below.
const { CHANCE, OWES_CHANCE, refusal } = kernel;
const {
  reveal: REVEAL,
  auction: AUCTION,
  sealed: SEALED,
  planting: PLANTING,
  leftover: LEFTOVER,
  bribing: BRIBING,
  decision: DECISION,
  extra: EXTRA,
  over: OVER,
} = states.PHASES;
const { sealed, owesSealed } = sealing;
const { draw: drawReveal, play: playReveal } = reveal;
const { list: listAuction, sample: sampleAuction, play: playAuction } = auction;
const { list: listPlanting, sample: samplePlanting, play: playPlanting } = planting;
const { list: listBribing, sample: sampleBribing, play: playBribing } = bribing;
const { list: listDecision, sample: sampleDecision, play: playDecision } = decision;
const { list: listExtra, sample: sampleExtra, play: playExtra } = extra;

/** What a seat may do now, compactly. Amounts run from `from` to `to`, both included. */
export type Offer =
  | ChooseSpringOffer
  | FirstCanalOffer
  | AuctionOffer
  | sealing.SealedOffer
  | PlantingOffer
  | LeftoverOffer
  | BribingOffer
  | DecisionOffer
  | ExtraOffer;

/** Where the match stands; each phase carries its own data. */
export type Phase =
  | OverseerShown
  | SpringShown
  | PalmsShown
  | AsideShown
  | ChooseSpringShown
  | FirstCanalShown
  | RevealShown
  | AuctionShown
  | sealing.SealedShown
  | PlantingShown
  | LeftoverShown
  | BribingShown
  | DecisionShown
  | ExtraShown
  | OverShown;

type AnyPhase = SeatPhase<Phase, Offer> | ChancePhase<Phase> | LastPhase<Phase>;

/** Every phase by its name: whoever adds a name to PHASES is told here that its file is missing. */
const BY_NAME: Readonly<Record<states.PhaseName, AnyPhase>> = {
  overseer,
  spring,
  'choose-spring': chooseSpring,
  'first-canal': firstCanal,
  palms,
  aside,
  reveal,
  auction,
  sealed,
  planting,
  leftover,
  bribing,
  decision,
  extra,
  over,
};

/** By their numbers. */
const IN_ORDER: readonly AnyPhase[] = states.PHASE_NAMES.map((name) => BY_NAME[name]);

const phaseOf = (s: State): AnyPhase => IN_ORDER[s.phaseNumber]!;

/** The phase of a state in which a seat is asked. */
const seatPhaseOf = (s: State): SeatPhase<Phase, Offer> => {
  const phase = phaseOf(s);
  if (phase.decides === 'seat') return phase;
  throw new Error(phase.decides === 'chance' ? 'chance is to act' : 'the match is over');
};

/** The phase that puts a state back from what a view shows, by the kind of what is shown. */
const RESTORERS: { readonly [K in Phase['kind']]: (s: State, shown: Extract<Phase, { kind: K }>) => void } = {
  'set-up': (s, shown) => BY_NAME[shown.step].restore(s, shown),
  spring: chooseSpring.restore,
  'first-canal': firstCanal.restore,
  reveal: reveal.restore,
  auction: auction.restore,
  sealed: sealed.restore,
  planting: planting.restore,
  leftover: leftover.restore,
  bribing: bribing.restore,
  decision: decision.restore,
  extra: extra.restore,
  over: over.restore,
};

const EXPANDERS: { readonly [K in Offer['kind']]: (offer: Extract<Offer, { kind: K }>) => Action[] } = {
  spring: chooseSpring.expand,
  'first-canal': firstCanal.expand,
  bid: auction.expand,
  seal: sealed.expand,
  plant: planting.expand,
  leftover: leftover.expand,
  bribe: bribing.expand,
  decide: decision.expand,
  extra: extra.expand,
};

export const showPhase = (s: State, eye: Eye): Phase => phaseOf(s).show(s, eye);

export const restorePhase = <K extends Phase['kind']>(s: State, shown: Extract<Phase, { kind: K }>): void =>
  RESTORERS[shown.kind](s, shown);

/** What the seat may do now; it must owe a decision. */
export const offerOf = (s: State, seat: number): Offer => seatPhaseOf(s).offer(s, seat);

/** The actions of an offer one by one. */
export const expand = <K extends Offer['kind']>(offer: Extract<Offer, { kind: K }>): Action[] =>
  EXPANDERS[offer.kind](offer);

/** Why this may not be done now; null if it may. Whose turn it is, is the caller's question. */
export const refuse = (s: State, who: number, action: Action): Refusal | null => {
  const phase = phaseOf(s);
  const isTheirs = phase.decides === (who === CHANCE ? 'chance' : 'seat');
  const verdict = isTheirs ? phase.refuse(s, who, action) : OTHER_PHASE;
  return verdict === OTHER_PHASE ? refusal('wrong-phase', phase.expected, { phase: s.phase }) : verdict;
};

/** What chance does when it acts. */
export const draw = (s: State, random: Random): number => {
  if (s.phaseNumber === REVEAL) return drawReveal(s, random);
  const phase = phaseOf(s);
  if (phase.decides !== 'chance') throw new Error('it is not for chance to act');
  return phase.draw(s, random);
};

/** Bits of the seats that owe a decision, `OWES_CHANCE`, or 0 when the match is over. */
export const owes = (s: State): number => {
  if (s.actor >= 0) return 1 << s.actor;
  if (s.phaseNumber === OVER) return 0;
  return s.phaseNumber === SEALED ? owesSealed(s) : OWES_CHANCE;
};

/** How many legal actions the seat has; it must owe a decision. */
export const count = (s: State, seat: number): number => seatPhaseOf(s).count(s, seat);

// The rest runs for every decision of a search. A direct call of the phases that come up most is quicker than the table,
// from which V8 inlines nothing. What is left goes through the table, which has every phase: the `default`s hide none.
// V8 inlines only so much into one function, so the phases that come up less often stay apart. All files that take part
// give imports local names: V8 folds a constant of the module but looks an import up at every use (docs/performance.md).

/** Writes the legal actions of a seat that owes a decision; returns how many there are. */
export const list = (s: State, seat: number, out: Int32Array): number => {
  switch (s.phaseNumber) {
    case AUCTION:
      return listAuction(s, seat, out);
    case PLANTING:
      return listPlanting(s, seat, out);
    case BRIBING:
      return listBribing(s, seat, out);
    case DECISION:
      return listDecision(s, seat, out);
    case EXTRA:
      return listExtra(s, seat, out);
    default:
      return seatPhaseOf(s).list(s, seat, out);
  }
};

/** Any legal action of a seat that owes a decision, each with the same chance. */
export const sample = (s: State, seat: number, random: Random): number => {
  switch (s.phaseNumber) {
    case AUCTION:
      return sampleAuction(s, seat, random);
    case PLANTING:
      return samplePlanting(s, seat, random);
    case BRIBING:
      return sampleBribing(s, seat, random);
    default:
      return sampleSeldom(s, seat, random);
  }
};

const sampleSeldom = (s: State, seat: number, random: Random): number => {
  if (s.phaseNumber === DECISION) return sampleDecision(s, seat, random);
  if (s.phaseNumber === EXTRA) return sampleExtra(s, seat, random);
  if (s.phaseNumber === SEALED) return sealed.sample(s, seat, random);
  if (s.phaseNumber === LEFTOVER) return leftover.sample(s, seat, random);
  return seatPhaseOf(s).sample(s, seat, random);
};

/** Plays a legal action in place. */
export const play = (s: State, who: number, action: number): void => {
  switch (s.phaseNumber) {
    case AUCTION:
      return playAuction(s, who, action);
    case PLANTING:
      return playPlanting(s, who, action);
    case BRIBING:
      return playBribing(s, who, action);
    default:
      return playSeldom(s, who, action);
  }
};

const playSeldom = (s: State, who: number, action: number): void => {
  if (s.phaseNumber === DECISION) return playDecision(s, who, action);
  if (s.phaseNumber === REVEAL) return playReveal(s, who, action);
  if (s.phaseNumber === EXTRA) return playExtra(s, who, action);
  if (s.phaseNumber === SEALED) return sealed.play(s, who, action);
  if (s.phaseNumber === LEFTOVER) return leftover.play(s, who, action);
  return phaseOf(s).play(s, who, action);
};

const single = new Int32Array(1);

/** The only legal action of the seat, or −1 if there are several. */
export const forced = (s: State, seat: number): number => {
  if (count(s, seat) !== 1) return -1;
  list(s, seat, single);
  return single[0]!;
};
