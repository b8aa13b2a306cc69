import { hrefOf } from '../../browser/route.ts';
import { ChallengeButton } from './ChallengeButton.tsx';
import { challengeWords } from './words.ts';

interface ChallengeActionsProps {
  readonly id: string;
  /** The challenge whose deal was played. */
  readonly challenge: string | undefined;
}

/** After a match against bots: a link to the same deal; after a deal of somebody else's, first the comparison. */
export const ChallengeActions = ({ id, challenge }: ChallengeActionsProps) => (
  <>
    {challenge === undefined ? null : (
      <a class="button" href={hrefOf({ page: 'challenge', id: challenge })}>
        {challengeWords.value.compare}
      </a>
    )}
    <ChallengeButton id={id} />
  </>
);
