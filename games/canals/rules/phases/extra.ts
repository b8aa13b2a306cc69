import type { Menu, Seat, Terms } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';
import * as code from '../code.ts';
import { DITCH_SET } from '../forms.ts';
import * as clockwise from '../common/clockwise.ts';
import * as ditches from '../common/ditches.ts';
import * as drying from '../common/drying.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import type { Ditch } from '../vocabulary.ts';
import type { SeatPhase } from './phase.ts';

// Local names for what is imported: see index.ts.
const { offering, seatIndex } = kernel;
const { ditchIn, extraCode, passCode } = code;
const { leftOf, seatsLeft } = clockwise;
const { legalDitches, refuseDitch } = ditches;
const { endRound } = drying;
const { extra: EXTRA } = states.PHASES;

/** `queue` are the seats that may still build their extra canal. */
export interface ExtraShown {
  readonly kind: 'extra';
  readonly queue: readonly Seat[];
}

/** Pass, or a ditch. */
export interface ExtraOffer {
  readonly kind: 'extra';
  readonly ditches: readonly Ditch[];
}

/** [C46] The seat to the overseer's left is asked first, the overseer last. */
export const beginExtra = (s: State): void => {
  s.phaseNumber = EXTRA;
  s.left = s.players + 1;
  s.actor = s.overseer;
  askNext(s);
};

/** [C45] The seats that may still build one, as bits; [C44] with two players perhaps not the overseer. */
const seatsToAsk = (s: State): number => (s.overseerExtra ? s.extras : s.extras & ~(1 << s.overseer));

/** [C46] Asks the next seat clockwise; the round ends when nobody is left to ask. */
const askNext = (s: State): void => {
  const toAsk = seatsToAsk(s);
  let seat = s.actor;
  for (let left = s.left - 1; left > 0; left--) {
    seat = leftOf(s, seat);
    if ((toAsk & (1 << seat)) === 0) continue;
    s.actor = seat;
    s.left = left;
    return;
  }
  endRound(s);
};

/** [C45][C46] One extra canal a round at most. */
const build = (s: State, seat: number, action: number): void => {
  s.build(ditchIn(action));
  s.extras &= ~(1 << seat);
  endRound(s);
};

const FORM = { ditches: DITCH_SET };

const termsOf = (s: State): Terms<typeof FORM> => ({ ditches: legalDitches(s) });

const writeMenu = ({ ditches: legal }: Terms<typeof FORM>, menu: Menu): void => {
  menu.add(passCode());
  menu.addBits(extraCode(0), legal);
};

/** [C45][C46] In turn, whoever still has an extra canal may build it; one a round. */
export const extra: SeatPhase<ExtraShown, ExtraOffer> = {
  decides: 'seat',
  expected: 'It is the extra canal phase: build yours, or pass.',
  menu: (s, _, menu) => writeMenu(termsOf(s), menu),
  ...offering({
    kind: 'extra',
    form: FORM,
    terms: termsOf,
    write: writeMenu,
  }),
  actions: {
    pass: { play: askNext },
    extra: { play: build, refuse: (s, _, { ditch }) => refuseDitch(s, ditch) },
  },
  show: (s) => ({
    kind: 'extra',
    queue: seatsLeft(s).filter((seat) => (seatsToAsk(s) & (1 << seatIndex(seat))) !== 0),
  }),
  restore: (s, { queue }) => {
    s.actor = seatIndex(queue[0]!);
    // Counted up to the overseer, who would be asked last.
    s.left = ((s.overseer - s.actor + s.players) % s.players) + 1;
  },
};
