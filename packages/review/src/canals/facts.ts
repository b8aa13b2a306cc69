import {
  type Action,
  areas,
  type CanalEffect,
  canalEffect,
  canals,
  type CanalsTypes,
  type Ditch,
  dryPlantations,
  plantingEffect,
  type Square,
  squareIndex,
  SQUARES,
  type State,
} from '@santiago/canals';
import { isFree, NEIGHBOURS, digCost } from '@santiago/canals/engine';
import { seatName } from '@santiago/kernel';
import type { Compared, MatchContext } from '../judge.ts';
import { breakEven, poolsOf } from './bribes.ts';
import { orderFacts } from './orderFacts.ts';
import { bribeResult, plantingFate, roundDried } from './aftermath.ts';
import { type FactContext, whoIn } from './factContext.ts';
import type { CanalsFact } from './reason.ts';

/** How many facts a reader can take in at once. */
const MOST = 5;

/** The facts behind a judgement: about the choice, and about the better action. */
export const canalsReasons = (
  state: State,
  seat: number,
  { chosen, best }: Compared,
  match: MatchContext<CanalsTypes> | null,
): CanalsFact[] => {
  const of = (text: string, about: FactContext['about']): CanalsFact[] =>
    factsOf(canals.parse(text)!, { state, seat, about, match });
  if (chosen === best) return of(chosen, 'chosen').slice(0, MOST);
  const [had, better] = [of(chosen, 'chosen'), [...spared(state, seat, chosen, best), ...of(best, 'best')]];
  const missed = missedWater(state, seat, canals.parse(chosen)!, canals.parse(best)!);
  // As many of each as there is room for, those about the better action last.
  const room = MOST - missed.length;
  const own = Math.max(Math.ceil(room / 2), room - better.length);
  const first = had.slice(0, own);
  return [...first, ...missed, ...better.slice(0, room - first.length)];
};

const factsOf = (action: Action, context: FactContext): CanalsFact[] => {
  switch (action.kind) {
    case 'bid':
      return orderFacts(action.amount, context);
    case 'pass':
      return passFacts(context);
    case 'plant':
      return plantingFacts(action, context);
    case 'propose':
    case 'support':
      return [
        ...bribeResult(action, context),
        ...waterFacts(action.ditch, context),
        bribeFact(action, context),
        ...roundDried(context),
      ];
    case 'accept':
      return [
        {
          kind: 'pool-taken',
          ...whoIn(context),
          ditch: action.ditch,
          pool: poolsOf(context.state).get(action.ditch)!,
        },
        ...waterFacts(action.ditch, context),
        ...roundDried(context),
      ];
    case 'dig':
      return context.state.phase === 'decision'
        ? [...digFacts(action.ditch, context), ...roundDried(context)]
        : waterFacts(action.ditch, context);
    case 'extra':
      return [
        { kind: 'extra-used', ...extraWorth(action.ditch, context) },
        ...waterFacts(action.ditch, context),
        ...roundDried(context),
      ];
    // There are no facts about the spring; the other actions here are chance's.
    case 'spring':
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      return [];
  }
};

/** In the auction a pass is a bid of nothing; elsewhere a pass builds nothing. */
const passFacts = (context: FactContext): CanalsFact[] => {
  const { phase } = context.state;
  if (phase === 'auction' || phase === 'sealed') return orderFacts(0, context);
  return phase === 'bribing' ? [...bribeResult(null, context), ...roundDried(context)] : roundDried(context);
};

// ── Planting

const plantingFacts = (action: Extract<Action, { kind: 'plant' }>, context: FactContext): CanalsFact[] => {
  const { state, seat } = context;
  const { tile, square } = action;
  const effect = plantingEffect(state, tile, square);
  const size = effect.area.squares.length;
  const marks = effect.area.marks[seat]!;
  const before = areas(state);
  const joined = before.filter((area) => area.squares.some((each) => effect.area.squares.includes(each)));
  const facts: CanalsFact[] = [
    ...plantingFate(square, context),
    {
      kind: 'area-made',
      ...whoIn(context),
      tile,
      square,
      size,
      marks,
      points: size * marks,
      joined: joined.length,
    },
  ];
  if (effect.dry !== null && effect.markers > 0) {
    const { crop } = effect.area;
    const { markers, lostIn: rounds, ditches } = effect.dry;
    facts.push({
      kind: 'drying',
      ...whoIn(context),
      square,
      crop,
      owner: seatName(seat),
      markers,
      rounds,
      ditches,
    });
  }
  const helped = mostOf(effect.watered, seat);
  if (helped !== null)
    facts.push({
      kind: 'area-shared',
      ...whoIn(context),
      square,
      owner: seatName(helped),
      marks: effect.area.marks[helped]!,
      points: effect.watered[helped]!,
    });
  return [...facts, ...blockedBy(square, effect.area.crop, context)];
};

/** The other seat with the most of something, null where nobody has any. */
const mostOf = (amounts: readonly number[], but: number): number | null => {
  const rivals = amounts.map((amount, seat) => (seat === but ? 0 : amount));
  const most = Math.max(...rivals);
  return most > 0 ? rivals.indexOf(most) : null;
};

/** The area of another crop and another seat that loses most when this square is taken. */
const blockedBy = (square: Square, crop: string, context: FactContext): CanalsFact[] => {
  const { state, seat } = context;
  const around = neighbours(square);
  const found = areas(state)
    .filter((area) => area.crop !== crop && area.squares.some((each) => around.includes(each)))
    .map((area) => ({ area, owner: mostOf(area.marks, seat) }))
    .filter(({ owner }) => owner !== null)
    .sort((a, b) => b.area.points[b.owner!]! - a.area.points[a.owner!]!)[0];
  if (found === undefined) return [];
  const { area, owner } = found;
  const open = new Set(
    area.squares.flatMap(neighbours).filter((each) => each !== square && isFreeSquare(state, each)),
  );
  return [
    {
      kind: 'area-blocked',
      ...whoIn(context),
      square,
      crop: area.crop,
      owner: seatName(owner!),
      size: area.squares.length,
      marks: area.marks[owner!]!,
      open: open.size,
    },
  ];
};

// ── Water

const waterFacts = (ditch: Ditch, context: FactContext): CanalsFact[] => {
  const { state } = context;
  const effect = canalEffect(state, ditch);
  const gains = effect.markers
    .map((markers, seat) => ({ seat: seatName(seat), markers, points: effect.now[seat]! }))
    .filter(({ markers, points }) => markers > 0 || points !== 0)
    .sort((a, b) => b.points - a.points);
  return gains.length === 0
    ? [{ kind: 'canal-idle', ...whoIn(context), ditch, opens: effect.opens.length }]
    : [{ kind: 'canal-waters', ...whoIn(context), ditch, gains }];
};

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

const digFacts = (ditch: Ditch, context: FactContext): CanalsFact[] => {
  const { state } = context;
  const refused = Math.max(0, ...poolsOf(state).values());
  return [
    { kind: 'own-plan', ...whoIn(context), ditch, cost: digCost(state), refused },
    ...waterFacts(ditch, context),
  ];
};

const extraWorth = (ditch: Ditch, context: FactContext) => ({
  ...whoIn(context),
  ditch,
  points: canalEffect(context.state, ditch).now[context.seat]!,
  roundsLeft: context.state.rounds - context.state.round,
});

/** What is kept by doing nothing: the money of a bribe or a canal, or the extra canal. */
const spared = (state: State, seat: number, chosen: string, best: string): CanalsFact[] => {
  if (best !== 'pass') return [];
  const whose = whoIn({ state, seat, about: 'best', match: null });
  const action = canals.parse(chosen)!;
  switch (action.kind) {
    case 'propose':
    case 'support':
      return [{ kind: 'money-kept', ...whose, amount: action.amount }];
    case 'dig':
      return [{ kind: 'money-kept', ...whose, amount: digCost(state) }];
    case 'extra':
      return [{ kind: 'extra-kept', ...whose, roundsLeft: state.rounds - state.round }];
    case 'accept':
    case 'bid':
    case 'pass':
    case 'plant':
    case 'spring':
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      return [];
  }
};

const ditchOf = (action: Action): Ditch | null => ('ditch' in action ? action.ditch : null);

/** What the better canal would have done: the extra canal that was not built, the plantation that stays dry. */
const missedWater = (state: State, seat: number, chosen: Action, best: Action): CanalsFact[] => {
  const ditch = ditchOf(best);
  if (ditch === null || state.phase === 'first-canal') return [];
  const context: FactContext = { state, seat, about: 'chosen', match: null };
  const effect = canalEffect(state, ditch);
  const facts: CanalsFact[] = [];
  if (chosen.kind === 'pass' && best.kind === 'extra')
    facts.push({ ...extraWorth(ditch, context), kind: 'extra-unused' });
  const field = driestField(state, seat, effect, ditchOf(chosen));
  if (field !== null) facts.push({ kind: 'drying', ...whoIn(context), ...field });
  return facts;
};

/** Of the seat's plantations that one canal waters and the other does not, the first that would be lost. */
const driestField = (state: State, seat: number, effect: CanalEffect, dug: Ditch | null) => {
  const wet = dug === null ? [] : canalEffect(state, dug).waters;
  const own = canals.view(state, 'all').plantations.filter(({ planter }) => planter === seatName(seat));
  const fields = dryPlantations(state)
    .filter(({ square, markers }) => markers > 0 && effect.waters.includes(square) && !wet.includes(square))
    .flatMap(({ square, markers, lostIn, ditches }) => {
      const tile = own.find((plantation) => plantation.square === square);
      if (tile === undefined) return [];
      const crop = areas(state).find((area) => area.squares.includes(square))!.crop;
      return [{ square, crop, owner: tile.planter!, markers, rounds: lostIn, ditches }];
    });
  return fields.sort((a, b) => a.rounds - b.rounds || b.markers - a.markers)[0] ?? null;
};

// ── Squares

const neighbours = (square: Square): Square[] =>
  NEIGHBOURS[squareIndex(square)]!.map((each) => SQUARES[each]!);
const isFreeSquare = (state: State, square: Square): boolean => isFree(state.squares[squareIndex(square)]!);
