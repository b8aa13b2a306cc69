import { useEffect, useMemo, useState } from 'preact/hooks';
import { PageHead } from '../../ui/PageHead.tsx';
import { hrefOf } from '../../browser/route.ts';
import type { Face } from '../../table/face.tsx';
import { gameNamed, GAMES } from '../../games/index.ts';
import { t } from '../../i18n/index.ts';
import { readStudy, type StudyDocument } from '../../sources/study/document.ts';
import { MAIN, pathOf } from '../../sources/study/lines.ts';
import { unpack } from '../../sources/study/pack.ts';
import { coachWords } from '../../coach/words.ts';
import { Graph } from './Graph.tsx';
import { Mistakes, TurningPoints } from './Lists.tsx';
import { ReviewedMatch } from './match.ts';
import { Step } from './Step.tsx';
import { type Reviewing, reviewingOf } from '../../coach/reviewing.ts';
import { AccuracyTable, LuckTable } from './Tables.tsx';
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

const showStep = (): void => document.querySelector<HTMLElement>('#moment')?.focus();

/** A review of this match, judged on while it is looked at. */
const useReviewing = (packed: string, { game, setup, tree }: StudyDocument): Reviewing => {
  const reviewing = useMemo(
    () => reviewingOf(packed, { game: game.name, setup, rows: pathOf(tree, MAIN) }),
    [packed, game, setup, tree],
  );
  useEffect(() => {
    void reviewing.goOn();
    // Whoever comes back finds the step they left.
    if (reviewing.at.peek() > 0) showStep();
    return () => reviewing.putAside();
  }, [reviewing]);
  return reviewing;
};

interface Opened {
  readonly packed: string;
  readonly study: StudyDocument;
  readonly face: Face;
}

const OpenReview = ({ packed, study, face }: Opened) => {
  const words = coachWords.value.review;
  const { you } = t.value;
  const match = useMemo(() => new ReviewedMatch(study, face, you), [study, face, you]);
  const reviewing = useReviewing(packed, study);
  const review = reviewing.review.value;
  const at = reviewing.at.value;
  // What is judged on may change; what was stopped stays as it is.
  const isProvisional = reviewing.done.value < 1 && !reviewing.stopped.value;
  const go = (to: number) => {
    reviewing.at.value = Math.max(0, Math.min(match.rows.length, to));
  };
  const show = (to: number) => {
    go(to);
    showStep();
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
          <div class={isProvisional ? 'review-columns is-provisional' : 'review-columns'}>
            <Step
              face={face}
              match={match}
              at={at}
              decision={review.decisions.find(({ index }) => index === at)}
              scored={review.scored}
              isProvisional={isProvisional}
              onGo={go}
            />
            <div class="review-lists">
              {isProvisional ? <p class="note">{words.provisional}</p> : null}
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

/** The match in the address and what it takes to show it; null where it cannot be reviewed. */
const openReview = async (packed: string): Promise<Opened | null> => {
  const text = await unpack(packed);
  const read = text === null ? null : readStudy(games, text);
  if (read?.ok !== true || read.study.start !== null) return null;
  const { study } = read;
  return { packed, study, face: await gameNamed(study.game.name).load() };
};

/** After the match: where it was won and lost, and why. */
export const ReviewPage = ({ packed }: { packed: string }) => {
  const [open, setOpen] = useState<Opened | 'wrong' | null>(null);
  useEffect(() => {
    let left = false;
    void openReview(packed).then((opened) => {
      if (!left) setOpen(opened ?? 'wrong');
    });
    return () => {
      left = true;
    };
  }, [packed]);
  return (
    <main class="page review">
      <PageHead title={t.value.coach.review} />
      {open === 'wrong' ? (
        <>
          <p role="alert">{coachWords.value.review.wrong}</p>
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
