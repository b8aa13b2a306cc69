import { formatRow, parseRow, type Row, seatIndex } from '@santiago/kernel';
import type { JudgedCandidate, JudgedDecision, Reason } from '@santiago/review';
import { marksIn } from '@santiago/table/page/coach/marks.ts';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { coachOf } from '@santiago/table/page/coach/coaches.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { Guided } from '@santiago/table/page/sources/guided/guided.ts';
import type { Lesson } from '@santiago/table/page/sources/guided/lesson.ts';
import type { Thinker } from '@santiago/table/page/worker/thinker.ts';
import type { ReviewedMatch } from './match.ts';
import { rt } from './words.ts';

/** What an answer to "find the better choice" is worth. */
type Attempt =
  | { readonly kind: 'best' | 'good' | 'same' | 'unknown' }
  /** An answer that is known to lose this much against the best one. */
  | { readonly kind: 'short'; readonly points: number; readonly chance: number };

/** Less than an inaccuracy: such an answer counts as good as the best one. */
const CHANCE = 0.05;
const POINTS = 3;

export const attemptOf = (
  { candidates, chosen, seat }: Pick<JudgedDecision, 'candidates' | 'chosen' | 'seat'>,
  action: string,
): Attempt => {
  const best = candidates[0]!;
  if (action === best.action) return { kind: 'best' };
  if (action === chosen) return { kind: 'same' };
  const found = candidates.find((candidate) => candidate.action === action);
  if (found === undefined) return { kind: 'unknown' };
  const own = seatIndex(seat);
  const less = (of: (candidate: JudgedCandidate) => readonly number[]): number =>
    of(best)[own]! - of(found)[own]!;
  const [points, chance] = [less(({ scores }) => scores), less(({ chances }) => chances)];
  return points < POINTS && chance < CHANCE ? { kind: 'good' } : { kind: 'short', points, chance };
};

/** Nobody else acts here. */
const NOBODY: Thinker = {
  choose: async () => ({ ok: false, failure: { kind: 'closed', text: 'nobody else acts' } }),
  stop: () => undefined,
  close: () => undefined,
};

/** Why an answer is not the one we ask for; null where it is. */
const fault = (attempt: Attempt, scored: boolean): string | null => {
  const words = rt.peek();
  switch (attempt.kind) {
    case 'best':
    case 'good':
      return null;
    case 'same':
      return words.same;
    case 'unknown':
      return words.unknown;
    case 'short': {
      const { points, chance } = attempt;
      const loss = { points, chance, pointsError: 0, chanceError: 0 };
      return words.short(coachWords.peek().review.costShort(loss, scored));
    }
  }
};

/** A decision of the match as an exercise: the table as it was, one question, and after the right answer, why. */
export const solvingOf = (match: ReviewedMatch, decision: JudgedDecision, scored: boolean): Guided => {
  const { game, setup, names } = match.document;
  const { index, seat, candidates, reasons, round } = decision;
  const best = candidates[0]!.action;
  let answer: Attempt = { kind: 'best' };
  const lesson: Lesson = {
    id: 'mistake',
    game,
    setup,
    learner: seat,
    names,
    chance: [],
    seed: 1,
    bot: '',
    steps: [
      {
        id: 'question',
        due: (_, mine) => mine,
        text: () => [
          rt.value.task(
            coachWords.value.review.when(gameNamed(game.name).counted, round),
            match.sentenceOf(index),
          ),
        ],
        task: {
          kind: 'do',
          check: (_, action) => {
            answer = attemptOf(decision, game.format(action));
            return fault(answer, scored);
          },
        },
      },
      {
        id: 'why',
        due: () => true,
        text: () => {
          const view = match.viewAfter(index, seat);
          const say = (reason: Reason) => coachOf(game.name).reason(reason, view, (each) => match.who(each));
          const why = reasons.filter(({ about }) => about === 'best').map(say);
          return answer.kind === 'best' ? [rt.value.right, ...why] : [rt.value.alsoRight];
        },
        marks: () => marksIn(best),
        task: { kind: 'read' },
      },
    ],
    answer: () => null,
  };
  const rows = match.rows
    .slice(0, index)
    .map((text) => formatRow(game, parseRow(game, text) as Row<unknown>));
  return new Guided(lesson, NOBODY, { you: match.who(seat).name, progress: { rows, done: [] } });
};
