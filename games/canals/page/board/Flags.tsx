import type { ReadonlySignal } from '@preact/signals';
import { type Proposal, proposalsIn, totalOf } from '@santiago/canals';
import { markerHref } from '../symbols/Marker.tsx';
import type { BoardScene } from './boardScene.ts';
import { centre, type Geometry, type Point } from './geometry.ts';
import './drawing.css';

interface FlagProps {
  readonly geometry: Geometry;
  readonly proposal: Proposal;
  readonly scale: number;
  readonly picked: boolean;
}

/** The middle of the proposal's ditch, moved so that the whole flag stays on the board. */
const flagAt = ({ geometry, proposal, scale }: FlagProps, width: number): Point => {
  const middle = centre(geometry.ditch(proposal.ditch).box);
  const within = (value: number, half: number, end: number) =>
    Math.min(end - half - 2, Math.max(half + 2, value));
  return {
    x: within(middle.x, (width * scale) / 2, geometry.width),
    y: within(middle.y, 16 * scale, geometry.height),
  };
};

/** What is offered for a ditch, and by whom. */
const Flag = (props: FlagProps) => {
  const { proposal, scale, picked } = props;
  const total = totalOf(proposal);
  const digits = String(total).length;
  const width = 14 + digits * 13 + proposal.bribes.length * 21;
  const at = flagAt(props, width);
  return (
    <g
      class={picked ? 'flag flag-picked' : 'flag'}
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      data-flag={proposal.ditch}
    >
      <rect x={-width / 2} y={-16} width={width} height={32} rx={16} />
      <text x={-width / 2 + 8} y={1}>
        {total}
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
          <use href={markerHref(bribe.seat)} />
        </svg>
      ))}
    </g>
  );
};

interface FlagsProps {
  readonly scene: BoardScene;
  /** The width of the board on the screen: flags stay readable on a small one. */
  readonly pixels: ReadonlySignal<number>;
}

export const Flags = ({ scene, pixels }: FlagsProps) => {
  const geometry = scene.geometry.value;
  const picked = scene.picked.value;
  const scale = Math.min(1.7, Math.max(0.9, (0.72 * geometry.width) / pixels.value));
  return (
    <g class="flags">
      {proposalsIn(scene.view.value).map((proposal) => (
        <Flag
          key={proposal.ditch}
          geometry={geometry}
          proposal={proposal}
          scale={scale}
          picked={picked?.kind === 'ditch' && picked.ditch === proposal.ditch}
        />
      ))}
    </g>
  );
};
