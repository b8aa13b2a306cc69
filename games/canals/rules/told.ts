import { parseWho, type Random, type Told, type Viewer, whoIndex, whoName } from '@santiago/kernel';
import type { Action } from './action.ts';
import { encode } from './code.ts';
import { format, parse } from './notation.ts';
import { play } from './phases/index.ts';
import { otherSeat } from './phases/sealed.ts';
import { hasBid, PASSED, SEALED_BID } from './state/bids.ts';
import type { State } from './state/state.ts';
import { known, type View } from './view.ts';

/** [C40] What others are told of a sealed bid, a pass included. */
const SEALED_TEXT = 'bid ?';

const bidText = (amount: number): string => (amount === PASSED ? 'pass' : `bid ${amount}`);

/** [C40] A sealed bid is told to its owner alone until the second one brings out both; the rest is public. */
export const told = (s: State, who: number, action: Action, viewer: Viewer): Told => {
  const text = `${whoName(who)} ${format(action)}`;
  if (s.phase !== 'sealed') return { text, shown: [] };
  const rival = otherSeat(who);
  const completes = hasBid(s, rival);
  if (!completes)
    return { text: viewer === whoName(who) ? text : `${whoName(who)} ${SEALED_TEXT}`, shown: [] };
  return { text, shown: [`${whoName(rival)} ${bidText(s.bids[rival]!)}`] };
};

/** Plays what was told onto the state as the viewer knows it. */
export const hear = (s: State, { text, shown }: Told): void => {
  for (const line of shown) {
    const [seat, action] = split(line);
    const sealed = parse(action);
    if (sealed?.kind === 'bid') s.bids[seat] = sealed.amount;
    else if (sealed?.kind === 'pass') s.bids[seat] = PASSED;
    else throw new Error(`"${line}" does not open a sealed bid`);
  }
  const [who, words] = split(text);
  if (words === SEALED_TEXT) {
    s.bids[who] = SEALED_BID;
    return;
  }
  const action = parse(words);
  if (action === null) throw new Error(`"${text}" is not a row of this game`);
  play(s, who, encode(action));
};

const split = (line: string): readonly [number, string] => {
  const space = line.indexOf(' ');
  const who = parseWho(line.slice(0, space));
  if (who === null) throw new Error(`"${line}" names nobody`);
  return [whoIndex(who), line.slice(space + 1)];
};

/** A whole state that the view's eye cannot tell from the real one: sealed amounts are all that may be unknown. */
export const imagine = (view: View, random: Random): State => {
  const s = known(view);
  for (let seat = 0; seat < 2; seat++) {
    if (s.bids[seat] === SEALED_BID) s.bids[seat] = random.below(s.cash[seat]! + 1);
  }
  return s;
};

/** A row that can never be taken back: chance, and a sealed bid [C40]. */
export const binds = (s: State, who: number): boolean => who < 0 || s.phase === 'sealed';
