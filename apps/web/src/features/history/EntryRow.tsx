import { useState } from 'preact/hooks';
import { go, hrefOf } from '@santiago/table/page/browser/route.ts';
import { isAlone } from '@santiago/table/page/sources/local/alone.ts';
import { ChallengeButton } from '@santiago/table/page/coach/challenge/ChallengeButton.tsx';
import { ownSeat, rowsOf } from '@santiago/table/page/coach/challenge/challenge.ts';
import { fileOf } from '@santiago/table/page/coach/matchFile.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { onShelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import type { SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import { pack } from '@santiago/table/page/sources/study/pack.ts';
import { inviteAgain } from './again.ts';
import { dateOf } from './date.ts';
import type { Entry } from './entries.ts';
import { reviewMine } from './online.ts';
import { endingOf, rankOf } from './statistics.ts';
import { historyWords } from './words.ts';
import '@santiago/table/page/ui/matchList.css';
import './history.css';

const review = async (match: SavedMatch): Promise<void> => {
  const { game } = gameNamed(match.game);
  const rows = rowsOf(game, match.log);
  go({ page: 'review', id: await pack(fileOf(game, { ...match, rows })), seat: ownSeat(match) });
};

/** How it ended for this person, or that it is running. */
const stateOf = ({ result, state }: Entry): string => {
  const words = historyWords.value;
  if (result === null)
    return state === 'other' ? t.value.openTables.phases['abandoned']! : words.states[state];
  const { points, shares, own, players } = result;
  return points[own] === shares[own]
    ? words.endings[endingOf(result)]!
    : words.result(rankOf(result) + 1, players.length, points[own]!);
};

const Names = ({ entry }: { entry: Entry }) => (
  <>
    <span class="match-names">{entry.names.join(', ')}</span>
    <span class="match-note">
      {[onShelf(entry.game).words().title, stateOf(entry), dateOf(entry.changed)].join(' · ')}
    </span>
  </>
);

/** A match of the list: open it, review it, challenge others with it, remove it. */
export const EntryRow = ({ entry, onRemove }: { entry: Entry; onRemove: () => void }) => {
  const { id, page, match, names, finished } = entry;
  const [fault, setFault] = useState<string | null>(null);
  const isHere = match !== null || (page === 'table' && finished?.isOpen !== false);
  const isRunning = isHere && entry.state === 'running';
  const isReviewable = match !== null && match.progress.over && isAlone(match);
  return (
    <li class="match-row history-row">
      {isHere ? (
        <a class="match-link" href={hrefOf({ page, id })}>
          <Names entry={entry} />
        </a>
      ) : (
        <div class="match-link">
          <Names entry={entry} />
        </div>
      )}
      {page === 'local' ? (
        <button
          type="button"
          class="icon-button"
          aria-label={t.value.labelOf(t.value.remove, names.join(', '))}
          onClick={onRemove}
        >
          ✕
        </button>
      ) : null}
      {isRunning ? (
        <div class="history-actions">
          <a class="button primary" href={hrefOf({ page, id })}>
            {t.value.continueTitle}
          </a>
        </div>
      ) : null}
      {finished?.hasFile === true ? (
        <div class="history-actions">
          <button type="button" class="button" onClick={() => void reviewMine(finished)}>
            {t.value.coach.review}
          </button>
          {finished.seats.some(({ seat, name }) => seat !== finished.own && name !== null) ? (
            <button type="button" class="button" onClick={() => void inviteAgain(id).then(setFault)}>
              {historyWords.value.inviteAgain}
            </button>
          ) : null}
          {fault === null ? null : (
            <p class="why-not" role="alert">
              {fault}
            </p>
          )}
        </div>
      ) : null}
      {isReviewable ? (
        <div class="history-actions">
          <button type="button" class="button" onClick={() => void review(match)}>
            {t.value.coach.review}
          </button>
          <ChallengeButton id={id} />
        </div>
      ) : null}
    </li>
  );
};
