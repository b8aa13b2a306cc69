import type { Seat } from '@santiago/kernel';
import type { Review } from '@santiago/review';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { endingWords } from '@santiago/table/page/end/endingWords.ts';
import type { Drawing } from '@santiago/table/page/end/picture.ts';
import { MARK } from '@santiago/table/page/end/shareCard.ts';
import { type Shared, ShareSheet } from '@santiago/table/page/end/ShareSheet.tsx';
import { Sheet, useSheet } from '@santiago/table/page/ui/Sheet.tsx';
import type { ReviewedMatch } from './match.ts';
import { sharedPlayers } from './story.ts';
import { rt } from './words.ts';

interface Reviewed {
  readonly review: Review;
  readonly match: ReviewedMatch;
}

/** The final table as the summary shows it. */
const drawingOf = (): Drawing | null => {
  const svg = document.querySelector<SVGSVGElement>('.review-stage :is(.board, .felt-picture)');
  if (svg === null) return null;
  const { x, y, width, height } = svg.viewBox.baseVal;
  return {
    svg,
    box: { left: x, top: y, right: x + width, bottom: y + height },
    without: ['.labels', '.rings', '.targets'],
    unmarked: [],
    ground: svg.matches('.board') ? 'var(--sea)' : 'var(--felt)',
  };
};

const markOf = (game: string, seat: Seat): string => {
  const { SeatMark } = gameNamed(game);
  const holder = document.createElement('div');
  render(<SeatMark seat={seat} size={MARK} />, holder);
  return holder.innerHTML;
};

const sharedOf = ({ review, match }: Reviewed): Shared => ({
  game: gameNamed(review.game).words().title,
  pitch: gameNamed(review.game).words().pitch,
  note: rt.value.accuracyScale,
  drawing: drawingOf,
  entries: sharedPlayers(review).map((player) => ({
    ...player,
    ...match.who(player.seat),
    mark: markOf(review.game, player.seat),
  })),
});

/** The address leads to this match, judged again by whoever opens it. */
const CopyLink = () => {
  const words = coachWords.value.study;
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      class="button"
      onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
    >
      {copied ? `✓ ${words.copied}` : words.copy}
    </button>
  );
};

/** The review for others: a picture of the result, and the address. */
export const Share = ({ review, match, headline }: Reviewed & { readonly headline: string }) => {
  const sheet = useSheet();
  const shared = useMemo(() => sharedOf({ review, match }), [review, match]);
  return (
    <>
      <button type="button" class="button" onClick={() => sheet.open()}>
        {endingWords.value.share}
      </button>
      <CopyLink />
      <Sheet sheet={sheet} title={rt.value.shareTitle}>
        {() => <ShareSheet shared={shared} headline={headline} save={rt.value.savePicture} />}
      </Sheet>
    </>
  );
};
