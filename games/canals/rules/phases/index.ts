import { type Eye, Menu, offersOf, phaseEngine } from '@santiago/kernel';
import { type Action, ACTION_KINDS } from '../action.ts';
import { codeOf, decode, kindIndex } from '../code.ts';
import { PHASE_NAMES, type PhaseName, type State } from '../state/state.ts';
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
import { planting, type PlantingOffer, type PlantingShown } from './planting.ts';
import { reveal, type RevealShown } from './reveal.ts';
import { sealed, type SealedOffer, type SealedShown } from './sealed.ts';
import { spring, type SpringShown } from './spring.ts';

/** What a seat may do now, compactly. Amounts run from `from` to `to`, both included. */
export type Offer =
  | ChooseSpringOffer
  | FirstCanalOffer
  | AuctionOffer
  | SealedOffer
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
  | SealedShown
  | PlantingShown
  | LeftoverShown
  | BribingShown
  | DecisionShown
  | ExtraShown
  | OverShown;

/** Every phase by its name: whoever adds a name to PHASES is told here that its file is missing. */
const BY_NAME = {
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
} satisfies Readonly<Record<PhaseName, object>>;

/** For a pass, or the tiles of a round and all squares. */
const ROOM = 64;
const menu = new Menu(ROOM);

export const { fromMenu, owes, list, count, sample, forced, draw, play, refuse } = phaseEngine<
  State,
  Action,
  PhaseName
>({
  names: PHASE_NAMES,
  kinds: ACTION_KINDS,
  phases: BY_NAME,
  menu,
  code: codeOf,
  kindOf: kindIndex,
  label: ({ phase }) => phase,
});

export const { offer: offerOf, expand } = offersOf<State, Offer, Action>({
  phases: PHASE_NAMES.map((name) => BY_NAME[name]),
  menu,
  decode,
});

export const showPhase = (s: State, eye: Eye): Phase => BY_NAME[s.phase].show(s, eye);

/** The name of the phase that shows this. */
const nameOf = (shown: Phase): PhaseName => {
  if (shown.kind === 'set-up') return shown.step;
  return shown.kind === 'spring' ? 'choose-spring' : shown.kind;
};

/** Puts a state back into a phase from what a view shows of it. */
export const restorePhase = (s: State, shown: Phase): void => {
  s.phase = nameOf(shown);
  const { restore }: { readonly restore?: (s: State, shown: never) => void } = BY_NAME[s.phase];
  restore?.(s, shown as never);
};
