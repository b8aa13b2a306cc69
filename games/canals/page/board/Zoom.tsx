import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import {
  covering,
  DoubleTap,
  fitted,
  FLAT,
  followed,
  type Lie,
  type Limits,
  panned,
  type Point,
  zoomedAt,
} from '@santiago/table/page/ui/panzoom.ts';
import { useGestures } from '@santiago/table/page/ui/useGestures.ts';
import type { Sight } from './geometry.ts';
import './zoom.css';

const LIMITS: Limits = { smallest: 1, largest: 4 };
const STEP = 1.6;
/** A finger that moves less than this is a tap. */
const SLIP = 8;
/** How far from the edge the focused element is kept. */
const MARGIN = 20;

/** A part of the board, as fractions of it, as large as the frame allows. */
const lieFor = ({ left, top, right, bottom }: Sight, { width, height }: DOMRect): Lie =>
  fitted(
    { left: left * width, top: top * height, right: right * width, bottom: bottom * height },
    { width, height },
    LIMITS,
  );

/** How far something must move to lie between two edges. */
const shift = (low: number, high: number, from: number, to: number): number =>
  low < from ? from - low + MARGIN : high > to ? to - high - MARGIN : 0;

/** The position of the board. It moves without being redrawn. */
const useLie = () => {
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const lie = useRef(FLAT);
  return useMemo(() => {
    const size = () => frame.current!.getBoundingClientRect();
    const show = (next: Lie, smooth: 'smooth' | 'at once') => {
      lie.current = covering(next, size(), LIMITS);
      const { scale, x, y } = lie.current;
      moved.current!.classList.toggle('zoom-smooth', smooth === 'smooth');
      moved.current!.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
      frame.current!.classList.toggle('zoomed', scale > 1);
    };
    const zoomBy = (factor: number, at?: Point) => {
      const { width, height } = size();
      show(zoomedAt(lie.current, at ?? { x: width / 2, y: height / 2 }, factor, LIMITS), 'smooth');
    };
    return { frame, moved, lie, size, show, zoomBy };
  }, []);
};

interface ZoomProps {
  /** Shown as soon as it changes; null shows everything. */
  readonly sight: Sight | null;
  /** Whether the last tap chose nothing, so that a second one may enlarge. */
  readonly isIdle: () => boolean;
  readonly zoomOut: string;
  readonly children: ComponentChildren;
}

/**
 * Two fingers enlarge and move the board; one finger moves it while it is enlarged. A board that is not enlarged
 * takes no gesture from the page, which scrolls as usual.
 */
export const Zoom = ({ sight, isIdle, zoomOut, children }: ZoomProps) => {
  const { frame, moved, lie, size, show, zoomBy } = useLie();
  const gestures = useGestures({
    frame,
    slip: SLIP,
    takes: ({ pointerType }) => pointerType !== 'mouse',
    holds: (fingers) => fingers > 1 || lie.current.scale > 1,
    onDrag: (movement) => show(followed(lie.current, movement, LIMITS), 'at once'),
    onWheel: (event, at) => {
      // A pinch on a touchpad; the plain wheel belongs to the page.
      if (!event.ctrlKey) return;
      event.preventDefault();
      show(zoomedAt(lie.current, at, Math.exp(-event.deltaY / 100), LIMITS), 'at once');
    },
  });

  const first = useRef(true);
  const look = useRef(() => {});
  look.current = () => show(sight === null ? FLAT : lieFor(sight, size()), 'smooth');
  const where = sight === null ? null : `${sight.left} ${sight.top} ${sight.right} ${sight.bottom}`;
  useEffect(() => {
    if (!first.current || where !== null) look.current();
    first.current = false;
  }, [where]);

  const taps = useMemo(() => new DoubleTap(), []);
  const onTap = (event: MouseEvent) => {
    const at = gestures.at(event);
    if (!taps.tap({ time: event.timeStamp, ...at }) || !isIdle()) return;
    if (lie.current.scale > 1) show(FLAT, 'smooth');
    else zoomBy(STEP * STEP, at);
  };
  // Keeps the focus in sight.
  const onFocus = (event: FocusEvent) => {
    if (lie.current.scale === 1) return;
    const box = size();
    const target = (event.target as Element).getBoundingClientRect();
    const dx = shift(target.left, target.right, box.left, box.right);
    show(panned(lie.current, dx, shift(target.top, target.bottom, box.top, box.bottom)), 'smooth');
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') zoomBy(STEP);
    else if (key === '-') zoomBy(1 / STEP);
    else if (key === '0') show(FLAT, 'smooth');
  };

  return (
    <div
      class="zoom"
      role="presentation"
      ref={frame}
      onPointerDown={gestures.down}
      onPointerMove={gestures.move}
      onPointerUp={gestures.up}
      onPointerCancel={gestures.cancel}
      onClickCapture={(event) => gestures.wasDragged() && event.stopPropagation()}
      onClick={onTap}
      onKeyDown={onKey}
      onFocusCapture={onFocus}
    >
      <div class="zoom-moved" ref={moved}>
        {children}
      </div>
      <button
        type="button"
        class="icon-button zoom-out"
        aria-label={zoomOut}
        onClick={() => show(FLAT, 'smooth')}
      >
        −
      </button>
    </div>
  );
};
