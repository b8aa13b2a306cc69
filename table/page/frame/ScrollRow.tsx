import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './scrollRow.css';

interface ScrollRowProps {
  /** A group with one chosen element; its name. */
  readonly radios?: string;
  readonly children: ComponentChildren;
}

/** Says on which sides the row continues out of sight. */
const mark = (row: HTMLElement): void => {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  const sides = [scrollLeft > 1 ? 'start' : '', scrollLeft + clientWidth < scrollWidth - 1 ? 'end' : ''];
  const more = sides.filter((side) => side !== '').join(' ');
  if (row.dataset['more'] !== more) row.dataset['more'] = more;
};

/** Moves the chosen element to the middle of the row. */
const showChosen = (row: HTMLElement): void => {
  const chosen = row.querySelector<HTMLElement>('input:checked')?.parentElement;
  if (chosen == null) return;
  row.scrollLeft = chosen.offsetLeft - row.clientWidth / 2 + chosen.offsetWidth / 2;
};

/** One row of any length: it scrolls sideways, and fades at a side where it continues. */
export const ScrollRow = ({ radios, children }: ScrollRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  const chosen = useRef('');
  // An observer looks after the browser has laid the row out; to look earlier would lay it out twice.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const now = row.current!.querySelector('input:checked')?.getAttribute('aria-label') ?? '';
      if (now !== chosen.current) showChosen(row.current!);
      chosen.current = now;
      mark(row.current!);
    });
    observer.observe(row.current!);
    return () => observer.disconnect();
  });
  return (
    <div
      class="scroll-row"
      ref={row}
      onScroll={(event) => mark(event.currentTarget)}
      {...(radios === undefined ? {} : { role: 'radiogroup', 'aria-label': radios })}
    >
      {children}
    </div>
  );
};
