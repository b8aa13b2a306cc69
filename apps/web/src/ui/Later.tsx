import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** How many paints this visit has seen, as far as they are waited for. */
let paints = 0;

interface LaterProps {
  /** After so many paints of the visit; one, if nothing is said. */
  readonly paint?: number;
  readonly children: ComponentChildren;
}

/**
 * A part of the first screen that comes after its first words, so that nobody waits for it. When the first screen has
 * been painted, it is there at once: going back to a page must find it as long as it was.
 */
export const Later = ({ paint = 1, children }: LaterProps) => {
  const [seen, setSeen] = useState(paints);
  // Effects run after the paint that shows what they belong to.
  useEffect(() => {
    if (seen >= paint) return;
    paints = Math.max(paints, seen + 1);
    setSeen(seen + 1);
  }, [seen, paint]);
  return seen >= paint ? <>{children}</> : null;
};
