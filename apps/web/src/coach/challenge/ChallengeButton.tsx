import { useState } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { gameNamed } from '../../games/index.ts';
import { canChallenge, challengeOf } from '../../sources/local/challenge.ts';
import { loadMatch } from '../../sources/local/store.ts';
import { pack } from '../../sources/study/pack.ts';
import { challengeWords } from './words.ts';

/** The address at which others can play the deal of this match; null where it is not to be compared. */
const linkTo = async (id: string): Promise<string | null> => {
  const match = await loadMatch(id);
  if (match === null || !canChallenge(match)) return null;
  const packed = await pack(JSON.stringify(challengeOf(gameNamed(match.game).game, match)));
  return new URL(hrefOf({ page: 'challenge', id: packed }), location.href).href;
};

const give = async (link: string): Promise<void> => {
  // A person closes the sheet of the device: nothing is wrong.
  if ('share' in navigator) await navigator.share({ url: link }).catch(() => undefined);
  else await (navigator as Navigator).clipboard.writeText(link);
};

/** After a match against bots: a link to the same deal; after a deal of somebody else's, the comparison. */
export const ChallengeButton = ({ id, challenge }: { id: string; challenge: string | undefined }) => {
  const words = challengeWords.value;
  const [given, setGiven] = useState(false);
  const send = async () => {
    const link = await linkTo(id);
    if (link === null) return;
    await give(link);
    setGiven(true);
  };
  return (
    <>
      {challenge === undefined ? null : (
        <a class="button primary" href={hrefOf({ page: 'challenge', id: challenge })}>
          {words.compare}
        </a>
      )}
      <button type="button" class="button" onClick={() => void send()}>
        {given ? `✓ ${words.copied}` : words.challenge}
      </button>
    </>
  );
};
