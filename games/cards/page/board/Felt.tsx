import type { Corner, Place, TableCard } from '@santiago/cards';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { isCalm } from '@santiago/table/page/browser/settings.ts';
import { LINE } from '@santiago/table/page/ui/line.ts';
import {
  followed,
  type Lie,
  type Movement,
  type Point,
  type Size,
  toFrame,
  toPicture,
} from '@santiago/table/page/ui/panzoom.ts';
import { useGestures } from '@santiago/table/page/ui/useGestures.ts';
import { Camera } from './camera.ts';
import { Edges } from './Edges.tsx';
import {
  Bubbles,
  CrossLayer,
  Departed,
  Doomed,
  GhostLayer,
  Ground,
  Links,
  LyingCards,
  MarksLayer,
  Spots,
  WinnerCrown,
} from './FeltLayers.tsx';
import { Fight } from '../motion/Fight.tsx';
import { boxOf, centreOf, isInside, keyOf, meant, nearest, spotsIn } from './geometry.ts';
import { type CardsEvent, isFeltKey } from '../panel/interaction.ts';
import type { Scene } from '../table/scene.ts';
import { FELT_LIMITS } from './sights.ts';
import { cardWords } from '../words.ts';
import './felt.css';

/** How far a pointer may move and still be a tap. */
const TAP = 7;
/** How near a spot's middle must be, in pixels; for a card dragged from the hand, in units of the picture. */
const REACH = 44;
const DRAWN_REACH = 90;
/** How near the middle of a marked spot must be, in units of the picture: about half a card. */
const MARK_REACH = 34;

const transformOf = ({ x, y, scale }: { x: number; y: number; scale: number }): string =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;

/** Everything that moves with the camera. Its layers are not redrawn when it moves. */
const World = ({ camera, children }: { camera: Camera; children: ComponentChildren }) => (
  <g
    class={camera.dragging.value || camera.pressed.value || isCalm() ? 'world' : 'world world-gliding'}
    style={{ transform: transformOf(camera.lie.value) }}
  >
    {children}
  </g>
);

const Odds = ({ scene, camera }: { scene: Scene; camera: Camera }) => (
  <Bubbles scene={scene} lie={camera.lie.value} />
);

const Picture = ({ scene, camera, marks }: { scene: Scene; camera: Camera; marks: readonly string[] }) => (
  <svg class="felt-picture" width="100%" height="100%" aria-hidden="true">
    <rect class="felt-cloth" width="100%" height="100%" />
    <World camera={camera}>
      <rect class="felt-fibres" x="-3000" y="-3000" width="6000" height="6000" />
      <CrossLayer scene={scene} />
      <Ground scene={scene} />
      <LyingCards scene={scene} />
      <Departed scene={scene} />
      <Links scene={scene} />
      <WinnerCrown scene={scene} />
      <Spots scene={scene} />
      <Doomed scene={scene} />
      <MarksLayer scene={scene} marks={marks} />
      <GhostLayer scene={scene} />
    </World>
  </svg>
);

const Tools = ({ camera }: { camera: Camera }) => {
  const words = cardWords.value.felt;
  return (
    <div class="felt-tools">
      <button type="button" class="tool" aria-label={words.closer} onClick={() => camera.zoom(1.3)}>
        +
      </button>
      <button type="button" class="tool" aria-label={words.farther} onClick={() => camera.zoom(1 / 1.3)}>
        −
      </button>
      <button
        type="button"
        class="tool"
        aria-label={words.all}
        aria-pressed={camera.byHand.value === null}
        onClick={() => camera.follow()}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path {...LINE} d="M2 6V2h4M12 2h4v4M16 12v4h-4M6 16H2v-4M9 6.500v5M6.500 9h5" />
        </svg>
      </button>
    </div>
  );
};

/** The fight is drawn over the felt, beside its two cards. */
const Overlay = ({ scene }: { scene: Scene }) => {
  const fight = scene.fight.value;
  return fight === null ? null : <Fight seen={fight} wording={scene.wording.value} />;
};

const FeltFrame = (props: { scene: Scene; camera: Camera; children: ComponentChildren }) => {
  const { scene, camera, children } = props;
  const { height } = camera.size.value;
  const upper = (scene.fight.value?.sides ?? []).some(
    ({ place }) => toFrame(camera.lie.value, centreOf(place)).y < height * 0.5,
  );
  return <div class={upper ? 'felt-frame overlay-low' : 'felt-frame'}>{children}</div>;
};

/** The first size is read before anything is painted: otherwise the first picture would lie wrong, and jump. */
const useSize = (frame: RefObject<HTMLDivElement | null>, camera: Camera): void => {
  useLayoutEffect(() => {
    const resize = ({ width, height }: Size): void => {
      if (width > 0 && height > 0) camera.resize({ width, height });
    };
    resize({ width: frame.current!.clientWidth, height: frame.current!.clientHeight });
    const watch = new ResizeObserver(([entry]) => resize(entry!.contentRect));
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, [camera, frame]);
};

/** The visible position of the felt: while it glides, it has not reached its target yet. */
const seenLie = (frame: HTMLElement | null, { lie }: Camera): Lie => {
  const world = frame?.querySelector('.world') ?? null;
  if (world === null) return lie.peek();
  const { a, e, f } = new DOMMatrixReadOnly(getComputedStyle(world).transform);
  return { scale: a, x: e, y: f };
};

/** What lies under a point of the frame. */
const hitsOf = (scene: Scene, lie: () => Lie, marked: () => readonly Place[]) => {
  const on = (at: Point): Point => toPicture(lie(), at);
  const within = (): number => Math.max(REACH / lie().scale, 26);
  /** The spot that the coach points at catches every tap near it. */
  const markedAt = (at: Point, reach: number): Place | null => {
    const place = nearest(marked(), on(at), reach);
    return place !== null && scene.allows(place) ? place : null;
  };
  const spotAt = (at: Point): Place | null =>
    markedAt(at, Math.max(within(), MARK_REACH)) ??
    meant(scene.spots.peek(), on(at), { within: within(), dir: scene.dir.peek() });
  /** The spot for a card that is dragged over the felt: the card is turned only where it fits in no other way. */
  const spotUnder = (at: Point): Place | null => {
    const caught = markedAt(at, DRAWN_REACH);
    if (caught !== null) return caught;
    const spots = scene.spots.peek();
    const asItIs = spots.filter(({ dir }) => dir === scene.dir.peek());
    return nearest(asItIs, on(at), DRAWN_REACH) ?? nearest(spots, on(at), DRAWN_REACH);
  };
  const isGhost = (at: Point): boolean => {
    const ghost = scene.ghost.peek();
    return ghost !== null && isInside(boxOf(ghost.place), on(at));
  };
  const cardAt = (at: Point): TableCard | undefined =>
    scene.view.peek().table.find((each) => isInside(boxOf(each), on(at)));
  /** [X28] A card on the table that may move. */
  const moverAt = (at: Point): Corner | null => {
    const card = cardAt(at);
    if (card === undefined) return null;
    const moves = scene.model.offer.peek()?.moves ?? [];
    return moves.find(({ from }) => keyOf(from) === keyOf(card))?.from ?? null;
  };
  /** A card that can be chosen comes before a spot, and a spot before any other card. */
  const eventAt = (at: Point): CardsEvent => {
    const card = cardAt(at);
    const pointed: CardsEvent =
      card === undefined ? { kind: 'nothing' } : { kind: 'lying', at: { x: card.x, y: card.y } };
    const key = card === undefined ? '' : keyOf(card);
    if (scene.pickable.peek().has(key) && scene.lifted.peek() !== key) return pointed;
    const place = spotAt(at);
    return place === null ? pointed : { kind: 'spot', place };
  };
  return { on, markedAt, spotAt, spotUnder, isGhost, moverAt, eventAt };
};

type Hits = ReturnType<typeof hitsOf>;

/** What a pointer took hold of: the held card, a card that may move, or the felt. */
type Taken = { readonly kind: 'ghost' | 'felt' } | { readonly kind: 'mover'; readonly from: Corner };

const takenAt = (hits: Hits, at: Point): Taken => {
  if (hits.isGhost(at)) return { kind: 'ghost' };
  const from = hits.moverAt(at);
  return from === null ? { kind: 'felt' } : { kind: 'mover', from };
};

/** [X28] Lifts a card off the table, whatever was held before. */
const lift = (scene: Scene, from: Corner): void => {
  if (scene.lifted.peek() === keyOf(from)) return;
  if (scene.holding.peek()) scene.handle({ kind: 'clear' });
  scene.handle({ kind: 'mover', from });
};

/** A pointer drags the card it took hold of, or else the felt. */
const dragged = (scene: Scene, camera: Camera, hits: Hits) => (taken: Taken, movement: Movement) => {
  if (taken.kind === 'felt' || movement.other !== null) {
    camera.dragging.value = true;
    camera.move((lie) => followed(lie, movement, FELT_LIMITS));
    return;
  }
  if (taken.kind === 'mover') lift(scene, taken.from);
  const place = hits.spotUnder(movement.to);
  if (place !== null) scene.handle({ kind: 'drag', card: null, place });
};

/** While rows are still being shown, only the keys that would answer show the rest of them. */
const isMeant = (scene: Scene, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  isFeltKey(key) &&
  (!scene.model.catchingUp.peek() || key === 'Enter' || key === ' ');

/** The first spot that `n` goes to is the one that the coach points at. */
const eventOfKey = (scene: Scene, key: string, marked: readonly Place[]): CardsEvent => {
  const place = marked.find((each) => scene.allows(each));
  const isFirst = key === 'n' && scene.decision.draft.peek().place === null;
  return isFirst && place !== undefined ? { kind: 'place', place } : { kind: 'key', key };
};

/** Pointers and wheel on the felt: tap, drag a card, move the felt. */
const useFelt = (scene: Scene, marks: readonly string[]) => {
  const frame = useRef<HTMLDivElement>(null);
  const marked = useRef<readonly Place[]>([]);
  marked.current = spotsIn(marks);
  const camera = useMemo(() => new Camera(scene.sights, scene.holding), [scene]);
  const hits = useMemo(
    () =>
      hitsOf(
        scene,
        () => seenLie(frame.current, camera),
        () => marked.current,
      ),
    [scene, camera],
  );
  const drag = useMemo(() => dragged(scene, camera, hits), [scene, camera, hits]);
  const taken = useRef<Taken>({ kind: 'felt' });
  useSize(frame, camera);
  useEndSight(scene, camera);
  const gestures = useGestures({
    frame,
    slip: TAP,
    takes: ({ button }) => button <= 0,
    holds: () => true,
    onDrag: (movement) => drag(taken.current, movement),
    onDrop: () => (camera.dragging.value = false),
    onTap: (at) => scene.handle(hits.eventAt(at)),
    onWheel: (event, at) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * 0.0015), at);
    },
  });
  const down = (event: PointerEvent) => {
    camera.press(seenLie(frame.current, camera));
    taken.current = takenAt(hits, gestures.at(event));
    gestures.down(event);
  };
  const letGo = (release: (event: PointerEvent) => void) => (event: PointerEvent) => {
    release(event);
    camera.release();
  };
  return {
    frame,
    marked,
    camera,
    hits,
    gestures,
    down,
    up: letGo(gestures.up),
    cancel: letGo(gestures.cancel),
  };
};

/** At the end the whole table is shown, wherever somebody had moved it. */
const useEndSight = (scene: Scene, camera: Camera): void => {
  const isOver = scene.over.value;
  useEffect(() => {
    if (isOver) camera.follow();
  }, [isOver, camera]);
};

/** The table itself: an endless felt that shows what matters by itself and can be moved by hand. */
export const Felt = ({ scene, marks }: { scene: Scene; marks: readonly string[] }) => {
  const { frame, marked, camera, hits, gestures, down, up, cancel } = useFelt(scene, marks);
  scene.placeAt = (at, places) => {
    const point = gestures.at(at);
    const { width, height } = camera.size.peek();
    const inside = point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height;
    return inside
      ? (hits.markedAt(point, DRAWN_REACH) ?? nearest(places, hits.on(point), DRAWN_REACH))
      : null;
  };
  return (
    <FeltFrame scene={scene} camera={camera}>
      <div
        class="felt"
        ref={frame}
        tabIndex={0}
        role="application"
        aria-label={cardWords.value.felt.label}
        aria-describedby="felt-keys"
        onPointerDown={down}
        onPointerMove={(event) => {
          if (!gestures.move(event)) scene.hover(hits.spotAt(gestures.at(event)));
        }}
        onPointerUp={up}
        onPointerCancel={cancel}
        onPointerLeave={() => scene.hover(null)}
        onKeyDown={(event) => {
          if (!isMeant(scene, event)) return;
          event.preventDefault();
          scene.handle(eventOfKey(scene, event.key, marked.current));
        }}
      >
        <Picture scene={scene} camera={camera} marks={marks} />
        <Odds scene={scene} camera={camera} />
      </div>
      <Edges scene={scene} camera={camera} />
      <Overlay scene={scene} />
      <p id="felt-keys" class="sr-only">
        {cardWords.value.felt.keys}
      </p>
      <Tools camera={camera} />
    </FeltFrame>
  );
};
