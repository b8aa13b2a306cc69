import {
  type Action,
  canals,
  cropOf,
  DITCHES,
  type Crop,
  type Ditch,
  type Plantation,
  SQUARES,
  type Square,
  type Tile,
  type View,
} from '@santiago/canals';
import { seatIndex, type Seat } from '@santiago/kernel';
import type { Water } from './Board.tsx';

export interface Area {
  readonly crop: Crop;
  readonly squares: readonly Square[];
  /** By seat: what counts of his on it, and what it earns. */
  readonly marks: readonly number[];
  readonly points: readonly number[];
}

export interface Facts {
  readonly damp: ReadonlySet<Square>;
  readonly water: ReadonlyMap<Square, Water>;
  /** Areas of everything that is not desert, dry ones included. */
  readonly areas: readonly Area[];
  readonly areaAt: ReadonlyMap<Square, Area>;
  /** By seat: what the fields earn if the match ended now, and if everything dry were watered. */
  readonly fieldsNow: readonly number[];
  readonly fieldsWatered: readonly number[];
}

const column = (square: Square): number => square.charCodeAt(0) - 97;
const rank = (square: Square): number => Number(square[1]) - 1;

const sidesOf = (square: Square): readonly Ditch[] => {
  const name = (c: number, r: number) => `${'ABCDE'[c]}${r + 1}`;
  const c = Math.floor(column(square) / 2);
  const r = Math.floor(rank(square) / 2);
  const row = Math.ceil(rank(square) / 2);
  const col = Math.ceil(column(square) / 2);
  return [`${name(c, row)}-${name(c + 1, row)}`, `${name(col, r)}-${name(col, r + 1)}`] as Ditch[];
};

const SIDES = new Map(SQUARES.map((square) => [square, sidesOf(square)]));
export const ditchesOf = (square: Square): readonly Ditch[] => SIDES.get(square)!;
const ALONG = new Map(
  DITCHES.map((ditch) => [ditch, SQUARES.filter((square) => ditchesOf(square).includes(ditch))]),
);
export const squaresOf = (ditch: Ditch): readonly Square[] => ALONG.get(ditch)!;

const near = (a: Square, b: Square): boolean =>
  Math.abs(column(a) - column(b)) + Math.abs(rank(a) - rank(b)) === 1;

const areasOf = (fields: readonly Plantation[], players: number): Area[] => {
  const left = new Set(fields);
  const areas: Area[] = [];
  for (const field of fields) {
    if (!left.delete(field)) continue;
    const members = [field];
    for (const member of members) {
      for (const other of left) {
        if (cropOf(other.tile) === cropOf(member.tile) && near(other.square, member.square)) {
          left.delete(other);
          members.push(other);
        }
      }
    }
    const marks = Array.from({ length: players }, () => 0);
    for (const { planter, markers, palm } of members) {
      if (planter !== null && markers > 0) marks[seatIndex(planter)]! += markers + (palm ? 1 : 0);
    }
    areas.push({
      crop: cropOf(field.tile),
      squares: members.map((member) => member.square),
      marks,
      points: marks.map((mark) => mark * members.length),
    });
  }
  return areas;
};

const totals = (areas: readonly Area[], players: number): number[] =>
  Array.from({ length: players }, (_, seat) => areas.reduce((sum, area) => sum + area.points[seat]!, 0));

const known = new WeakMap<View, Facts>();

/** What can be said of a view; views never change, so it is made once. */
export const factsOf = (view: View): Facts => {
  const facts = known.get(view) ?? makeFacts(view);
  known.set(view, facts);
  return facts;
};

const makeFacts = (view: View): Facts => {
  const { players } = view.setup;
  const built = new Set(view.canals);
  const damp = new Set(SQUARES.filter((square) => ditchesOf(square).some((ditch) => built.has(ditch))));
  const fields = view.plantations.filter((plantation) => !plantation.desert);
  const last = view.round === view.rounds;
  const water = new Map(
    fields.map(({ square, markers }): [Square, Water] => [
      square,
      damp.has(square) ? 'watered' : markers === 0 || last ? 'dying' : 'dry',
    ]),
  );
  const areas = areasOf(fields, players);
  const wet = areasOf(
    fields.filter(({ square }) => damp.has(square)),
    players,
  );
  return {
    damp,
    water,
    areas,
    areaAt: new Map(areas.flatMap((area) => area.squares.map((square) => [square, area] as const))),
    fieldsNow: totals(wet, players),
    fieldsWatered: totals(areas, players),
  };
};

/** The view after an action of this seat, as far as it can be known. */
export const viewAfter = (view: View, seat: Seat, action: Action): View => {
  const state = canals.known(view);
  canals.play(state, seatIndex(seat), canals.encode(action));
  return canals.view(state, view.eye);
};

export interface PlantPreview {
  readonly area: Area;
  readonly wet: boolean;
  readonly markers: number;
  /** By seat: how its fields would change if everything were watered. */
  readonly gains: readonly number[];
}

/** What a tile on a square would change. */
export const previewPlant = (view: View, seat: Seat, tile: Tile, square: Square): PlantPreview => {
  const after = viewAfter(view, seat, { kind: 'plant', tile, square });
  const was = factsOf(view).fieldsWatered;
  const facts = factsOf(after);
  return {
    area: facts.areaAt.get(square)!,
    wet: facts.damp.has(square),
    markers: after.plantations.find((plantation) => plantation.square === square)!.markers,
    gains: facts.fieldsWatered.map((points, i) => points - was[i]!),
  };
};

/** The plantations that a canal would water for the first time. */
export const newlyWatered = (view: View, facts: Facts, ditch: Ditch): readonly Plantation[] =>
  view.plantations.filter(
    ({ square, desert }) => !desert && !facts.damp.has(square) && squaresOf(ditch).includes(square),
  );
