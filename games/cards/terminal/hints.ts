import {
  cards,
  type Corner,
  fightChance,
  type Offer,
  type Place,
  placesOf,
  type State,
  touchedFrom,
  type View,
} from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import { cornerText } from './picture.ts';

/** The question, in one sentence. */
export const ask = (_: Offer, { phase }: View): string => {
  switch (phase.kind) {
    case 'base':
      return 'Place your base in your own quarter, inside the frame and outside the square between the arms of the cross, for example "base S7 -19,-2 v".';
    case 'act':
      return 'Buy back, or act: place, move, pass or resign.';
    case 'give':
      return 'Give more cards from your pool, or take.';
    case 'take':
      return 'Take more cards, or close the buy-back.';
    case 'fight':
      return 'Choose which of the cards it touches your card fights.';
    case 'pick':
      return `${phase.loser}'s base is destroyed: pick cards of your suit, then done.`;
    case 'after':
      return 'Buy back, or end your turn.';
    case 'first':
    case 'dice':
    case 'over':
      return 'There is nothing to do.';
  }
};

const placeText = ({ x, y, dir }: Place): string => `${x},${y} ${dir}`;

/** A spot, and the cards that a card there would touch. */
const placeHint = (state: State, seat: Seat, place: Place): string => {
  const touched = touchedFrom(state, seat, place);
  return touched.length === 0
    ? placeText(place)
    : `${placeText(place)} (touches ${touched.map(cornerText).join(' ')})`;
};

/** Bases have hundreds of spots: they are listed as runs, x from…to. */
const runHints = ({ lay }: Offer): string[] =>
  lay === null
    ? []
    : (['v', 'h'] as const).map((dir) => {
        const runs = lay.runs.filter((run) => run.dir === dir);
        const texts = runs.map(({ y, from, to }) => `${from === to ? from : `${from}…${to}`},${y}`);
        return `    ${dir}: ${texts.join('  ')}`;
      });

const layHints = (offer: Offer, state: State, seat: Seat): string[] => {
  const { lay } = offer;
  if (lay === null) return [];
  const places =
    lay.kind === 'base'
      ? runHints(offer)
      : [
          `    ${placesOf(lay.runs)
            .map((place) => placeHint(state, seat, place))
            .join(' | ')}`,
        ];
  return [`  ${lay.kind} CARD x,y v|h   with ${lay.cards.join(' ')} at`, ...places];
};

/** The chance of the fighting card to win against the one here, in percent. */
const fightHint = (state: State, view: View, target: Corner): string => {
  const { phase } = view;
  const attacker =
    phase.kind === 'fight'
      ? view.table.find(({ x, y }) => x === phase.attacker.x && y === phase.attacker.y)
      : undefined;
  if (attacker === undefined || attacker.card === '?') return cornerText(target);
  const percent = Math.round(100 * fightChance(state, attacker.card, target));
  return `${cornerText(target)} (${percent} % to win)`;
};

/** What is legal, and how to type it. */
export const hints = (offer: Offer, view: View): string[] => {
  const state = cards.known(view);
  const { phase } = view;
  if (!('by' in phase)) return [];
  const { moves, fight, give, take, pick, words } = offer;
  const named = (verb: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`  ${verb} ${names.join(' | ')}`];
  return [
    ...layHints(offer, state, phase.by),
    ...moves.map(({ from, runs }) => {
      const places = placesOf(runs).map((place) => placeHint(state, phase.by, place));
      return `  move ${cornerText(from)} to ${places.join(' | ')}`;
    }),
    ...named(
      'fight',
      fight.map((target) => fightHint(state, view, target)),
    ),
    ...named('give', give),
    ...named('take', take),
    ...named('pick', pick),
    ...words.map((word) => `  ${word}`),
  ];
};

/** Cards may be typed in lower case, verbs in upper case, and an obvious verb may be left out. */
export const spellOut = (typed: string, offer: Offer): string => {
  const words = typed.trim().split(/ +/);
  const isVerb = (word: string): boolean =>
    /^[a-z]{2,}$/i.test(word) && !/^(s|h|c|d)[jqka]$|^jk$/i.test(word);
  const spelled = words.map((word) =>
    isVerb(word) || /^[vh]$/i.test(word) ? word.toLowerCase() : word.toUpperCase(),
  );
  if (isVerb(words[0] ?? '')) return spelled.join(' ');
  const verb = [
    ...(offer.lay === null || words.length !== 3 ? [] : [offer.lay.kind]),
    ...(offer.fight.length > 0 && words.length === 1 ? ['fight'] : []),
    ...(offer.take.length > 0 && words.length === 1 ? ['take'] : []),
    ...(offer.pick.length > 0 && words.length === 1 ? ['pick'] : []),
  ][0];
  return verb === undefined ? typed : `${verb} ${spelled.join(' ')}`;
};
