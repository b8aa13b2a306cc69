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
  type View,
} from '@santiago/canals';
import { type Seat, seatIndex } from '@santiago/kernel';
import { ct } from '../words.ts';
import type { Lesson, Step } from '../../../sources/guided/lesson.ts';
import { placeName } from '../sentences.ts';
import { lw } from './words.ts';

const LEARNER = 'p1';
const NAMES = ['', 'Ana', 'Bo', 'Cleo'];
const BANANAS: Tile = 'banana2';

const READ = { kind: 'read' } as const;
const toDo = (judge: (view: View, action: Action) => string | null) => ({ kind: 'do', judge }) as const;

const nameOf = (seat: Seat | null): string => (seat === null ? '' : NAMES[seatIndex(seat)]!);
const isAt = (view: View, round: number, phase: View['phase']['kind']): boolean =>
  view.round === round && view.phase.kind === phase;

const ownFields = (view: View): readonly Plantation[] =>
  view.plantations.filter(({ planter, desert }) => planter === LEARNER && !desert);

/** The learner's dry fields that a canal could reach now, and the places for it. */
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

/** Whether a tile planted here has water, or could get some this round. */
const isReached = (view: View, square: Square): boolean => {
  const { irrigated, dry } = plantingEffect(canals.known(view), BANANAS, square);
  return irrigated || (dry?.legal.length ?? 0) > 0;
};

/** Squares where bananas would join the learner's own. */
const besideBananas = (view: View): Square[] =>
  freeSquares(view).filter((square) => {
    const { area } = plantingEffect(canals.known(view), BANANAS, square);
    return area.marks[seatIndex(LEARNER)]! > 2;
  });

const highestBid = (view: View): number => Math.max(0, ...view.seats.map(({ bid }) => bid ?? 0));

const judgeFirstBid = (_: View, action: Action): string | null => {
  if (action.kind !== 'bid') return lw.value.bidPass;
  if (action.amount < 3) return lw.value.bidLow;
  return action.amount > 5 ? lw.value.bidHigh : null;
};

const judgeFirstField = (view: View, action: Action): string | null => {
  if (action.kind !== 'plant') return null;
  if (plantersOf(action.tile) < 2) return lw.value.plantSmall;
  return isReached(view, action.square) ? null : lw.value.plantFar(action.square);
};

const judgeBribe = (view: View, action: Action): string | null => {
  if (action.kind !== 'propose' && action.kind !== 'support') return lw.value.bribePass;
  if (!ditchesInReach(view).includes(action.ditch)) return lw.value.bribeElsewhere(placeName(action.ditch));
  return action.amount > 3 ? lw.value.bribeMuch : null;
};

const judgeFewMarkers = (view: View, action: Action): string | null => {
  if (action.kind !== 'plant' || view.phase.kind !== 'planting') return null;
  const better = view.phase.tiles.some((tile) => plantersOf(tile) > 1);
  return plantersOf(action.tile) === 1 && better ? lw.value.plantNone : null;
};

const judgeGrowth = (view: View, action: Action): string | null => {
  if (action.kind !== 'plant' || besideBananas(view).length === 0) return null;
  const state = canals.known(view);
  const watered = (tile: Tile, square: Square): number =>
    plantingEffect(state, tile, square).watered[seatIndex(LEARNER)]!;
  const together = Math.max(...besideBananas(view).map((square) => watered(BANANAS, square)));
  const chosen = watered(action.tile, action.square);
  return chosen >= together ? null : lw.value.growNot(together, chosen);
};

const judgeExtra = (view: View, action: Action): string | null =>
  action.kind === 'extra' && ditchesInReach(view).includes(action.ditch) ? null : lw.value.extraUseNot;

/** What the drying of the round before did. */
const driedBefore = (view: View): { readonly markers: number; readonly deserts: number } => ({
  markers: view.plantations.reduce(
    (sum, { planted, markers, desert }) => sum + (desert ? 0 : planted - markers),
    0,
  ),
  deserts: view.plantations.filter(({ desert }) => desert).length,
});

const pointsNow = (view: View): readonly number[] => standings(canals.known(view)).map(({ now }) => now);
const placeOf = (view: View): number => {
  const points = pointsNow(view);
  return 1 + points.filter((each) => each > points[seatIndex(LEARNER)]!).length;
};

const poolsOf = (view: View): string[] =>
  view.phase.kind === 'decision'
    ? view.phase.proposals.map(({ ditch, bribes }) =>
        lw.value.pool(
          placeName(ditch),
          bribes.reduce((sum, { amount }) => sum + amount, 0),
        ),
      )
    : [];

const ownPlanCost = (view: View): number => {
  const offer = canals.offer(canals.known(view), seatIndex(LEARNER));
  return offer?.kind === 'decide' ? offer.cost : 0;
};

/** The steps in the order in which they are looked through; each is taken once, when its moment comes. */
const STEPS: readonly Step<CanalsTypes>[] = [
  {
    id: 'welcome',
    due: (view, mine) => mine && isAt(view, 1, 'auction'),
    text: () => lw.value.welcome,
    marks: ({ spring }) => (spring === null ? [] : [spring]),
    task: READ,
  },
  {
    id: 'offer',
    due: (view, mine) => mine && isAt(view, 1, 'auction'),
    text: () => lw.value.offer,
    task: READ,
  },
  {
    id: 'bid',
    due: (view, mine) => mine && isAt(view, 1, 'auction'),
    text: () => lw.value.bid,
    task: toDo(judgeFirstBid),
  },
  {
    id: 'order',
    due: (view, mine) => mine && isAt(view, 1, 'planting'),
    text: (view) => lw.value.order(highestBid(view), nameOf(view.overseer)),
    task: READ,
  },
  {
    id: 'plant',
    due: (view, mine) => mine && isAt(view, 1, 'planting'),
    text: () => lw.value.plant,
    marks: (view) => freeSquares(view).filter((square) => isReached(view, square)),
    task: toDo(judgeFirstField),
  },
  {
    id: 'dry',
    due: (view, mine) => mine && isAt(view, 1, 'bribing'),
    text: (view) => lw.value.dry(ownFields(view)[0]?.square ?? '', nameOf(view.overseer)),
    marks: (view) => ownFields(view).map(({ square }) => square),
    task: READ,
  },
  {
    id: 'bribe',
    due: (view, mine) => mine && isAt(view, 1, 'bribing'),
    text: () => lw.value.bribe,
    marks: ditchesInReach,
    task: toDo(judgeBribe),
  },
  {
    id: 'canal',
    due: (view) => isAt(view, 1, 'extra') && view.canals.length > 0,
    text: (view) => lw.value.canal(nameOf(view.overseer), placeName(view.canals[0]!)),
    marks: (view) => view.canals,
    task: READ,
  },
  {
    id: 'extra',
    due: (view, mine) => mine && isAt(view, 1, 'extra'),
    text: () => lw.value.extra(ct.value.button.notNow),
    task: toDo((_, action) => (action.kind === 'pass' ? null : lw.value.extraEarly)),
  },
  {
    id: 'drying',
    due: (view) => isAt(view, 2, 'auction'),
    text: (view) => lw.value.drying(driedBefore(view).markers, driedBefore(view).deserts),
    marks: (view) =>
      view.plantations
        .filter(({ planted, markers, desert }) => desert || markers < planted)
        .map(({ square }) => square),
    task: READ,
  },
  {
    id: 'pass',
    due: (view, mine) => mine && isAt(view, 2, 'auction'),
    text: () => lw.value.pass(ct.value.button.passOverseer),
    task: toDo((_, action) => (action.kind === 'pass' ? null : lw.value.passBid)),
  },
  {
    id: 'overseer',
    due: (view) => isAt(view, 2, 'planting'),
    text: () => lw.value.overseer,
    task: READ,
  },
  {
    id: 'plant-few',
    due: (view, mine) => mine && isAt(view, 2, 'planting'),
    text: () => lw.value.plantFew,
    task: toDo(judgeFewMarkers),
  },
  {
    id: 'decide',
    due: (view, mine) => mine && isAt(view, 2, 'decision'),
    text: (view) => lw.value.decide(poolsOf(view)),
    task: toDo((view, action) => (action.kind === 'accept' ? null : lw.value.decideOwn(ownPlanCost(view)))),
  },
  {
    id: 'area',
    due: (view) => isAt(view, 3, 'auction'),
    text: () => lw.value.area,
    marks: (view) =>
      ownFields(view)
        .filter(({ tile }) => tile === BANANAS)
        .map(({ square }) => square),
    task: READ,
  },
  {
    id: 'bid-highest',
    due: (view, mine) => mine && isAt(view, 3, 'auction'),
    text: (view) => lw.value.bidHighest(highestBid(view)),
    task: toDo((view, action) =>
      action.kind === 'bid' && action.amount > highestBid(view)
        ? null
        : lw.value.bidHighestNot(highestBid(view)),
    ),
  },
  {
    id: 'grow',
    due: (view, mine) => mine && isAt(view, 3, 'planting'),
    text: () => lw.value.grow,
    marks: besideBananas,
    task: toDo(judgeGrowth),
  },
  {
    id: 'extra-use',
    due: (view, mine) => mine && view.round >= 3 && view.phase.kind === 'extra' && inReach(view).length > 0,
    text: (view) => lw.value.extraUse(inReach(view)[0]!.square),
    marks: ditchesInReach,
    task: toDo(judgeExtra),
  },
  {
    id: 'watch',
    due: (view) => isAt(view, 4, 'auction'),
    text: (view) => lw.value.watch(view.round, view.rounds - 1),
    task: { kind: 'watch', until: ({ round, rounds }) => round === rounds },
  },
  {
    id: 'last',
    due: (view, mine) => mine && view.round === view.rounds && view.phase.kind === 'auction',
    text: (view) => lw.value.last(pointsNow(view)[seatIndex(LEARNER)]!),
    task: READ,
  },
  {
    id: 'over',
    due: ({ phase }) => phase.kind === 'over',
    text: (view) => lw.value.over(pointsNow(view)[seatIndex(LEARNER)]!, placeOf(view), ct.value.result.areas),
    task: READ,
  },
];

/** What the others bid in the rounds that are played together, by round and seat. */
const BIDS: Readonly<Record<number, Readonly<Partial<Record<Seat, string>>>>> = {
  1: { p2: 'bid 2', p3: 'pass', p4: 'bid 1' },
  2: { p4: 'bid 1', p2: 'bid 2', p3: 'bid 3' },
  3: { p2: 'bid 1', p3: 'bid 2', p4: 'pass' },
};

/** An offer to the learner as overseer: where it waters most of one's own, or at least where nobody asked yet. */
const offerTo = (view: View, seat: Seat): string | null => {
  const offer = canals.offer(canals.known(view), seatIndex(seat));
  if (offer?.kind !== 'bribe') return null;
  if (seat === 'p4' && offer.proposed.length > 0) return `support ${offer.proposed[0]} 1`;
  const state = canals.known(view);
  const worth = (ditch: Ditch): number => canalEffect(state, ditch).markers[seatIndex(seat)]!;
  const [best] = offer.free.toSorted((a, b) => worth(b) - worth(a));
  return best === undefined ? null : `propose ${best} ${seat === 'p2' ? 2 : 1}`;
};

/** The overseer takes what the learner offers. */
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
    case 'bribing':
      return view.overseer === LEARNER ? offerTo(view, seat) : 'pass';
    case 'decision':
      return decisionOf(view);
    case 'extra':
      return 'pass';
    default:
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
