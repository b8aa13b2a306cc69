import fc from 'fast-check';
import { seatsOf, type Setup } from '@santiago/kernel';
import { evenOdds, type Case, type Odds, type Subject } from '@santiago/kernel/laws';
import {
  canals,
  DITCHES,
  INTERSECTIONS,
  SQUARES,
  TILES,
  type Action,
  type CanalsTypes,
  type Ditch,
  type Intersection,
  type State,
  type View,
} from '@santiago/canals';
import { fromMenu } from '../phases/index.ts';
import { isDesert, isFree, isPlantation } from '../state/square.ts';
import { endsOf, runsAlong } from './geometry.ts';
import { setupOf } from './table.ts';

const demand = (isTrue: boolean, what: () => string): void => {
  if (!isTrue) throw new Error(what());
};

const ROUNDS = [0, 0, 10, 11, 11, 9];

/** [C6][C9] Every tile is on the board, on offer, in the stacks or aside. */
const checkTiles = (view: View): void => {
  const { plantations, phase, aside, unseen, setup } = view;
  const offered = 'tiles' in phase ? phase.tiles : phase.kind === 'leftover' ? [phase.tile] : [];
  const seen = [...plantations.map((each) => each.tile), ...offered, ...(aside === null ? [] : [aside])];
  for (const [kind, tile] of TILES.entries()) {
    const all = seen.filter((each) => each === tile).length + unseen[kind]!;
    const inGame = (tile.endsWith('1') ? 3 : 6) - (setup.players > 2 ? 0 : tile.endsWith('1') ? 1 : 2);
    demand(all === inGame, () => `there are ${all} ${tile}, not ${inGame}`);
  }
};

/** [C10] 22 markers each: in stock, on the board, or dried up. */
const checkMarkers = ({ seats, plantations }: View): void => {
  for (const [index, { markers: stock }] of seats.entries()) {
    const own = plantations.filter((each) => each.planter === `p${index + 1}`);
    const used = own.reduce((sum, each) => sum + each.planted, 0);
    demand(stock >= 0 && stock + used === 22, () => `p${index + 1} has ${stock} + ${used} markers`);
  }
  for (const { square, tile, planter, planted, markers } of plantations) {
    const most = planter === null ? 0 : Number(tile.at(-1));
    const isSound =
      markers >= 0 && markers <= planted && planted <= most && (planter === null || planted > 0);
    demand(isSound, () => `${square} ${tile} has ${markers} of ${planted} markers of ${planter}`);
  }
};

/** No round is over yet, or so many are. */
const roundsDecided = ({ round, phase }: View): number =>
  ['reveal', 'extra', 'over'].includes(phase.kind) ? round : Math.max(0, round - 1);

/** [C31][C39] Canals are connected to the spring, and nobody built more than they had. */
const checkCanals = (view: View): void => {
  const { canals: built, seats, setup, spring } = view;
  const used = seats.filter((seat) => !seat.extra).length;
  const most = roundsDecided(view) + used + (setup.players === 2 ? 1 : 0);
  demand(built.length <= most, () => `${built.length} canals, at most ${most}`);
  demand(built.length >= used, () => `${built.length} canals, but ${used} extra ones used`);
  const wet = new Set<Intersection>(spring === null ? [] : [spring]);
  for (let grown = -1; grown !== wet.size; ) {
    grown = wet.size;
    for (const ditch of built)
      if (endsOf(ditch).some((end) => wet.has(end))) endsOf(ditch).forEach((end) => wet.add(end));
  }
  for (const ditch of built) demand(wet.has(endsOf(ditch)[0]), () => `${ditch} is without water`);
};

/** [C19][C32] Nobody is in debt, and there is no more money than was ever given out. */
const checkMoney = (view: View): void => {
  const { seats, phase, setup } = view;
  for (const [index, { cash }] of seats.entries())
    demand(Number.isInteger(cash) && cash >= 0, () => `p${index + 1} has ${cash} escudos`);
  const pools = 'proposals' in phase ? phase.proposals.flatMap((each) => each.bribes) : [];
  const all = [...seats.map((seat) => seat.cash), ...pools.map((bribe) => bribe.amount)];
  const incomes = phase.kind === 'reveal' ? view.round : Math.max(0, view.round - 1);
  const paid = setup.players * ((setup.players === 2 ? 5 : 10) + 3 * incomes);
  const sum = all.reduce((total, amount) => total + amount, 0);
  demand(sum <= paid, () => `${sum} escudos in play, but only ${paid} were given out`);
};

const checkRounds = ({ round, rounds, setup, phase, plantations }: View): void => {
  demand(rounds === ROUNDS[setup.players], () => `a match of ${rounds} rounds`);
  demand(
    round <= rounds && (phase.kind !== 'over' || round === rounds),
    () => `round ${round}, ${phase.kind}`,
  );
  const stacks = [0, 0, 3, 4, 4, 5][setup.players]!;
  const isOpen = ['auction', 'sealed', 'planting', 'leftover'].includes(phase.kind);
  const full = isOpen ? plantations.length < stacks * round : plantations.length === stacks * round;
  demand(full, () => `${plantations.length} tiles on the board in round ${round}, ${phase.kind}`);
};

/** [C48][C53] Palms: never on a desert, never more than three. */
const checkPalms = ({ palms, plantations, setup }: View): void => {
  demand(
    plantations.every((each) => !each.desert || !each.palm),
    () => 'a palm stands in a desert',
  );
  const all = palms.length + plantations.filter((each) => each.palm).length;
  const most = setup.options['palms'] === 'on' ? 3 : 0;
  demand(all <= most, () => `${all} palms`);
};

const same = (what: string, stored: number, derived: number): void =>
  demand(stored === derived, () => `${what} is ${stored}, should be ${derived}`);

/** The ditches at the sides of each square. */
const SIDES: readonly (readonly Ditch[])[] = SQUARES.map((square) =>
  DITCHES.filter((ditch) => runsAlong(ditch, square)),
);

const maskOf = <N>(all: readonly N[], isIn: (each: N) => boolean): number =>
  all.reduce((mask, each, index) => (isIn(each) ? mask | (1 << index) : mask), 0);

/** The facts that the engine keeps beside their source, derived anew. */
const checkStored = (s: State, view: View): void => {
  const { canals: built, spring, phase, unseen } = view;
  const wet = new Set<string>([
    ...(spring === null ? [] : [spring]),
    ...built.flatMap((ditch) => endsOf(ditch)),
  ]);
  same(
    'reach',
    s.reach,
    maskOf(DITCHES, (ditch) => endsOf(ditch).some((end) => wet.has(end))),
  );
  const proposals = 'proposals' in phase ? phase.proposals : [];
  const places = new Set<Ditch>(proposals.map((each) => each.ditch));
  same(
    'proposed',
    s.proposed,
    maskOf(DITCHES, (ditch) => places.has(ditch)),
  );
  const pools = proposals.map((each) => each.bribes.reduce((sum, bribe) => sum + bribe.amount, 0));
  same('largestPool', s.largestPool, Math.max(0, ...pools));
  same(
    'unseenCount',
    s.unseenCount,
    unseen.reduce((sum, left) => sum + left, 0),
  );
  const offered = 'tiles' in phase ? phase.tiles.length : phase.kind === 'leftover' ? 1 : 0;
  same('tileCount', s.tileCount, offered);
  same('plantedCount', s.plantedCount, [...s.squares].filter((square) => !isFree(square)).length);
  const free = s.free.subarray(0, 48 - s.plantedCount);
  same('free squares', new Set(free).size, 48 - s.plantedCount);
  for (const [at, square] of free.entries()) {
    demand(isFree(s.squares[square]!), () => `${SQUARES[square]} is not free`);
    same(`freeAt ${square}`, s.freeAt[square]!, at);
  }
  const isOpen = SQUARES.map((_, square) => isFree(s.squares[square]!));
  same('freeLow', s.freeLow, maskOf(isOpen.slice(0, 24), Boolean));
  same('freeHigh', s.freeHigh, maskOf(isOpen.slice(24), Boolean));
  const isDry = SQUARES.map(
    (_, square) => isPlantation(s.squares[square]!) && !SIDES[square]!.some((ditch) => built.includes(ditch)),
  );
  same('dryLow', s.dryLow, maskOf(isDry.slice(0, 24), Boolean));
  same('dryHigh', s.dryHigh, maskOf(isDry.slice(24), Boolean));
  for (const square of s.squares)
    demand(!isDesert(square) || !isFree(square), () => 'a desert without a tile');
  for (const [seat, bribe] of s.bribes.entries())
    demand(bribe === 0 || s.bribeDitches[seat]! >= 0, () => `p${seat + 1}'s bribe lies nowhere`);
};

export const conserved = (state: State): void => {
  const view = canals.view(state, 'all');
  checkTiles(view);
  checkMarkers(view);
  checkCanals(view);
  checkMoney(view);
  checkRounds(view);
  checkPalms(view);
  checkStored(state, view);
};

const amount = fc.oneof({ weight: 4, arbitrary: fc.nat(16) }, fc.nat(99_999));
const tile = fc.constantFrom(...TILES);
const square = fc.constantFrom(...SQUARES);
const ditch = fc.constantFrom(...DITCHES);

const wellFormed: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('overseer'), seat: fc.constantFrom(...seatsOf(5)) }),
  fc.record({ kind: fc.constant('spring'), intersection: fc.constantFrom(...INTERSECTIONS) }),
  fc.record({ kind: fc.constant('palms'), squares: fc.tuple(square, square, square) }),
  fc.record({ kind: fc.constant('aside'), tile }),
  fc.record({ kind: fc.constant('reveal'), tiles: fc.array(tile, { minLength: 3, maxLength: 5 }) }),
  fc.record({ kind: fc.constant('bid'), amount }),
  fc.record({ kind: fc.constant('pass') }),
  fc.record({ kind: fc.constant('plant'), tile, square }),
  fc.record({ kind: fc.constantFrom('propose', 'support'), ditch, amount }),
  fc.record({ kind: fc.constantFrom('accept', 'dig', 'extra'), ditch }),
);

const unseenTiles = ({ unseen }: View): string[] =>
  TILES.flatMap((name, kind) => Array<string>(unseen[kind]!).fill(name));

/** Chance by the rules; what is revealed and where palms stand has tests of its own. */
const odds = (state: State): Odds | null => {
  const view = canals.view(state, 'all');
  const { setup, phase } = view;
  const { overseer, spring } = setup.options;
  if (phase.kind !== 'set-up') return null;
  switch (phase.step) {
    case 'overseer':
      return evenOdds(
        (overseer === 'random' ? seatsOf(setup.players) : [overseer]).map((seat) => `overseer ${seat}`),
      );
    case 'spring': {
      const inner = INTERSECTIONS.filter((intersection) => /[BCD][23]/.test(intersection));
      const possible = spring === 'inner' ? inner : spring === 'any' ? INTERSECTIONS : [spring];
      return evenOdds(possible.map((intersection) => `spring ${intersection}`));
    }
    case 'aside': {
      const tiles = unseenTiles(view);
      const counted = new Map<string, number>();
      for (const name of tiles)
        counted.set(`aside ${name}`, (counted.get(`aside ${name}`) ?? 0) + 1 / tiles.length);
      return counted;
    }
    case 'palms':
      return null;
  }
};

export const subject: Subject<CanalsTypes> = {
  game: canals,
  wellFormed,
  maxRows: 400,
  conserved,
  fromMenu,
  odds,
  imagined: () => 'even',
};

const caseOf = (
  players: number,
  preset: 'amigo' | 'trefl',
  options: Readonly<Record<string, string>> = {},
): Case<CanalsTypes> => {
  const setup: Setup = setupOf(players, options, preset);
  const changed = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return {
    name: [`${players} players`, preset, ...changed].join(', '),
    setup,
    matches: 1,
    open: players > 2,
  };
};

const OPTIONS: readonly (readonly ['amigo' | 'trefl', Readonly<Record<string, string>>])[] = [
  ['amigo', {}],
  ['trefl', {}],
  ['amigo', { minBribe: '0', spring: 'any', overseer: 'p2', money: 'open' }],
  ['trefl', { spring: 'chosen', money: 'hidden' }],
  ['amigo', { spring: 'E1', palms: 'on' }],
];

/** Every number of players with every preset and every value of every option. */
export const CASES: readonly Case<CanalsTypes>[] = [2, 3, 4, 5].flatMap((players) => [
  ...OPTIONS.map(([preset, options]) => caseOf(players, preset, options)),
  ...(players === 2 ? [caseOf(2, 'trefl', { twoPlayerExtra: 'both', palms: 'off' })] : []),
]);
