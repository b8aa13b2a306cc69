import type { JudgedDecision, Review } from '@santiago/review';
import { useState } from 'preact/hooks';
import type { Face } from '@santiago/table/page/model/face.tsx';
import { marksIn } from '@santiago/table/page/coach/marks.ts';
import { Graph } from './Graph.tsx';
import type { ReviewedMatch } from './match.ts';
import { Steps } from './Step.tsx';
import { rt } from './words.ts';
import './review.css';

interface StageProps {
  readonly review: Review;
  readonly match: ReviewedMatch;
  readonly face: Face;
  /** After this many rows; null for the end of the match, shown with the summary. */
  readonly at: number | null;
  readonly decision: JudgedDecision | undefined;
  readonly onGo: (rows: number) => void;
}

/** Hidden cards are shown as the deciding player knew them, unless the reader asks for all of them. */
const OpenSwitch = ({
  isOpen,
  onOpen,
  note,
}: {
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  note: string | null;
}) => (
  <p class="review-open">
    <label>
      <input type="checkbox" checked={isOpen} onChange={(event) => onOpen(event.currentTarget.checked)} />
      {rt.value.open}
    </label>
    {isOpen || note === null ? null : <span class="note">{note}</span>}
  </p>
);

/** The position with both answers drawn on it, and the graph below. */
export const Stage = ({ review, match, face, at, decision, onGo }: StageProps) => {
  const [isOpen, setOpen] = useState(false);
  const { Position } = face;
  const rows = at ?? match.rows.length;
  const knower = match.actorAt(rows) ?? match.eye;
  const best = decision?.candidates[0]!.action ?? null;
  const played = decision === undefined || decision.chosen === best ? null : decision.chosen;
  return (
    <section class="review-stage" aria-label={rt.value.position}>
      <Position
        view={match.viewAfter(rows, isOpen ? 'all' : (knower ?? 'spectator'))}
        seats={match.seatInfos}
        marks={decision === undefined && rows < match.rows.length ? marksIn(match.rows[rows]!) : []}
        played={played}
        best={best}
      />
      <Graph review={review} match={match} at={rows} isOpen={isOpen} onGo={onGo} />
      {at === null ? null : <Steps match={match} at={rows} onGo={onGo} />}
      {match.hides ? (
        <OpenSwitch
          isOpen={isOpen}
          onOpen={setOpen}
          note={knower === null || at === null ? null : rt.value.knew(match.who(knower).name)}
        />
      ) : null}
    </section>
  );
};
