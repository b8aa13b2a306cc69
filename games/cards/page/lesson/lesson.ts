import {
  type Action,
  type Card,
  cardNumber,
  cards,
  type CardsTypes,
  type Place,
  valueOf,
  type View,
} from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import type { Lesson, Step } from '@santiago/table/page/sources/guided/lesson.ts';
import { keyOf, placeKey } from '../board/geometry.ts';
import { cardWords } from '../words.ts';
import { lessonWords } from './words.ts';

const LEARNER = 'p1';
const RIVAL = 'p2';

/** Where the learner's cards go, turn by turn. */
const HOME: Place = { x: -2, y: -19, dir: 'h' };
const FIRST: Place = { x: 5, y: -19, dir: 'v' };
const SECOND: Place = { x: 5, y: -12, dir: 'v' };
const FRONT: Place = { x: 5, y: -5, dir: 'h' };
const WEDGE: Place = { x: 5, y: 0, dir: 'h' };
const ASIDE: Place = { x: 7, y: 0, dir: 'v' };
const STRIKE: Place = { x: 12, y: 2, dir: 'h' };

/** The opponent's cards that the coach points at. */
const ENEMY_HOME = '19,0';
const CUT_OFF = '12,5';

/** What the opponent places, turn by turn. */
const REPLIES = [
  'place H2 12,0 h',
  'place H4 12,-7 v',
  'place HA 12,-7 v',
  'place H6 12,5 v',
  'place H7 24,0 v',
  'place H8 17,7 h',
] as const;

/**
 * Fixed, so that every rule comes up; the coach says so after the first fight. The opponent's dice come second where
 * the learner attacks, and first where the opponent does.
 */
const CHANCE = [
  'first p1',
  'dice 6 5 1 2',
  'dice 6 4 1 2',
  'dice 6 6 2 1',
  'dice 5 6 1 2',
  'dice 6 6 1 2',
  'dice 6 6 1 1',
] as const;

const LOW = 5;
const MIDDLING = 6;
const HIGH = 11;

const READ = { kind: 'read' } as const;
const toDo = (check: (view: View, action: Action) => string | null) => ({ kind: 'do', check }) as const;

const worth = (card: Card): number => valueOf(cardNumber(card));
const turns = (view: View): number => view.seats[0]!.turns;
/** The learner's turn with this number, from 0, before its action. */
const isTurn = (view: View, mine: boolean, turn: number): boolean =>
  mine && view.phase.kind === 'act' && turns(view) === turn;
/** The learner has ended that turn, and the opponent has not acted yet. */
const isAfterTurn = (view: View, turn: number): boolean =>
  view.phase.kind === 'act' && view.phase.by === RIVAL && turns(view) === turn + 1;

/** The learner's front card, whatever the learner chose. */
const inFront = (view: View): Card => {
  const lost = view.seats[1]!.pool[0];
  const there = view.table.find((card) => keyOf(card) === keyOf(FRONT))?.card;
  return lost ?? (there === undefined || there === '?' ? 'SA' : there);
};
const nameOf = (card: Card): string => cardWords.value.card(card);

/** A card of the right value on the marked spot; `weigh` says what is wrong with another card. */
const laysAt = (place: Place, weigh: (card: Card) => string | null = () => null) =>
  toDo((_, action) => {
    if (action.kind !== 'place') return lessonWords.value.layInstead;
    if (placeKey(action.place) !== placeKey(place)) return lessonWords.value.elsewhere;
    return weigh(action.card);
  });

const checkBase = (_: View, action: Action): string | null => {
  if (action.kind !== 'base') return null;
  if (placeKey(action.place) !== placeKey(HOME)) return lessonWords.value.elsewhere;
  const value = worth(action.card);
  if (value < 9) return lessonWords.value.baseWeak;
  return value > 12 ? lessonWords.value.baseBest : null;
};

const checkMove = (_: View, action: Action): string | null => {
  if (action.kind !== 'move') return lessonWords.value.moveInstead;
  if (keyOf(action.from) !== keyOf(WEDGE)) return lessonWords.value.moveOther;
  return placeKey(action.place) === placeKey(ASIDE) ? null : lessonWords.value.elsewhere;
};

/** The steps in the order in which they are checked; each is shown once, when it is due. */
const STEPS: readonly Step<CardsTypes>[] = [
  {
    id: 'welcome',
    due: (view, mine) => mine && view.phase.kind === 'base',
    text: () => [lessonWords.value.welcome],
    marks: () => [ENEMY_HOME],
    task: READ,
  },
  {
    id: 'values',
    due: (view, mine) => mine && view.phase.kind === 'base',
    text: () => [lessonWords.value.values],
    task: READ,
  },
  {
    id: 'base',
    due: (view, mine) => mine && view.phase.kind === 'base',
    text: () => [lessonWords.value.base],
    marks: () => [placeKey(HOME)],
    task: toDo(checkBase),
  },
  {
    id: 'turn',
    due: (view, mine) => isTurn(view, mine, 0),
    text: () => [lessonWords.value.turn],
    task: READ,
  },
  {
    id: 'walk',
    due: (view, mine) => isTurn(view, mine, 0),
    text: () => [lessonWords.value.walk],
    marks: () => [placeKey(FIRST)],
    task: laysAt(FIRST, (card) => (worth(card) > LOW ? lessonWords.value.walkStrong : null)),
  },
  {
    id: 'line',
    due: (view, mine) => isTurn(view, mine, 1),
    text: () => [lessonWords.value.line],
    marks: () => [placeKey(SECOND)],
    task: laysAt(SECOND, (card) => (worth(card) > LOW ? lessonWords.value.walkStrong : null)),
  },
  {
    id: 'touch',
    due: (view, mine) => isTurn(view, mine, 2),
    text: () => [lessonWords.value.touch],
    marks: () => ['12,-7'],
    task: READ,
  },
  {
    id: 'attack',
    due: (view, mine) => isTurn(view, mine, 2),
    text: () => [lessonWords.value.attack],
    marks: () => [placeKey(FRONT)],
    task: laysAt(FRONT, (card) => (worth(card) < MIDDLING ? lessonWords.value.attackWeak : null)),
  },
  {
    id: 'won',
    due: (view) => isAfterTurn(view, 2),
    text: () => [lessonWords.value.won],
    task: READ,
  },
  {
    id: 'lost',
    due: (view, mine) => isTurn(view, mine, 3),
    text: (view) => [lessonWords.value.lost(nameOf(inFront(view)))],
    marks: () => ['12,-7'],
    task: READ,
  },
  {
    id: 'strike',
    due: (view, mine) => isTurn(view, mine, 3),
    text: () => [lessonWords.value.strike],
    marks: () => [placeKey(FRONT)],
    task: laysAt(FRONT, (card) => (worth(card) < HIGH ? lessonWords.value.strikeWeak : null)),
  },
  {
    id: 'buy',
    due: (view, mine) => mine && view.phase.kind === 'after',
    text: (view) => [lessonWords.value.buy(nameOf(inFront(view)), cardWords.value.button.buy)],
    task: toDo((_, action) => (action.kind === 'give' ? null : lessonWords.value.buyNot)),
  },
  {
    id: 'bought',
    due: (view) => isAfterTurn(view, 3),
    text: () => [lessonWords.value.bought],
    task: READ,
  },
  {
    id: 'cut',
    due: (view, mine) => isTurn(view, mine, 4),
    text: () => [lessonWords.value.cut],
    marks: () => [placeKey(WEDGE)],
    task: laysAt(WEDGE),
  },
  {
    id: 'stranded',
    due: (view, mine) => isTurn(view, mine, 5),
    text: () => [lessonWords.value.stranded],
    marks: () => [CUT_OFF],
    task: READ,
  },
  {
    id: 'move',
    due: (view, mine) => isTurn(view, mine, 5),
    text: () => [lessonWords.value.move],
    marks: () => [placeKey(ASIDE)],
    task: toDo(checkMove),
  },
  {
    id: 'draw',
    due: (view, mine) => isTurn(view, mine, 6),
    text: () => [lessonWords.value.draw],
    task: READ,
  },
  {
    id: 'last',
    due: (view, mine) => isTurn(view, mine, 6),
    text: () => [lessonWords.value.last],
    marks: () => [placeKey(STRIKE)],
    task: laysAt(STRIKE),
  },
  {
    id: 'order',
    due: (view, mine) => mine && view.phase.kind === 'fight' && turns(view) === 6,
    text: () => [lessonWords.value.order],
    marks: () => [ENEMY_HOME],
    task: toDo((_, action) =>
      action.kind === 'fight' && keyOf(action.target) === ENEMY_HOME ? null : lessonWords.value.orderOther,
    ),
  },
  {
    id: 'over',
    due: ({ phase }) => phase.kind === 'over',
    text: () => [lessonWords.value.over],
    task: READ,
  },
];

const answer = (view: View, seat: Seat): string | null => {
  if (seat !== RIVAL) return null;
  switch (view.phase.kind) {
    case 'base':
      return 'base H10 19,0 v';
    case 'act':
      return REPLIES[view.seats[1]!.turns] ?? null;
    case 'after':
      return 'end';
    case 'first':
    case 'give':
    case 'take':
    case 'fight':
    case 'dice':
    case 'pick':
    case 'over':
      return null;
  }
};

const firstMatch: Lesson<CardsTypes> = {
  id: 'cards',
  game: cards,
  setup: { players: 2, options: {} },
  learner: LEARNER,
  names: ['', 'Ana'],
  chance: CHANCE,
  seed: 2011,
  bot: 'eager',
  steps: STEPS,
  answer,
};

export const lesson: Lesson = firstMatch;
