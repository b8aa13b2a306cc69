import type { RefObject } from 'preact';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { type Ruled, RuleLink } from './RuleLink.tsx';
import './consequence.css';

interface ConsequenceProps {
  /** A danger of the choice, shown before its other consequences. */
  readonly warning: string | null;
  /** What the choice would mean. */
  readonly lines: readonly string[];
  /** Why the last attempt cannot be done; shown instead of the consequences. */
  readonly whyNot: Ruled | null;
}

const Lines = ({ warning, lines, whyNot }: ConsequenceProps) =>
  whyNot === null ? (
    <>
      {warning === null ? null : <p class="careful">{warning}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  ) : (
    <p class="why-not">
      {whyNot.text}
      {whyNot.section === null ? null : <RuleLink section={whyNot.section} />}
    </p>
  );

/** Whether the text needs more room than it has, as both change. */
const useCut = (text: RefObject<HTMLElement | null>): boolean => {
  const [cut, setCut] = useState(false);
  const measure = useCallback(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
    setCut(scrollHeight > clientHeight + 1);
  }, [text]);
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(text.current!.parentElement!);
    return () => observer.disconnect();
  }, [text, measure]);
  return cut;
};

/** Outside the panel, so that it covers nothing of it: over the board, above the panel or left of it. */
const putBeside = (whole: HTMLElement): void => {
  const panel = whole.closest('.panel')!.getBoundingClientRect();
  const isBelow = panel.left < innerWidth / 3;
  whole.style.bottom = `${isBelow ? innerHeight - panel.top + 8 : innerHeight - panel.bottom}px`;
  whole.style.right = `${isBelow ? innerWidth - panel.right : innerWidth - panel.left + 8}px`;
};

/** What the choice would mean. Controls and buttons come first: text that does not fit is shown on request. */
export const Consequence = (props: ConsequenceProps) => {
  const text = useRef<HTMLDivElement>(null);
  const cut = useCut(text);
  const id = useId();
  return (
    <div class="explain">
      <div class="explain-text" ref={text} aria-live="polite">
        <Lines {...props} />
      </div>
      {cut ? (
        <>
          <button type="button" class="more" popovertarget={id}>
            {t.value.more}
          </button>
          <div
            id={id}
            class="whole-text"
            popover="auto"
            onBeforeToggle={(event) => putBeside(event.currentTarget)}
          >
            <Lines {...props} />
          </div>
        </>
      ) : null}
    </div>
  );
};
