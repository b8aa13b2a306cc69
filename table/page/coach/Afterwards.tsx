import type { Seat } from '@santiago/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../browser/route.ts';
import { GAMES, gameNamed } from '../setups.ts';
import { t } from '../i18n/index.ts';
import type { TableSource } from '../sources/contract.ts';
import { pack } from '../sources/study/pack.ts';
import { endingWords } from '../end/endingWords.ts';
import type { AfterwardsRank } from '../model/face.tsx';
import { type OwnStory, ownStoryOf } from './ownStory.ts';
import { finishedReview } from './reviewing.ts';
import { coachWords } from './words.ts';

const tryOut = async (source: TableSource, matchId: string | null): Promise<void> => {
  const [{ studyOfFile }, { openStudy }] = await Promise.all([
    import('../sources/study/open.ts'),
    import('../sources/study/visit.ts'),
  ]);
  const games = GAMES.map(({ game }) => game);
  const rows = source.facts.peek()!.rows.length;
  const study = studyOfFile(games, await source.file(), rows, matchId);
  if (study !== null) await openStudy(study);
};

const review = async (source: TableSource, seat: Seat | null): Promise<void> => {
  go({ page: 'review', id: await pack(await source.file()), ...(seat === null ? {} : { seat }) });
};

/** What the review of this match says about a player; null until there is a review. */
const useOwnStory = (source: TableSource, seat: Seat | null): OwnStory | null => {
  const [story, setStory] = useState<OwnStory | null>(null);
  useEffect(() => {
    let left = false;
    const look = async () => {
      if (seat === null) return;
      const found = finishedReview(await pack(await source.file()), seat);
      if (!left && found !== null) setStory(ownStoryOf(found, seat));
    };
    void look();
    return () => {
      left = true;
    };
  }, [source, seat]);
  return story;
};

const storyText = ({ mistakes, lost, scored, turned }: OwnStory, game: string): string => {
  const words = endingWords.value;
  const cost = scored ? words.lost(Math.round(lost)) : words.lostChance(lost);
  const when =
    turned === null ? null : words.turned(coachWords.value.review.when(gameNamed(game).counted, turned));
  return [mistakes === 0 ? null : cost, when].filter((line) => line !== null).join(' ');
};

interface AfterwardsProps {
  readonly source: TableSource;
  readonly matchId?: string | null;
  readonly rank: AfterwardsRank;
  /** Keeps the result for the history. */
  readonly keep: () => Promise<void>;
}

/** What else can be done with a finished match. A player is shown their own mistakes. */
export const Afterwards = ({ source, matchId = null, rank, keep }: AfterwardsProps) => {
  const words = endingWords.value;
  const facts = source.facts.value;
  const viewer = facts?.viewer ?? 'spectator';
  const seat = viewer === 'spectator' || facts?.isShared === true ? null : viewer;
  const story = useOwnStory(source, seat);
  const atFirst = useRef(keep);
  useEffect(() => {
    if (seat !== null) void atFirst.current();
  }, [seat]);
  const label = story?.mistakes === 0 ? words.noMistakes : words.mistakes(story?.mistakes ?? null);
  return (
    <>
      {story === null ? null : <p class="own-story">{storyText(story, facts?.game ?? '')}</p>}
      <button
        type="button"
        class={rank === 'first' ? 'button primary to-review' : 'button to-review'}
        onClick={() => void review(source, seat)}
      >
        {seat === null ? t.value.coach.review : label}
      </button>
      <button type="button" class="button to-study" onClick={() => void tryOut(source, matchId)}>
        {t.value.coach.whatIf}
      </button>
    </>
  );
};
