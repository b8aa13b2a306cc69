import { type Game, seatIndex } from '@santiago/kernel';
import { useEffect, useState } from 'preact/hooks';
import { go, hrefOf } from '@santiago/table/page/browser/route.ts';
import { settings } from '@santiago/table/page/browser/settings.ts';
import {
  type Challenge,
  ownSeat,
  readChallenge,
  rowsOf,
} from '@santiago/table/page/coach/challenge/challenge.ts';
import { challengeWords } from '@santiago/table/page/coach/challenge/words.ts';
import { GAMES, gameNamed } from '@santiago/table/page/setups.ts';
import { onShelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { isUnnamed } from '@santiago/table/page/sources/local/names.ts';
import { keepMatch } from '@santiago/table/page/sources/local/start.ts';
import { listMatches, type SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import { unpack } from '@santiago/table/page/sources/study/pack.ts';
import type { Face } from '@santiago/table/page/model/face.tsx';
import { levelName } from '@santiago/table/page/worker/levelName.ts';
import { Avatar } from '@santiago/table/page/ui/Avatar.tsx';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { Comparison } from './Comparison.tsx';
import type { Told } from './compare.ts';
import './challenge.css';

interface Open {
  readonly challenge: Challenge;
  readonly game: Game;
  readonly face: Face;
  /** The match in which this device has played the same challenge. */
  readonly mine: SavedMatch | null;
}

const openChallenge = async (packed: string): Promise<Open | null> => {
  const text = await unpack(packed);
  const games = GAMES.map(({ game }) => game);
  const challenge = text === null ? null : readChallenge(games, text);
  if (challenge === null) return null;
  const [face, matches] = await Promise.all([onShelf(challenge.game).load(), listMatches()]);
  // Whoever sent a challenge and gets one back has already played it.
  const same = matches.filter(({ game, seed }) => game === challenge.game && seed === challenge.seed);
  const over = same.filter(({ progress }) => progress.over);
  // Of a daily match the one that counts is compared, not a later one.
  const mine = over.find(({ day }) => day !== undefined) ?? over[0] ?? same[0] ?? null;
  return { challenge, game: gameNamed(challenge.game).game, face, mine };
};

/** The name of the person who sent it; empty where they gave none. */
const senderOf = (challenge: Challenge): string => {
  const { name } = challenge.seats[seatIndex(ownSeat(challenge))]!;
  return isUnnamed(name) ? '' : name;
};

const play = ({ challenge }: Open, packed: string): void => {
  const { game, setup, seats, seed } = challenge;
  const name = settings.name.value.trim() || t.value.you;
  const own = seats.map((seat) => (seat.kind === 'human' ? { ...seat, name } : seat));
  go({ page: 'local', id: keepMatch({ game, setup, seats: own, seed, log: [], challenge: packed }) });
};

/** What it is, against whom, and one button. */
const Invitation = ({ open, packed }: { open: Open; packed: string }) => {
  const words = challengeWords.value;
  const { challenge, mine } = open;
  return (
    <section class="card challenge-invitation">
      <p>{words.about}</p>
      <h2>{onShelf(challenge.game).words().title}</h2>
      <ul>
        {challenge.seats
          .filter(({ kind }) => kind === 'bot')
          .map(({ name, bot = '' }) => (
            <li key={name}>
              <Avatar name={name} size={32} />
              <span>
                {name} <small>{levelName(bot)}</small>
              </span>
            </li>
          ))}
      </ul>
      {mine === null ? (
        <button type="button" class="button primary" onClick={() => play(open, packed)}>
          {words.play}
        </button>
      ) : (
        <a class="button primary" href={hrefOf({ page: 'local', id: mine.id })}>
          {words.goOn}
        </a>
      )}
    </section>
  );
};

const Opened = ({ open, packed }: { open: Open; packed: string }) => {
  const { challenge, game, face, mine } = open;
  if (mine?.progress.over !== true) return <Invitation open={open} packed={packed} />;
  const { setup } = challenge;
  const seat = ownSeat(challenge);
  const toldOf = (log: readonly string[]): Told => ({ game, setup, seat, rows: rowsOf(game, log) });
  return (
    <Comparison
      face={face}
      theirs={{ told: toldOf(challenge.rows), seats: challenge.seats, name: senderOf(challenge) }}
      mine={{ told: toldOf(mine.log), seats: mine.seats, name: t.value.you }}
    />
  );
};

/** A match that somebody else has played: to be played against the same opponents, then to be compared. */
export const ChallengePage = ({ packed }: { packed: string }) => {
  const words = challengeWords.value;
  const [open, setOpen] = useState<Open | 'damaged' | null>(null);
  useEffect(() => {
    let left = false;
    void openChallenge(packed).then((found) => {
      if (!left) setOpen(found ?? 'damaged');
    });
    return () => {
      left = true;
    };
  }, [packed]);
  if (open === null) return <main class="page" />;
  if (open === 'damaged') {
    return (
      <main class="page">
        <PageHead title={words.title('')} />
        <p role="alert">{words.damaged}</p>
      </main>
    );
  }
  const sender = senderOf(open.challenge);
  const isPlayed = open.mine?.progress.over === true;
  return (
    <main class="page">
      <PageHead title={isPlayed ? words.versus(sender || words.other) : words.title(sender)} />
      <Opened open={open} packed={packed} />
    </main>
  );
};
