import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { onShelf, SHELF, type ShelfEntry } from '../../games/shelf.ts';
import { t } from '../../i18n/index.ts';
import { listMatches, removeMatch, type SavedMatch } from '../../sources/local/store.ts';
import { hasServer } from '../../sources/online/server.ts';
import { Hero } from './Hero.tsx';
import { OpenFile } from './OpenFile.tsx';
import { go, hrefOf } from '../../browser/route.ts';
import { settings } from '../../browser/settings.ts';
import './home.css';
import '../../ui/matchList.css';

const MINUTE = 60_000;

const ago = (time: number): string => {
  const words = t.value.ago;
  const minutes = Math.floor((Date.now() - time) / MINUTE);
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutes(minutes);
  if (minutes < 24 * 60) return words.hours(Math.floor(minutes / 60));
  return words.days(Math.floor(minutes / 60 / 24));
};

interface HomeProps {
  /** Fetches the page of a local match, so that it is there when somebody starts one. */
  readonly fetchTable: () => Promise<unknown>;
  /** This person's tables on the server. */
  readonly myTables: ComponentChildren;
}

/** One person and some bots, the usual rules: no question asked. */
const playNow = async (game: ShelfEntry, warmUp: (game: ShelfEntry) => Promise<unknown>): Promise<void> => {
  const [{ botNames, startMatch }, startable] = await Promise.all([
    import('../../sources/local/start.ts'),
    game.startable(),
    warmUp(game),
  ]);
  const name = settings.name.value.trim() || t.value.you;
  const bots = botNames(game.bots, [name]).map((bot) => ({
    kind: 'bot' as const,
    name: bot,
    bot: game.level,
  }));
  const seats = [{ kind: 'human' as const, name }, ...bots];
  go({ page: 'local', id: startMatch(startable, { players: seats.length }, seats) });
};

const progressOf = ({ game, progress }: SavedMatch): string => {
  if (progress.over) return t.value.matchOver;
  if (progress.round === 0) return t.value.matchStarting;
  return onShelf(game).words().progress(progress.round, progress.rounds);
};

const MatchRow = ({ match, onRemove }: { match: SavedMatch; onRemove: () => void }) => (
  <li class="match-row">
    <a class="match-link" href={hrefOf({ page: 'local', id: match.id })}>
      <span class="match-names">{match.seats.map((seat) => seat.name).join(', ')}</span>
      <span class="match-note">
        {onShelf(match.game).words().title} · {progressOf(match)} · {ago(match.changed)}
      </span>
    </a>
    <button
      type="button"
      class="icon-button"
      aria-label={`${t.value.remove}: ${match.seats.map((seat) => seat.name).join(', ')}`}
      onClick={onRemove}
    >
      ✕
    </button>
  </li>
);

const Continue = () => {
  const [matches, setMatches] = useState<readonly SavedMatch[] | null>(null);
  const [all, setAll] = useState(false);
  useEffect(() => {
    void listMatches().then(setMatches);
  }, []);
  if (matches === null || matches.length === 0) return null;
  const remove = (id: string) => {
    void removeMatch(id);
    setMatches(matches.filter((match) => match.id !== id));
  };
  return (
    <section class="card continue" aria-labelledby="continue">
      <h2 id="continue">{t.value.continueTitle}</h2>
      <ul>
        {matches.slice(0, all ? undefined : 3).map((match) => (
          <MatchRow key={match.id} match={match} onRemove={() => remove(match.id)} />
        ))}
      </ul>
      {!all && matches.length > 3 ? (
        <button type="button" class="text-button" onClick={() => setAll(true)}>
          {t.value.showAll(matches.length)}
        </button>
      ) : null}
    </section>
  );
};

export const Home = ({ fetchTable, myTables }: HomeProps) => {
  /** Fetches what a table of this game needs; done as soon as somebody seems to want one. */
  const warmUp = (game: ShelfEntry): Promise<unknown> =>
    Promise.all([game.load(), game.startable(), fetchTable(), import('../../sources/local/start.ts')]);
  return (
    <main class="page home">
      <header class="hero">
        <Hero />
        <h1>{t.value.title}</h1>
        <p class="tagline">{t.value.tagline}</p>
      </header>
      <div class="home-actions">
        {SHELF.map((game, i) => (
          <button
            key={game.name}
            type="button"
            class={i === 0 ? 'button primary big' : 'button big'}
            onPointerEnter={() => void warmUp(game)}
            onPointerDown={() => void warmUp(game)}
            onFocus={() => void warmUp(game)}
            onClick={() => void playNow(game, warmUp)}
          >
            <span>{i === 0 ? t.value.playNow : game.words().title}</span>
            <small>
              {i === 0 ? `${game.words().title}: ` : ''}
              {t.value.playNowHint(game.bots)}
            </small>
          </button>
        ))}
        {hasServer.value ? (
          <a class="button big" href={hrefOf({ page: 'friends' })}>
            <span>{t.value.friends}</span>
            <small>{t.value.friendsHint}</small>
          </a>
        ) : null}
        <a class="button big" href={hrefOf({ page: 'new' })}>
          <span>{t.value.chooseGame}</span>
          <small>{t.value.chooseGameHint}</small>
        </a>
      </div>
      {hasServer.value ? myTables : null}
      <Continue />
      <footer class="home-foot">
        <nav>
          {hasServer.value ? <a href={hrefOf({ page: 'open' })}>{t.value.openTables.title}</a> : null}
          <a href={hrefOf({ page: 'lesson', id: SHELF[0]!.name })}>{t.value.teacher.firstGame}</a>
          <a href={hrefOf({ page: 'learn' })}>{t.value.learn}</a>
          <OpenFile />
          <a href={hrefOf({ page: 'settings' })}>{t.value.settings}</a>
        </nav>
        {SHELF.map((game) => (
          <p key={game.name} class="credit">
            {game.words().title}: {game.words().credit}
          </p>
        ))}
      </footer>
    </main>
  );
};
