import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { onShelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { listMatches, removeMatch, type SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import { homeWords } from './words.ts';
import './home.css';
import '@santiago/table/page/ui/matchList.css';

const MINUTE = 60_000;

const ago = (time: number): string => {
  const words = t.value.ago;
  const minutes = Math.floor((Date.now() - time) / MINUTE);
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutes(minutes);
  if (minutes < 24 * 60) return words.hours(Math.floor(minutes / 60));
  return words.days(Math.floor(minutes / 60 / 24));
};

const progressOf = ({ game, progress }: SavedMatch): string => {
  if (progress.over) return t.value.matchOver;
  if (progress.round === 0) return t.value.matchStarting;
  return onShelf(game).words().progress(progress.round, progress.rounds);
};

const namesOf = ({ seats }: SavedMatch): string => seats.map((seat) => seat.name).join(', ');

const noteOf = (match: SavedMatch): string =>
  `${onShelf(match.game).words().title} · ${progressOf(match)} · ${ago(match.changed)}`;

const MatchRow = ({ match, onRemove }: { match: SavedMatch; onRemove: () => void }) => (
  <li class="match-row">
    <a class="match-link" href={hrefOf({ page: 'local', id: match.id })}>
      <span class="match-names">{namesOf(match)}</span>
      <span class="match-note">{noteOf(match)}</span>
    </a>
    <button
      type="button"
      class="icon-button"
      aria-label={t.value.labelOf(t.value.remove, namesOf(match))}
      onClick={onRemove}
    >
      ✕
    </button>
  </li>
);

/** The unfinished match that was played last: most likely this is why the person came. */
const GoOn = ({ match }: { match: SavedMatch }) => (
  <a class="concern" href={hrefOf({ page: 'local', id: match.id })}>
    <strong>{homeWords().goOn}</strong>
    <span class="match-note">{noteOf(match)}</span>
  </a>
);

/** The matches saved on this device. */
export const useMatches = (): [readonly SavedMatch[], (id: string) => void] => {
  const [matches, setMatches] = useState<readonly SavedMatch[]>([]);
  useEffect(() => {
    void listMatches().then(setMatches);
  }, []);
  const remove = (id: string) => {
    void removeMatch(id);
    setMatches(matches.filter((match) => match.id !== id));
  };
  return [matches, remove];
};

interface ContinueProps {
  readonly matches: readonly SavedMatch[];
  readonly onRemove: (id: string) => void;
}

const openMatch = (matches: readonly SavedMatch[]): SavedMatch | undefined =>
  matches.find(({ progress }) => !progress.over);

export const GoOnFirst = ({ matches }: Pick<ContinueProps, 'matches'>) => {
  const match = openMatch(matches);
  return match === undefined ? null : <GoOn match={match} />;
};

/** All other matches on this device. */
export const Continue = ({ matches, onRemove }: ContinueProps) => {
  const [all, setAll] = useState(false);
  const rest = matches.filter((match) => match !== openMatch(matches));
  if (rest.length === 0) return null;
  return (
    <section class="card continue" aria-labelledby="continue">
      <h2 id="continue">{t.value.continueTitle}</h2>
      <ul>
        {rest.slice(0, all ? undefined : 3).map((match) => (
          <MatchRow key={match.id} match={match} onRemove={() => onRemove(match.id)} />
        ))}
      </ul>
      {!all && rest.length > 3 ? (
        <button type="button" class="text-button" onClick={() => setAll(true)}>
          {t.value.showAll(rest.length)}
        </button>
      ) : null}
    </section>
  );
};
