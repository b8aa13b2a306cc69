import type { JudgedDecision } from '@santiago/review';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { MAIN } from '@santiago/table/page/sources/study/lines.ts';
import { openStudy } from '@santiago/table/page/sources/study/visit.ts';
import { Judgement } from './Judgement.tsx';
import type { ReviewedMatch } from './match.ts';
import { rt } from './words.ts';
import '@santiago/table/page/coach/coach.css';
import './review.css';

/** The steps that can be reached from a step of the match. */
export interface Ways {
  /** The previous and the next mistake of the chosen player; null if there is none. */
  readonly previous: number | null;
  readonly next: number | null;
  readonly go: (rows: number | null) => void;
  readonly solve: (rows: number) => void;
}

export const Steps = ({
  match,
  at,
  onGo,
}: {
  match: ReviewedMatch;
  at: number;
  onGo: (rows: number) => void;
}) => {
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
      <span class="step-count">{words.stepOf(at, rows)}</span>
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

const MistakeSteps = ({ ways: { previous, next, go } }: { ways: Ways }) => (
  <div class="mistake-steps">
    <button type="button" class="button" onClick={() => go(null)}>
      {rt.value.summary}
    </button>
    <button type="button" class="button" disabled={previous === null} onClick={() => go(previous)}>
      ‹ {rt.value.previousMistake}
    </button>
    <button type="button" class="button" disabled={next === null} onClick={() => go(next)}>
      {rt.value.nextMistake} ›
    </button>
  </div>
);

interface StepProps {
  readonly match: ReviewedMatch;
  /** After this many rows. */
  readonly at: number;
  readonly decision: JudgedDecision | undefined;
  readonly scored: boolean;
  /** The judgement may still change. */
  readonly isProvisional: boolean;
  readonly ways: Ways;
}

/** What is said about the step that is shown. */
export const Step = ({ match, at, decision, scored, isProvisional, ways }: StepProps) => {
  const words = coachWords.value.review;
  return (
    <section class="card review-step" id="review-step" aria-label={words.step} tabIndex={-1}>
      <MistakeSteps ways={ways} />
      {decision === undefined ? (
        <p>{at < match.rows.length ? match.sentenceOf(at) : words.end}</p>
      ) : (
        <Judgement isProvisional={isProvisional} decision={decision} match={match} scored={scored} />
      )}
      {decision === undefined || decision.grade === 'none' ? null : (
        <button type="button" class="button primary" onClick={() => ways.solve(at)}>
          {rt.value.find}
        </button>
      )}
    </section>
  );
};
