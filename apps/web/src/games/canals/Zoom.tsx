import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Point, Sight } from './geometry.ts';
import './zoom.css';

/** How the board lies in its frame: moved by pixels of the screen, then enlarged. */
interface Lie {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const FLAT: Lie = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;
const STEP = 1.6;
/** A finger that moves less than this meant a tap. */
const SLIP = 8;
/** Two taps within this time and distance are one double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 28;

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** No edge of the board comes into the frame. */
const within = ({ scale, x, y }: Lie, frame: DOMRect): Lie => {
  const k = clamp(scale, 1, LARGEST);
  return {
    scale: k,
    x: clamp(x, frame.width * (1 - k), 0),
    y: clamp(y, frame.height * (1 - k), 0),
  };
};

/** Enlarged so that what lies under a point of the frame stays there. */
const scaledAt = (lie: Lie, point: Point, scale: number): Lie => {
  const k = clamp(scale, 1, LARGEST);
  const ratio = k / lie.scale;
  return { scale: k, x: point.x - (point.x - lie.x) * ratio, y: point.y - (point.y - lie.y) * ratio };
};

const lieFor = (sight: Sight, frame: DOMRect): Lie => {
  const scale = clamp(Math.min(1 / (sight.right - sight.left), 1 / (sight.bottom - sight.top)), 1, LARGEST);
  const middle = { x: (sight.left + sight.right) / 2, y: (sight.top + sight.bottom) / 2 };
  return within(
    {
      scale,
      x: frame.width * (0.5 - middle.x * scale),
      y: frame.height * (0.5 - middle.y * scale),
    },
    frame,
  );
};

interface ZoomProps {
  /** Looked at as soon as it changes; null shows everything. */
  readonly sight: Sight | null;
  /** Whether the last tap chose nothing, so that a second one may enlarge. */
  readonly isIdle: () => boolean;
  readonly zoomOut: string;
  readonly children: ComponentChildren;
}

/**
 * Two fingers enlarge and move the board, one finger moves it while it is enlarged. A board that lies flat takes
 * nothing from the page: it scrolls as ever.
 */
export const Zoom = ({ sight, isIdle, zoomOut, children }: ZoomProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const lie = useRef(FLAT);
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(false);

  const put = (next: Lie, smooth = false) => {
    const sound = within(next, frame.current!.getBoundingClientRect());
    lie.current = sound;
    const { scale, x, y } = sound;
    moved.current!.classList.toggle('zoom-smooth', smooth);
    moved.current!.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    frame.current!.classList.toggle('zoomed', scale > 1);
  };
  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.current!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const middle = (): Point => {
    const { width, height } = frame.current!.getBoundingClientRect();
    return { x: width / 2, y: height / 2 };
  };
  const zoomBy = (factor: number, at = middle()) =>
    put(scaledAt(lie.current, at, lie.current.scale * factor), true);

  const first = useRef(true);
  useEffect(() => {
    if (!first.current || sight !== null)
      put(sight === null ? FLAT : lieFor(sight, frame.current!.getBoundingClientRect()), true);
    first.current = false;
  }, [sight?.left, sight?.top, sight?.right, sight?.bottom]);

  const onMove = (event: PointerEvent) => {
    const held = fingers.current;
    const before = held.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    if (held.size === 1) {
      if (lie.current.scale === 1) return;
      if (!dragged.current && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
      if (!dragged.current) frame.current!.setPointerCapture(event.pointerId);
      put({ ...lie.current, x: lie.current.x + now.x - before.x, y: lie.current.y + now.y - before.y });
    } else {
      const other = [...held].find(([id]) => id !== event.pointerId)![1];
      const spread = Math.hypot(now.x - other.x, now.y - other.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const at = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      const larger = scaledAt(lie.current, at, lie.current.scale * (was === 0 ? 1 : spread / was));
      put({ ...larger, x: larger.x + (now.x - before.x) / 2, y: larger.y + (now.y - before.y) / 2 });
    }
    dragged.current = true;
    held.set(event.pointerId, now);
  };
  const lastTap = useRef({ time: 0, x: 0, y: 0 });
  const onTap = (event: MouseEvent) => {
    const at = pointOf(event);
    const { time, x, y } = lastTap.current;
    const twice = event.timeStamp - time < DOUBLE_MS && Math.hypot(at.x - x, at.y - y) < DOUBLE_PX;
    lastTap.current = { time: twice ? 0 : event.timeStamp, ...at };
    if (!twice || !isIdle()) return;
    if (lie.current.scale > 1) put(FLAT, true);
    else zoomBy(STEP * STEP, at);
  };
  const onLift = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  // The focus is never out of sight.
  const onFocus = (event: FocusEvent) => {
    if (lie.current.scale === 1) return;
    const box = frame.current!.getBoundingClientRect();
    const target = (event.target as Element).getBoundingClientRect();
    const off = (low: number, high: number, from: number, to: number) =>
      low < from ? from - low + 20 : high > to ? to - high - 20 : 0;
    put(
      {
        ...lie.current,
        x: lie.current.x + off(target.left, target.right, box.left, box.right),
        y: lie.current.y + off(target.top, target.bottom, box.top, box.bottom),
      },
      true,
    );
  };

  return (
    <div
      class="zoom"
      ref={frame}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') return;
        // The first finger begins anew, whatever became of those before.
        if (event.isPrimary) {
          fingers.current.clear();
          dragged.current = false;
        }
        fingers.current.set(event.pointerId, pointOf(event));
      }}
      onPointerMove={onMove}
      onPointerUp={onLift}
      onPointerCancel={onLift}
      onClickCapture={(event) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
      }}
      onClick={onTap}
      onWheel={(event) => {
        // A pinch on a touchpad; the plain wheel is the page's.
        if (!event.ctrlKey) return;
        event.preventDefault();
        put(scaledAt(lie.current, pointOf(event), lie.current.scale * Math.exp(-event.deltaY / 100)));
      }}
      onKeyDown={(event) => {
        if (event.key === '+' || event.key === '=') zoomBy(STEP);
        else if (event.key === '-') zoomBy(1 / STEP);
        else if (event.key === '0') put(FLAT, true);
      }}
      onFocusCapture={onFocus}
    >
      <div class="zoom-moved" ref={moved}>
        {children}
      </div>
      <button type="button" class="icon-button zoom-out" aria-label={zoomOut} onClick={() => put(FLAT, true)}>
        −
      </button>
    </div>
  );
};
