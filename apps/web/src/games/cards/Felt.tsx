import type { Place, Run, TableCard, View } from '@santiago/cards';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isCalm } from '../../browser/settings.ts';
import { CardArt, type CardLook } from './art.tsx';
import { type Camera, fit, pan, type Size, toFelt, toPage, zoomAt } from './camera.ts';
import { Cross } from './Cross.tsx';
import type { Facts } from './facts.ts';
import {
  type Box,
  boxOf,
  centreOf,
  heightOf,
  isInside,
  keyOf,
  nearest,
  placeKey,
  type Point,
  UNIT,
  widthOf,
} from './geometry.ts';
import type { CardsDictionary } from './i18n/en.ts';
import { Marks } from './Marks.tsx';

/** A card in the hand of the person who looks, over the place it would take. */
export interface Ghost {
  readonly look: CardLook;
  readonly place: Place;
}

/** A word over a card on the table: the odds of a fight, mostly. */
export interface Bubble {
  readonly text: string;
  readonly tone: 'good' | 'even' | 'bad';
}

export interface FeltProps {
  readonly view: View;
  readonly facts: Facts;
  readonly words: CardsDictionary;
  /** What matters now; the felt shows all of it unless it was moved by hand. */
  readonly focus: Box;
  /** The part that must be legible where all of it would be too small. */
  readonly detail: Box | null;
  /** A card that has just lost its fight. */
  readonly departed: TableCard | null;
  /** What is shown over the felt, and the cards it should leave in sight. */
  readonly overlay: ComponentChildren;
  readonly inSight: readonly Place[];
  /** Where a card drawn over the page would come to lie. */
  readonly drawing: RefObject<
    (at: { clientX: number; clientY: number }, places: readonly Place[]) => Place | null
  >;
  /** Places the thing in hand may go to, and those of them that touch an enemy. */
  readonly spots: readonly Place[];
  readonly hot: ReadonlySet<string>;
  /** Where so many places are that they are one ground. */
  readonly ground: readonly Run[];
  readonly ghost: Ghost | null;
  /** The card on the table that is being moved. */
  readonly lifted: string | null;
  readonly bubbles: ReadonlyMap<string, Bubble>;
  /** Cards that may be pointed at: to be moved, or to be fought. */
  readonly pickable: ReadonlySet<string>;
  readonly fighting: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  readonly doomed: ReadonlySet<string>;
  /** Places and cards that a teacher points at, as in the notation: `5,12 h`, `5,12`. */
  readonly marks: readonly string[];
  readonly onSpot: (place: Place) => void;
  readonly onHover: (place: Place | null) => void;
  readonly onCard: (key: string) => void;
  readonly onNothing: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The column of buttons on the felt. */
const TOOLS = 48;
/** Pixels a unit below which ranks are hard to read. */
const LEGIBLE = 0.44;
/** How far a pointer may stray and still tap. */
const TAP = 7;
/** How near a spot's middle must be, in pixels. */
const REACH = 44;

const useSize = () => {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 600, height: 450 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  return { frame, size };
};

/** The middles of all places of the runs, as one lit ground. */
const Ground = ({ runs }: { runs: readonly Run[] }) => (
  <g class="ground">
    {runs.map(({ dir, y, from, to }) => (
      <rect
        key={`${dir} ${y} ${from}`}
        x={from * UNIT + widthOf(dir) / 2 - UNIT / 2}
        y={-y * UNIT - heightOf(dir) / 2 - UNIT / 2}
        width={(to - from + 1) * UNIT}
        height={UNIT + 0.5}
      />
    ))}
  </g>
);

const Spots = ({ spots, hot }: { spots: readonly Place[]; hot: ReadonlySet<string> }) => (
  <g class="spots">
    {spots.map((place) => {
      const { left, top } = boxOf(place);
      const { x, y } = centreOf(place);
      const burning = hot.has(placeKey(place));
      return (
        <g key={placeKey(place)} class={burning ? 'spot spot-hot' : 'spot'} data-spot={placeKey(place)}>
          <rect
            x={left + 3}
            y={top + 3}
            width={widthOf(place.dir) - 6}
            height={heightOf(place.dir) - 6}
            rx="6"
          />
          {burning ? (
            <path d={`M${x - 8} ${y - 8}l16 16m0 -16l-16 16`} class="spot-swords" />
          ) : (
            <circle cx={x} cy={y} r="5.500" />
          )}
        </g>
      );
    })}
  </g>
);

const transformOf = (camera: Camera, size: Size): string => {
  const origin = toPage(camera, size, { x: 0, y: 0 });
  return `translate(${origin.x.toFixed(2)}px, ${origin.y.toFixed(2)}px) scale(${camera.scale.toFixed(4)})`;
};

/** The table itself: an endless felt that shows what matters by itself, and is moved by hand. */
export const Felt = (props: FeltProps) => {
  const { view, facts, words, spots, ground, ghost } = props;
  const { frame, size } = useSize();
  const [byHand, setByHand] = useState<Camera | null>(null);
  const [dragging, setDragging] = useState(false);
  const followed = useMemo(() => {
    const clear = { width: size.width - TOOLS, height: size.height };
    const whole = fit(props.focus, clear);
    const shown =
      props.detail === null || whole.scale >= LEGIBLE ? whole : fit(props.detail, clear, LEGIBLE * 1.25);
    return { ...shown, x: shown.x + TOOLS / 2 / shown.scale };
  }, [props.focus, props.detail, size]);
  const camera = byHand ?? followed;
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<{ readonly at: Point; moved: boolean; onGhost: boolean } | null>(null);

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const rect = frame.current!.getBoundingClientRect();
    return { x: event.clientX - rect.left, y: event.clientY - rect.top };
  };
  const spotAt = (at: Point): Place | null =>
    nearest(spots, toFelt(camera, size, at), Math.max(REACH / camera.scale, 26));
  props.drawing.current = (at, places) => {
    const point = pointOf(at);
    const inside = point.x >= 0 && point.y >= 0 && point.x <= size.width && point.y <= size.height;
    return inside ? nearest(places, toFelt(camera, size, point), 90) : null;
  };
  const cardAt = (at: Point): string | null => {
    const point = toFelt(camera, size, at);
    const found = view.table.find((card) => isInside(boxOf(card), point));
    return found === undefined ? null : keyOf(found);
  };

  const tap = (at: Point) => {
    const key = cardAt(at);
    if (key !== null && props.pickable.has(key) && key !== props.lifted) {
      props.onCard(key);
      return;
    }
    const spot = spotAt(at);
    if (spot !== null) props.onSpot(spot);
    else if (key !== null) props.onCard(key);
    else props.onNothing();
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    const at = pointOf(event);
    pointers.current.set(event.pointerId, at);
    const onGhost = ghost !== null && isInside(boxOf(ghost.place), toFelt(camera, size, at));
    press.current = { at, moved: pointers.current.size > 1, onGhost };
    frame.current!.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const at = pointOf(event);
    const old = pointers.current.get(event.pointerId);
    if (old === undefined) {
      if (spots.length > 0) props.onHover(spotAt(at));
      return;
    }
    const pressed = press.current!;
    if (!pressed.moved && Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) < TAP) return;
    pressed.moved = true;
    if (pressed.onGhost && pointers.current.size === 1) {
      const spot = spotAt(at);
      if (spot !== null) props.onSpot(spot);
      return;
    }
    setDragging(true);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, at);
    setByHand((now) => {
      const from = now ?? camera;
      const other = others[0];
      if (other === undefined) return pan(from, at.x - old.x, at.y - old.y);
      const factor =
        Math.hypot(at.x - other.x, at.y - other.y) /
        Math.max(1, Math.hypot(old.x - other.x, old.y - other.y));
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      return zoomAt(pan(from, (at.x - old.x) / 2, (at.y - old.y) / 2), toFelt(from, size, middle), factor);
    });
  };
  const up = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return;
    const pressed = press.current;
    if (pointers.current.size > 0) return;
    press.current = null;
    setDragging(false);
    if (pressed !== null && !pressed.moved) tap(pointOf(event));
  };

  // Preact listens passively to the wheel in some browsers, and then the page would scroll as well.
  const latest = useRef(camera);
  latest.current = camera;
  useEffect(() => {
    const element = frame.current!;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = toFelt(latest.current, size, pointOf(event));
      setByHand(zoomAt(latest.current, at, Math.exp(-event.deltaY * 0.0015)));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [size]);

  const zoom = (factor: number) => setByHand(zoomAt(camera, camera, factor));
  const lookOf = (card: View['table'][number]): CardLook => ({
    owner: card.owner,
    card: card.card,
    up: card.up,
    base: card.base,
    stranded: facts.stranded.has(keyOf(card)),
  });

  const upper = props.inSight.filter((place) => toPage(camera, size, centreOf(place)).y < size.height * 0.5);
  return (
    <div class={upper.length > 0 ? 'felt-frame overlay-low' : 'felt-frame'}>
      <div
        class="felt"
        ref={frame}
        tabIndex={0}
        role="application"
        aria-label={words.felt.label}
        aria-describedby="felt-keys"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={() => props.onHover(null)}
        onKeyDown={props.onKey}
      >
        <svg class="felt-picture" width="100%" height="100%" aria-hidden="true">
          <rect class="felt-cloth" width="100%" height="100%" />
          <g
            class={dragging || isCalm() ? 'world' : 'world world-gliding'}
            style={{ transform: transformOf(camera, size) }}
          >
            <rect class="felt-fibres" x="-3000" y="-3000" width="6000" height="6000" />
            {view.phase.kind === 'base' || view.phase.kind === 'first' ? <Cross view={view} /> : null}
            <Ground runs={ground} />
            {view.table.map((card) => {
              const key = keyOf(card);
              const { left, top } = boxOf(card);
              const classes = ['card-on-felt'];
              if (props.pickable.has(key)) classes.push('is-pickable');
              if (view.phase.kind === 'fight' && props.pickable.has(key)) classes.push('is-target');
              if (props.changed.has(key)) classes.push('is-changed');
              if (props.fighting.has(key)) classes.push('is-fighting');
              if (props.doomed.has(key)) classes.push('is-doomed');
              if (props.lifted === key) classes.push('is-lifted');
              return (
                <g key={key} transform={`translate(${left} ${top})`}>
                  <g class={classes.join(' ')} data-card={key}>
                    <rect
                      class="halo"
                      x="-6"
                      y="-6"
                      width={widthOf(card.dir) + 12}
                      height={heightOf(card.dir) + 12}
                      rx="11"
                    />
                    <CardArt look={lookOf(card)} dir={card.dir} />
                  </g>
                </g>
              );
            })}
            {props.departed === null ? null : (
              <g transform={`translate(${boxOf(props.departed).left} ${boxOf(props.departed).top})`}>
                <g class="card-departed">
                  <CardArt look={props.departed} dir={props.departed.dir} />
                </g>
              </g>
            )}
            <g class="links">
              {facts.links.map(({ x, y, across, owner }) => (
                <rect
                  key={`${x} ${y}`}
                  class={`link of-${owner}`}
                  x={x - (across ? 6 : 2.5)}
                  y={y - (across ? 2.5 : 6)}
                  width={across ? 12 : 5}
                  height={across ? 5 : 12}
                  rx="2.500"
                />
              ))}
            </g>
            <Spots spots={ground.length > 0 ? [] : spots} hot={props.hot} />
            <Marks facts={facts} marks={props.marks} />
            {ghost === null ? null : (
              <g class="ghost" transform={`translate(${boxOf(ghost.place).left} ${boxOf(ghost.place).top})`}>
                <rect
                  class="halo"
                  x="-6"
                  y="-6"
                  width={widthOf(ghost.place.dir) + 12}
                  height={heightOf(ghost.place.dir) + 12}
                  rx="11"
                />
                <CardArt look={ghost.look} dir={ghost.place.dir} />
              </g>
            )}
          </g>
        </svg>
        <div class="bubbles" aria-hidden="true">
          {[...props.bubbles].map(([key, { text, tone }]) => {
            const card = facts.at.get(key);
            if (card === undefined) return null;
            const { x, y } = toPage(camera, size, { x: centreOf(card).x, y: boxOf(card).top });
            return (
              <span
                key={key}
                class={`bubble bubble-${tone}`}
                style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -60%)` }}
              >
                {text}
              </span>
            );
          })}
        </div>
      </div>
      {props.overlay}
      <p id="felt-keys" class="sr-only">
        {words.felt.keys}
      </p>
      <div class="felt-tools">
        <button type="button" class="tool" aria-label={words.felt.closer} onClick={() => zoom(1.3)}>
          +
        </button>
        <button type="button" class="tool" aria-label={words.felt.farther} onClick={() => zoom(1 / 1.3)}>
          −
        </button>
        <button
          type="button"
          class="tool"
          aria-label={words.felt.all}
          aria-pressed={byHand === null}
          onClick={() => setByHand(null)}
        >
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path
              d="M2 6V2h4M12 2h4v4M16 12v4h-4M6 16H2v-4M9 6.500v5M6.500 9h5"
              fill="none"
              stroke="currentColor"
              stroke-width="1.800"
              stroke-linecap="round"
            />
          </svg>
        </button>
      </div>
    </div>
  );
};
