import type { JudgedDecision } from '@santiago/review';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { PlayedTable } from '@santiago/table/page/frame/PlayedTable.tsx';
import type { Guided } from '@santiago/table/page/sources/guided/guided.ts';
import type { ReviewedMatch } from './match.ts';
import type { Ways } from './Step.tsx';
import { solvingOf } from './solving.ts';
import { rt } from './words.ts';
import '@santiago/table/page/coach/coach.css';

interface CoachProps {
  readonly guided: Guided;
  readonly at: number;
  readonly ways: Ways;
}

/** The question, what is wrong with an answer, or why it is right. */
const Coach = ({ guided, at, ways }: CoachProps) => {
  const words = rt.value;
  const step = guided.step.value;
  const mistake = guided.mistake.value;
  const done = step?.id === 'why';
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (done || mistake !== null) button.current?.focus();
  }, [done, mistake]);
  const lines = mistake === null ? (step?.text(guided.view) ?? []) : [mistake];
  const primary = (label: string, onClick: () => void) => (
    <button type="button" class="button primary" ref={button} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <section
      class={`coach coach-${mistake === null ? (done ? 'read' : 'do') : 'mistake'}`}
      aria-label={words.find}
    >
      <div class="coach-text" aria-live="polite">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div class="coach-foot">
        <button type="button" class="text-button" onClick={() => ways.go(done ? at : null)}>
          {words.back}
        </button>
        {done ? null : (
          <button type="button" class="text-button" onClick={() => ways.go(at)}>
            {words.show}
          </button>
        )}
        {mistake === null ? null : primary(coachWords.value.lesson.takeBack, () => void guided.undo())}
        {done && ways.next !== null ? primary(words.nextMistake, () => ways.solve(ways.next!)) : null}
      </div>
    </section>
  );
};

/** A mistake as an exercise, on the table as it was. */
export const Solve = ({
  match,
  decision,
  scored,
  ways,
}: {
  match: ReviewedMatch;
  decision: JudgedDecision;
  scored: boolean;
  ways: Ways;
}) => {
  // The question stays the same while judging continues.
  const [guided] = useState(() => solvingOf(match, decision, scored));
  useEffect(() => () => guided.close(), [guided]);
  const marks = guided.mistake.value === null ? (guided.step.value?.marks?.(guided.view) ?? []) : [];
  return (
    <PlayedTable
      game={match.document.game.name}
      source={guided}
      coach={<Coach guided={guided} at={decision.index} ways={ways} />}
      marks={marks}
      onAgain={() => ways.go(null)}
    />
  );
};
