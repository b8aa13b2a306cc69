import { seatsOf, type Seat, type Setup } from '@santiago/kernel';
import {
  cropOf,
  DITCHES,
  INTERSECTIONS,
  plantersOf,
  SQUARES,
  type Ditch,
  type Intersection,
  type Square,
  type Tile,
} from '@santiago/canals';
import { endsOf, isBeside, meetAt, runsAlong } from './geometry.ts';

/**
 * The rules once more, slow and plain, read off the rulebook and not off the engine: what may be done is a list of
 * lines of notation, and playing is done line by line on names. The engine is held against it.
 */

interface Field {
  tile: Tile;
  owner: Seat | null;
  markers: number;
  palm: boolean;
  desert: boolean;
}

type Phase =
  | 'overseer'
  | 'spring'
  | 'first canal'
  | 'palms'
  | 'aside'
  | 'reveal'
  | 'auction'
  | 'sealed'
  | 'planting'
  | 'leftover'
  | 'bribing'
  | 'decision'
  | 'extra'
  | 'over';

export interface World {
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  phase: Phase;
  /** Who acts in this phase, in order; chance where it is empty. */
  queue: Seat[];
  round: number;
  overseer: Seat;
  spring: Intersection;
  canals: Ditch[];
  board: Map<Square, Field>;
  palms: Square[];
  cash: Map<Seat, number>;
  extras: Seat[];
  offer: Tile[];
  bids: Map<Seat, number>;
  bribes: { seat: Seat; ditch: Ditch; amount: number }[];
  /** Who places the tile that is left over. */
  winner: Seat;
}

export const newWorld = (setup: Setup): World => {
  const seats = seatsOf(setup.players);
  return {
    setup,
    seats,
    phase: 'overseer',
    queue: [],
    round: 0,
    overseer: 'p1',
    spring: 'A1',
    canals: [],
    board: new Map(),
    palms: [],
    cash: new Map(seats.map((seat) => [seat, seats.length === 2 ? 5 : 10])),
    extras: [...seats],
    offer: [],
    bids: new Map(),
    bribes: [],
    winner: 'p1',
  };
};

const LAST_ROUND: Readonly<Record<number, number>> = { 2: 10, 3: 11, 4: 11, 5: 9 };

/** Everybody clockwise, the seat itself last. */
const after = ({ seats }: World, seat: Seat): Seat[] => {
  const at = seats.indexOf(seat) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
};

const purse = (world: World, seat: Seat): number => world.cash.get(seat)!;

const pay = (world: World, seat: Seat, amount: number): void =>
  void world.cash.set(seat, purse(world, seat) - amount);

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** [C31] */
const placesOf = ({ canals, spring }: World): Ditch[] =>
  DITCHES.filter(
    (ditch) =>
      !canals.includes(ditch) &&
      endsOf(ditch).some((end) => end === spring || canals.some((canal) => meetAt(canal, end))),
  );

const poolOn = ({ bribes }: World, ditch: Ditch): number =>
  bribes.filter((bribe) => bribe.ditch === ditch).reduce((sum, { amount }) => sum + amount, 0);

/** [C36] */
const planCost = (world: World): number =>
  1 + Math.max(0, ...world.bribes.map(({ ditch }) => poolOn(world, ditch)));

const freeSquares = ({ board }: World): Square[] => SQUARES.filter((square) => !board.has(square));

/** [C28] */
const leftoverSquares = (world: World): Square[] => {
  const beside = (isDesert: boolean): Square[] =>
    freeSquares(world).filter((square) =>
      [...world.board].some(([other, field]) => field.desert === isDesert && isBeside(square, other)),
    );
  return beside(false).length > 0 ? beside(false) : beside(true);
};

/** All that the seat may write, without its name. */
const answers = (world: World, seat: Seat): string[] => {
  const cash = purse(world, seat);
  const places = placesOf(world);
  const proposed = places.filter((ditch) => world.bribes.some((bribe) => bribe.ditch === ditch));
  switch (world.phase) {
    case 'spring':
      return INTERSECTIONS.map((place) => `spring ${place}`);
    case 'first canal':
      return DITCHES.filter((ditch) => meetAt(ditch, world.spring)).map((ditch) => `dig ${ditch}`);
    case 'auction': {
      const made = [...world.bids.values()];
      const open = upTo(1, cash).filter((amount) => !made.includes(amount));
      return ['pass', ...open.map((amount) => `bid ${amount}`)];
    }
    case 'sealed':
      return ['pass', ...upTo(1, cash).map((amount) => `bid ${amount}`)];
    case 'planting':
      return [...new Set(world.offer)].flatMap((tile) =>
        freeSquares(world).map((square) => `plant ${tile} ${square}`),
      );
    case 'leftover':
      return leftoverSquares(world).map((square) => `plant ${world.offer[0]} ${square}`);
    case 'bribing': {
      const amounts = upTo(Number(world.setup.options['minBribe']), cash);
      return [
        'pass',
        ...places.flatMap((ditch) =>
          amounts.map((amount) => `${proposed.includes(ditch) ? 'support' : 'propose'} ${ditch} ${amount}`),
        ),
      ];
    }
    case 'decision': {
      const own = cash >= planCost(world) ? places.filter((ditch) => !proposed.includes(ditch)) : [];
      return [
        ...proposed.map((ditch) => `accept ${ditch}`),
        ...own.map((ditch) => `dig ${ditch}`),
        ...(world.bribes.length === 0 ? ['pass'] : []),
      ];
    }
    case 'extra':
      return ['pass', ...places.map((ditch) => `extra ${ditch}`)];
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
    case 'over':
      return [];
  }
};

/** Who may act now: both while bids are sealed, else the first in the queue. */
export const actors = (world: World): Seat[] =>
  world.phase === 'sealed' ? world.queue : world.queue.slice(0, 1);

/** Every legal line of the seats that are to act. */
export const legalLines = (world: World): string[] =>
  actors(world).flatMap((seat) => answers(world, seat).map((text) => `${seat} ${text}`));

const begin = (world: World, phase: Phase, queue: Seat[]): void => {
  world.phase = phase;
  world.queue = queue;
};

const afterSpring = (world: World): void => {
  const { players, options } = world.setup;
  if (options['palms'] === 'on' && world.phase !== 'palms') begin(world, 'palms', []);
  else begin(world, players === 3 || players === 4 ? 'aside' : 'reveal', []);
};

/** [C21][C22] */
const closeAuction = (world: World): void => {
  const bids = [...world.bids];
  const bidders = bids.filter(([, amount]) => amount > 0).sort((a, b) => b[1] - a[1]);
  const passers = bids.filter(([, amount]) => amount === 0);
  world.overseer = passers[0]?.[0] ?? bidders.at(-1)![0];
  const order = [...bidders, ...passers.toReversed()].map(([seat]) => seat);
  world.winner = order[0]!;
  begin(world, 'planting', order);
};

/** [C40]–[C42] */
const openBids = (world: World): void => {
  const [one, two] = [world.bids.get('p1')!, world.bids.get('p2')!];
  for (const [seat, amount] of world.bids) pay(world, seat, amount);
  const equal = world.overseer;
  world.winner = one === two ? equal : one > two ? 'p1' : 'p2';
  world.overseer = world.winner === 'p1' ? 'p2' : 'p1';
  begin(world, 'planting', [world.winner, world.overseer]);
};

const plant = (world: World, square: Square, tile: Tile, owner: Seat | null): void => {
  const passed = owner !== null && world.bids.get(owner) === 0;
  const markers = owner === null ? 0 : plantersOf(tile) - (passed ? 1 : 0);
  const palm = world.palms.includes(square);
  world.palms = world.palms.filter((each) => each !== square);
  world.offer.splice(world.offer.indexOf(tile), 1);
  world.board.set(square, { tile, owner: markers > 0 ? owner : null, markers, palm, desert: false });
};

const beginBribing = (world: World): void => {
  world.bribes = [];
  begin(world, 'bribing', after(world, world.overseer).slice(0, -1));
};

const beginExtra = (world: World): void => {
  const isAsked = (seat: Seat): boolean =>
    world.extras.includes(seat) &&
    (seat !== world.overseer || world.setup.options['twoPlayerExtra'] !== 'opponent');
  begin(world, 'extra', after(world, world.overseer).filter(isAsked));
  if (world.queue.length === 0) endRound(world);
};

const isDry = (world: World, square: Square): boolean =>
  !world.canals.some((canal) => runsAlong(canal, square));

/** [C47]–[C51] */
const endRound = (world: World): void => {
  const isLast = world.round === LAST_ROUND[world.seats.length];
  for (const [square, field] of world.board) {
    if (field.desert || !isDry(world, square)) continue;
    if (!isLast && field.markers > 0) field.markers--;
    else {
      field.desert = true;
      field.palm = false;
    }
  }
  if (!isLast) for (const seat of world.seats) pay(world, seat, -3);
  begin(world, isLast ? 'over' : 'reveal', []);
};

/** [C35][C36] */
const decide = (world: World, verb: string, ditch: Ditch): void => {
  if (verb === 'dig') pay(world, world.overseer, planCost(world));
  for (const bribe of world.bribes)
    pay(world, verb === 'accept' && bribe.ditch === ditch ? world.overseer : bribe.seat, -bribe.amount);
  if (verb !== 'pass') world.canals.push(ditch);
  world.bribes = [];
  beginExtra(world);
};

/** Plays one line, of chance or of a seat; it must be legal. */
export const playLine = (world: World, line: string): void => {
  const [who = '', verb = '', ...words] = line.split(' ');
  const seat = who as Seat;
  const amount = verb === 'bid' ? Number(words[0]) : 0;
  switch (world.phase) {
    case 'overseer':
      world.overseer = words[0] as Seat;
      return begin(world, 'spring', world.setup.options['spring'] === 'chosen' ? [world.overseer] : []);
    case 'spring':
      world.spring = words[0] as Intersection;
      return world.seats.length === 2 ? begin(world, 'first canal', [world.overseer]) : afterSpring(world);
    case 'first canal':
      world.canals.push(words[0] as Ditch);
      return afterSpring(world);
    case 'palms':
      world.palms = words as Square[];
      return afterSpring(world);
    case 'aside':
      return begin(world, 'reveal', []);
    case 'reveal':
      world.round++;
      world.offer = words as Tile[];
      world.bids = new Map();
      return world.seats.length === 2
        ? begin(world, 'sealed', [...world.seats])
        : begin(world, 'auction', after(world, world.overseer));
    case 'auction':
      world.bids.set(seat, amount);
      pay(world, seat, amount);
      world.queue.shift();
      if (world.queue.length === 0) closeAuction(world);
      return;
    case 'sealed':
      world.bids.set(seat, amount);
      world.queue = world.queue.filter((each) => each !== seat);
      if (world.queue.length === 0) openBids(world);
      return;
    case 'planting':
      plant(world, words[1] as Square, words[0] as Tile, seat);
      world.queue.shift();
      if (world.queue.length > 0) return;
      return world.offer.length > 0 ? begin(world, 'leftover', [world.winner]) : beginBribing(world);
    case 'leftover':
      plant(world, words[1] as Square, words[0] as Tile, null);
      return beginBribing(world);
    case 'bribing':
      if (verb !== 'pass') {
        world.bribes.push({ seat, ditch: words[0] as Ditch, amount: Number(words[1]) });
        pay(world, seat, Number(words[1]));
      }
      world.queue.shift();
      if (world.queue.length === 0) begin(world, 'decision', [world.overseer]);
      return;
    case 'decision':
      return decide(world, verb, words[0] as Ditch);
    case 'extra':
      if (verb === 'extra') {
        world.canals.push(words[0] as Ditch);
        world.extras = world.extras.filter((each) => each !== seat);
        return endRound(world);
      }
      world.queue.shift();
      if (world.queue.length === 0) endRound(world);
      return;
    case 'over':
      throw new Error('the match is over');
  }
};

/** [C52]–[C54] */
export const finalPoints = (world: World): number[] => {
  const points = new Map(world.cash);
  const areaOf = (square: Square): Set<Square> => {
    const area = new Set([square]);
    const crop = cropOf(world.board.get(square)!.tile);
    for (const from of area)
      for (const [other, { tile, desert }] of world.board)
        if (!desert && cropOf(tile) === crop && isBeside(from, other)) area.add(other);
    return area;
  };
  for (const [square, { owner, markers, palm, desert }] of world.board) {
    if (desert || owner === null || markers === 0) continue;
    points.set(owner, points.get(owner)! + areaOf(square).size * (markers + (palm ? 1 : 0)));
  }
  return world.seats.map((seat) => points.get(seat)!);
};

export const copyWorld = (world: World): World => structuredClone(world);
