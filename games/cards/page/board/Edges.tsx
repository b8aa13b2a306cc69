import { type Seat, seatsOf } from '@santiago/kernel';
import type { ComponentChildren } from 'preact';
import type { Camera } from './camera.ts';
import { type EdgeMark, edgeMarkOf } from './edges.ts';
import { centreOf } from './geometry.ts';
import { endWords } from '../end/endWords.ts';
import { Pip } from '../symbols/Pip.tsx';
import type { Scene } from '../table/scene.ts';
import './edges.css';

interface EdgeProps {
  readonly mark: EdgeMark;
  readonly camera: Camera;
  readonly label: string;
  readonly children: ComponentChildren;
}

const Edge = ({ mark, camera, label, children }: EdgeProps) => (
  <button
    type="button"
    class="edge-mark"
    tabIndex={-1}
    aria-label={label}
    title={label}
    style={{ transform: `translate(${mark.at.x}px, ${mark.at.y}px) translate(-50%, -50%)` }}
    onClick={() => camera.goTo(mark.target)}
  >
    <svg class="edge-arrow" viewBox="-22 -22 44 44" aria-hidden="true">
      <path transform={`rotate(${mark.angle})`} d="M16-6 22 0 16 6Z" />
    </svg>
    {children}
  </button>
);

interface EdgesProps {
  readonly scene: Scene;
  readonly camera: Camera;
}

const SeatEdge = ({ scene, camera, seat }: EdgesProps & { readonly seat: Seat }) => {
  const own = scene.view.value.table.filter(({ owner }) => owner === seat);
  const mark = edgeMarkOf(own.map(centreOf), camera.lie.value, camera.size.value);
  if (mark === null) return null;
  const label = endWords.value.outside.cards(scene.wording.value.whoOf(seat).name, mark.count);
  return (
    <Edge mark={mark} camera={camera} label={label}>
      <Pip seat={seat} size={18} />
    </Edge>
  );
};

const SpotsEdge = ({ scene, camera }: EdgesProps) => {
  const spots = scene.ground.value.length > 0 ? [] : scene.spots.value;
  const mark = edgeMarkOf(spots.map(centreOf), camera.lie.value, camera.size.value);
  if (mark === null) return null;
  return (
    <Edge mark={mark} camera={camera} label={endWords.value.outside.spots(mark.count)}>
      <span class="edge-spot" />
    </Edge>
  );
};

/** Signs at the edge of the felt that point to cards outside; a tap shows them. */
export const Edges = ({ scene, camera }: EdgesProps) => (
  <div class="edges">
    {seatsOf(scene.view.value.setup.players).map((seat) => (
      <SeatEdge key={seat} scene={scene} camera={camera} seat={seat} />
    ))}
    <SpotsEdge scene={scene} camera={camera} />
  </div>
);
