import { type ReadonlySignal, signal } from '@preact/signals';
import type { Ditch, Square, View } from '@santiago/canals';
import type { CropTexts } from '../symbols/cropLetters.ts';
import type { Edition } from '../symbols/edition.ts';
import type { Water } from '../table/facts.ts';
import { type Geometry, geometryOf } from './geometry.ts';
import { type Ghost, NO_DITCHES, NO_SQUARES } from './shadow.ts';
import { NO_TARGETS, type Spot, type Targets } from './spot.ts';

/** What the last row put on the board; it stays marked until the next row. */
export interface Changed {
  readonly squares: ReadonlySet<Square>;
  readonly ditches: ReadonlySet<Ditch>;
}

export const NO_DITCH_TEXTS: ReadonlyMap<Ditch, string> = new Map();

export const NOTHING_CHANGED: Changed = { squares: NO_SQUARES, ditches: NO_DITCHES };

/**
 * What the picture of the board shows. The picture knows no rules: it is given what is legal and what would change.
 * Each layer reads the signals it draws, so pointing at a square redraws only the layers that change.
 */
export interface BoardScene {
  readonly view: ReadonlySignal<View>;
  readonly edition: ReadonlySignal<Edition>;
  readonly geometry: ReadonlySignal<Geometry>;
  /** Null where no letters are shown on the tiles. */
  readonly letters: ReadonlySignal<CropTexts | null>;
  /** The water status of each plantation; deserts are not included. */
  readonly water: ReadonlySignal<ReadonlyMap<Square, Water>>;
  /** Every square along a canal. */
  readonly damp: ReadonlySignal<ReadonlySet<Square>>;
  readonly targets: ReadonlySignal<Targets>;
  /** The chosen spot. */
  readonly picked: ReadonlySignal<Spot | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  readonly ringed: ReadonlySignal<ReadonlySet<Square>>;
  readonly wetted: ReadonlySignal<ReadonlySet<Square>>;
  readonly hinted: ReadonlySignal<ReadonlySet<Ditch>>;
  /** A short text for each ditch that can be chosen. */
  readonly ditchTexts: ReadonlySignal<ReadonlyMap<Ditch, string>>;
  readonly changed: ReadonlySignal<Changed>;
  /** Nothing moves: what can be chosen is lit but does not pulse. */
  readonly isCalm: ReadonlySignal<boolean>;
}

type Still = Pick<BoardScene, 'view' | 'edition' | 'letters' | 'water' | 'damp'>;

/** A board without choices. */
export const stillScene = (shown: Still): BoardScene => ({
  ...shown,
  geometry: signal(geometryOf('wide')),
  targets: signal(NO_TARGETS),
  picked: signal(null),
  ghost: signal(null),
  ringed: signal(NO_SQUARES),
  wetted: signal(NO_SQUARES),
  hinted: signal(NO_DITCHES),
  ditchTexts: signal(NO_DITCH_TEXTS),
  changed: signal(NOTHING_CHANGED),
  isCalm: signal(true),
});
