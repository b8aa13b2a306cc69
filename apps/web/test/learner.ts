import { botNamed } from '@santiago/bots';
import { gameNamed } from '@santiago/games/programs';
import { FastRandom, owingSeats, seatsOf } from '@santiago/kernel';
import { Guided, type Progress } from '@santiago/table/page/sources/guided/guided.ts';
import type { Lesson } from '@santiago/table/page/sources/guided/lesson.ts';
import type { Thinker } from '@santiago/table/page/worker/thinker.ts';

/** The real bots of a lesson's game, asked here instead of in a worker. */
const thinkerOf = ({ game }: Lesson): Thinker => ({
  choose: async ({ bot, view, told, seed, stream }) => ({
    ok: true,
    value: game.format(
      botNamed(gameNamed(game.name).bots, bot)!.choose({ view, told, random: new FastRandom(seed, stream) })
        .action,
    ),
  }),
  stop: () => undefined,
  close: () => undefined,
});

/** A lesson, from the beginning or from where it was left. */
export const begin = (lesson: Lesson, progress: Progress | null = null): Guided =>
  new Guided(lesson, thinkerOf(lesson), { you: 'You', progress });

/** The same lesson as it would be opened again from what was kept. */
export const reopened = (guided: Guided): Guided =>
  begin(guided.lesson, JSON.parse(JSON.stringify(guided.progress.value)) as Progress);

/** Until the teacher speaks, the learner must choose, or it is over. */
export const waiting = async (guided: Guided): Promise<void> => {
  const { game, learner, setup } = guided.lesson;
  // A guided match plays all its rows again when it is asked for its state.
  const isOwed = (): boolean => {
    const owing = owingSeats(game.owes(guided.state), seatsOf(setup.players));
    return owing.includes(learner) || owing.length === 0;
  };
  for (let quiet = 0, seen = -1, owed = false; quiet < 3; ) {
    const rows = guided.progress.value.rows.length;
    await new Promise((resolve) => setTimeout(resolve, 0));
    const now = guided.progress.value.rows.length;
    if (guided.step.value === null && now !== seen) [seen, owed] = [now, isOwed()];
    quiet = (guided.step.value !== null || owed) && now === rows ? quiet + 1 : 0;
  }
};

/** What is wrong with the marks of the step: one thing is marked at a time, and what the text calls marked is. */
export const marksFault = ({ step, view }: Guided): string | null => {
  const now = step.value;
  if (now === null) return null;
  const marks = now.marks?.(view) ?? [];
  if (marks.length > 1) return `${now.id} marks ${marks.join(' and ')}`;
  return marks.length === 0 && now.text(view).join(' ').includes('marked') ? `${now.id} marks nothing` : null;
};
