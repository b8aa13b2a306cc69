import {
  type Action,
  canalEffect,
  canals,
  type CanalsTypes,
  type Ditch,
  dryPlantations,
  plantersOf,
  plantingEffect,
  type Plantation,
  type Square,
  standings,
  type Tile,
  totalOf,
  type View,
} from '@santiago/canals';
import { type Seat, seatIndex } from '@santiago/kernel';
import { canalsWords } from '../words.ts';
import type { Lesson, Step } from '@santiago/table/page/sources/guided/lesson.ts';
import { lessonWords } from './words.ts';

const LEARNER = 'p1';
const NAMES = ['', 'Ana', 'Bo', 'Cleo'];
const BANANAS: Tile = 'banana2';

const READ = { kind: 'read' } as const;
const toDo = (check: (view: View, action: Action) => string | null) => ({ kind: 'do', check }) as const;

const nameOf = (seat: Seat | null): string => (seat === null ? '' : NAMES[seatIndex(seat)]!);
const isAt = (view: View, round: number, phase: View['phase']['kind']): boolean =>
  view.round === round && view.phase.kind === phase;

const ownFields = (view: View): readonly Plantation[] =>
  view.plantations.filter(({ planter, desert }) => planter === LEARNER && !desert);

/** The learner's dry plantations that a canal could reach now, and the ditches for that. */
const inReach = (view: View): { readonly square: Square; readonly ditches: readonly Ditch[] }[] => {
  const own = new Set(ownFields(view).map(({ square }) => square));
  return dryPlantations(canals.known(view))
    .filter(({ square, legal }) => own.has(square) && legal.length > 0)
    .map(({ square, legal }) => ({ square, ditches: legal }));
};
const ditchesInReach = (view: View): Ditch[] => inReach(view).flatMap(({ ditches }) => ditches);

const freeSquares = (view: View): readonly Square[] => {
  const offer = canals.offer(canals.known(view), seatIndex(LEARNER));
  return offer?.kind === 'plant' ? offer.squares : [];
};

/** In how many ways a tile planted here can get water this round; Infinity where it already has water. */
const reachOf = (view: View, square: Square): number => {
  const { irrigated, dry } = plantingEffect(canals.known(view), BANANAS, square);
  return irrigated ? Number.POSITIVE_INFINITY : (dry?.legal.length ?? 0);
};

/** Squares sorted by how easily they get water, the easiest first. */
const byWater = (view: View, squares: readonly Square[]): Square[] =>
  squares.toSorted((a, b) => {
    const [first, second] = [reachOf(view, a), reachOf(view, b)];
    return first === second ? 0 : second - first;
  });

/** Where the learner should plant; the text promises that this square has water or can get some. */
const bestSquare = (view: View): Square | undefined => byWater(view, freeSquares(view))[0];

/** Only one thing is marked at a time. */
const one = <T>(list: readonly T[]): readonly T[] => list.slice(0, 1);

/** Squares where bananas would join the learner's own. */
const besideBananas = (view: View): Square[] =>
  byWater(
    view,
    freeSquares(view).filter((square) => {
      const { area } = plantingEffect(canals.known(view), BANANAS, square);
      return area.marks[seatIndex(LEARNER)]! > 2;
    }),
  );

const highestBid = (view: View): number => Math.max(0, ...view.seats.map(({ bid }) => bid ?? 0));

const checkFirstBid = (_: View, action: Action): string | null => {
  if (action.kind !== 'bid') return lessonWords.value.bidPass;
  if (action.amount < 3) return lessonWords.value.bidLow;
  return action.amount > 5 ? lessonWords.value.bidHigh : null;
};

const checkFirstField = (view: View, action: Action): string | null => {
  if (action.kind !== 'plant') return null;
  if (plantersOf(action.tile) < 2) return lessonWords.value.plantSmall;
  return reachOf(view, action.square) > 0 ? null : lessonWords.value.plantFar;
};

const checkBribe = (view: View, action: Action): string | null => {
  if (action.kind !== 'propose' && action.kind !== 'support') return lessonWords.value.bribePass;
  if (!ditchesInReach(view).includes(action.ditch)) return lessonWords.value.bribeElsewhere;
  return action.amount > 3 ? lessonWords.value.bribeMuch : null;
};

const checkFewMarkers = (view: View, action: Action): string | null =>
  action.kind === 'plant' && reachOf(view, action.square) === 0 ? lessonWords.value.plantFar : null;

const checkGrowth = (view: View, action: Action): string | null => {
  if (action.kind !== 'plant' || besideBananas(view).length === 0) return null;
  const state = canals.known(view);
  const watered = (tile: Tile, square: Square): number =>
    plantingEffect(state, tile, square).watered[seatIndex(LEARNER)]!;
  const together = Math.max(...besideBananas(view).map((square) => watered(BANANAS, square)));
  const chosen = watered(action.tile, action.square);
  return chosen >= together ? null : lessonWords.value.growNot(together, chosen);
};

const checkExtra = (view: View, action: Action): string | null =>
  action.kind === 'extra' && ditchesInReach(view).includes(action.ditch)
    ? null
    : lessonWords.value.extraUseNot;

/** The learner's plantations that the last drying affected. */
const driedBefore = ({ plantations }: View): readonly Square[] =>
  plantations
    .filter(({ planted, markers, desert }) => desert || markers < planted)
    .map(({ square }) => square);

const pointsNow = (view: View): readonly number[] => standings(canals.known(view)).map(({ now }) => now);
const rankOf = (view: View): number => {
  const points = pointsNow(view);
  return 1 + points.filter((each) => each > points[seatIndex(LEARNER)]!).length;
};

/** The ditch with the largest total of bribes. */
const richestDitch = ({ phase }: View): readonly Ditch[] => {
  if (phase.kind !== 'bribing' && phase.kind !== 'decision') return [];
  return one(phase.proposals.toSorted((a, b) => totalOf(b) - totalOf(a))).map(({ ditch }) => ditch);
};

const ownPlanCost = (view: View): number => {
  const offer = canals.offer(canals.known(view), seatIndex(LEARNER));
  return offer?.kind === 'decide' ? offer.cost : 0;
};

/** The steps in the order in which they are checked; each is shown once, when it is due. */
const STEPS: readonly Step<CanalsTypes>[] = [
  {
    id: 'welcome',
    due: (view, mine) => mine && isAt(view, 1, 'auction'),
    text: () => [lessonWords.value.welcome],
    marks: ({ spring }) => (spring === null ? [] : [spring]),
    task: READ,
  },
  {
    id: 'offer',
    due: (view, mine) => mine && isAt(view, 1, 'auction'),
    text: () => [lessonWords.value.offer],
    task: READ,
  },
  {
    id: 'bid',
    due: (view, mine) => mine && isAt(view, 1, 'auction'),
    text: () => [lessonWords.value.bid],
    task: toDo(checkFirstBid),
  },
  {
    id: 'order',
    due: (view, mine) => mine && isAt(view, 1, 'planting'),
    text: (view) => [lessonWords.value.order(nameOf(view.overseer))],
    task: READ,
  },
  {
    id: 'plant',
    due: (view, mine) => mine && isAt(view, 1, 'planting'),
    text: () => [lessonWords.value.plant],
    marks: (view) => one(byWater(view, freeSquares(view))),
    task: toDo(checkFirstField),
  },
  {
    id: 'dry',
    due: (view, mine) => mine && isAt(view, 1, 'bribing'),
    text: (view) => [lessonWords.value.dry(nameOf(view.overseer))],
    marks: (view) => one(ownFields(view).map(({ square }) => square)),
    task: READ,
  },
  {
    id: 'bribe',
    due: (view, mine) => mine && isAt(view, 1, 'bribing'),
    text: () => [lessonWords.value.bribe],
    marks: (view) => one(ditchesInReach(view)),
    task: toDo(checkBribe),
  },
  {
    id: 'canal',
    due: (view) => isAt(view, 1, 'extra') && view.canals.length > 0,
    text: (view) => [lessonWords.value.canal(nameOf(view.overseer))],
    marks: (view) => one(view.canals),
    task: READ,
  },
  {
    id: 'extra',
    due: (view, mine) => mine && isAt(view, 1, 'extra'),
    text: () => [lessonWords.value.extra(canalsWords.value.button.notNow)],
    task: toDo((_, action) => (action.kind === 'pass' ? null : lessonWords.value.extraEarly)),
  },
  {
    id: 'drying',
    due: (view) => isAt(view, 2, 'auction'),
    text: () => [lessonWords.value.drying],
    marks: (view) => one(driedBefore(view)),
    task: READ,
  },
  {
    id: 'pass',
    due: (view, mine) => mine && isAt(view, 2, 'auction'),
    text: () => [lessonWords.value.pass(canalsWords.value.button.passOverseer)],
    task: toDo((_, action) => (action.kind === 'pass' ? null : lessonWords.value.passBid)),
  },
  {
    id: 'overseer',
    due: (view) => isAt(view, 2, 'planting'),
    text: () => [lessonWords.value.overseer],
    task: READ,
  },
  {
    id: 'plant-few',
    due: (view, mine) => mine && isAt(view, 2, 'planting'),
    text: (view) => {
      const square = bestSquare(view);
      const isWatered = square !== undefined && reachOf(view, square) === Number.POSITIVE_INFINITY;
      return [isWatered ? lessonWords.value.plantWatered : lessonWords.value.plantFew];
    },
    marks: (view) => one(byWater(view, freeSquares(view))),
    task: toDo(checkFewMarkers),
  },
  {
    id: 'decide',
    due: (view, mine) => mine && isAt(view, 2, 'decision'),
    text: () => [lessonWords.value.decide],
    marks: richestDitch,
    task: toDo((view, action) =>
      action.kind === 'accept' ? null : lessonWords.value.decideOwn(ownPlanCost(view)),
    ),
  },
  {
    id: 'area',
    due: (view) => isAt(view, 3, 'auction'),
    text: () => [lessonWords.value.area],
    marks: (view) =>
      one(
        ownFields(view)
          .filter(({ tile }) => tile === BANANAS)
          .map(({ square }) => square),
      ),
    task: READ,
  },
  {
    id: 'bid-highest',
    due: (view, mine) => mine && isAt(view, 3, 'auction'),
    text: (view) => [lessonWords.value.bidHighest(highestBid(view))],
    task: toDo((view, action) =>
      action.kind === 'bid' && action.amount > highestBid(view)
        ? null
        : lessonWords.value.bidHighestNot(highestBid(view)),
    ),
  },
  {
    id: 'grow',
    due: (view, mine) => mine && isAt(view, 3, 'planting'),
    text: () => [lessonWords.value.grow],
    marks: (view) => one(besideBananas(view)),
    task: toDo(checkGrowth),
  },
  {
    id: 'extra-use',
    due: (view, mine) => mine && view.round >= 3 && view.phase.kind === 'extra' && inReach(view).length > 0,
    text: () => [lessonWords.value.extraUse],
    marks: (view) => one(ditchesInReach(view)),
    task: toDo(checkExtra),
  },
  {
    id: 'watch',
    due: (view) => isAt(view, 4, 'auction'),
    text: (view) => [lessonWords.value.watch(view.round, view.rounds - 1)],
    task: { kind: 'watch', until: ({ round, rounds }) => round === rounds },
  },
  {
    id: 'last',
    due: (view, mine) => mine && view.round === view.rounds && view.phase.kind === 'auction',
    text: () => [lessonWords.value.last],
    task: READ,
  },
  {
    id: 'over',
    due: ({ phase }) => phase.kind === 'over',
    text: (view) => [lessonWords.value.over(pointsNow(view)[seatIndex(LEARNER)]!, rankOf(view))],
    task: READ,
  },
];

/** What the others bid in the guided rounds, by round and seat. */
const BIDS: Readonly<Record<number, Readonly<Partial<Record<Seat, string>>>>> = {
  1: { p2: 'bid 2', p3: 'pass', p4: 'bid 1' },
  2: { p4: 'bid 1', p2: 'bid 2', p3: 'bid 3' },
  3: { p2: 'bid 1', p3: 'bid 2', p4: 'pass' },
};

/**
 * A proposal to the learner as overseer. Ana asks for a ditch that the learner needs too, if there is one, and Cleo
 * adds to it; Bo asks for the ditch that waters most of Bo's own plantations.
 */
const bribeFor = (view: View, seat: Seat): string | null => {
  const state = canals.known(view);
  const offer = canals.offer(state, seatIndex(seat));
  if (offer?.kind !== 'bribe') return null;
  const [richest] = richestDitch(view);
  if (seat === 'p4' && richest !== undefined) return `support ${richest} 1`;
  const wanted = seat === 'p2' ? ditchesInReach(view) : [];
  const worth = (ditch: Ditch): number =>
    Number(wanted.includes(ditch)) * 10 + canalEffect(state, ditch).markers[seatIndex(seat)]!;
  const [best] = offer.free.toSorted((a, b) => worth(b) - worth(a));
  return best === undefined ? null : `propose ${best} ${seat === 'p2' ? 2 : 1}`;
};

/** The others leave the squares next to the learner's bananas free, because the coach returns to them. */
const plantingOf = (view: View, seat: Seat): string | null => {
  const state = canals.known(view);
  const offer = canals.offer(state, seatIndex(seat));
  if (offer?.kind !== 'plant') return null;
  const [tile] = offer.tiles.toSorted((a, b) => plantersOf(b) - plantersOf(a));
  const isBeside = (square: Square): boolean =>
    plantingEffect(state, BANANAS, square).area.marks[seatIndex(LEARNER)]! > 0;
  const [square] = byWater(
    view,
    offer.squares.filter((each) => !isBeside(each)),
  );
  return tile === undefined || square === undefined ? null : `plant ${tile} ${square}`;
};

/** The overseer accepts the learner's proposal. */
const decisionOf = (view: View): string | null => {
  if (view.phase.kind !== 'decision') return null;
  const { proposals } = view.phase;
  const [first] = proposals.toSorted(
    (a, b) => Number(b.bribes[0]?.seat === LEARNER) - Number(a.bribes[0]?.seat === LEARNER),
  );
  return first === undefined ? 'pass' : `accept ${first.ditch}`;
};

const answer = (view: View, seat: Seat): string | null => {
  if (view.round > 3 || seat === LEARNER) return null;
  switch (view.phase.kind) {
    case 'auction':
      return BIDS[view.round]?.[seat] ?? null;
    case 'planting':
      return view.round < 3 ? plantingOf(view, seat) : null;
    case 'bribing':
      return view.overseer === LEARNER ? bribeFor(view, seat) : 'pass';
    case 'decision':
      return decisionOf(view);
    case 'extra':
      return 'pass';
    // The learner's own choice, chance, or nobody's in this lesson.
    case 'set-up':
    case 'spring':
    case 'first-canal':
    case 'reveal':
    case 'sealed':
    case 'leftover':
    case 'over':
      return null;
  }
};

const firstGame: Lesson<CanalsTypes> = {
  id: 'canals',
  game: canals,
  setup: { players: 4, preset: 'amigo', options: { money: 'open', overseer: 'p4', spring: 'C2' } },
  learner: LEARNER,
  names: NAMES,
  chance: [
    'overseer p4',
    'spring C2',
    'aside pepper1',
    'reveal banana2 bean1 cane1 potato1',
    'reveal cane2 bean2 potato2 pepper2',
    'reveal banana2 bean2 cane2 potato2',
  ],
  seed: 2003,
  bot: 'steward',
  steps: STEPS,
  answer,
};

export const lesson: Lesson = firstGame;
