import {
  type Action,
  canals,
  type Ditch,
  DITCHES,
  SQUARES,
  type Plantation,
  type Square,
  type State,
  type Tile,
  type View,
} from '@santiago/canals';
import { FastRandom, type Row, seatName, type Setup } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { canalsReasons } from '@santiago/canals/review/facts.ts';
import type { Later } from '@santiago/review/argument.ts';
import type { CanalsFact } from '@santiago/canals/review/index.ts';
import { sentenceOf } from '@santiago/games/words/words.ts';
import { LANGUAGES } from './languages.ts';
import { playMatch, setupOf } from './matches.ts';
import {
  along,
  areaAround,
  beside,
  canalsNeeded,
  ditchesAt,
  isFree,
  isWet,
  living,
  markersBeside,
  marksIn,
  newOverseer,
  plantingOrder,
  pointsNow,
  pointsOf,
} from './recount.ts';

/** A decision with two of its answers, and the facts about them. */
interface Scene {
  readonly view: View;
  readonly seat: string;
  readonly chosen: Action;
  readonly best: Action;
  readonly reasons: readonly (CanalsFact | Later)[];
  readonly setup: Setup;
  readonly rows: readonly Row<Action>[];
  readonly index: number;
}

/** The rows up to the end of the auction, as an exercise knows them. */
const beforePlanting = (rows: readonly Row<Action>[], index: number): Row<Action>[] => {
  const first = rows.findIndex(({ action }, i) => i > index && action.kind === 'plant');
  return rows.slice(0, first < 0 ? rows.length : first);
};

const PASS: Action = { kind: 'pass' };

/** A bribe or a canal that was paid for where it could have been left alone: one of many answers, hardly ever drawn. */
const canBePass = (state: State, seat: number, { kind }: Action): boolean =>
  kind !== 'bid' && kind !== 'pass' && canals.refuse(state, seat, PASS) === null;

const scenesOf = (setup: Setup, names: readonly string[], seed: number): Scene[] => {
  const { rows } = playMatch(setup, names, seed);
  const random = new FastRandom(seed);
  const state = canals.start(setup);
  const out = new Int32Array(canals.widest);
  const scenes: Scene[] = [];
  for (const [index, { who, action }] of rows.entries()) {
    const seat = who === '*' ? -1 : Number(who.slice(1)) - 1;
    if (seat >= 0 && canals.forced(state, seat) < 0) {
      const drawn = canals.decode(out[random.below(canals.list(state, seat, out))]!);
      const known = state.phase === 'auction' ? [rows, beforePlanting(rows, index)] : [rows];
      for (const best of [drawn, ...(canBePass(state, seat, action) ? [PASS] : [])]) {
        const compared = { chosen: canals.format(action), best: canals.format(best) };
        for (const each of known)
          scenes.push({
            view: canals.view(state, 'all'),
            seat: seatName(seat),
            chosen: action,
            best,
            reasons: canalsReasons(state, seat, compared, { rows: each, index }),
            setup,
            rows: each,
            index,
          });
      }
    }
    canals.play(state, seat, canals.encode(action));
  }
  return scenes;
};

const SCENES = [
  ...scenesOf(setupOf(4), ['novice', 'random', 'steward', 'novice'], 1),
  ...scenesOf(setupOf(5, { palms: 'on' }), ['random', 'novice', 'random', 'novice', 'steward'], 2),
  ...scenesOf(setupOf(3, { minBribe: '0' }), ['novice', 'random', 'random'], 3),
  ...scenesOf(setupOf(2), ['novice', 'random'], 4),
  ...scenesOf(setupOf(4, { palms: 'on' }), ['random', 'random', 'steward', 'random'], 5),
];

const actionOf = ({ chosen, best }: Scene, { about }: CanalsFact): Action =>
  about === 'chosen' ? chosen : best;
const seatsIn = ({ view }: Scene): string[] => view.seats.map((_, seat) => seatName(seat));

/** The tiles with one more, as its planter would plant it. */
const withPlanted = ({ view, seat }: Pick<Scene, 'view' | 'seat'>, action: Action): Plantation[] => {
  if (action.kind !== 'plant') throw new Error('not a planting');
  const passed = view.phase.kind === 'planting' && view.seats[Number(seat.slice(1)) - 1]!.bid === 0;
  const markers = view.phase.kind === 'leftover' ? 0 : Number(action.tile.at(-1)) - (passed ? 1 : 0);
  return withTile(view, seat, { tile: action.tile, square: action.square, markers });
};

const withTile = (
  view: View,
  seat: string,
  { tile, square, markers }: { readonly tile: Tile; readonly square: Square; readonly markers: number },
): Plantation[] => [
  ...living(view),
  {
    square,
    tile,
    planter: markers > 0 ? seatName(Number(seat.slice(1)) - 1) : null,
    markers,
    planted: markers,
    palm: view.palms.includes(square),
    desert: false,
  },
];

/** What a tile adds to the points of a seat that plants it after this bid. */
const addedBy = (
  view: View,
  {
    seat,
    bid,
    tile,
    square,
  }: { readonly seat: string; readonly bid: number; readonly tile: Tile; readonly square: Square },
): number => {
  const markers = Number(tile.at(-1)) - (bid === 0 ? 1 : 0);
  return pointsOf(withTile(view, seat, { tile, square, markers }), seat) - pointsOf(living(view), seat);
};

const poolsIn = ({ view }: Pick<Scene, 'view'>): Map<Ditch, number> =>
  new Map(
    view.phase.kind === 'bribing' || view.phase.kind === 'decision'
      ? view.phase.proposals.map(({ ditch, bribes }) => [
          ditch,
          bribes.reduce((sum, { amount }) => sum + amount, 0),
        ])
      : [],
  );

/** The bids of the round in the order of bidding, one seat's replaced; with two players all at once. */
const bidsOf = ({ rows, index, view }: Scene, seat: string, bid: number | null) => {
  const from = rows.slice(0, index).findLastIndex(({ action }) => action.kind === 'reveal');
  return rows.slice(from + 1, from + 1 + view.seats.length).map(({ who, action }) => ({
    seat: who as string,
    bid: who === seat && bid !== null ? bid : action.kind === 'bid' ? action.amount : 0,
  }));
};

/** [C41][C42] With two players on equal amounts the overseer wins. */
const orderOf = (scene: Scene, bids: readonly { seat: string; bid: number }[]): string[] => {
  if (scene.view.seats.length > 2) return plantingOrder(bids);
  const wins = (a: { seat: string; bid: number }, b: { bid: number }): boolean =>
    a.bid > b.bid || (a.bid === b.bid && a.seat === scene.view.overseer);
  return wins(bids[0]!, bids[1]!) ? bids.map(({ seat }) => seat) : bids.map(({ seat }) => seat).toReversed();
};

const rankIn = (scene: Scene, seat: string, bid: number): number =>
  orderOf(scene, bidsOf(scene, seat, bid)).indexOf(seat) + 1;

const roundsLeft = ({ view }: Scene): number => view.rounds - view.round;
const nowWith = (scene: Scene, seat: string, ditch: Ditch): number =>
  pointsNow(scene.view, seat, [...scene.view.canals, ditch]) - pointsNow(scene.view, seat, scene.view.canals);

/** [C31] */
const legalIn = ({ view }: Scene): Ditch[] => {
  const ends = new Set([view.spring!, ...view.canals.flatMap((canal) => canal.split('-'))]);
  return DITCHES.filter(
    (ditch) => !view.canals.includes(ditch) && ditch.split('-').some((end) => ends.has(end)),
  );
};

/** The least pool at which no other choice of the overseer's is better for his points now. */
const evenOf = (scene: Scene, ditch: Ditch): number => {
  const overseer = scene.view.overseer!;
  const cash = scene.view.seats[Number(overseer.slice(1)) - 1]!.cash;
  const pools = [...poolsIn(scene)].filter(([place]) => place !== ditch);
  const gains = new Map<Ditch, number>();
  const gain = (place: Ditch): number => {
    const known = gains.get(place) ?? nowWith(scene, overseer, place);
    gains.set(place, known);
    return known;
  };
  const least = Number(scene.setup.options['minBribe']);
  const isEven = (pool: number): boolean => {
    const cost = Math.max(pool, 0, ...pools.map(([, other]) => other)) + 1;
    const others = pools.map(([place, other]) => gain(place) + other);
    const own = legalIn(scene)
      .filter((place) => place !== ditch && !pools.some(([taken]) => taken === place) && cash >= cost)
      .map((place) => gain(place) - cost);
    return [...others, ...own].every((worth) => gain(ditch) + pool >= worth);
  };
  let pool = least;
  while (!isEven(pool)) pool++;
  return pool;
};

/** The numbers of a fact counted again; the fact must have just these. */
type Recount<K extends CanalsFact['kind']> = (
  reason: Extract<CanalsFact, { kind: K }>,
  scene: Scene,
) => object;

const RECOUNTS: { readonly [K in CanalsFact['kind']]: Recount<K> } = {
  'canal-waters': ({ ditch }, scene) => ({
    gains: seatsIn(scene)
      .map((seat) => ({
        seat,
        markers: living(scene.view)
          .filter(({ square }) => along(ditch).includes(square) && !isWet(square, scene.view.canals))
          .filter(({ planter }) => planter === seat)
          .reduce((sum, { markers }) => sum + markers, 0),
        points: nowWith(scene, seat, ditch),
      }))
      .filter(({ markers, points }) => markers > 0 || points !== 0)
      .toSorted((a, b) => b.points - a.points),
  }),
  'canal-idle': ({ ditch }, { view }) => ({
    opens: along(ditch).filter((square) => isFree(view, square) && !isWet(square, view.canals)).length,
  }),
  drying: ({ square, about }, scene) => {
    const action = about === 'chosen' ? scene.chosen : scene.best;
    const planting = action.kind === 'plant' && action.square === square;
    const tile = (planting ? withPlanted(scene, action) : living(scene.view)).find(
      (each) => each.square === square,
    )!;
    const built = 'ditch' in action && about === 'chosen' ? [action.ditch] : [];
    expect(isWet(square, [...scene.view.canals, ...(scene.view.phase.kind === 'bribing' ? [] : built)])).toBe(
      false,
    );
    return {
      owner: tile.planter,
      crop: tile.tile.slice(0, -1),
      markers: tile.markers,
      rounds: Math.min(tile.markers, roundsLeft(scene)),
      ditches: ditchesAt(square),
      canals: canalsNeeded(scene.view, square),
      along: markersBeside(scene.view, square),
    };
  },
  'has-water': ({ square }, { view }) => ({ square: isWet(square, view.canals) ? square : 'dry' }),
  'canal-unbuilt': (_, scene) => ({ left: roundsLeft(scene) }),
  'area-made': ({ square }, scene) => {
    const tiles = withPlanted(scene, actionOfPlanting(scene, square));
    const own = tiles.at(-1)!;
    const area = areaAround(tiles, own);
    const marks = marksIn(area, scene.seat);
    return { tile: own.tile, size: area.length, marks, points: area.length * marks };
  },
  'area-room': ({ square }, scene) => {
    const tiles = withPlanted(scene, actionOfPlanting(scene, square));
    const area = areaAround(tiles, tiles.at(-1)!);
    const around = new Set(area.flatMap((each) => beside(each.square)));
    return { open: [...around].filter((each) => each !== square && isFree(scene.view, each)).length };
  },
  'then-planted': (_, scene) => {
    const { tile, square } = scene.best as Extract<Action, { kind: 'plant' }>;
    const rest = viewsFrom(scene, scene.index, ROUND).slice(1);
    const end = rest.findIndex(({ before }) => before.phase.kind !== 'planting');
    const found = rest.slice(0, end < 0 ? rest.length : end).flatMap(({ who, action, before }) => {
      if (action.kind !== 'plant' || (action.tile !== tile && action.square !== square)) return [];
      const { bid } = before.seats[Number(who.slice(1)) - 1]!;
      const points = addedBy(before, { seat: who, bid: bid!, tile: action.tile, square: action.square });
      return [{ by: who, tile: action.tile, square: action.square, points }];
    });
    return found.find(({ points }) => points >= 3)!;
  },
  'order-got': ({ bid, own }, scene) => {
    const bids = bidsOf(scene, scene.seat, bid);
    const taken = bidsOf(scene, scene.seat, null).filter(({ seat }) => seat !== scene.seat);
    const rank = rankIn(scene, scene.seat, bid);
    const enough = Array.from({ length: bid }, (_, i) => i + 1).find(
      (amount) =>
        (scene.view.seats.length === 2 || taken.every((other) => other.bid !== amount)) &&
        rankIn(scene, scene.seat, amount) === rank,
    );
    const order = plantedIn(scene);
    expect(own.seat).toBe(scene.seat);
    expect(orderOf(scene, bids)).toEqual(order.map(({ seat }) => seat));
    return {
      rank,
      enough: enough ?? 0,
      overseer: overseerBy(scene, bids) === scene.seat,
      before: order.slice(0, rank - 1),
      own: order[rank - 1],
      points: ownAdded(scene),
    };
  },
  'order-other': ({ bid, could }, scene) => {
    const bids = bidsOf(scene, scene.seat, bid);
    const made = bidsOf(scene, scene.seat, null).find(({ seat }) => seat === scene.seat)!.bid;
    const [was, would] = [bidsOf(scene, scene.seat, null), bids].map((each) => orderOf(scene, each));
    const isBefore = (order: readonly string[], seat: string): boolean =>
      order.indexOf(seat) < order.indexOf(scene.seat);
    const others = plantedIn(scene).filter(({ seat }) => seat !== scene.seat);
    const rank = would!.indexOf(scene.seat) + 1;
    const freed = others.filter(({ seat }) => isBefore(was!, seat) && !isBefore(would!, seat));
    const own = ownAdded(scene);
    const board = plantingsIn(scene)[rank - 1]!.before;
    const add = (tile: Tile, square: Square): number =>
      addedBy(board, { seat: scene.seat, bid, tile, square });
    const most = Math.max(
      0,
      ...freed.flatMap(({ tile }) =>
        SQUARES.filter((square) => isFree(board, square)).map((square) => add(tile, square)),
      ),
    );
    if (could !== null) {
      expect(freed.map(({ tile }) => tile)).toContain(could.tile);
      expect(add(could.tile, could.square)).toBe(could.points);
    }
    expect(could?.points ?? own).toBe(Math.max(most, own));
    return {
      rank,
      overseer: overseerBy(scene, bids) === scene.seat,
      more: bid - made,
      freed,
      gone: others.filter(({ seat }) => !isBefore(was!, seat) && isBefore(would!, seat)),
      open:
        rank === was!.indexOf(scene.seat) + 1 && bid > made && scene.view.seats.length > 2
          ? bids.length - 1 - bids.findIndex(({ seat }) => seat === scene.seat)
          : 0,
    };
  },
  'overseer-got': (_, scene) => {
    const { action, before } = viewsFrom(scene, scene.index, ROUND).find(
      (each) => each.before.phase.kind === 'decision',
    )!;
    const pools = poolsIn({ view: before });
    const { ditch } = action as Extract<Action, { kind: 'dig' }>;
    const money = action.kind === 'accept' ? pools.get(ditch) : -1 - Math.max(0, ...pools.values());
    return { overseer: before.overseer, ditch, money };
  },
  'bid-free': ({ bid }, scene) => {
    const bids = bidsOf(scene, scene.seat, null);
    const by = bids.find((each) => each.bid === bid)!.seat;
    const made = bids.find(({ seat }) => seat === scene.seat)!.bid;
    expect(bids.findIndex(({ seat }) => seat === by)).toBeGreaterThan(
      bids.findIndex(({ seat }) => seat === scene.seat),
    );
    const order = orderOf(scene, bids);
    return {
      by,
      more: bid - made,
      rank: order.indexOf(by) + 1,
      own: order.indexOf(scene.seat) + 1,
      passed: made === 0,
    };
  },
  'planting-fate': ({ square }, scene) => {
    const views = viewsFrom(scene, scene.index);
    const found = (view: View): Plantation => view.plantations.find((each) => each.square === square)!;
    const { planted } = found(views[0]!.after);
    const dried = views.find(({ after }) => found(after).markers < planted);
    const desert = views.find(({ after }) => found(after).desert);
    const tiles = living(views.at(-1)!.after);
    const end = tiles.find((each) => each.square === square);
    const area = end === undefined ? [] : areaAround(tiles, end);
    const marks = marksIn(area, scene.seat);
    return {
      lost: dried?.before.round ?? null,
      desert: desert?.before.round ?? null,
      size: area.length,
      marks,
      points: area.length * marks,
    };
  },
  'bribe-result': (_, scene) => {
    const { action, before } = viewsFrom(scene, scene.index, ROUND).find(
      (each) => each.before.phase.kind === 'decision',
    )!;
    const offer = scene.chosen;
    return {
      overseer: before.overseer,
      amount: 'amount' in offer ? offer.amount : 0,
      ditch: 'ditch' in offer ? offer.ditch : null,
      built: 'ditch' in action ? action.ditch : null,
      paid: action.kind === 'accept' ? poolsIn({ view: before }).get(action.ditch) : 0,
    };
  },
  'round-dried': (_, scene) => {
    const { after } = viewsFrom(scene, scene.index, ROUND).find(
      (each) => each.after.phase.kind === 'reveal' || each.after.phase.kind === 'over',
    )!;
    const wet = [...scene.view.canals];
    const { ditch } = scene.best as Extract<Action, { kind: 'dig' }>;
    const own = living(scene.view)
      .filter(({ planter }) => planter === scene.seat)
      .filter(({ square }) => along(ditch).includes(square) && !isWet(square, wet));
    const now = (square: string): Plantation => after.plantations.find((each) => each.square === square)!;
    const deserts = own.filter(({ square }) => now(square).desert);
    const lost = own.filter(({ square, markers }) => !now(square).desert && now(square).markers < markers);
    return { lost: lost.map(({ square }) => square), deserts: deserts.map(({ square }) => square) };
  },
  'bribe-even': ({ ditch, about }, scene) => {
    const action = about === 'chosen' ? scene.chosen : scene.best;
    return {
      overseer: scene.view.overseer,
      even: evenOf(scene, ditch),
      pool: (poolsIn(scene).get(ditch) ?? 0) + ('amount' in action ? action.amount : 0),
    };
  },
  'own-plan': (_, scene) => {
    const largest = Math.max(0, ...poolsIn(scene).values());
    return { cost: largest + 1, refused: largest };
  },
  'pool-taken': ({ ditch }, scene) => ({ pool: poolsIn(scene).get(ditch) }),
  'money-kept': (_, scene) => {
    expect(scene.best).toEqual({ kind: 'pass' });
    const largest = Math.max(0, ...poolsIn(scene).values());
    return { amount: 'amount' in scene.chosen ? scene.chosen.amount : largest + 1 };
  },
  'extra-kept': (_, scene) => {
    expect([scene.chosen.kind, scene.best.kind]).toEqual(['extra', 'pass']);
    return { roundsLeft: roundsLeft(scene) };
  },
};

/** The planting among the two answers that is on this square. */
const actionOfPlanting = ({ chosen, best }: Scene, square: string): Action =>
  chosen.kind === 'plant' && chosen.square === square ? chosen : best;

/** What everybody planted in the round, in order; the leftover tile is nobody's. */
const plantedIn = ({ rows, index, view }: Scene) => {
  const from = rows.slice(0, index).findLastIndex(({ action }) => action.kind === 'reveal');
  return rows
    .slice(from + 1)
    .filter(({ action }) => action.kind === 'plant')
    .slice(0, view.seats.length)
    .map(({ who, action }) => {
      const { tile, square } = action as Extract<Action, { kind: 'plant' }>;
      return { seat: who, tile, square };
    });
};

/** The plantings of the round with the board before each, without the leftover tile. */
const plantingsIn = (scene: Scene) =>
  viewsFrom(scene, scene.index, ROUND)
    .filter(({ action }) => action.kind === 'plant')
    .slice(0, scene.view.seats.length);

/** What the seat's own planting of the round added to its points. */
const ownAdded = (scene: Scene): number => {
  const { action, before } = plantingsIn(scene).find(({ who }) => who === scene.seat)!;
  const { tile, square } = action as Extract<Action, { kind: 'plant' }>;
  const { bid } = bidsOf(scene, scene.seat, null).find(({ seat }) => seat === scene.seat)!;
  return addedBy(before, { seat: scene.seat, bid, tile, square });
};

/** [C21][C42] With two players it is whoever does not plant first. */
const overseerBy = (scene: Scene, bids: readonly { seat: string; bid: number }[]): string =>
  scene.view.seats.length === 2 ? orderOf(scene, bids)[1]! : newOverseer(bids);

/** No round has more rows. */
const ROUND = 24;

/** The rows of a match from one on, so many at most, each with the board before and after it. */
const viewsFrom = ({ setup, rows }: Scene, from: number, many = rows.length) => {
  const state = canals.start(setup);
  const found: {
    readonly who: string;
    readonly action: Action;
    readonly before: View;
    readonly after: View;
  }[] = [];
  for (const [i, { who, action }] of rows.slice(0, from + many).entries()) {
    const before = canals.copy(state);
    canals.play(state, who === '*' ? -1 : Number(who.slice(1)) - 1, canals.encode(action));
    if (i < from) continue;
    const after = canals.copy(state);
    found.push({
      who,
      action,
      // Few of them are looked at.
      get before() {
        return canals.view(before, 'all');
      },
      get after() {
        return canals.view(after, 'all');
      },
    });
  }
  return found;
};

/** Facts that speak of both answers. */
const COMPARING: ReadonlySet<CanalsFact['kind']> = new Set([
  'drying',
  'bribe-even',
  'money-kept',
  'extra-kept',
]);

const isFact = (reason: CanalsFact | Later): reason is CanalsFact => reason.kind !== 'later';
const all = SCENES.flatMap((scene) => scene.reasons.filter(isFact).map((reason) => ({ scene, reason })));

describe('what the coach says', () => {
  it('is about hundreds of positions, and of every kind', () => {
    expect(SCENES.length).toBeGreaterThan(400);
    expect(all.length).toBeGreaterThan(1000);
    expect(new Set(all.map(({ reason }) => reason.kind))).toEqual(new Set(Object.keys(RECOUNTS)));
  });

  it('says something of every better choice', () => {
    for (const { view, chosen, best, reasons, rows, index } of SCENES) {
      const isSame = canals.format(chosen) === canals.format(best);
      // Of a pass in the auction nothing can be said before somebody has planted.
      const isPlanted = rows.slice(index).some(({ action }) => action.kind === 'plant');
      if (view.phase.kind === 'auction' && !isPlanted) continue;
      expect(isSame || reasons.some(({ about }) => about === 'best'), canals.format(best)).toBe(true);
    }
  });

  it.each(Object.keys(RECOUNTS) as CanalsFact['kind'][])('%s: every number is true', (kind) => {
    for (const { scene, reason } of all) {
      if (reason.kind !== kind) continue;
      const recount = RECOUNTS[kind] as Recount<CanalsFact['kind']>;
      // A square may be named by both answers; the fact belongs to the one it is about.
      const own = { ...scene, chosen: actionOf(scene, reason) };
      const facing = COMPARING.has(reason.kind) ? scene : own;
      expect(reason).toMatchObject(recount(reason, facing));
    }
  });

  it.each(LANGUAGES)('has no number in %s that is not one of its facts', (_, words) => {
    const names = {
      person: (seat: string) => ({ name: `Ana${'x'.repeat(Number(seat.slice(1)))}`, you: false }),
      crop: (crop: string) => crop,
      card: (card: string) => card,
    };
    for (const { reason } of all) {
      const facts = JSON.stringify(reason).matchAll(/-?\d+/g);
      const known = new Set([...facts].map(([digits]) => Math.abs(Number(digits))));
      if (reason.kind === 'drying') known.add(reason.rounds + 1);
      const sentence = sentenceOf(words, reason, names).replaceAll(
        /[A-E][1-4]–[A-E][1-4]|\b[a-h][1-6]\b/g,
        '',
      );
      for (const [digits] of sentence.matchAll(/\d+/g)) expect(known).toContain(Number(digits));
      for (const you of [true, false]) {
        const spoken = sentenceOf(words, reason, { ...names, person: () => ({ name: 'Ana', you }) });
        expect(spoken).toMatch(/^\S.*\.$/);
        expect(spoken).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
