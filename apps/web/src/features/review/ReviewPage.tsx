import { useEffect, useMemo, useState } from 'preact/hooks';
import type { JudgedDecision, Review } from '@santiago/review';
import { PageHead } from '../../ui/PageHead.tsx';
import { hrefOf } from '../../browser/route.ts';
import type { Face } from '../../table/face.tsx';
import { gameNamed, GAMES } from '../../games/index.ts';
import { t } from '../../i18n/index.ts';
import { readStudy, type StudyDocument } from '../../sources/study/document.ts';
import { MAIN, pathOf } from '../../sources/study/lines.ts';
import { unpack } from '../../sources/study/pack.ts';
import { openStudy } from '../../sources/study/visit.ts';
import { placesIn } from '../../coach/places.ts';
import '../../coach/coach.css';
import { tt } from '../../coach/words.ts';
import { Graph } from './Graph.tsx';
import { Judgement, SHOWN } from './Judgement.tsx';
import { ReviewedMatch } from './match.ts';
import { Reviewing } from './reviewing.ts';
import { AccuracyTable, LuckTable } from './Tables.tsx';

const games = GAMES.map(({ game }) => game);

const Progress = ({ reviewing }: { reviewing: Reviewing }) => {
  const words = tt.value.review;
  const done = reviewing.done.value;
  if (done === 1) return null;
  if (reviewing.stopped.value)
    return (
      <p class="note" role="status">
        {words.stopped}
      </p>
    );
  return (
    <div class="review-progress">
      <progress max={1} value={done} aria-label={words.working} />
      <span>{reviewing.review.value === null ? words.looking : words.refining}</span>
      <button type="button" class="button" onClick={() => reviewing.stop()}>
        {words.stop}
      </button>
    </div>
  );
};

const TurningPoints = ({
  review,
  match,
  onGo,
}: {
  review: Review;
  match: ReviewedMatch;
  onGo: (rows: number) => void;
}) => {
  const words = tt.value.review;
  return (
    <section class="card" aria-labelledby="turning">
      <h2 id="turning">{words.turning}</h2>
      {review.turningPoints.length === 0 ? <p>{words.noTurning}</p> : null}
      <ol class="moments">
        {review.turningPoints.map(({ index, round, seat, before, after, grade }) => (
          <li key={index}>
            <button type="button" class="moment" onClick={() => onGo(index)}>
              <span class={`badge grade-${grade}`}>
                {grade === 'none' ? words.when(review.game, round) : words.grades[grade]}
              </span>
              <span>
                {match.sentenceOf(index)}
                <small>{words.swing(match.who(seat).name, before, after)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Mistakes = ({
  review,
  match,
  onGo,
}: {
  review: Review;
  match: ReviewedMatch;
  onGo: (rows: number) => void;
}) => {
  const words = tt.value.review;
  const [of, setOf] = useState('');
  const graded = review.decisions.filter(({ grade, seat }) => grade !== 'none' && (of === '' || seat === of));
  return (
    <section class="card" aria-labelledby="mistakes">
      <h2 id="mistakes">{words.mistakes(graded.length)}</h2>
      <select aria-label={words.ofWhom} value={of} onChange={(event) => setOf(event.currentTarget.value)}>
        <option value="">{words.everybody}</option>
        {match.seats.map((seat) => (
          <option key={seat} value={seat}>
            {match.who(seat).name}
          </option>
        ))}
      </select>
      <ol class="moments">
        {graded.map(({ index, grade, loss }) => (
          <li key={index}>
            <button type="button" class="moment" onClick={() => onGo(index)}>
              <span class={`badge grade-${grade}`}>{words.grades[grade]}</span>
              <span>
                {match.sentenceOf(index)}
                <small>{words.costShort(loss, review.scored)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The moment looked at: its position, and what is to be said of it. */
const Moment = ({
  face,
  match,
  at,
  decision,
  scored,
  onGo,
}: {
  face: Face;
  match: ReviewedMatch;
  at: number;
  decision: JudgedDecision | undefined;
  scored: boolean;
  onGo: (rows: number) => void;
}) => {
  const words = tt.value.review;
  const { Position } = face;
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
    <section class="card review-moment" id="moment" aria-label={words.moment} tabIndex={-1}>
      <div class="study-steps">
        {step(words.older, '‹', at - 1)}
        <span class="study-place">{words.place(at, rows)}</span>
        {step(words.newer, '›', at + 1)}
        <button
          type="button"
          class="button"
          onClick={() => void openStudy({ ...match.document, at: { line: MAIN, depth: at } })}
        >
          {t.value.teacher.whatIf}
        </button>
      </div>
      <Position
        view={match.viewAfter(at)}
        marks={at < rows ? placesIn(match.rows[at]!) : []}
        tries={decision?.candidates.slice(0, SHOWN).map(({ action }) => action) ?? []}
      />
      {decision === undefined ? (
        <p>{at < rows ? match.sentenceOf(at) : words.end}</p>
      ) : (
        <Judgement decision={decision} match={match} scored={scored} />
      )}
    </section>
  );
};

const OpenReview = ({ document, face }: { document: StudyDocument; face: Face }) => {
  const words = tt.value.review;
  const rows = useMemo(() => pathOf(document.tree, MAIN), [document]);
  const [reviewing, setReviewing] = useState<Reviewing | null>(null);
  const [at, setAt] = useState(0);
  const match = useMemo(() => new ReviewedMatch(document, face, t.value.you), [document, face, t.value]);
  useEffect(() => {
    const begun = new Reviewing({ game: document.game.name, setup: document.setup, rows });
    setReviewing(begun);
    return () => begun.stop();
  }, [document]);
  if (reviewing === null) return null;
  const review = reviewing.review.value;
  const go = (to: number) => {
    setAt(Math.max(0, Math.min(rows.length, to)));
  };
  const show = (to: number) => {
    go(to);
    globalThis.document.querySelector<HTMLElement>('#moment')?.focus();
  };
  return (
    <>
      <Progress reviewing={reviewing} />
      {review === null ? null : (
        <>
          <section class="card" aria-labelledby="chances">
            <h2 id="chances">{words.graph}</h2>
            <Graph review={review} match={match} at={at} onGo={go} />
          </section>
          <div class="review-columns">
            <Moment
              face={face}
              match={match}
              at={at}
              decision={review.decisions.find(({ index }) => index === at)}
              scored={review.scored}
              onGo={go}
            />
            <div class="review-lists">
              <TurningPoints review={review} match={match} onGo={show} />
              <Mistakes review={review} match={match} onGo={show} />
            </div>
          </div>
          <AccuracyTable review={review} match={match} />
          <LuckTable review={review} match={match} />
        </>
      )}
    </>
  );
};

/** After the match: where it was won and lost, and why. */
export const ReviewPage = ({ packed }: { packed: string }) => {
  const [open, setOpen] = useState<{ document: StudyDocument; face: Face } | 'wrong' | null>(null);
  useEffect(() => {
    let left = false;
    const start = async () => {
      const text = await unpack(packed);
      const read = text === null ? null : readStudy(games, text);
      const isReviewed = read?.ok === true && read.study.start === null;
      const face = isReviewed ? await gameNamed(read.study.game.name).load() : null;
      if (!left) setOpen(face === null || read?.ok !== true ? 'wrong' : { document: read.study, face });
    };
    void start();
    return () => {
      left = true;
    };
  }, [packed]);
  return (
    <main class="page review">
      <PageHead title={t.value.teacher.review} />
      {open === 'wrong' ? (
        <>
          <p role="alert">{tt.value.review.wrong}</p>
          <a class="button" href={hrefOf({ page: 'home' })}>
            {t.value.home}
          </a>
        </>
      ) : open === null ? null : (
        <OpenReview {...open} />
      )}
    </main>
  );
};
