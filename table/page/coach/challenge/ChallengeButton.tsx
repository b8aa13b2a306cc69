import { useState } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { gameNamed } from '../../setups.ts';
import { loadMatch } from '../../sources/local/store.ts';
import { pack } from '../../sources/study/pack.ts';
import { canChallenge, challengeOf } from './challenge.ts';
import { challengeWords } from './words.ts';

/** The address at which others can play from the start of this match; null where nobody can. */
const linkTo = async (id: string): Promise<string | null> => {
  const match = await loadMatch(id);
  if (match === null || !canChallenge(match)) return null;
  const packed = await pack(JSON.stringify(challengeOf(gameNamed(match.game).game, match)));
  return new URL(hrefOf({ page: 'challenge', id: packed }), location.href).href;
};

/** What became of a link: nothing yet, the device shared it, it was copied, or the person must copy it by hand. */
type Given = 'not' | 'shared' | 'copied' | { readonly byHand: string };

const give = async (link: string): Promise<Given> => {
  try {
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      await navigator.share({ url: link });
      return 'shared';
    }
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch (error) {
    // Whoever closes the share sheet wants no link.
    return error instanceof DOMException && error.name === 'AbortError' ? 'not' : { byHand: link };
  }
};

/** Gives a link to the start of a finished match against bots. */
export const ChallengeButton = ({ id }: { id: string }) => {
  const words = challengeWords.value;
  const [given, setGiven] = useState<Given>('not');
  const send = async () => {
    const link = await linkTo(id);
    if (link !== null) setGiven(await give(link));
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void send()}>
        {given === 'copied' ? `✓ ${words.copied}` : words.challenge}
      </button>
      {typeof given === 'object' ? (
        <input
          type="text"
          readOnly
          value={given.byHand}
          aria-label={words.challenge}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </>
  );
};
