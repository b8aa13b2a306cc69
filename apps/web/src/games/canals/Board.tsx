import {
  DITCHES,
  SQUARES,
  type Ditch,
  type Intersection,
  type Plantation,
  type Proposal,
  type Square,
  type Tile,
  type View,
} from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { markerShape, TileArt, type Edition } from './art.tsx';
import { centre, geometryOf, SIDE, spotAt, TRENCH, type Geometry, type Turn } from './geometry.ts';
import { isTarget, type Spot, type Targets } from './spot.ts';
import './drawing.css';

export type Water = 'watered' | 'dry' | 'dying';

/** A tile not yet placed, shown where it would lie. */
export interface Ghost {
  readonly tile: Tile;
  readonly square: Square;
  readonly seat: Seat | null;
  readonly markers: number;
}

export interface BoardProps {
  readonly view: View;
  readonly edition: Edition;
  readonly turn: Turn;
  readonly letters: boolean;
  /** How each plantation stands with water; deserts are not in it. */
  readonly water: ReadonlyMap<Square, Water>;
  /** Every square along a canal. */
  readonly damp: ReadonlySet<Square>;
  readonly targets: Targets;
  readonly ghost: Ghost | null;
  /** The chosen ditch or intersection. */
  readonly picked: Spot | null;
  /** Squares to ring, such as the area that a tile would join. */
  readonly ringed: ReadonlySet<Square>;
  /** Squares that would become wet. */
  readonly wetted: ReadonlySet<Square>;
  /** Ditches that would help. */
  readonly hinted: ReadonlySet<Ditch>;
  /** What changed last: stays marked until the next thing happens. */
  readonly changed: { readonly squares: ReadonlySet<Square>; readonly ditches: ReadonlySet<Ditch> };
  readonly cropLetter: (tile: Tile) => string;
  readonly onPick: (spot: Spot | null) => void;
  readonly onHover: (spot: Spot | null) => void;
  readonly children?: ComponentChildren;
}

/** A shoreline: a rounded rectangle that wavers a little, the same at every visit. */
const shoreline = (width: number, height: number, inset: number, waver: number): string => {
  const left = inset;
  const top = inset;
  const right = width - inset;
  const bottom = height - inset;
  const step = 46;
  const points: [number, number][] = [];
  const wobble = (t: number) => Math.sin(t * 1.7) * waver * 0.6 + Math.sin(t * 0.73 + 1.3) * waver * 0.5;
  let t = 0;
  for (let x = left + 20; x < right - 20; x += step) points.push([x, top + wobble(t++)]);
  for (let y = top + 20; y < bottom - 20; y += step) points.push([right + wobble(t++), y]);
  for (let x = right - 20; x > left + 20; x -= step) points.push([x, bottom + wobble(t++)]);
  for (let y = bottom - 20; y > top + 20; y -= step) points.push([left + wobble(t++), y]);
  const mid = (a: [number, number], b: [number, number]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const start = mid(at(-1), at(0));
  return `M${start[0]} ${start[1]}${points
    .map((point, i) => {
      const end = mid(point, at(i + 1));
      return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${end[0]!.toFixed(1)} ${end[1]!.toFixed(1)}`;
    })
    .join('')}Z`;
};

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const COLUMNS = ['A', 'B', 'C', 'D', 'E'];

const Labels = ({ geometry, size }: { geometry: Geometry; size: number }) => {
  const wide = geometry.turn === 'wide';
  const near = geometry.margin / 2;
  const far = (wide ? geometry.height : geometry.width) - geometry.margin / 2;
  return (
    <g class="labels" style={{ fontSize: `${size}px` }}>
      {FILES.map((file) => {
        const at = centre(geometry.square(`${file}1` as Square));
        return (
          <text key={file} x={wide ? at.x : near} y={wide ? far : at.y}>
            {file}
          </text>
        );
      })}
      {[1, 2, 3, 4, 5, 6].map((rank) => {
        const at = centre(geometry.square(`a${rank}` as Square));
        return (
          <text key={rank} x={wide ? near : at.x} y={wide ? at.y : geometry.height - near}>
            {rank}
          </text>
        );
      })}
      {COLUMNS.map((column) => {
        const at = geometry.node(`${column}1` as Intersection);
        return (
          <text key={column} class="label-node" x={wide ? at.x : far} y={wide ? near : at.y}>
            {column}
          </text>
        );
      })}
      {[1, 2, 3, 4].map((row) => {
        const at = geometry.node(`A${row}` as Intersection);
        return (
          <text key={row} class="label-node" x={wide ? geometry.width - near : at.x} y={wide ? at.y : near}>
            {row}
          </text>
        );
      })}
    </g>
  );
};

/** What never changes: sea, island, ditches, fields. */
const Land = ({ geometry }: { geometry: Geometry }) => {
  const { width, height, margin } = geometry;
  const blocks = SQUARES.filter((_, i) => i % 2 === 0 && Math.floor(i / 8) % 2 === 0);
  const nodes = COLUMNS.flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}` as Intersection));
  return (
    <g class="land">
      <path class="shallows" d={shoreline(width, height, 6, 5)} />
      <path class="shore" d={shoreline(width, height, 11, 5)} />
      <rect
        class="trenches"
        x={margin}
        y={margin}
        width={width - 2 * margin}
        height={height - 2 * margin}
        rx={14}
      />
      {nodes.map((name) => {
        const at = geometry.node(name);
        return <circle key={name} class="node" cx={at.x} cy={at.y} r={5} />;
      })}
      {blocks.map((name) => {
        const box = geometry.square(name);
        const y = geometry.turn === 'wide' ? box.y - SIDE : box.y;
        return (
          <g key={name} transform={`translate(${box.x} ${y})`}>
            <rect class="field-shade" y={2.5} width={2 * SIDE} height={2 * SIDE} rx={11} />
            <rect class="field" width={2 * SIDE} height={2 * SIDE} rx={11} />
            <rect fill="url(#furrows)" width={2 * SIDE} height={2 * SIDE} rx={11} />
            <path class="hedge" d={`M${SIDE} 8V${2 * SIDE - 8}M8 ${SIDE}H${2 * SIDE - 8}`} />
          </g>
        );
      })}
    </g>
  );
};

const canalPath = (geometry: Geometry, ditch: Ditch): string => {
  const { from, to } = geometry.ditch(ditch);
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
};

const ripples = (geometry: Geometry, ditch: Ditch): string => {
  const { from, to, across } = geometry.ditch(ditch);
  const wave = across ? 'q7-5 14 0t14 0' : 'q-5 7 0 14t0 14';
  return [0.14, 0.4, 0.66]
    .map((part, i) => {
      const x = from.x + (to.x - from.x) * part + (across ? 0 : i % 2 ? 3 : -3);
      const start = across
        ? from.y + (i % 2 ? 3 : -3)
        : Math.min(from.y, to.y) + Math.abs(to.y - from.y) * part;
      return `M${x.toFixed(1)} ${start.toFixed(1)}${wave}`;
    })
    .join('');
};

/** Banks first and water over them, so that canals run into each other. */
const Canals = ({
  geometry,
  canals,
  fresh,
}: {
  geometry: Geometry;
  canals: readonly Ditch[];
  fresh: ReadonlySet<Ditch>;
}) => (
  <g class="canals">
    {canals.map((ditch) => (
      <path
        key={ditch}
        class={fresh.has(ditch) ? 'canal-bank canal-fresh' : 'canal-bank'}
        d={canalPath(geometry, ditch)}
      />
    ))}
    {canals.map((ditch) => (
      <g key={ditch} data-canal={ditch}>
        <path class="canal-water" d={canalPath(geometry, ditch)} />
        <path class="canal-ripple" d={ripples(geometry, ditch)} />
      </g>
    ))}
  </g>
);

const Field = (props: {
  geometry: Geometry;
  plantation: Plantation;
  edition: Edition;
  water: Water | undefined;
  letter: string | null;
}) => {
  const { geometry, plantation, edition, water, letter } = props;
  const box = geometry.square(plantation.square);
  return (
    <g transform={`translate(${box.x} ${box.y})`} data-square={plantation.square}>
      {plantation.desert ? (
        <g class="desert">
          <rect class="desert-sand" x={2.5} y={2.5} width={79} height={79} rx={9} />
          <rect fill="url(#hatch)" x={2.5} y={2.5} width={79} height={79} rx={9} />
          <circle class="desert-disc" cx={42} cy={42} r={25} />
          <use href="#cactus" x={23} y={22} width={38} height={38} />
        </g>
      ) : (
        <TileArt
          tile={plantation.tile}
          edition={edition}
          seat={plantation.planter}
          markers={plantation.markers}
          planted={plantation.planted}
          palm={plantation.palm}
          state={water ?? 'fresh'}
        />
      )}
      {letter === null || plantation.desert ? null : (
        <text class="crop-letter" x={10} y={76}>
          {letter}
        </text>
      )}
    </g>
  );
};

const Flag = (props: { geometry: Geometry; proposal: Proposal; scale: number; picked: boolean }) => {
  const { geometry, proposal, scale, picked } = props;
  const middle = centre(geometry.ditch(proposal.ditch).box);
  const pool = proposal.bribes.reduce((sum, bribe) => sum + bribe.amount, 0);
  const digits = String(pool).length;
  const width = 14 + digits * 13 + proposal.bribes.length * 21;
  const within = (value: number, half: number, end: number) =>
    Math.min(end - half - 2, Math.max(half + 2, value));
  const at = {
    x: within(middle.x, (width * scale) / 2, geometry.width),
    y: within(middle.y, 16 * scale, geometry.height),
  };
  return (
    <g
      class={picked ? 'flag flag-picked' : 'flag'}
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      data-flag={proposal.ditch}
    >
      <rect x={-width / 2} y={-16} width={width} height={32} rx={16} />
      <text x={-width / 2 + 8} y={1}>
        {pool}
      </text>
      {proposal.bribes.map((bribe, i) => (
        <svg
          key={bribe.seat}
          x={-width / 2 + 10 + digits * 13 + i * 21}
          y={-10}
          width={20}
          height={20}
          class={`of-${bribe.seat}`}
        >
          <use href={`#marker-${markerShape(bribe.seat)}`} />
        </svg>
      ))}
    </g>
  );
};

const proposalsOf = (view: View): readonly Proposal[] =>
  view.phase.kind === 'bribing' || view.phase.kind === 'decision' ? view.phase.proposals : [];

/** The picture of the board. It knows no rules: what is legal and what would change is handed to it. */
export const Board = (props: BoardProps) => {
  const { view, edition, targets, ghost, picked, wetted, ringed, hinted, changed } = props;
  const geometry = geometryOf(props.turn);
  const svg = useRef<SVGSVGElement>(null);
  const [pixels, setPixels] = useState(800);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setPixels(entry!.contentRect.width || 800));
    observer.observe(svg.current!);
    return () => observer.disconnect();
  }, []);
  const perPixel = geometry.width / pixels;
  const flagScale = Math.min(1.7, Math.max(0.9, perPixel * 0.72));
  const land = useMemo(() => <Land geometry={geometry} />, [geometry]);
  const labelSize = Math.round(Math.min(24, Math.max(14, 10 * perPixel)));
  const labels = useMemo(() => <Labels geometry={geometry} size={labelSize} />, [geometry, labelSize]);

  // Choosing changes none of the fields, so they are not drawn anew for it.
  const { water, letters, cropLetter } = props;
  const fields = useMemo(
    () =>
      view.plantations.map((plantation) => (
        <Field
          key={plantation.square}
          geometry={geometry}
          plantation={plantation}
          edition={edition}
          water={water.get(plantation.square)}
          letter={letters ? cropLetter(plantation.tile) : null}
        />
      )),
    [view, edition, water, letters, geometry],
  );

  const spotOf = (event: PointerEvent): Spot | null => {
    const box = svg.current!.getBoundingClientRect();
    const scale = geometry.width / box.width;
    const point = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
    return spotAt(geometry, point, targets, 28 * scale);
  };

  return (
    <svg
      ref={svg}
      class="board"
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
      onClick={(event) => props.onPick(spotOf(event as unknown as PointerEvent))}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse') return;
        const spot = spotOf(event);
        svg.current!.style.cursor = spot !== null && isTarget(targets, spot) ? 'pointer' : 'default';
        props.onHover(spot);
      }}
      onPointerLeave={() => props.onHover(null)}
    >
      {land}
      {labels}
      <g class="damp">
        {SQUARES.filter((square) => props.damp.has(square)).map((square) => {
          const box = geometry.square(square);
          return <rect key={square} x={box.x + 1} y={box.y + 1} width={SIDE - 2} height={SIDE - 2} rx={9} />;
        })}
      </g>
      <g class="wetted">
        {SQUARES.filter((square) => wetted.has(square)).map((square) => {
          const box = geometry.square(square);
          return <rect key={square} x={box.x + 1} y={box.y + 1} width={SIDE - 2} height={SIDE - 2} rx={9} />;
        })}
      </g>
      <Canals geometry={geometry} canals={view.canals} fresh={changed.ditches} />
      <g class="hints">
        {DITCHES.filter((ditch) => targets.ditches.includes(ditch) || hinted.has(ditch)).map((ditch) => (
          <path
            key={ditch}
            class={targets.ditches.includes(ditch) ? 'ditch-target' : 'ditch-hint'}
            d={shortened(geometry, ditch)}
          />
        ))}
        {picked?.kind === 'ditch' ? (
          <path class="ditch-picked" d={shortened(geometry, picked.ditch)} />
        ) : null}
      </g>
      {view.spring === null ? null : <Spring geometry={geometry} place={view.spring} ghost={false} />}
      {picked?.kind === 'intersection' ? (
        <Spring geometry={geometry} place={picked.intersection} ghost />
      ) : null}
      <g class="fields">
        {view.palms.map((square) => {
          const box = geometry.square(square);
          return (
            <use
              key={square}
              href="#palm"
              x={box.x + 12}
              y={box.y + 8}
              width={60}
              height={66}
              data-palm={square}
            />
          );
        })}
        {fields}
      </g>
      <g class="rings">
        {SQUARES.filter((square) => changed.squares.has(square)).map((square) => {
          const box = geometry.square(square);
          return (
            <rect key={square} class="ring-changed" x={box.x} y={box.y} width={SIDE} height={SIDE} rx={11} />
          );
        })}
        {SQUARES.filter((square) => ringed.has(square)).map((square) => {
          const box = geometry.square(square);
          return (
            <rect key={square} class="ring-area" x={box.x} y={box.y} width={SIDE} height={SIDE} rx={11} />
          );
        })}
        {SQUARES.filter((square) => wetted.has(square)).map((square) => {
          const box = geometry.square(square);
          return (
            <use
              key={square}
              class="drop-wet"
              href="#drop"
              x={box.x + 4}
              y={box.y + 4}
              width={24}
              height={24}
            />
          );
        })}
      </g>
      <g class="targets">
        {targets.squares
          .filter((square) => square !== ghost?.square)
          .map((square) => {
            const at = centre(geometry.square(square));
            return props.damp.has(square) ? (
              <use
                key={square}
                class="target-drop"
                href="#drop"
                x={at.x - 15}
                y={at.y - 15}
                width={30}
                height={30}
              />
            ) : (
              <circle key={square} class="target-dot" cx={at.x} cy={at.y} r={8} />
            );
          })}
        {targets.intersections
          .filter((place) => !(picked?.kind === 'intersection' && picked.intersection === place))
          .map((place) => {
            const at = geometry.node(place);
            return <circle key={place} class="target-node" cx={at.x} cy={at.y} r={17} />;
          })}
      </g>
      {ghost === null ? null : (
        <GhostTile
          geometry={geometry}
          ghost={ghost}
          edition={edition}
          palm={view.palms.includes(ghost.square)}
        />
      )}
      <g class="flags">
        {proposalsOf(view).map((proposal) => (
          <Flag
            key={proposal.ditch}
            geometry={geometry}
            proposal={proposal}
            scale={flagScale}
            picked={picked?.kind === 'ditch' && picked.ditch === proposal.ditch}
          />
        ))}
      </g>
      {props.children}
    </svg>
  );
};

const shortened = (geometry: Geometry, ditch: Ditch): string => {
  const { from, to } = geometry.ditch(ditch);
  const cut = TRENCH / 2 + 6;
  const dx = Math.sign(to.x - from.x) * cut;
  const dy = Math.sign(to.y - from.y) * cut;
  return `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`;
};

const Spring = ({ geometry, place, ghost }: { geometry: Geometry; place: Intersection; ghost: boolean }) => {
  const at = geometry.node(place);
  return (
    <use
      class={ghost ? 'spring board-ghost' : 'spring'}
      href="#spring"
      x={at.x - 23}
      y={at.y - 23}
      width={46}
      height={46}
    />
  );
};

const GhostTile = (props: { geometry: Geometry; ghost: Ghost; edition: Edition; palm: boolean }) => {
  const { geometry, ghost, edition, palm } = props;
  const box = geometry.square(ghost.square);
  return (
    <g class="board-ghost" transform={`translate(${box.x} ${box.y})`}>
      <TileArt
        tile={ghost.tile}
        edition={edition}
        seat={ghost.seat}
        markers={ghost.markers}
        planted={ghost.markers}
        palm={palm}
      />
      <rect class="ring-ghost" width={SIDE} height={SIDE} rx={11} />
    </g>
  );
};
