import type { Game } from '@santiago/kernel';
import { writeMatch } from '@santiago/kernel';
import { useEffect, useState } from 'preact/hooks';
import { go, hrefOf } from '../../browser/route.ts';
import { settings } from '../../browser/settings.ts';
import { challengeWords } from '../../coach/challenge/words.ts';
import { GAMES, gameNamed } from '../../games/index.ts';
import { onShelf } from '../../games/shelf.ts';
import { t } from '../../i18n/index.ts';
import { type Challenge, ownSeat, readChallenge, rowsOf } from '../../sources/local/challenge.ts';
import { isUnnamed } from '../../sources/local/names.ts';
import { keepMatch } from '../../sources/local/start.ts';
import { listMatches, type SavedMatch } from '../../sources/local/store.ts';
import { pack, unpack } from '../../sources/study/pack.ts';
import type { Face } from '../../table/face.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { choicesOf, partedAt, resultOf, type Told, viewAfter } from './compare.ts';
import './challenge.css';
import '../../ui/matchList.css';

interface Open {
  readonly challenge: Challenge;
  readonly game: Game;
  readonly face: Face;
  /** The match in which this device has played the same deal. */
  readonly mine: SavedMatch | null;
}

const openChallenge = async (packed: string): Promise<Open | null> => {
  const text = await unpack(packed);
  const challenge =
    text === null
      ? null
      : readChallenge(
          GAMES.map(({ game }) => game),
          text,
        );
  if (challenge === null) return null;
  const [face, matches] = await Promise.all([onShelf(challenge.game).load(), listMatches()]);
  const mine = matches.find((match) => match.challenge === packed) ?? null;
  return { challenge, game: gameNamed(challenge.game).game, face, mine };
};

/** What the one who sent it is called; empty where they gave no name. */
const senderOf = (challenge: Challenge): string => {
  const name = challenge.seats.find(({ kind }) => kind === 'human')?.name ?? '';
  return isUnnamed(name) ? '' : name;
};

const play = ({ challenge }: Open, packed: string): void => {
  const { game, setup, seats, seed } = challenge;
  const name = settings.name.value.trim() || t.value.you;
  const own = seats.map((seat) => (seat.kind === 'human' ? { ...seat, name } : seat));
  go({ page: 'local', id: keepMatch({ game, setup, seats: own, seed, log: [], challenge: packed }) });
};

const reviewOf = async ({ game, setup, rows }: Told): Promise<void> => {
  go({ page: 'review', id: await pack(writeMatch(game, { setup, rows, tags: [], variations: [] })) });
};

interface CompareProps {
  readonly open: Open;
  readonly theirs: Told;
  readonly mine: Told;
}

/** Two ways through one deal, side by side. */
const Compare = ({ open: { challenge, face }, theirs, mine }: CompareProps) => {
  const words = challengeWords.value;
  const names = [senderOf(challenge) || words.other, t.value.you] as const;
  const sides = [theirs, mine] as const;
  const [left = [], right = []] = sides.map((told, index) =>
    choicesOf(told, face, (seat) => ({
      name: seat === told.seat ? names[index]! : (challenge.seats[Number(seat.slice(1)) - 1]?.name ?? seat),
      you: index === 1 && seat === told.seat,
    })),
  );
  const parted = partedAt(theirs, mine);
  const players = challenge.seats.length;
  return (
    <>
      <dl class="card challenge-results">
        {sides.map((told, index) => {
          const { rank, points } = resultOf(told);
          return (
            <div key={index}>
              <dt>{names[index]}</dt>
              <dd>{words.result(rank, players, points)}</dd>
            </div>
          );
        })}
      </dl>
      <section class="card" aria-labelledby="h-parted">
        <h2 id="h-parted">{parted === null ? words.same : words.parted}</h2>
        {parted === null ? null : <face.Position view={viewAfter(mine, parted)} />}
      </section>
      <table class="card challenge-steps">
        <caption>{words.steps}</caption>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.max(left.length, right.length) }, (_, index) => (
            <tr key={index} class={left[index]?.text === right[index]?.text ? undefined : 'challenge-other'}>
              <td>{left[index]?.text}</td>
              <td>{right[index]?.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="button" onClick={() => void reviewOf(mine)}>
        {words.review}
      </button>
    </>
  );
};

const Opened = ({ open, packed }: { open: Open; packed: string }) => {
  const words = challengeWords.value;
  const { challenge, game, mine } = open;
  const { setup } = challenge;
  if (mine?.progress.over === true) {
    const seat = ownSeat(challenge);
    const toldOf = (log: readonly string[]): Told => ({ game, setup, seat, rows: rowsOf(game, log) });
    return <Compare open={open} theirs={toldOf(challenge.rows)} mine={toldOf(mine.log)} />;
  }
  return (
    <section class="card">
      <p>{words.about}</p>
      <p class="match-note">
        {onShelf(challenge.game).words().title} · {challenge.seats.map(({ name }) => name).join(', ')}
      </p>
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

/** A deal that somebody else has played: to be played against the same opponents, then to be compared. */
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
      <PageHead title={isPlayed ? words.versus(sender || words.other, t.value.you) : words.title(sender)} />
      <Opened open={open} packed={packed} />
    </main>
  );
};
