import { isCalm } from '@santiago/table/page/browser/settings.ts';
import './shimmer.css';

/** A stretch of water, in units of the drawing. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly across: boolean;
}

const MOST = 5;
const RUN_MS = 900;
const LATER_MS = 70;

/**
 * A glint runs along some canals once, like water in the sun. Only transform and opacity are animated, on small
 * elements above the board that are removed afterwards, so a board at rest costs nothing.
 */
export const shimmer = (host: HTMLElement, boardWidth: number, stretches: readonly Stretch[]): void => {
  if (isCalm() || document.hidden) return;
  const scale = host.clientWidth / boardWidth;
  const step = Math.max(1, Math.ceil(stretches.length / MOST));
  stretches
    .filter((_, i) => i % step === 0)
    .forEach(({ x, y, length, across }, i) => {
      const glint = document.createElement('i');
      glint.className = across ? 'glint' : 'glint glint-down';
      glint.style.left = `${x * scale}px`;
      glint.style.top = `${y * scale}px`;
      host.append(glint);
      const end = `translate${across ? 'X' : 'Y'}(${length * scale}px)`;
      const run = glint.animate(
        [
          { transform: 'none', opacity: 0 },
          { opacity: 0.95, offset: 0.35 },
          { transform: end, opacity: 0 },
        ],
        { duration: RUN_MS, delay: i * LATER_MS, fill: 'backwards', easing: 'ease-in-out' },
      );
      run.addEventListener('finish', () => glint.remove());
    });
};
