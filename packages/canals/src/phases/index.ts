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
const { reveal: REVEAL, sealed: SEALED, over: OVER } = states.PHASES;
const { sealed, owesSealed } = sealing;
const { draw: drawReveal } = reveal;

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

type AnySeatPhase = SeatPhase<Phase, Offer>;
type AnyPhase = AnySeatPhase | ChancePhase<Phase> | LastPhase<Phase>;

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
const seatPhaseOf = (s: State): AnySeatPhase => {
  const phase = phaseOf(s);
  return phase.decides === 'seat' ? phase : askNobody(s);
};

/** No seat is asked in this phase. */
const askNobody = (s: State): never => {
  throw new Error(phaseOf(s).decides === 'chance' ? 'chance is to act' : 'the match is over');
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

// The rest runs for every decision of a search. Each of the three is one look-up in an array of functions, by number of
// the phase. V8 inlines nothing through it, and that pays: it inlines only so much into one function, so each phase is
// compiled by itself with everything that it needs, the same way in every process. A switch with direct calls is no
// faster, and leaves to chance which phases get their share. All files that take part give imports local names: V8 folds
// a constant of the module but looks an import up at every use (docs/performance.md).

const LISTS = IN_ORDER.map((phase) => (phase.decides === 'seat' ? phase.list : askNobody));
const SAMPLES = IN_ORDER.map((phase) => (phase.decides === 'seat' ? phase.sample : askNobody));
const PLAYS = IN_ORDER.map((phase) => phase.play);

/** Writes the legal actions of a seat that owes a decision; returns how many there are. */
export const list: AnySeatPhase['list'] = (s, seat, out) => LISTS[s.phaseNumber]!(s, seat, out);

/** Any legal action of a seat that owes a decision, each with the same chance. */
export const sample: AnySeatPhase['sample'] = (s, seat, random) => SAMPLES[s.phaseNumber]!(s, seat, random);

/** Plays a legal action in place. */
export const play: AnySeatPhase['play'] = (s, who, action) => PLAYS[s.phaseNumber]!(s, who, action);

const single = new Int32Array(1);

/** The only legal action of the seat, or −1 if there are several. */
export const forced = (s: State, seat: number): number => {
  if (count(s, seat) !== 1) return -1;
  list(s, seat, single);
  return single[0]!;
};
