import * as kernel from '@santiago/kernel';
import * as board from '../board.ts';
import * as components from '../components.ts';
import * as square from '../state/square.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';

// Local names for what is imported: see phases/index.ts.
const { lowestBit } = kernel;
const { HALF } = board;
const { INCOME } = components;
const { markersAt, toDesert, withoutMarker } = square;
const { reveal: REVEAL, over: OVER } = states.PHASES;

/** [C47]–[C51] After the last extra canal: drying and income, or the final drying and the end. */
export const endRound = (s: State): void => {
  s.left = 0;
  s.actor = -1;
  if (s.round === s.rounds) {
    dryFinally(s);
    s.phaseNumber = OVER;
    return;
  }
  dry(s);
  const { players, cash } = s;
  for (let seat = 0; seat < players; seat++) cash[seat]! += INCOME;
  s.phaseNumber = REVEAL;
};

/** [C47][C48] All at once: each square is judged by itself, and canals do not change here. */
const dry = (s: State): void => {
  s.dryLow &= ~dryHalf(s, s.dryLow, 0);
  s.dryHigh &= ~dryHalf(s, s.dryHigh, HALF);
};

/** Dries the plantations of a mask whose bit 0 is the square `from`; returns those that turned to desert. */
const dryHalf = ({ squares }: State, mask: number, from: number): number => {
  let deserts = 0;
  for (let m = mask; m !== 0; m &= m - 1) {
    const bit = lowestBit(m);
    const packed = squares[from + bit]!;
    if (markersAt(packed) > 0) squares[from + bit] = withoutMarker(packed);
    else {
      squares[from + bit] = toDesert(packed);
      deserts |= 1 << bit;
    }
  }
  return deserts;
};

/** [C51] With or without markers: every dry plantation turns to desert. */
const dryFinally = (s: State): void => {
  const { squares } = s;
  for (let m = s.dryLow; m !== 0; m &= m - 1) squares[lowestBit(m)] = toDesert(squares[lowestBit(m)]!);
  for (let m = s.dryHigh; m !== 0; m &= m - 1)
    squares[HALF + lowestBit(m)] = toDesert(squares[HALF + lowestBit(m)]!);
  s.dryLow = s.dryHigh = 0;
};
