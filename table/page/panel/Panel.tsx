import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableProps } from '../model/face.tsx';
import { Waiting } from './Waiting.tsx';
import type { TableParts } from '../log/watched.ts';
import './decision.css';

interface PanelProps {
  readonly parts: TableParts;
  readonly given: TableProps;
  /** What lies above the decision: tiles, a hand. */
  readonly above: ComponentChildren;
  /** The open decision; drawn only if there is one. */
  readonly decision: () => ComponentChildren;
  /** The end of the match; null while it lasts. */
  readonly result: (() => ComponentChildren) | null;
  /** Who acts and who is next. */
  readonly waiting: string;
  readonly news: readonly string[];
  /** What is said about the last of this many rows. */
  readonly linesOf: (rows: number) => readonly string[];
}

/** What people at the table can do while others act, except while an earlier step is shown. */
const meanwhile = ({ parts, given, linesOf }: PanelProps): ComponentChildren => {
  const { lookingAt, ownLast, view } = parts.model;
  if (given.people === undefined || lookingAt.value !== null) return null;
  const rows = ownLast.value;
  return given.people.meanwhile(rows === null ? null : { lines: linesOf(rows) }, view);
};

/** The focused element disappears with its decision; the keyboard then starts from the panel, not from the page. */
const useFocusHere = (offer: unknown) => {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The decision may redraw by itself, after this effect.
    queueMicrotask(() => {
      if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    });
  }, [offer]);
  return panel;
};

/** Where players decide: the open decision, the result of the match, or what the others do. */
export const Panel = (props: PanelProps) => {
  const { parts, given, decision, result } = props;
  const { model, words } = parts;
  const offer = model.offer.value;
  const panel = useFocusHere(offer);
  const behind = model.catchingUp.value;
  // A game that counts its result beat by beat shows it meanwhile.
  const isOver = result !== null && (!behind || model.beat.value !== null) && model.lookingAt.value === null;
  return (
    <div class="panel" id="decision" tabIndex={-1} ref={panel}>
      {props.above}
      <section class="decide" aria-labelledby="h-decision">
        <h2 id="h-decision" class="sr-only">
          {words.heading.decision}
        </h2>
        {given.coachWaits === true && behind ? null : given.coach}
        {isOver ? (
          result()
        ) : offer !== null ? (
          decision()
        ) : (
          <Waiting model={model} words={words} waiting={props.waiting} news={props.news}>
            {meanwhile(props)}
          </Waiting>
        )}
      </section>
    </div>
  );
};
