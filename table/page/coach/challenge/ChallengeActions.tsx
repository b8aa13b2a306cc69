import { hrefOf } from '../../browser/route.ts';
import { ChallengeButton } from './ChallengeButton.tsx';
import { challengeWords } from './words.ts';

interface ChallengeActionsProps {
  readonly id: string;
  /** The challenge that was played. */
  readonly challenge: string | undefined;
  /** It is the match that counts for this day. */
  readonly day: number | undefined;
}

/** After a match against bots: a link to the same starting position; after a match that others play too, first the comparison. */
export const ChallengeActions = ({ id, challenge, day }: ChallengeActionsProps) => (
  <>
    {day === undefined ? null : (
      <a class="button" href={hrefOf({ page: 'today' })}>
        {challengeWords.value.compare}
      </a>
    )}
    {challenge === undefined ? null : (
      <a class="button" href={hrefOf({ page: 'challenge', id: challenge })}>
        {challengeWords.value.compare}
      </a>
    )}
    <ChallengeButton id={id} />
  </>
);
