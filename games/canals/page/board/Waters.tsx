import { type Ditch, DITCHES, type Intersection, type Square, SQUARES } from '@santiago/canals';
import type { BoardScene } from './boardScene.ts';
import { type Geometry, SIDE, TRENCH } from './geometry.ts';
import './drawing.css';
import '@santiago/table/page/ui/motion.css';

interface LayerProps {
  readonly scene: BoardScene;
}

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
export const Canals = ({ scene }: LayerProps) => {
  const geometry = scene.geometry.value;
  const { canals } = scene.view.value;
  const fresh = scene.changed.value.ditches;
  return (
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
};

const Squares = (props: { class: string; geometry: Geometry; squares: ReadonlySet<Square> }) => (
  <g class={props.class}>
    {SQUARES.filter((square) => props.squares.has(square)).map((square) => {
      const box = props.geometry.square(square);
      return <rect key={square} x={box.x + 1} y={box.y + 1} width={SIDE - 2} height={SIDE - 2} rx={9} />;
    })}
  </g>
);

/** The squares along a canal. */
export const Damp = ({ scene }: LayerProps) => (
  <Squares class="damp" geometry={scene.geometry.value} squares={scene.damp.value} />
);

/** The squares that the chosen canal would water. */
export const Wetted = ({ scene }: LayerProps) => (
  <Squares class="wetted" geometry={scene.geometry.value} squares={scene.wetted.value} />
);

const shortened = (geometry: Geometry, ditch: Ditch): string => {
  const { from, to } = geometry.ditch(ditch);
  const cut = TRENCH / 2 + 6;
  const dx = Math.sign(to.x - from.x) * cut;
  const dy = Math.sign(to.y - from.y) * cut;
  return `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`;
};

/** Light under all ditches that can be chosen. Another set of ditches is another path, which pulses again. */
const LitDitches = ({ scene }: LayerProps) => {
  const { ditches } = scene.targets.value;
  if (ditches.length === 0) return null;
  const path = ditches.map((ditch) => shortened(scene.geometry.value, ditch)).join('');
  return <path key={path} class={scene.isCalm.value ? 'ditch-lit' : 'ditch-lit pulse'} d={path} />;
};

/** The canal that would be built: water with a rim that is seen beside dotted ditches and beside other canals. */
const PickedDitch = ({ geometry, ditch }: { geometry: Geometry; ditch: Ditch }) => (
  <g class="ditch-picked">
    <path class="picked-edge" d={shortened(geometry, ditch)} />
    <path class="picked-rim" d={shortened(geometry, ditch)} />
    <path d={shortened(geometry, ditch)} />
    <path class="canal-ripple" d={ripples(geometry, ditch)} />
  </g>
);

/** The ditches that can be chosen, the chosen one, and those that would help. */
export const DitchHints = ({ scene }: LayerProps) => {
  const geometry = scene.geometry.value;
  const { ditches } = scene.targets.value;
  const hinted = scene.hinted.value;
  const picked = scene.picked.value;
  return (
    <g class="hints">
      <LitDitches scene={scene} />
      {DITCHES.filter((ditch) => ditches.includes(ditch) || hinted.has(ditch)).map((ditch) => (
        <path
          key={ditch}
          class={ditches.includes(ditch) ? 'ditch-target' : 'ditch-hint'}
          d={shortened(geometry, ditch)}
        />
      ))}
      {picked?.kind === 'ditch' ? <PickedDitch geometry={geometry} ditch={picked.ditch} /> : null}
    </g>
  );
};

const SpringAt = (props: { geometry: Geometry; intersection: Intersection; class: string }) => {
  const at = props.geometry.node(props.intersection);
  return <use class={props.class} href="#spring" x={at.x - 23} y={at.y - 23} width={46} height={46} />;
};

/** The spring, and where it would be placed. */
export const Spring = ({ scene }: LayerProps) => {
  const geometry = scene.geometry.value;
  const { spring } = scene.view.value;
  const picked = scene.picked.value;
  return (
    <>
      {spring === null ? null : <SpringAt geometry={geometry} intersection={spring} class="spring" />}
      {picked?.kind === 'intersection' ? (
        <SpringAt geometry={geometry} intersection={picked.intersection} class="spring board-ghost" />
      ) : null}
    </>
  );
};
