import {
  type Area,
  areas,
  canalEffect,
  type CanalEffect,
  canals,
  type Ditch,
  dryPlantations,
  plantingEffect,
  type PlantingEffect,
  type Square,
  standings,
  type State,
  type Tile,
  type View,
  wateredSquares,
} from '@santiago/canals';

/** The water status of a plantation; `dying` turns to desert at the end of this round. */
export type Water = 'watered' | 'dry' | 'dying';

/** The game's answers about a view. Each is asked once, since views never change. */
export interface Facts {
  readonly state: State;
  /** Squares along a canal, planted or not. */
  readonly damp: ReadonlySet<Square>;
  readonly water: ReadonlyMap<Square, Water>;
  /** As if the match ended now [C51]. */
  readonly areasNow: readonly Area[];
  readonly areaAt: ReadonlyMap<Square, Area>;
  /** By seat: the points of the areas if the match ended now, and if everything dry were watered. */
  readonly fieldsNow: readonly number[];
  readonly fieldsWatered: readonly number[];
}

const waterOf = (view: View, state: State): ReadonlyMap<Square, Water> => {
  const lostIn = new Map(dryPlantations(state).map((dry) => [dry.square, dry.lostIn]));
  const standing = (square: Square): Water => {
    const rounds = lostIn.get(square);
    if (rounds === undefined) return 'watered';
    return rounds === 0 ? 'dying' : 'dry';
  };
  const fields = view.plantations.filter(({ desert }) => !desert);
  return new Map(fields.map(({ square }) => [square, standing(square)]));
};

const makeFacts = (view: View): Facts => {
  const state = canals.known(view);
  const standing = standings(state);
  return {
    state,
    damp: new Set(wateredSquares(view)),
    water: waterOf(view, state),
    areasNow: areas(state, 'irrigated'),
    areaAt: new Map(areas(state).flatMap((area) => area.squares.map((square) => [square, area] as const))),
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

/** Effects are cached with their view: the screen asks for the same one at every redraw. */
const remembered = <E>(find: (view: View, key: string) => E) => {
  const effects = new WeakMap<View, Map<string, E>>();
  return (view: View, key: string): E => {
    let ofView = effects.get(view);
    if (ofView === undefined) effects.set(view, (ofView = new Map()));
    let effect = ofView.get(key);
    if (effect === undefined) ofView.set(key, (effect = find(view, key)));
    return effect;
  };
};

const effectOfCanal = remembered<CanalEffect>((view, ditch) =>
  canalEffect(factsOf(view).state, ditch as Ditch),
);

/** What a tile on a square would change. */
export const previewPlant = (view: View, tile: Tile, square: Square): PlantingEffect =>
  plantingEffect(factsOf(view).state, tile, square);

/** What a canal on a ditch would change. */
export const previewCanal = (view: View, ditch: Ditch): CanalEffect => effectOfCanal(view, ditch);
