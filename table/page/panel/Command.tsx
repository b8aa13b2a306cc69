import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { RuleLink, type Ruled } from './RuleLink.tsx';
import './command.css';

interface CommandProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Runs the command; returns why it cannot be done. */
  readonly onCommand: (text: string) => Promise<Ruled | null>;
  readonly onLeave: () => void;
}

/** An answer in the notation of match files, for people who type faster than they point. */
export const Command = ({ field, onCommand, onLeave }: CommandProps) => {
  const words = t.value.command;
  const [fault, setFault] = useState<Ruled | null>(null);
  const send = async (event: Event) => {
    event.preventDefault();
    const text = field.current!.value.trim();
    if (text === '') return;
    const why = await onCommand(text);
    setFault(why);
    if (why !== null) return;
    field.current!.value = '';
    onLeave();
  };
  return (
    <form class="command" onSubmit={(event) => void send(event)}>
      <label>
        <span>{words.label}</span>
        <input
          type="text"
          ref={field}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onLeave();
          }}
        />
      </label>
      <button type="submit" class="button primary">
        {words.send}
      </button>
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault.text}
          {fault.section === null ? null : <RuleLink section={fault.section} />}
        </p>
      )}
    </form>
  );
};
