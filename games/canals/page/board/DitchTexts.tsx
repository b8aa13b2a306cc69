import type { ReadonlySignal } from '@preact/signals';
import { proposalOn } from '@santiago/canals';
import type { BoardScene } from './boardScene.ts';
import { centre, type Geometry, type Point } from './geometry.ts';
import './ditchTexts.css';

/** The approximate width of a letter, in units of the drawing. */
const LETTER = 10;
const HALF = 14;
/** Keeps clear of the flag of a proposal. */
const BELOW_FLAG = 32;

interface TextProps {
  readonly geometry: Geometry;
  readonly at: Point;
  readonly text: string;
  readonly scale: number;
}

const DitchText = ({ geometry, at, text, scale }: TextProps) => {
  const width = 34 + text.length * LETTER;
  const half = (width / 2) * scale + 2;
  const x = Math.min(geometry.width - half, Math.max(half, at.x));
  return (
    <g class="ditch-text" transform={`translate(${x} ${at.y}) scale(${scale})`}>
      <rect x={-width / 2} y={-HALF} width={width} height={2 * HALF} rx={HALF} />
      <use href="#drop" x={-width / 2 + 7} y={-10} width={18} height={20} />
      <text x={-width / 2 + 27} y={1}>
        {text}
      </text>
    </g>
  );
};

interface DitchTextsProps {
  readonly scene: BoardScene;
  /** The width of the board on the screen: the words stay readable on a small one. */
  readonly pixels: ReadonlySignal<number>;
}

/** What each ditch that can be chosen would bring. */
export const DitchTexts = ({ scene, pixels }: DitchTextsProps) => {
  const geometry = scene.geometry.value;
  const view = scene.view.value;
  const scale = Math.min(1.6, Math.max(0.85, (0.66 * geometry.width) / pixels.value));
  return (
    <g class="ditch-texts">
      {[...scene.ditchTexts.value].map(([ditch, text]) => {
        const { x, y } = centre(geometry.ditch(ditch).box);
        const isProposed = proposalOn(view, ditch).bribes.length > 0;
        const at = isProposed ? { x, y: y + BELOW_FLAG * scale } : { x, y };
        return <DitchText key={ditch} geometry={geometry} at={at} text={text} scale={scale} />;
      })}
    </g>
  );
};
