import type { Seat } from '@santiago/kernel';
import type { Review } from '@santiago/review';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { go as goTo, hrefOf, type ReviewRoute } from '@santiago/table/page/browser/route.ts';
import type { Face } from '@santiago/table/page/model/face.tsx';
import { gameNamed, GAMES } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { readStudy, type StudyDocument } from '@santiago/table/page/sources/study/document.ts';
import { unpack } from '@santiago/table/page/sources/study/pack.ts';
import { mistakesOf } from '@santiago/table/page/coach/ownStory.ts';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { type Reviewing, reviewingOf } from '@santiago/table/page/coach/reviewing.ts';
import { Mistakes, TurningPoints } from './Lists.tsx';
import { ReviewedMatch } from './match.ts';
import { Step, type Ways } from './Step.tsx';
import { Solve } from './Solve.tsx';
import { Stage } from './Stage.tsx';
import { Summary } from './Summary.tsx';
import { AccuracyTable, LuckTable } from './Tables.tsx';
import { useKeys } from './useKeys.ts';
import { rt } from './words.ts';
import './review.css';

const games = GAMES.map(({ game }) => game);

const Progress = ({ reviewing }: { reviewing: Reviewing }) => {
  const words = coachWords.value.review;
  const done = reviewing.done.value;
  if (done === 1) return null;
  if (reviewing.stopped.value)
    return (
      <p class="note" role="status">
        {words.stopped}
      </p>
    );
  if (reviewing.failed.value)
    return (
      <div class="review-progress">
        <span role="alert">{words.failed}</span>
        <button type="button" class="button" onClick={() => void reviewing.goOn()}>
          {t.value.trouble.again}
        </button>
      </div>
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

const showStep = (): void => document.querySelector<HTMLElement>('#review-step')?.focus();

/** A review of this match at the step in the address; judging continues while it is open. */
const useReviewing = (packed: string, match: ReviewedMatch, at: number | undefined): Reviewing => {
  const reviewing = useMemo(() => {
    const { game, setup } = match.document;
    const { eye, rows } = match;
    return reviewingOf(packed, { game: game.name, setup, rows, ...(eye === null ? {} : { eye }) });
  }, [packed, match]);
  useEffect(() => {
    void reviewing.goOn();
    return () => reviewing.putAside();
  }, [reviewing]);
  useEffect(() => {
    reviewing.at.value = at === undefined ? null : Math.min(match.rows.length, at);
    if (at !== undefined) requestAnimationFrame(showStep);
  }, [reviewing, match, at]);
  return reviewing;
};

interface OpenProps {
  readonly here: ReviewRoute;
  readonly match: ReviewedMatch;
  readonly face: Face;
}

/** Navigation. The address follows, so that the review can be left, reloaded and sent at any time. */
const waysOf = (
  { here: { id, seat, solve }, match }: OpenProps,
  reviewing: Reviewing,
  of: Seat | null,
): Ways => {
  const at = reviewing.at.value;
  const review = reviewing.review.value;
  const mistakes = review === null ? [] : mistakesOf(review, of).map(({ index }) => index);
  const address = (rows: number | null): ReviewRoute => ({
    page: 'review',
    id,
    ...(seat === undefined ? {} : { seat }),
    ...(rows === null ? {} : { at: rows }),
  });
  return {
    previous: mistakes.findLast((index) => index < (at ?? Infinity)) ?? null,
    next: mistakes.find((index) => index > (at ?? -1)) ?? null,
    go: (rows) => {
      const to = rows === null ? null : Math.max(0, Math.min(match.rows.length, rows));
      if (solve === true) return goTo(address(to));
      reviewing.at.value = to;
      history.replaceState(null, '', hrefOf(address(to)));
    },
    solve: (rows) => goTo({ ...address(rows), solve: true }),
  };
};

interface ScreenProps extends Pick<OpenProps, 'match' | 'face'> {
  readonly review: Review;
  readonly at: number | null;
  readonly isProvisional: boolean;
  readonly of: Seat | null;
  readonly onOf: (seat: Seat | null) => void;
  readonly ways: Ways;
}

/** Board, graph and verdict on one screen; the verdict is the summary until a step is chosen. */
const Screen = ({ review, match, face, at, isProvisional, of, onOf, ways }: ScreenProps) => {
  const decision = at === null ? undefined : review.decisions.find(({ index }) => index === at);
  const show = (rows: number) => {
    ways.go(rows);
    requestAnimationFrame(showStep);
  };
  const look = ['review-screen', at === null ? 'is-summary' : '', isProvisional ? 'is-provisional' : ''];
  return (
    <div class={look.join(' ')}>
      <Stage review={review} match={match} face={face} at={at} decision={decision} onGo={ways.go} />
      <div class="review-side">
        {at === null ? (
          <>
            {isProvisional ? <p class="note">{coachWords.value.review.provisional}</p> : null}
            <Summary review={review} match={match} onGo={show} onSolve={ways.solve} />
            <Mistakes review={review} match={match} onGo={show} of={of} onOf={onOf} />
            <TurningPoints review={review} match={match} onGo={show} />
          </>
        ) : (
          <Step
            match={match}
            at={at}
            decision={decision}
            scored={review.scored}
            isProvisional={isProvisional}
            ways={ways}
          />
        )}
      </div>
    </div>
  );
};

const keep = async (match: ReviewedMatch, review: Review): Promise<void> => {
  const { keepReview } = await import('@santiago/table/page/coach/history/keep.ts');
  await keepReview(match, review);
};

const OpenReview = (props: OpenProps) => {
  const { here, match, face } = props;
  const reviewing = useReviewing(here.id, match, here.at);
  const [of, setOf] = useState(match.eye);
  const review = reviewing.review.value;
  const at = reviewing.at.value;
  const isDone = reviewing.done.value === 1;
  useEffect(() => {
    const judged = reviewing.review.peek();
    if (isDone && judged !== null) void keep(match, judged);
  }, [isDone, reviewing, match]);
  const ways = waysOf(props, reviewing, of);
  // While judging continues, results may change; after a stop they stay as they are.
  const isProvisional = reviewing.done.value < 1 && !reviewing.stopped.value;
  useKeys(here.solve === true || review === null ? null : { at, rows: match.rows.length, ways });
  const toSolve = here.solve === true ? review?.decisions.find(({ index }) => index === here.at) : undefined;
  if (review !== null && toSolve !== undefined)
    return <Solve key={here.at} match={match} decision={toSolve} scored={review.scored} ways={ways} />;
  return (
    <main class="page review">
      <PageHead title={t.value.coach.review} />
      <Progress reviewing={reviewing} />
      {review === null ? null : (
        <>
          <Screen
            review={review}
            match={match}
            face={face}
            at={at}
            isProvisional={isProvisional}
            of={of}
            onOf={setOf}
            ways={ways}
          />
          <p class="note review-keys">{rt.value.keys}</p>
          <AccuracyTable review={review} match={match} />
          <LuckTable review={review} match={match} />
        </>
      )}
    </main>
  );
};

interface Opened {
  readonly study: StudyDocument;
  readonly face: Face;
}

/** The match in the address and what it takes to show it; null where it cannot be reviewed. */
const openReview = async (packed: string): Promise<Opened | null> => {
  const text = await unpack(packed);
  const read = text === null ? null : readStudy(games, text);
  if (read?.ok !== true || read.study.start !== null) return null;
  const { study } = read;
  return { study, face: await gameNamed(study.game.name).load() };
};

const WrongAddress = () => (
  <main class="page review">
    <PageHead title={t.value.coach.review} />
    <p role="alert">{coachWords.value.review.wrong}</p>
    <a class="button" href={hrefOf({ page: 'home' })}>
      {t.value.home}
    </a>
  </main>
);

/** After the match: where it was won and lost, and why. */
export const ReviewPage = ({ here }: { here: ReviewRoute }) => {
  const [open, setOpen] = useState<Opened | 'wrong' | null>(null);
  const { id, seat } = here;
  useEffect(() => {
    let left = false;
    void openReview(id).then((opened) => {
      if (!left) setOpen(opened ?? 'wrong');
    });
    return () => {
      left = true;
    };
  }, [id]);
  const match = useMemo(
    () => (open === null || open === 'wrong' ? null : new ReviewedMatch(open.study, open.face, seat ?? null)),
    [open, seat],
  );
  if (open === 'wrong') return <WrongAddress />;
  if (open === null || match === null) return <main class="page review" />;
  return <OpenReview here={here} match={match} face={open.face} />;
};
