import type { Random } from '@santiago/kernel';
import { codeX, codeY } from './geometry.ts';
import { CLOSE, DONE, END, FIGHT, GIVE, kindOf, PASS, PICK, placeIn, TAKE } from './code.ts';
import { menu, menuSingles, open, sample } from './legality.ts';
import { PHASE, PHASE_BASE, type State } from './state.ts';

/** What is written first where a seat's time has run out: fights from the left, then from below. */
const urgency = (action: number): number => {
  switch (kindOf(action)) {
    case CLOSE:
      return 0;
    case PASS:
    case END:
      return 1;
    case TAKE:
    case PICK:
      return 2;
    case DONE:
    case GIVE:
      return 3;
    case FIGHT:
      return 1000 * codeX(placeIn(action)) + codeY(placeIn(action));
    default:
      return Infinity;
  }
};

/**
 * What is played for a seat whose time has run out and for which no bot plays: any base; a pass; in a purchase the first
 * take or else the first give, then `close`; the fight with the lowest x, then y; all picks; `end`.
 */
export const whenTimeRunsOut = ({ n }: State, seat: number, random: Random): number => {
  if (n[PHASE] === PHASE_BASE) return sample(n, seat, random);
  open(n, seat);
  let first = menuSingles[0]!;
  for (let i = 1; i < menu.singles; i++) {
    if (urgency(menuSingles[i]!) < urgency(first)) first = menuSingles[i]!;
  }
  return first;
};
