import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import './Sheet.css';

interface SheetState {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly shown: Signal<boolean>;
  open(): void;
}

/** A tap beside the dialog closes it. The keyboard has the dialog's own key for that. */
export const useCloseBeside = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const element = dialog.current;
    const close = (event: Event) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, [dialog]);
};

export const useSheet = (): SheetState => {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useSignal(false);
  const open = () => {
    shown.value = true;
    dialog.current?.showModal();
  };
  return { dialog, shown, open };
};

interface SheetProps {
  readonly sheet: SheetState;
  readonly title: string;
  /** Replaces the title. */
  readonly head?: ComponentChildren;
  readonly children: () => ComponentChildren;
}

/** Covers the table until it is closed; its content is drawn only then. */
export const Sheet = ({ sheet: { dialog, shown }, title, head, children }: SheetProps) => {
  useCloseBeside(dialog);
  return (
    <dialog ref={dialog} class="sheet" aria-label={title} onClose={() => (shown.value = false)}>
      <form method="dialog" class="sheet-head">
        {head ?? <h2>{title}</h2>}
        <button type="submit" class="icon-button" aria-label={t.value.close}>
          ✕
        </button>
      </form>
      {shown.value ? children() : null}
    </dialog>
  );
};
