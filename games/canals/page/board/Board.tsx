import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardScene } from './boardScene.ts';
import { Fields, GhostTile, Rings, TargetMarks } from './Fields.tsx';
import { DitchTexts } from './DitchTexts.tsx';
import { Flags } from './Flags.tsx';
import { spotAt, targetAt } from './geometry.ts';
import { Labels, Land } from './Land.tsx';
import { isTarget, markedOf, type Spot } from './spot.ts';
import { Canals, Damp, DitchHints, Spring, Wetted } from './Waters.tsx';
import './drawing.css';

interface BoardProps {
  readonly scene: BoardScene;
  readonly onPoint?: (spot: Spot | null) => void;
  readonly onHover?: (spot: Spot | null) => void;
  /** What the coach points at: taps beside it count as taps on it. */
  readonly marks?: readonly string[];
  readonly children?: ComponentChildren;
}

/** Before anything has been measured. */
const USUAL_WIDTH = 800;

/** The width of a finger on the screen: how far from a target a tap still counts. */
const REACH = 28;
/** A mark catches taps from farther away than any square, but not as far as the next ditch. */
const MARK_REACH = 1.4;
const NO_MARKS: readonly string[] = [];

/** The picture of the board, layer by layer. */
export const Board = ({ scene, onPoint, onHover, marks = NO_MARKS, children }: BoardProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const pixels = useSignal(USUAL_WIDTH);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      pixels.value = entry!.contentRect.width || USUAL_WIDTH;
    });
    observer.observe(svg.current!);
    return () => observer.disconnect();
  }, [pixels]);

  const spotOf = (event: MouseEvent): Spot | null => {
    const box = svg.current!.getBoundingClientRect();
    const geometry = scene.geometry.peek();
    const scale = geometry.width / box.width;
    const point = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
    const targets = scene.targets.peek();
    return (
      targetAt(geometry, point, markedOf(targets, marks), REACH * scale * MARK_REACH) ??
      spotAt(geometry, point, targets, REACH * scale)
    );
  };
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const spot = spotOf(event);
    const isLegal = spot !== null && isTarget(scene.targets.peek(), spot);
    svg.current!.style.cursor = isLegal ? 'pointer' : 'default';
    onHover?.(spot);
  };

  const { width, height } = scene.geometry.value;
  return (
    <svg
      ref={svg}
      class="board"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onClick={(event) => onPoint?.(spotOf(event))}
      onPointerMove={hover}
      onPointerLeave={() => onHover?.(null)}
    >
      <Land geometry={scene.geometry} />
      <Labels geometry={scene.geometry} pixels={pixels} />
      <Damp scene={scene} />
      <Wetted scene={scene} />
      <Canals scene={scene} />
      <DitchHints scene={scene} />
      <Spring scene={scene} />
      <Fields scene={scene} />
      <Rings scene={scene} />
      <TargetMarks scene={scene} />
      <GhostTile scene={scene} />
      <DitchTexts scene={scene} pixels={pixels} />
      <Flags scene={scene} pixels={pixels} />
      {children}
    </svg>
  );
};
