import type { Seat } from '@santiago/kernel';
import { isCalm } from '../browser/settings.ts';
import '../end/result.css';

interface ScoreBarProps {
  readonly seat: Seat;
  /** Fractions of the longest bar: the first part, and what is added to it. */
  readonly first: number;
  readonly added: number;
}

/** A player's result as a bar in the player's colour. The numbers beside it say the same. */
export const ScoreBar = ({ seat, first, added }: ScoreBarProps) => {
  const moving = isCalm() ? '' : ' bar-moving';
  return (
    <span class={`score-bar of-${seat}`} data-bar={seat} aria-hidden="true">
      <span class={`bar-part${moving}`} style={{ transform: `scaleX(${first.toFixed(4)})` }} />
      <span
        class={`bar-part bar-money${moving}`}
        style={{ transform: `translateX(${(first * 100).toFixed(2)}%) scaleX(${added.toFixed(4)})` }}
      />
    </span>
  );
};
