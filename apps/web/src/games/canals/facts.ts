import {
  type Area,
  areas,
  canalEffect,
  type CanalEffect,
  canals,
  type Ditch,
  DITCHES,
  dryPlantations,
  type DryPlantation,
  plantingEffect,
  type PlantingEffect,
  type Square,
  SQUARES,
  standings,
  type State,
  type Tile,
  type View,
} from '@santiago/canals';
import type { Water } from './Board.tsx';
import { squaresAlong } from './geometry.ts';

/** What the game says about a view: asked once, since views never change. */
export interface Facts {
  readonly state: State;
  /** Squares along a canal, planted or not. */
  readonly damp: ReadonlySet<Square>;
  readonly water: ReadonlyMap<Square, Water>;
  readonly dry: ReadonlyMap<Square, DryPlantation>;
  readonly areas: readonly Area[];
  /** As they were if the match ended now [C51]. */
  readonly areasNow: readonly Area[];
  readonly areaAt: ReadonlyMap<Square, Area>;
  /** By seat: what the fields earn if the match ended now, and if everything dry were watered. */
  readonly fieldsNow: readonly number[];
  readonly fieldsWatered: readonly number[];
}

const makeFacts = (view: View): Facts => {
  const state = canals.known(view);
  const damp = new Set(view.canals.flatMap(squaresAlong));
  const dry = new Map(dryPlantations(state).map((plantation) => [plantation.square, plantation]));
  const fields = view.plantations.filter((plantation) => !plantation.desert);
  const water = new Map(
    fields.map(({ square }): [Square, Water] => {
      const fate = dry.get(square);
      return [square, fate === undefined ? 'watered' : fate.lostIn === 0 ? 'dying' : 'dry'];
    }),
  );
  const all = areas(state);
  const standing = standings(state);
  return {
    state,
    damp,
    water,
    dry,
    areas: all,
    areasNow: areas(state, 'irrigated'),
    areaAt: new Map(all.flatMap((area) => area.squares.map((square) => [square, area] as const))),
    fieldsNow: standing.map(({ now, cash }) => now - cash),
    fieldsWatered: standing.map(({ watered, cash }) => watered - cash),
  };
};

const known = new WeakMap<View, Facts>();

export const factsOf = (view: View): Facts => {
  const facts = known.get(view) ?? makeFacts(view);
  known.set(view, facts);
  return facts;
};

/** Answers are kept with their view: a screen asks the same question at every redraw. */
const remembered = <A>(ask: (view: View, key: string) => A) => {
  const answers = new WeakMap<View, Map<string, A>>();
  return (view: View, key: string): A => {
    let known = answers.get(view);
    if (known === undefined) answers.set(view, (known = new Map()));
    let answer = known.get(key);
    if (answer === undefined) known.set(key, (answer = ask(view, key)));
    return answer;
  };
};

const canalAnswers = remembered<CanalEffect>((view, ditch) =>
  canalEffect(factsOf(view).state, ditch as Ditch),
);

/** What a tile on a square would change. */
export const previewPlant = (view: View, tile: Tile, square: Square): PlantingEffect =>
  plantingEffect(factsOf(view).state, tile, square);

/** What a canal on a ditch would change. */
export const previewCanal = (view: View, ditch: Ditch): CanalEffect => canalAnswers(view, ditch);

/** The ditches at the sides of a square. */
export const ditchesOf = (square: Square): readonly Ditch[] => SIDES.get(square)!;
const SIDES = new Map(
  SQUARES.map((square) => [square, DITCHES.filter((ditch) => squaresAlong(ditch).includes(square))]),
);
