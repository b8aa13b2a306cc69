import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import type { TableSource } from '../sources/contract.ts';
import { go } from '../browser/route.ts';

const tryOut = async (source: TableSource, kept: string | null): Promise<void> => {
  const [{ studyOfFile }, { openStudy }] = await Promise.all([
    import('../sources/study/open.ts'),
    import('../sources/study/visit.ts'),
  ]);
  const games = GAMES.map(({ game }) => game);
  const rows = source.facts.peek()!.rows.length;
  const study = studyOfFile(games, await source.file(), rows, kept);
  if (study !== null) await openStudy(study);
};

const review = async (source: TableSource): Promise<void> => {
  const { pack } = await import('../sources/study/pack.ts');
  go({ page: 'review', id: await pack(await source.file()) });
};

/** What else can be done with a match that is over. */
export const Afterwards = ({ source, kept = null }: { source: TableSource; kept?: string | null }) => (
  <>
    <button type="button" class="button to-review" onClick={() => void review(source)}>
      {t.value.teacher.review}
    </button>
    <button type="button" class="button to-study" onClick={() => void tryOut(source, kept)}>
      {t.value.teacher.whatIf}
    </button>
  </>
);
