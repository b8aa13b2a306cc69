import { type Seat, seatIndex } from '@santiago/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './Cover.css';
import type { TableParts } from '../log/watched.ts';

/** Covers everything until the next player has the device. Only its button removes it. */
const OpenCover = ({ parts: { model, words, SeatMark }, seat }: { parts: TableParts; seat: Seat }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = () => {
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  useLayoutEffect(show, []);
  const name = model.source.facts.value?.seats[seatIndex(seat)]?.name ?? seat;
  return (
    <dialog
      ref={dialog}
      class="cover"
      aria-label={words.handOver.title(name)}
      onCancel={(event) => event.preventDefault()}
      // A browser may close a dialog at the second Escape, whatever the page does.
      onClose={show}
    >
      <SeatMark seat={seat} size={96} />
      <h2>{words.handOver.title(name)}</h2>
      <p>{words.handOver.hint}</p>
      <button type="button" class="button primary" onClick={() => model.source.takeOver()}>
        {words.handOver.button(name)}
      </button>
    </dialog>
  );
};

/** Hides what only the next player may see while a device changes hands. */
export const Cover = ({ parts }: { parts: TableParts }) => {
  const seat = parts.model.source.facts.value?.handTo ?? null;
  return seat === null ? null : <OpenCover key={seat} parts={parts} seat={seat} />;
};
