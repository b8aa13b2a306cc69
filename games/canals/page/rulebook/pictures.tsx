import { signal } from '@preact/signals';
import {
  canals,
  CROPS,
  type Ditch,
  type Intersection,
  type Plantation,
  type Square,
  type Tile,
  type View,
} from '@santiago/canals';
import { makeSetup, type Seat } from '@santiago/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { Board } from '../board/Board.tsx';
import { type BoardScene, stillScene } from '../board/boardScene.ts';
import type { Edition } from '../symbols/edition.ts';
import { factsOf } from '../table/facts.ts';
import { DesertArt } from '../board/Fields.tsx';
import { centre, type Geometry, geometryOf, type Point } from '../board/geometry.ts';
import { Icon } from '../symbols/Icon.tsx';
import { Marker } from '../symbols/Marker.tsx';
import { NO_TARGETS } from '../board/spot.ts';
import { TilePicture } from '../symbols/TileArt.tsx';
import { t } from '@santiago/table/page/i18n/index.ts';
import { canalsWords } from '../words.ts';
import type { CanalsBookTypes } from './book.ts';
import { AREA, AUCTION, PLANTING, SECRET } from './figures.ts';
import '../board/drawing.css';
import './pictures.css';

type PictureName = CanalsBookTypes['Picture'];

interface PictureProps {
  /** The edition of the crops in most pictures. */
  readonly edition: Edition;
}

interface DrawnProps extends PictureProps {
  /** The editions whose crops are named: that of the match, or all of them outside a match. */
  readonly editions: readonly Edition[];
}

const NAMES: Readonly<Partial<Record<Seat, string>>> = { p1: 'Ana', p2: 'Bo', p3: 'Cleo', p4: 'Dario' };

const Coins = ({ amount }: { amount: number }) => (
  <span class="rule-coins">
    <Icon id="coin" size={22} /> {amount}
  </span>
);

const Arrow = () => (
  <span class="rule-arrow" aria-hidden="true">
    →
  </span>
);

/** A player, with a text below the name. */
const SeatWith = ({ seat, children }: { seat: Seat; children: ComponentChildren }) => (
  <span class="rule-seat">
    <Marker seat={seat} size={24} />
    {NAMES[seat]}
    {children}
  </span>
);

const Desert = () => (
  <svg width={64} height={64} viewBox="0 0 84 84" aria-hidden="true">
    <DesertArt />
  </svg>
);

const planted = (square: Square, tile: Tile, planter: Seat, markers: number): Plantation => ({
  square,
  tile,
  planter,
  markers,
  planted: markers,
  palm: false,
  desert: false,
});

const SETUP = makeSetup(canals.setup, { players: 4, options: { palms: 'off', spring: 'any' } });

interface Shown {
  readonly canals: readonly Ditch[];
  readonly plantations?: readonly Plantation[];
  readonly targets?: readonly Ditch[];
}

const SPRING: Intersection = 'C2';

/** A board with the spring in its middle, as the engine sees it. */
const sceneOf = (edition: Edition, { canals: built, plantations = [], targets = [] }: Shown): BoardScene => {
  if (!SETUP.ok) throw new Error(SETUP.fault.text);
  const view: View = {
    ...canals.view(canals.start(SETUP.value), 'spectator'),
    spring: SPRING,
    canals: built,
    plantations,
  };
  const { water, damp } = factsOf(view);
  return {
    ...stillScene({
      view: signal(view),
      edition: signal(edition),
      letters: signal(null),
      water: signal(water),
      damp: signal(damp),
    }),
    targets: signal({ ...NO_TARGETS, ditches: targets }),
  };
};

const Shown = ({ scene, children }: { scene: BoardScene; children?: ComponentChildren }) => (
  <div class="rule-board">
    <Board scene={scene}>{children}</Board>
  </div>
);

const NumberAt = ({ at, number }: { at: Point; number: number }) => (
  <g class="rule-number" transform={`translate(${at.x} ${at.y})`}>
    <circle r={23} />
    <text>{number}</text>
  </g>
);

const beside = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** The parts of the board by number: square, ditch, intersection, spring, canal. */
const partsOf = (geometry: Geometry): readonly Point[] => [
  centre(geometry.square('b5')),
  centre(geometry.ditch('D3-E3').box),
  beside(geometry.node('B3'), -4, -4),
  beside(geometry.node(SPRING), -38, 38),
  centre(geometry.ditch('C2-D2').box),
];

const BoardParts = ({ edition }: PictureProps) => (
  <Shown scene={sceneOf(edition, { canals: ['C2-D2'] })}>
    {partsOf(geometryOf('wide')).map((at, i) => (
      <NumberAt key={i} at={at} number={i + 1} />
    ))}
  </Shown>
);

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** A canal that may not be built, crossed out. */
const Forbidden = ({ from, to }: Line) => {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return (
    <>
      <path class="rule-forbidden-canal" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path
        class="rule-forbidden"
        d={`M${x - 26} ${y - 26}L${x + 26} ${y + 26}M${x + 26} ${y - 26}L${x - 26} ${y + 26}`}
      />
    </>
  );
};

/** [C31] Not connected; and between the squares of a block, from the middle of one ditch to that of another. */
const forbiddenIn = (geometry: Geometry): readonly Line[] => [
  geometry.ditch('A3-A4'),
  { from: centre(geometry.ditch('D2-E2').box), to: centre(geometry.ditch('D3-E3').box) },
];

export const LEGAL: readonly Ditch[] = ['B2-C2', 'C1-C2', 'C2-C3', 'D1-D2', 'D2-D3', 'D2-E2'];

const LegalCanals = ({ edition }: PictureProps) => (
  <Shown scene={sceneOf(edition, { canals: ['C2-D2'], targets: LEGAL })}>
    {forbiddenIn(geometryOf('wide')).map((line, i) => (
      <Forbidden key={i} {...line} />
    ))}
  </Shown>
);

const ExtraCanal = ({ edition }: PictureProps) => (
  <Shown
    scene={sceneOf(edition, {
      canals: ['C2-D2', 'D2-E2'],
      plantations: [planted('g3', 'bean2', 'p1', 1), planted('b5', 'pepper2', 'p2', 2)],
    })}
  />
);

const SIZE = 64;

const Tile = (props: { tile: Tile; edition: Edition; seat: Seat | null; markers: number; dry?: boolean }) => (
  <TilePicture
    tile={props.tile}
    edition={props.edition}
    size={SIZE}
    seat={props.seat}
    markers={props.markers}
    planted={Math.max(props.markers, props.seat === null ? 0 : 1)}
    state={props.dry === true ? (props.markers === 0 ? 'dying' : 'dry') : 'fresh'}
  />
);

const PLANTED: readonly (readonly [Seat, Tile])[] = [
  ['p2', 'banana2'],
  ['p4', 'bean2'],
  ['p1', 'cane1'],
  ['p3', 'pepper2'],
];

/** [C53] By tile: whose markers, and how many. */
export const AREA_TILES: readonly (readonly [Seat | null, Tile, number])[] = [
  ['p1', 'banana2', 2],
  ['p2', 'banana2', 2],
  ['p2', 'banana2', 2],
  ['p3', 'banana1', 1],
  [null, 'banana1', 0],
];

/** [C7] The crops by name. */
const Crops = ({ edition, isNamed }: PictureProps & { readonly isNamed: boolean }) => (
  <div class="rule-crops">
    {isNamed ? <strong>{t.value.setUp.editions[edition]}</strong> : null}
    {CROPS.map((crop) => (
      <span key={crop} class="rule-seat">
        <TilePicture tile={`${crop}2`} edition={edition} size={56} />
        {canalsWords.value.crops[edition][crop]}
      </span>
    ))}
  </div>
);

const DRAWN: Readonly<Record<PictureName, (props: DrawnProps) => JSX.Element>> = {
  crops: ({ editions }) => (
    <>
      {editions.map((edition) => (
        <Crops key={edition} edition={edition} isNamed={editions.length > 1} />
      ))}
    </>
  ),
  board: BoardParts,
  auction: () => (
    <>
      <SeatWith seat="p2">
        <Coins amount={AUCTION.bo} />
      </SeatWith>
      <SeatWith seat="p3">
        <Icon id="overseer" size={26} />
      </SeatWith>
      <SeatWith seat="p4">
        <Coins amount={AUCTION.dario} />
      </SeatWith>
      <SeatWith seat="p1">
        <Coins amount={AUCTION.ana} />
      </SeatWith>
    </>
  ),
  planting: ({ edition }) => (
    <>
      {PLANTED.map(([seat, tile], i) => (
        <SeatWith key={seat} seat={seat}>
          <Tile tile={tile} edition={edition} seat={seat} markers={PLANTING.markers[i]!} />
        </SeatWith>
      ))}
    </>
  ),
  canals: LegalCanals,
  extra: ExtraCanal,
  drying: ({ edition }) => (
    <>
      <Tile tile="bean2" edition={edition} seat="p2" markers={2} dry />
      <Arrow />
      <Tile tile="bean2" edition={edition} seat="p2" markers={1} dry />
      <Arrow />
      <Tile tile="bean2" edition={edition} seat="p2" markers={0} dry />
      <Arrow />
      <Desert />
    </>
  ),
  last: ({ edition }) => (
    <>
      <Tile tile="potato2" edition={edition} seat="p4" markers={2} dry />
      <Arrow />
      <Desert />
    </>
  ),
  area: ({ edition }) => (
    <>
      <span class="rule-area">
        {AREA_TILES.map(([seat, tile, markers], i) => (
          <Tile key={i} tile={tile} edition={edition} seat={seat} markers={markers} />
        ))}
      </span>
      {(['p1', 'p2', 'p3'] as const).map((seat, i) => (
        <span key={seat} class="rule-sum">
          <Marker seat={seat} size={20} /> {AREA.tiles} × {AREA.markers[i]} = {AREA.points[i]}
        </span>
      ))}
    </>
  ),
  two: () => (
    <>
      <SeatWith seat="p1">
        <Coins amount={SECRET.ana} />
      </SeatWith>
      <SeatWith seat="p2">
        <span class="rule-coins">
          <Icon id="coin" size={22} /> {SECRET.bo} <Icon id="overseer" size={26} />
        </span>
      </SeatWith>
    </>
  ),
};

/** A picture of the rules, with the crops of the match's edition. */
export const CanalsPicture = ({
  picture,
  editions,
}: {
  picture: PictureName;
  editions: readonly Edition[];
}) => {
  const Drawn = DRAWN[picture];
  return <Drawn edition={editions[0]!} editions={editions} />;
};
