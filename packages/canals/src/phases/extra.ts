import type { Random, Seat } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';
import * as code from '../code.ts';
import * as clockwise from '../rules/clockwise.ts';
import * as ditches from '../rules/ditches.ts';
import * as drying from '../rules/drying.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import type { Ditch } from '../vocabulary.ts';
import { OTHER_PHASE, type SeatPhase } from './phase.ts';

// Local names for what is imported: see index.ts.
const { bitCount, nthBit, seatIndex } = kernel;
const { ditchIn, extraCode, isPass, passCode } = code;
const { leftOf, seatsLeft } = clockwise;
const { ditchNames, legalDitches, listDitches, refuseDitch } = ditches;
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

const count = (s: State): number => 1 + bitCount(legalDitches(s));

const list = (s: State, _: number, out: Int32Array): number => {
  out[0] = passCode();
  return listDitches(legalDitches(s), extraCode(0), out, 1);
};

const sample = (s: State, _: number, random: Random): number => {
  const legal = legalDitches(s);
  const choice = random.below(1 + bitCount(legal));
  return choice === 0 ? passCode() : extraCode(nthBit(legal, choice - 1));
};

/** [C45][C46] One extra canal a round at most. */
const play = (s: State, _: number, action: number): void => {
  if (isPass(action)) return askNext(s);
  s.build(ditchIn(action));
  s.extras &= ~(1 << s.actor);
  endRound(s);
};

/** [C45][C46] In turn, whoever still has an extra canal may build it; one a round. */
export const extra: SeatPhase<ExtraShown, ExtraOffer> = {
  decides: 'seat',
  expected: 'This is for the extra canal: build it or pass.',
  count,
  list,
  sample,
  offer: (s) => ({ kind: 'extra', ditches: ditchNames(legalDitches(s)) }),
  expand: ({ ditches: names }) => [
    { kind: 'pass' },
    ...names.map((ditch) => ({ kind: 'extra', ditch }) as const),
  ],
  refuse: (s, _, action) => {
    if (action.kind === 'pass') return null;
    return action.kind === 'extra' ? refuseDitch(s, action.ditch) : OTHER_PHASE;
  },
  play,
  show: (s) => ({
    kind: 'extra',
    queue: seatsLeft(s).filter((seat) => (seatsToAsk(s) & (1 << seatIndex(seat))) !== 0),
  }),
  restore: (s, { queue }) => {
    s.phase = 'extra';
    s.actor = seatIndex(queue[0]!);
    // Counted up to the overseer, who would be asked last.
    s.left = ((s.overseer - s.actor + s.players) % s.players) + 1;
  },
};
