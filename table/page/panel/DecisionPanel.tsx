import type { ComponentChildren } from 'preact';
import { Consequence } from './Consequence.tsx';
import type { Ruled } from './RuleLink.tsx';
import './decision.css';

interface DecisionPanelProps {
  /** The question. */
  readonly prompt: string;
  /** Lists, amounts and cards to choose from. */
  readonly controls?: ComponentChildren;
  /** A danger of the choice, shown before its other consequences. */
  readonly warning?: string | null;
  /** What the choice would mean. */
  readonly consequences: readonly string[];
  /** Why the last attempt cannot be done; shown instead of the consequences. */
  readonly whyNot: Ruled | null;
  readonly buttons: ComponentChildren;
}

/** The frame of every decision: the question, what can be chosen, what it would mean, and the buttons. */
export const DecisionPanel = (props: DecisionPanelProps) => {
  const { prompt, controls, warning = null, consequences, whyNot, buttons } = props;
  return (
    <div class="decision">
      <p class="prompt">{prompt}</p>
      <div class="controls">{controls}</div>
      <Consequence warning={warning} lines={consequences} whyNot={whyNot} />
      <div class="buttons">{buttons}</div>
    </div>
  );
};
