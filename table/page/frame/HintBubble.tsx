import { signal } from '@preact/signals';
import { RuleLink } from '../panel/RuleLink.tsx';
import './hintBubble.css';

interface HintProps {
  readonly topic: string;
  readonly text: string;
  readonly gotIt: string;
  /** The section of the rules that says more. */
  readonly section: string;
  /** What the bubble points at. */
  readonly at: 'board' | 'controls';
}

/** A bubble that explains something the first time, until it is closed; the device remembers what was closed. */
export const hintBubble = (storageKey: string) => {
  const read = (): readonly string[] => {
    try {
      return (localStorage.getItem(storageKey) ?? '').split(' ');
    } catch {
      return [];
    }
  };
  const closed = signal<ReadonlySet<string>>(new Set(read()));
  const close = (topic: string): void => {
    closed.value = new Set([...closed.value, topic]);
    try {
      localStorage.setItem(storageKey, [...closed.value].join(' ').trim());
    } catch {
      // A private window stores nothing; the hint stays closed until the page is left.
    }
  };
  return ({ topic, text, gotIt, at, section }: HintProps) =>
    closed.value.has(topic) ? null : (
      <div class={`hint-bubble hint-at-${at}`}>
        <span>
          {text}
          <RuleLink section={section} />
        </span>
        <button
          type="button"
          class="icon-button"
          aria-label={gotIt}
          title={gotIt}
          onClick={() => close(topic)}
        >
          ✕
        </button>
      </div>
    );
};
