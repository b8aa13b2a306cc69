import type { Place } from '@santiago/cards';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isCalm } from '../../browser/settings.ts';
import { followed, type Point, toFrame, toPicture } from '../../ui/panzoom.ts';
import { useGestures } from '../../ui/useGestures.ts';
import { Camera, FELT_LIMITS } from './camera.ts';
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
} from './FeltLayers.tsx';
import { Fight } from './Fight.tsx';
import { boxOf, centreOf, isInside, keyOf, nearest } from './geometry.ts';
import { type CardsEvent, isFeltKey } from './interaction.ts';
import type { Scene } from './scene.ts';
import { cardWords } from './words.ts';
import './felt.css';

/** How far a pointer may stray and still tap. */
const TAP = 7;
/** How near a spot's middle must be, in pixels; for a card drawn from the hand, in units of the picture. */
const REACH = 44;
const DRAWN_REACH = 90;

const transformOf = ({ x, y, scale }: { x: number; y: number; scale: number }): string =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;

/** Everything that moves with the camera. Its layers are not drawn again when it moves. */
const World = ({ camera, children }: { camera: Camera; children: ComponentChildren }) => (
  <g
    class={camera.dragging.value || isCalm() ? 'world' : 'world world-gliding'}
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
  );
};

/** The fight lies over the felt, and leaves the two cards it is about in sight. */
const Overlay = ({ scene }: { scene: Scene }) => {
  const fight = scene.fight.value;
  return fight === null ? null : <Fight seen={fight} telling={scene.telling.value} />;
};

const FeltFrame = (props: { scene: Scene; camera: Camera; children: ComponentChildren }) => {
  const { scene, camera, children } = props;
  const { height } = camera.size.value;
  const upper = (scene.fight.value?.sides ?? []).some(
    ({ place }) => toFrame(camera.lie.value, centreOf(place)).y < height * 0.5,
  );
  return <div class={upper ? 'felt-frame overlay-low' : 'felt-frame'}>{children}</div>;
};

const useSize = (frame: RefObject<HTMLDivElement | null>, camera: Camera): void => {
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) camera.resize({ width, height });
    });
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, [camera, frame]);
};

/** What lies under a point of the frame. */
const hitsOf = (scene: Scene, camera: Camera) => {
  const on = (at: Point): Point => toPicture(camera.lie.peek(), at);
  const spotAt = (at: Point): Place | null =>
    nearest(scene.spots.peek(), on(at), Math.max(REACH / camera.lie.peek().scale, 26));
  const isGhost = (at: Point): boolean => {
    const ghost = scene.ghost.peek();
    return ghost !== null && isInside(boxOf(ghost.place), on(at));
  };
  /** A card that can be chosen goes before a place, and that before any other card. */
  const eventAt = (at: Point): CardsEvent => {
    const card = scene.view.peek().table.find((each) => isInside(boxOf(each), on(at)));
    const pointed: CardsEvent =
      card === undefined ? { kind: 'nothing' } : { kind: 'lying', at: { x: card.x, y: card.y } };
    const key = card === undefined ? '' : keyOf(card);
    if (scene.pickable.peek().has(key) && scene.lifted.peek() !== key) return pointed;
    const place = spotAt(at);
    return place === null ? pointed : { kind: 'spot', place };
  };
  return { on, spotAt, isGhost, eventAt };
};

/** While rows are still being shown, only the keys that would answer show the rest of them. */
const isMeant = (scene: Scene, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  isFeltKey(key) &&
  (!scene.model.catchingUp.peek() || key === 'Enter' || key === ' ');

/** The table itself: an endless felt that shows what matters by itself, and is moved by hand. */
export const Felt = ({ scene, marks }: { scene: Scene; marks: readonly string[] }) => {
  const frame = useRef<HTMLDivElement>(null);
  const camera = useMemo(() => new Camera(scene.focus, scene.detail), [scene]);
  const hits = useMemo(() => hitsOf(scene, camera), [scene, camera]);
  const onGhost = useRef(false);
  useSize(frame, camera);
  const gestures = useGestures({
    frame,
    slip: TAP,
    takes: ({ button }) => button <= 0,
    holds: () => true,
    onDrag: (movement) => {
      const place = onGhost.current && movement.other === null ? hits.spotAt(movement.to) : null;
      if (place !== null) scene.handle({ kind: 'drag', card: null, place });
      if (onGhost.current && movement.other === null) return;
      camera.dragging.value = true;
      camera.move((lie) => followed(lie, movement, FELT_LIMITS));
    },
    onDrop: () => (camera.dragging.value = false),
    onTap: (at) => scene.handle(hits.eventAt(at)),
    onWheel: (event, at) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * 0.0015), at);
    },
  });
  scene.placeAt = (at, places) => {
    const point = gestures.at(at);
    const { width, height } = camera.size.peek();
    const inside = point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height;
    return inside ? nearest(places, hits.on(point), DRAWN_REACH) : null;
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
        onPointerDown={(event) => {
          onGhost.current = hits.isGhost(gestures.at(event));
          gestures.down(event);
        }}
        onPointerMove={(event) => {
          if (!gestures.move(event)) scene.hover(hits.spotAt(gestures.at(event)));
        }}
        onPointerUp={gestures.up}
        onPointerCancel={gestures.cancel}
        onPointerLeave={() => scene.hover(null)}
        onKeyDown={(event) => {
          if (!isMeant(scene, event)) return;
          event.preventDefault();
          scene.handle({ kind: 'key', key: event.key });
        }}
      >
        <Picture scene={scene} camera={camera} marks={marks} />
        <Odds scene={scene} camera={camera} />
      </div>
      <Overlay scene={scene} />
      <p id="felt-keys" class="sr-only">
        {cardWords.value.felt.keys}
      </p>
      <Tools camera={camera} />
    </FeltFrame>
  );
};
