import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import './Sheet.css';

interface SheetState {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly shown: Signal<boolean>;
  /** With an element, the sheet leaves it in sight if there is room. */
  open(beside?: Element | null): void;
}

/** A sheet needs this many pixels below an element, or to the right of it. */
const ROOM = { below: 260, right: 280 };
const EDGE = 8;

/** Puts the dialog below an element or to the right of it; in the middle of the window where neither has room. */
const dock = (dialog: HTMLElement, beside: Element | null): void => {
  const { bottom, right } = beside?.getBoundingClientRect() ?? { bottom: Infinity, right: Infinity };
  const isBelow = innerHeight - bottom >= ROOM.below;
  const isDocked = isBelow || innerWidth - right >= ROOM.right;
  dialog.classList.toggle('is-docked', isDocked);
  const [top, left] = isBelow ? [bottom, 0] : [0, right];
  dialog.style.inset = isDocked ? `${top + EDGE}px ${EDGE}px ${EDGE}px ${left + EDGE}px` : '';
};

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
  const inSight = useRef<Element | null>(null);
  const arrange = () => {
    if (dialog.current !== null) dock(dialog.current, inSight.current);
  };
  // A phone may be turned while the sheet is open.
  useEffect(() => {
    addEventListener('resize', arrange);
    return () => removeEventListener('resize', arrange);
  }, []);
  const open = (beside: Element | null = null) => {
    shown.value = true;
    inSight.current = beside;
    arrange();
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
