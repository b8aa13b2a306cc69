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
import { BASE, encode, PLACE, spotAction } from './code.ts';
import { type Corner, cornerOf, spotOf, spotOfCorner } from './geometry.ts';
import { format, formatCorner, formatPlace, parse, parseCorner } from './notation.ts';
import { play } from './phases/index.ts';
import { learn } from './reveal.ts';
import { copy, PHASES, type State } from './state/state.ts';
import { handOf, restoreHand } from './view.ts';
import { cardName, cardNumber, parseCard, UNKNOWN } from './vocabulary.ts';

/** `5,19 H8` */
const cardLine = ({ table }: State, slot: number, at: Corner): string =>
  `${formatCorner(at)} ${cardName(table.card(slot))}`;

/** [X31] Cards that this row turns up: both at a fight, the moved one at its new spot. */
const turnedUp = (state: State, action: Action): string[] => {
  const { table } = state;
  if (action.kind === 'fight') {
    const slots = [state.attacker, table.slotAt(spotOfCorner(action.target))];
    return slots
      .filter((slot) => !table.isUp(slot))
      .map((slot) => cardLine(state, slot, cornerOf(table.spot(slot))));
  }
  if (action.kind === 'move') {
    const slot = table.slotAt(spotOfCorner(action.from));
    return table.isUp(slot) ? [] : [cardLine(state, slot, action.place)];
  }
  return [];
};

/** When the match is over, all cards are shown: those still face down, and the hands. */
const shownAtEnd = (state: State): string[] => {
  const { table, hands, players } = state;
  const slots = Array.from({ length: table.count }, (_, slot) => slot).filter((slot) => !table.isUp(slot));
  const held = seatsOf(players).filter((_, seat) => hands.size(seat) > 0);
  return [
    ...slots.map((slot) => cardLine(state, slot, cornerOf(table.spot(slot)))),
    ...held.map((seat) => `${seat} hand ${handOf(state, seatIndex(seat)).join(' ')}`),
  ];
};

const after = (state: State, who: number, action: Action): State => {
  const next = copy(state);
  play(next, who, encode(action));
  return next;
};

/** [X31] Only its owner is told which card was placed. */
export const told = (state: State, who: number, action: Action, viewer: Viewer): Told => {
  const isSecret =
    (action.kind === 'base' || action.kind === 'place') && (who < 0 || viewer !== seatName(who));
  const text = isSecret ? `${action.kind} ? ${formatPlace(action.place)}` : format(action);
  const next = after(state, who, action);
  const ending = next.phaseNumber === PHASES.over ? shownAtEnd(next) : [];
  return { text: `${whoName(who)} ${text}`, shown: [...turnedUp(state, action), ...ending] };
};

const split = (line: string): readonly [string, string] => {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
};

const SECRET = /^(base|place) \? (.*)$/;

/** The number of an action that may have `?` instead of its card. */
const heardAction = (words: string): number => {
  const secret = SECRET.exec(words);
  const action = parse(secret === null ? words : `${secret[1]} JK ${secret[2]}`);
  if (action === null) throw new Error(`"${words}" is not an action of this game`);
  if (secret === null || (action.kind !== 'base' && action.kind !== 'place')) return encode(action);
  return spotAction(action.kind === 'base' ? BASE : PLACE, UNKNOWN, spotOf(action.place));
};

const hearShown = (state: State, line: string): void => {
  const [where, what] = split(line);
  const seat = parseSeat(where);
  if (seat !== null) {
    // The word in front of the cards is none, and is left out with whatever else is none.
    const hand = what.split(' ').map(parseCard);
    restoreHand(
      state,
      seatIndex(seat),
      hand.filter((card) => card !== null),
    );
    return;
  }
  const corner = parseCorner(where);
  const card = parseCard(what);
  if (corner === null || card === null) throw new Error(`"${line}" shows nothing`);
  learn(state, state.table.slotAt(spotOfCorner(corner)), cardNumber(card));
};

/** Plays what was told onto the state as the viewer knows it. */
export const hear = (state: State, { text, shown }: Told, viewer: Viewer): void => {
  const [name, words] = split(text);
  const who = parseWho(name);
  if (who === null) throw new Error(`"${text}" names nobody`);
  play(state, whoIndex(who), heardAction(words));
  // What came back to somebody else's hand is known to have come back; the hand itself is not known.
  for (const [seat, each] of seatsOf(state.players).entries()) {
    if (each !== viewer) state.hands.set(seat, 0, 0);
  }
  for (const line of shown) hearShown(state, line);
};

/** A row that can never be taken back: chance, one that turns up a card or ends the match, and resigning. */
export const binds = (state: State, who: number, action: Action): boolean =>
  who < 0 ||
  action.kind === 'resign' ||
  turnedUp(state, action).length > 0 ||
  after(state, who, action).phaseNumber === PHASES.over;
