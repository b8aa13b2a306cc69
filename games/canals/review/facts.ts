import {
  type Action,
  areas,
  canalEffect,
  canals,
  type CanalsTypes,
  type Crop,
  type Ditch,
  ditchIndex,
  type DryPlantation,
  dryPlantations,
  type PlantingEffect,
  plantingEffect,
  type Square,
  squareIndex,
  SQUARES,
  type State,
} from '@santiago/canals';
import { isFree, NEIGHBOURS, digCost } from '@santiago/canals/engine';
import { seatName } from '@santiago/kernel';
import { type Argument, convincing, type Later, MOST_FACTS } from '@santiago/review/argument.ts';
import type { Compared, MatchContext } from '@santiago/review/judge.ts';
import { breakEven, buildableDitches, poolsOf } from './bribes.ts';
import { orderArguments, orderFacts } from './orderFacts.ts';
import { bribeResult, plantingFate, roundDried, thenPlanted } from './aftermath.ts';
import { type FactContext, whoIn } from './factContext.ts';
import type { AreaMade, AreaRoom, CanalsFact } from './reason.ts';

/** The facts behind a judgement: about the choice, and about the better action. */
export const canalsReasons = (
  state: State,
  seat: number,
  { chosen, best }: Compared,
  match: MatchContext<CanalsTypes> | null,
): readonly (CanalsFact | Later)[] => {
  const option = (text: string, about: FactContext['about']): Option => ({
    action: canals.parse(text)!,
    context: { state, seat, about, match },
  });
  const made = option(chosen, 'chosen');
  if (chosen === best) return factsOf(made).slice(0, MOST_FACTS);
  const better = option(best, 'best');
  return convincing(argumentsOf(made, better), whoIn(better.context));
};

/** An answer, and where it is given. */
interface Option<A extends Action = Action> {
  readonly action: A;
  readonly context: FactContext;
}

/** What speaks for the better answer, and against it. */
const argumentsOf = (chosen: Option, best: Option): Argument<CanalsFact>[] => {
  if (isPlanting(chosen) && isPlanting(best)) return plantingArguments(chosen, best);
  const [had, better] = [bidIn(chosen), bidIn(best)];
  if (had !== null && better !== null)
    return orderArguments({ bid: had, context: chosen.context }, { bid: better, context: best.context });
  return canalArguments(chosen, best);
};

type Plant = Extract<Action, { kind: 'plant' }>;
const isPlanting = (option: Option): option is Option<Plant> => option.action.kind === 'plant';

/** In the auction a pass is a bid of nothing; null where nobody bids. */
const bidIn = ({ action, context }: Option): number | null => {
  if (action.kind === 'bid') return action.amount;
  const { phase } = context.state;
  return phase === 'auction' || phase === 'sealed' ? 0 : null;
};

/** What there is to say about one answer alone. */
const factsOf = (option: Option): CanalsFact[] => {
  const { action, context } = option;
  if (action.kind === 'plant') {
    const { fate, area, water, room } = plantingOf(action, context);
    return [...fate, area, ...water, room];
  }
  const bid = bidIn(option);
  return bid === null ? [...moneyFacts(option), ...waterFacts(option)] : orderFacts(bid, context);
};

// ── Planting

/** What can be said about a planting. */
interface Planting {
  readonly area: AreaMade;
  readonly fate: readonly CanalsFact[];
  readonly water: readonly CanalsFact[];
  readonly room: AreaRoom;
  /** What it adds to the planter's points once all has water, and the canals that the tile needs for that. */
  readonly points: number;
  readonly canals: number;
  /** Markers on other plantations that would get water with it. */
  readonly along: number;
  /** Whether the area brought much less in the end than it promised. */
  readonly failed: boolean;
}

const plantingOf = (action: Plant, context: FactContext): Planting => {
  const { state, seat } = context;
  const { tile, square } = action;
  const who = whoIn(context);
  const effect = plantingEffect(state, tile, square);
  const { area, dry, watered } = effect;
  const size = area.squares.length;
  const marks = area.marks[seat]!;
  const fate = plantingFate(square, context);
  const made: AreaMade = {
    kind: 'area-made',
    ...who,
    tile,
    square,
    size,
    marks,
    points: size * marks,
  };
  return {
    area: made,
    fate,
    water: plantedWater(square, effect, context),
    room: { kind: 'area-room', ...who, square, open: openAround(state, area.squares, square).length },
    points: watered[seat]!,
    canals: dry === null ? 0 : canalsTo(state, dry.ditches),
    along: dry === null ? 0 : markersAlong(state, dry),
    failed: fate.some((fact) => fact.kind === 'planting-fate' && 2 * fact.points <= made.points),
  };
};

/** Whether a tile has water; how it dries, if it is planted with markers. */
const plantedWater = (square: Square, effect: PlantingEffect, context: FactContext): CanalsFact[] => {
  const { area, dry, markers } = effect;
  if (dry === null) return [{ kind: 'has-water', ...whoIn(context), square }];
  return markers === 0 ? [] : [dryingFact(area.crop, dry, context)];
};

/** A dry plantation of the seat, and what it takes to water it. */
const dryingFact = (crop: Crop, dry: DryPlantation, context: FactContext): CanalsFact => {
  const { state, seat } = context;
  const { square, markers, lostIn: rounds, ditches } = dry;
  return {
    kind: 'drying',
    ...whoIn(context),
    square,
    crop,
    owner: seatName(seat),
    markers,
    rounds,
    ditches,
    canals: canalsTo(state, ditches),
    along: markersAlong(state, dry),
  };
};

/** The most markers on other dry plantations that one canal waters together with this one. */
const markersAlong = (state: State, { square, ditches }: DryPlantation): number => {
  const dry = dryPlantations(state);
  const together = (ditch: Ditch): number =>
    dry
      .filter((other) => other.square !== square && other.ditches.includes(ditch))
      .reduce((sum, { markers }) => sum + markers, 0);
  return Math.max(...ditches.map(together));
};

/** A canal nearer to the water, a marker that wants water too and a free square are worth about so many points. */
const NEARER = 1.5;
const TOGETHER = 0.5;
const ROOM = 0.3;

const plantingArguments = (chosen: Option<Plant>, best: Option<Plant>): Argument<CanalsFact>[] => {
  const [had, better] = [plantingOf(chosen.action, chosen.context), plantingOf(best.action, best.context)];
  const wetter = NEARER * (had.canals - better.canals) + TOGETHER * (better.along - had.along);
  const then = thenPlanted(best.action, chosen.context);
  return [
    { facts: [had.area, better.area], weight: better.points - had.points },
    { facts: [...had.water, ...better.water], weight: wetter, isNeeded: true },
    { facts: had.failed ? had.fate : [], weight: 1 },
    { facts: then, weight: then.length },
    { facts: [had.room, better.room], weight: ROOM * (better.room.open - had.room.open - 1) },
  ];
};

/** The smallest number of canals, each at the end of what is there by then, that puts one on any of these ditches. */
const canalsTo = (state: State, ditches: readonly Ditch[]): number => {
  const twin = canals.copy(state);
  for (let built = 1; ; built++) {
    const next = buildableDitches(twin);
    if (next.length === 0 || ditches.some((ditch) => next.includes(ditch))) return built;
    for (const ditch of next) twin.build(ditchIndex(ditch));
  }
};

// ── Canals, bribes and the overseer

const ditchOf = (action: Action): Ditch | null => ('ditch' in action ? action.ditch : null);

/** What a canal does to markers and points now; free squares where it waters nobody's markers. */
const effectFacts = (ditch: Ditch | null, context: FactContext): CanalsFact[] => {
  if (ditch === null) return [];
  const effect = canalEffect(context.state, ditch);
  const gains = effect.markers
    .map((markers, seat) => ({ seat: seatName(seat), markers, points: effect.now[seat]! }))
    .filter(({ markers, points }) => markers > 0 || points !== 0)
    .sort((a, b) => b.points - a.points);
  return gains.length === 0
    ? [{ kind: 'canal-idle', ...whoIn(context), ditch, opens: effect.opens.length }]
    : [{ kind: 'canal-waters', ...whoIn(context), ditch, gains }];
};

/** What an answer does for the water. */
const waterFacts = ({ action, context }: Option): CanalsFact[] => effectFacts(ditchOf(action), context);

/** The seat's plantations that are dry and have markers. */
const ownDry = (state: State, seat: number) => {
  const own = canals.view(state, 'all').plantations.filter(({ planter }) => planter === seatName(seat));
  return dryPlantations(state).filter(
    ({ square, markers }) => markers > 0 && own.some((plantation) => plantation.square === square),
  );
};

/** What an answer costs or brings in money, and what it means to whoever decides. */
const moneyFacts = ({ action, context }: Option): CanalsFact[] => {
  const { state } = context;
  switch (action.kind) {
    case 'propose':
    case 'support':
      return [...bribeResult(action, context), bribeFact(action, context)];
    case 'accept':
      return [
        {
          kind: 'pool-taken',
          ...whoIn(context),
          ditch: action.ditch,
          pool: poolsOf(state).get(action.ditch)!,
        },
      ];
    case 'dig':
      return state.phase === 'decision' ? [ownPlan(action.ditch, context)] : [];
    case 'pass':
      if (state.phase === 'bribing') return bribeResult(null, context);
      return state.phase === 'decision'
        ? [{ kind: 'canal-unbuilt', ...whoIn(context), left: roundsLeft(state) }]
        : [];
    case 'extra':
    case 'bid':
    case 'plant':
    case 'spring':
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      return [];
  }
};

const roundsLeft = ({ rounds, round }: State): number => rounds - round;

const bribeFact = (
  { ditch, amount }: { readonly ditch: Ditch; readonly amount: number },
  context: FactContext,
): CanalsFact => {
  const { state } = context;
  return {
    kind: 'bribe-even',
    ...whoIn(context),
    ditch,
    overseer: seatName(state.overseer),
    even: breakEven(state, ditch),
    pool: (poolsOf(state).get(ditch) ?? 0) + amount,
  };
};

const ownPlan = (ditch: Ditch, context: FactContext): CanalsFact => {
  const { state } = context;
  const refused = Math.max(0, ...poolsOf(state).values());
  return { kind: 'own-plan', ...whoIn(context), ditch, cost: digCost(state), refused };
};

/** What the seat has more afterwards, in escudos. */
const moneyOf = ({ action, context: { state } }: Option): number => {
  switch (action.kind) {
    case 'propose':
    case 'support':
      return -action.amount;
    case 'accept':
      return poolsOf(state).get(action.ditch)!;
    case 'dig':
      return state.phase === 'decision' ? -digCost(state) : 0;
    case 'extra':
    case 'pass':
    case 'bid':
    case 'plant':
    case 'spring':
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      return 0;
  }
};

/** A point for a rival weighs nearly as much as an own one; a free square with water is good for later rounds. */
const RIVAL = 0.8;
const FREE = 0.6;

/** What a canal does for the seat's points, with what it does for the best of the others taken off. */
const gainOf = ({ action, context: { state, seat } }: Option): number => {
  const ditch = ditchOf(action);
  if (ditch === null) return 0;
  const { now, opens } = canalEffect(state, ditch);
  const later = roundsLeft(state) === 0 ? 0 : FREE * opens.length;
  return later + now[seat]! - RIVAL * Math.max(0, ...now.filter((_, other) => other !== seat));
};

const canalArguments = (chosen: Option, best: Option): Argument<CanalsFact>[] => {
  const [had, better] = [ditchOf(chosen.action), ditchOf(best.action)];
  const isSame = had === better;
  const money = moneyOf(best) - moneyOf(chosen);
  const water = isSame ? [] : [...waterFacts(chosen), ...waterFacts(best)];
  const dried = better === null ? [] : roundDried(better, chosen.context);
  const result = moneyFacts(chosen);
  const gain = gainOf(best) - gainOf(chosen);
  // Two canals of the same price need none.
  const cost = { weight: money, isNeeded: money !== 0 || best.action.kind !== 'dig' };
  return [
    { facts: water, weight: gain, isNeeded: true },
    { facts: dried, weight: 3 },
    { facts: dried.length > 0 ? [] : missedWater(chosen, best), weight: 2 },
    // Without its price nobody can judge a canal.
    { facts: moneyFacts(best), ...cost },
    { facts: isSpared(result, better) ? [] : result, ...cost, weight: 0 },
    { facts: spared(chosen, best), weight: Math.max(money, 1) },
  ];
};

/** The canal came where the better answer wanted it: then nothing bad followed from the bribe that was not offered. */
const isSpared = (result: readonly CanalsFact[], better: Ditch | null): boolean =>
  better !== null && result.some((fact) => fact.kind === 'bribe-result' && fact.built === better);

/** What is kept by doing nothing: the money of a bribe or a canal, or the extra canal. */
const spared = (chosen: Option, best: Option): CanalsFact[] => {
  if (best.action.kind !== 'pass') return [];
  const { context } = best;
  if (chosen.action.kind === 'extra')
    return [{ kind: 'extra-kept', ...whoIn(context), roundsLeft: roundsLeft(context.state) }];
  const amount = -moneyOf(chosen);
  return amount > 0 ? [{ kind: 'money-kept', ...whoIn(context), amount }] : [];
};

/** Of the seat's plantations that the better canal waters and the chosen one does not, the first that would be lost. */
const missedWater = (chosen: Option, best: Option): CanalsFact[] => {
  const { context } = chosen;
  const { state, seat } = context;
  const ditch = ditchOf(best.action);
  if (ditch === null || state.phase === 'first-canal') return [];
  const dug = ditchOf(chosen.action);
  const [field] = ownDry(state, seat)
    .filter(({ ditches }) => ditches.includes(ditch) && !ditches.some((each) => each === dug))
    .sort((a, b) => a.lostIn - b.lostIn || b.markers - a.markers);
  if (field === undefined) return [];
  const { crop } = areas(state).find((area) => area.squares.includes(field.square))!;
  return [dryingFact(crop, field, context)];
};

// ── Squares

const neighbours = (square: Square): Square[] =>
  NEIGHBOURS[squareIndex(square)]!.map((each) => SQUARES[each]!);
const isFreeSquare = (state: State, square: Square): boolean => isFree(state.squares[squareIndex(square)]!);
/** The free squares around an area when this square is taken. */
const openAround = (state: State, area: readonly Square[], taken: Square): Square[] => [
  ...new Set(area.flatMap(neighbours).filter((each) => each !== taken && isFreeSquare(state, each))),
];
