import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go, hrefOf } from '@santiago/table/page/browser/route.ts';
import { settings } from '@santiago/table/page/browser/settings.ts';
import { whenIdle } from '@santiago/table/page/browser/whenIdle.ts';
import { shelf, type ShelfEntry } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { hasServer, isKnownGuest } from '@santiago/table/page/sources/online/server.ts';
import { Later } from '@santiago/table/page/ui/Later.tsx';
import { Continue, GoOnFirst, useMatches } from './Continue.tsx';
import { GameCard } from './GameCard.tsx';
import { Hero } from './Hero.tsx';
import { OpenFile, type OpenedFile, useOpenedFile } from './OpenFile.tsx';
import { homeWords } from './words.ts';
import './home.css';

interface HomeProps {
  /** Loads the page of a local match in advance, so that it is ready when somebody starts one. */
  readonly fetchTable: () => Promise<unknown>;
  /** This person's tables on the server. */
  readonly myTables: ComponentChildren;
  /** Today's match, once the first screen is shown. */
  readonly today: ComponentChildren;
}

/** One person and some bots with the usual rules: no questions. */
const playNow = async (game: ShelfEntry, warmUp: (game: ShelfEntry) => Promise<unknown>): Promise<void> => {
  const [{ botNames, startMatch }, startable] = await Promise.all([
    import('@santiago/table/page/sources/local/start.ts'),
    game.startable(),
    warmUp(game),
  ]);
  const name = settings.name.value.trim() || t.value.you;
  const bots = botNames(game.bots, [name]).map((bot) => ({
    kind: 'bot' as const,
    name: bot,
    bot: game.levels.standard,
  }));
  const seats = [{ kind: 'human' as const, name }, ...bots];
  go({
    page: 'local',
    id: startMatch(startable, { players: seats.length, options: game.preselected }, seats),
  });
};

/** Icons for the other ways to start, in a box of 24, drawn with one line. */
const FRIENDS =
  'M8.500 11a3 3 0 1 0-.1 0zM3 19.500c0-3.500 2.300-5.500 5.500-5.500s5.500 2 5.500 5.500M16 11.500a2.500 2.500 0 1 0-.1 0zM17 14.500c2.500.3 4 2.100 4 5';
const LESSON =
  'M12 5.500C10 4 7 3.500 3.500 4v14c3.500-.5 6.500 0 8.500 1.500 2-1.500 5-2 8.500-1.500V4C17 3.500 14 4 12 5.500zM12 5.500v14';

interface WayInProps {
  readonly href: string;
  readonly sign: string;
  readonly name: string;
  readonly hint: string;
}

const WayIn = ({ href, sign, name, hint }: WayInProps) => (
  <a class="way-in" href={href}>
    <svg class="way-sign" viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
      <path d={sign} />
    </svg>
    <span class="way-words">
      <strong>{name}</strong> <span>{hint}</span>
    </span>
  </a>
);

/** Other ways to start than a quick match: with friends, and for people who have never played. */
const WaysIn = () => {
  const words = homeWords();
  return (
    <div class="ways-in">
      {hasServer.value ? (
        <WayIn
          href={hrefOf({ page: 'friends' })}
          sign={FRIENDS}
          name={t.value.friends}
          hint={t.value.friendsHint}
        />
      ) : null}
      <WayIn
        href={hrefOf({ page: 'lesson', id: shelf()[0]!.name })}
        sign={LESSON}
        name={words.newHere}
        hint={words.lesson}
      />
    </div>
  );
};

const Links = ({ opened }: { opened: OpenedFile }) => (
  <nav>
    {hasServer.value ? <a href={hrefOf({ page: 'open' })}>{t.value.openTables.title}</a> : null}
    <a href={hrefOf({ page: 'history' })}>{t.value.history}</a>
    <a href={hrefOf({ page: 'learn' })}>{t.value.learn}</a>
    <a href={hrefOf({ page: 'new' })}>{t.value.chooseGame}</a>
    <OpenFile {...opened} />
    {hasServer.value ? <a href={hrefOf({ page: 'me' })}>{t.value.me}</a> : null}
    <a href={hrefOf({ page: 'settings' })}>{t.value.settings}</a>
  </nav>
);

const Credits = () => (
  <div class="credits">
    {shelf().map((game) => (
      <p key={game.name}>
        {game.words().title} · {game.words().credit}
      </p>
    ))}
  </div>
);

/** Loads the list of tables only for people whom the server knows; everybody else has none. */
const ForGuests = ({ children }: { children: ComponentChildren }) => {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => void isKnownGuest().then(setKnown), []);
  return isKnown ? <>{children}</> : null;
};

/** What a table of a game consists of, each after what it needs. */
const partsOfTable = (game: ShelfEntry, fetchTable: () => Promise<unknown>): (() => Promise<unknown>)[] => [
  // The build puts the kernel into the same file. Evaluated together with the rules, it would hold a weak phone up.
  () => import('@santiago/table/page/worker/rpc.ts'),
  () => game.startable(),
  () => import('@santiago/table/page/sources/local/start.ts'),
  () => fetchTable(),
  () => game.load(),
];

export const Home = ({ fetchTable, myTables, today }: HomeProps) => {
  const [matches, remove] = useMatches();
  const opened = useOpenedFile();
  /** Loads what a table of this game needs, as soon as somebody seems to want one. */
  const warmUp = (game: ShelfEntry): Promise<unknown> =>
    Promise.all(partsOfTable(game, fetchTable).map((load) => load()));
  // Most people tap the first button of all, so its table is there before they do.
  useEffect(() => {
    const callsOff = partsOfTable(shelf()[0]!, fetchTable).map((load) => whenIdle(load));
    return () => callsOff.forEach((callOff) => callOff());
  }, [fetchTable]);
  return (
    <main class="home">
      <Hero />
      <div class="home-body">
        {hasServer.value ? <ForGuests>{myTables}</ForGuests> : null}
        <GoOnFirst matches={matches} />
        <div class="home-actions">
          {shelf().map((game, i) => (
            <GameCard
              key={game.name}
              game={game}
              isFirst={i === 0}
              onWarmUp={() => void warmUp(game)}
              onPlay={() => void playNow(game, warmUp)}
            />
          ))}
          <Later>
            <WaysIn />
          </Later>
        </div>
        <div class="home-today">{today}</div>
        <Continue matches={matches} onRemove={remove} />
        <footer class="home-foot">
          <Later>
            <Links opened={opened} />
          </Later>
          <Later>
            <Credits />
          </Later>
        </footer>
      </div>
    </main>
  );
};
