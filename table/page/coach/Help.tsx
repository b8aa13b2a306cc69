import { seatIndex } from '@santiago/kernel';
import { useState } from 'preact/hooks';
import { go } from '../browser/route.ts';
import type { ShownStep } from '../model/face.tsx';
import { gameNamed } from '../setups.ts';
import { writeStudy } from '../sources/study/document.ts';
import { studyOfRunning } from '../sources/study/open.ts';
import { pack } from '../sources/study/pack.ts';
import { openStudy } from '../sources/study/visit.ts';
import { t } from '../i18n/index.ts';
import type { TableFacts, TableSource } from '../sources/contract.ts';
import { askForHint } from './hinting.ts';
import { Instruments } from './Instruments.tsx';
import { coachWords } from './words.ts';
import './coach.css';

/** In a match against bots, and in a study: at a table of people the others have not agreed to help. */
const isAllowed = (source: TableSource, facts: TableFacts): boolean =>
  source.seek !== undefined || facts.seats.every(({ kind }) => kind !== 'person');

const isToDecide = ({ game, viewer, rows }: TableFacts, step: ShownStep): boolean => {
  const rules = gameNamed(game).game;
  if (viewer === 'spectator' || step.rows !== rows.length) return false;
  const state = rules.known(step.view);
  return (rules.owes(state) & (1 << seatIndex(viewer))) !== 0;
};

/** A file that ends early, read up to its end. */
const reviewSoFar = async (facts: TableFacts, step: ShownStep): Promise<void> => {
  const study = studyOfRunning(gameNamed(facts.game).game, facts, step);
  go({ page: 'review', id: await pack(writeStudy(study)) });
};

/** Closes the sheet that contains this; the result is shown on the table. */
const closeSheet = (event: Event): void => (event.currentTarget as Element).closest('dialog')?.close();

/** What the coach can do for a player in a running match or a study, from what that player may know. */
export const Help = ({
  source,
  step,
  isFile = false,
}: {
  source: TableSource;
  step: ShownStep;
  /** The match came from a file: nobody plays it. */
  isFile?: boolean;
}) => {
  const words = coachWords.value;
  const facts = source.facts.value!;
  const [measuring, setMeasuring] = useState(false);
  const { game } = gameNamed(facts.game);
  const helps = isAllowed(source, facts) && isToDecide(facts, step);
  return (
    <div class="help">
      {helps ? (
        <section>
          <p class="note">{words.hint.askHint}</p>
          <button
            type="button"
            class="button primary"
            onClick={(event) => {
              void askForHint({ game: facts.game, view: step.view, rows: step.rows });
              closeSheet(event);
            }}
          >
            {words.hint.ask}
          </button>
        </section>
      ) : null}
      {helps ? (
        <section>
          {measuring ? (
            <Instruments facts={facts} step={step} />
          ) : (
            <button type="button" class="button" onClick={() => setMeasuring(true)}>
              {words.instruments.title}
            </button>
          )}
        </section>
      ) : null}
      {isFile ? (
        <section>
          <button type="button" class="button" onClick={() => void reviewSoFar(facts, step)}>
            {t.value.coach.review}
          </button>
        </section>
      ) : null}
      {source.seek === undefined ? (
        <section>
          <p class="note">{words.study.openHint}</p>
          <button
            type="button"
            class="button"
            onClick={() => void openStudy(studyOfRunning(game, facts, step))}
          >
            {words.study.open}
          </button>
        </section>
      ) : helps ? null : (
        <p>{words.hint.none}</p>
      )}
    </div>
  );
};
