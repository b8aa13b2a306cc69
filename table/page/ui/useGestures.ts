import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Grip, type Movement, type Point } from './panzoom.ts';

interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

interface GestureOptions {
  readonly frame: RefObject<HTMLElement | null>;
  /** A pointer that moves less than this many pixels is a tap. */
  readonly slip: number;
  /** Whether this pointer may take hold of the picture. */
  takes(event: PointerEvent): boolean;
  /** Whether this many fingers move the picture now; if not, the gesture belongs to the page. */
  holds(fingers: number): boolean;
  onDrag(movement: Movement): void;
  onTap?(at: Point): void;
  /** The last pointer let go after a drag. */
  onDrop?(): void;
  onWheel(event: WheelEvent, at: Point): void;
}

interface Gestures {
  /** A point of the page as a point of the frame. */
  at(event: ClientPoint): Point;
  /** The picture was moved since it was last grabbed, so the following click does not count. */
  wasDragged(): boolean;
  readonly down: (event: PointerEvent) => void;
  /** True if the pointer holds the picture, so that it does not hover. */
  readonly move: (event: PointerEvent) => boolean;
  readonly up: (event: PointerEvent) => void;
  /** The browser took the pointer away, so it was not a tap. */
  readonly cancel: (event: PointerEvent) => void;
}

/** Pointers and wheel over a picture: the same way to drag, pinch and tap on every table. */
export const useGestures = (options: GestureOptions): Gestures => {
  const latest = useRef(options);
  latest.current = options;
  const { frame, slip } = options;
  const gestures = useMemo((): Gestures => {
    const grip = new Grip(slip);
    const at = ({ clientX, clientY }: ClientPoint): Point => {
      const box = frame.current!.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const drag = (event: PointerEvent): void => {
      if (!latest.current.holds(grip.fingers)) return;
      const movement = grip.move(event.pointerId, at(event));
      if (movement === null) return;
      // Captured only now: until then a click belongs to the element under the pointer.
      frame.current!.setPointerCapture(event.pointerId);
      latest.current.onDrag(movement);
    };
    const release = (event: PointerEvent, onTap: (point: Point) => void): void => {
      if (!grip.has(event.pointerId)) return;
      const tapped = grip.up(event.pointerId);
      if (grip.fingers > 0) return;
      if (tapped) onTap(at(event));
      else latest.current.onDrop?.();
    };
    return {
      at,
      wasDragged: () => {
        const { dragged } = grip;
        if (grip.fingers === 0) grip.clear();
        return dragged;
      },
      down: (event) => {
        if (latest.current.takes(event)) grip.down(event.pointerId, at(event), event.isPrimary);
      },
      move: (event) => {
        // The pointer was released where this frame could not see it.
        if (event.buttons === 0) grip.up(event.pointerId);
        if (!grip.has(event.pointerId)) return false;
        drag(event);
        return true;
      },
      up: (event) => release(event, (point) => latest.current.onTap?.(point)),
      cancel: (event) => release(event, () => undefined),
    };
  }, [frame, slip]);

  // In some browsers Preact's wheel listener is passive, and the page would scroll as well.
  useEffect(() => {
    const element = frame.current!;
    const wheel = (event: WheelEvent) => latest.current.onWheel(event, gestures.at(event));
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [frame, gestures]);
  return gestures;
};
