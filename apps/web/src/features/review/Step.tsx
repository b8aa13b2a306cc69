import type { JudgedDecision } from '@santiago/review';
import { marksIn } from '../../coach/marks.ts';
import { coachWords } from '../../coach/words.ts';
import { t } from '../../i18n/index.ts';
import { MAIN } from '../../sources/study/lines.ts';
import { openStudy } from '../../sources/study/visit.ts';
import type { Face } from '../../table/face.tsx';
import { Judgement, SHOWN } from './Judgement.tsx';
import type { ReviewedMatch } from './match.ts';
import '../../coach/coach.css';
import './review.css';

interface StepProps {
  readonly face: Face;
  readonly match: ReviewedMatch;
  /** After so many rows. */
  readonly at: number;
  readonly decision: JudgedDecision | undefined;
  readonly scored: boolean;
  /** The judgement may still change. */
  readonly isProvisional: boolean;
  readonly onGo: (rows: number) => void;
}

const Steps = ({ match, at, onGo }: Pick<StepProps, 'match' | 'at' | 'onGo'>) => {
  const words = coachWords.value.review;
  const rows = match.rows.length;
  const step = (label: string, sign: string, to: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      disabled={to < 0 || to > rows}
      onClick={() => onGo(to)}
    >
      {sign}
    </button>
  );
  return (
    <div class="study-steps">
      {step(words.older, '‹', at - 1)}
      <span class="study-place">{words.stepOf(at, rows)}</span>
      {step(words.newer, '›', at + 1)}
      <button
        type="button"
        class="button"
        onClick={() => void openStudy({ ...match.document, at: { line: MAIN, depth: at } })}
      >
        {t.value.coach.whatIf}
      </button>
    </div>
  );
};

/** The step looked at: its position, and what the review says of it. */
export const Step = ({ face, match, at, decision, scored, isProvisional, onGo }: StepProps) => {
  const words = coachWords.value.review;
  const { Position } = face;
  const rows = match.rows.length;
  return (
    <section class="card review-moment" id="moment" aria-label={words.step} tabIndex={-1}>
      <Steps match={match} at={at} onGo={onGo} />
      <Position
        view={match.viewAfter(at)}
        marks={at < rows ? marksIn(match.rows[at]!) : []}
        tries={decision?.candidates.slice(0, SHOWN).map(({ action }) => action) ?? []}
      />
      {decision === undefined ? (
        <p>{at < rows ? match.sentenceOf(at) : words.end}</p>
      ) : (
        <Judgement isProvisional={isProvisional} decision={decision} match={match} scored={scored} />
      )}
    </section>
  );
};
