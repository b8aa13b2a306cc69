import {
  parseSeat,
  parseWho,
  seatIndex,
  seatName,
  seatsOf,
  type Told,
  type Viewer,
  whoIndex,
  whoName,
} from '@santiago/kernel';
import type { Action } from './action.ts';
import { BASE, encode, layCode, PLACE } from './code.ts';
import { codeAt, cornerOf, placeCode } from './geometry.ts';
import { format, formatCorner, formatPlace, parse, parseCorner } from './notation.ts';
import { learn, play } from './play.ts';
import {
  ATTACKER,
  copy,
  HAND,
  HAND_JOKERS,
  HAND_SIZE,
  PHASE,
  PHASE_OVER,
  slotAt,
  type State,
  TABLE,
  UP,
  WHAT,
  whatCard,
  WHERE,
} from './state.ts';
import { cardName, cardNumber, parseCard, UNKNOWN } from './vocabulary.ts';
import { handOf, setHand } from './view.ts';

/** `5,19 H8` */
const cardLine = (n: Int32Array, slot: number): string =>
  `${formatCorner(cornerOf(n[WHERE + slot]!))} ${cardName(whatCard(n[WHAT + slot]!))}`;

const isDown = (n: Int32Array, slot: number): boolean => (n[WHAT + slot]! & UP) === 0;

/** [X31] Cards that this row turns up: both at a fight, the moved one at its new place. */
const turnedUp = (state: State, action: Action): string[] => {
  const { n } = state;
  if (action.kind === 'fight') {
    const slots = [n[ATTACKER]!, slotAt(n, codeAt(action.target.x, action.target.y, 0))];
    return slots.filter((slot) => isDown(n, slot)).map((slot) => cardLine(n, slot));
  }
  if (action.kind === 'move') {
    const slot = slotAt(n, codeAt(action.from.x, action.from.y, 0));
    return isDown(n, slot) ? [`${formatCorner(action.place)} ${cardName(whatCard(n[WHAT + slot]!))}`] : [];
  }
  return [];
};

/** When the match is over, all cards are shown: those still face down, and the hands. */
const shownAtEnd = ({ setup, n }: State): string[] => {
  const lines: string[] = [];
  for (let slot = 0; slot < n[TABLE]!; slot++) if (isDown(n, slot)) lines.push(cardLine(n, slot));
  for (const [seat, name] of seatsOf(setup.players).entries()) {
    if (n[HAND_SIZE + seat]! > 0) lines.push(`${name} hand ${handOf(n, seat).join(' ')}`);
  }
  return lines;
};

const after = (state: State, who: number, action: Action): State => {
  const next = copy(state);
  play(next.n, who, encode(action));
  return next;
};

/** [X31] A laid card is told to its owner alone. */
export const told = (state: State, who: number, action: Action, viewer: Viewer): Told => {
  const isSecret =
    (action.kind === 'base' || action.kind === 'place') && (who < 0 || viewer !== seatName(who));
  const text = isSecret ? `${action.kind} ? ${formatPlace(action.place)}` : format(action);
  const next = after(state, who, action);
  const ending = next.n[PHASE] === PHASE_OVER ? shownAtEnd(next) : [];
  return { text: `${whoName(who)} ${text}`, shown: [...turnedUp(state, action), ...ending] };
};

const split = (line: string): readonly [string, string] => {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
};

const SECRET = /^(base|place) \? (.*)$/;

/** The number of an action that may have `?` in place of its card. */
const heardCode = (words: string): number => {
  const secret = SECRET.exec(words);
  const action = parse(secret === null ? words : `${secret[1]} JK ${secret[2]}`);
  if (action === null) throw new Error(`"${words}" is not an action of this game`);
  if (secret === null || (action.kind !== 'base' && action.kind !== 'place')) return encode(action);
  return layCode(action.kind === 'base' ? BASE : PLACE, UNKNOWN, placeCode(action.place));
};

const hearShown = (n: Int32Array, line: string): void => {
  const [where, what] = split(line);
  const seat = parseSeat(where);
  if (seat !== null) {
    const hand = what.split(' ').slice(1).map(parseCard);
    setHand(
      n,
      seatIndex(seat),
      hand.filter((card) => card !== null),
    );
    return;
  }
  const corner = parseCorner(where);
  const card = parseCard(what);
  if (corner === null || card === null) throw new Error(`"${line}" shows nothing`);
  learn(n, slotAt(n, codeAt(corner.x, corner.y, 0)), cardNumber(card));
};

/** Plays what was told onto the state as the viewer knows it. */
export const hear = ({ setup, n }: State, { text, shown }: Told, viewer: Viewer): void => {
  const [name, words] = split(text);
  const who = parseWho(name);
  if (who === null) throw new Error(`"${text}" names nobody`);
  play(n, whoIndex(who), heardCode(words));
  for (const [seat, each] of seatsOf(setup.players).entries()) {
    if (each !== viewer) n[HAND + seat] = n[HAND_JOKERS + seat] = 0;
  }
  for (const line of shown) hearShown(n, line);
};

/** A row that can never be taken back: chance, one that turns up a card or ends the match, and resigning. */
export const binds = (state: State, who: number, action: Action): boolean =>
  who < 0 ||
  action.kind === 'resign' ||
  turnedUp(state, action).length > 0 ||
  after(state, who, action).n[PHASE] === PHASE_OVER;
