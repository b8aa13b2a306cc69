import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { go, hrefOf } from '@santiago/table/page/browser/route.ts';
import { GAMES } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { workerThinker } from '@santiago/table/page/worker/thinker.ts';
import { loadMatch, saveMatch } from '@santiago/table/page/sources/local/store.ts';
import { PlayedTable } from '@santiago/table/page/frame/PlayedTable.tsx';
import { Help } from '@santiago/table/page/coach/Help.tsx';
import { hintMarks } from '@santiago/table/page/coach/hinting.ts';
import { HintPanel } from '@santiago/table/page/coach/HintPanel.tsx';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { readStudy, type StudyDocument, writeStudy } from '@santiago/table/page/sources/study/document.ts';
import { blocksOf } from '@santiago/table/page/sources/study/lines.ts';
import { randomSeed } from '@santiago/table/page/sources/study/open.ts';
import { pack, unpack } from '@santiago/table/page/sources/study/pack.ts';
import { Study } from '@santiago/table/page/sources/study/study.ts';
import { StudyBar } from './StudyBar.tsx';

const games = GAMES.map(({ game }) => game);

/** The variations are saved with their match, as long as it is on this device. */
const keepLines = async ({ matchId, tree }: StudyDocument): Promise<void> => {
  if (matchId === null) return;
  const match = await loadMatch(matchId);
  if (match !== null) await saveMatch({ ...match, variations: blocksOf(tree) });
};

const openAt = (document: StudyDocument): Study => {
  const study = new Study(document, workerThinker(), { seed: randomSeed(), you: t.value.you });
  study.bot.value = GAMES.find(({ game }) => game === document.game)!.levels.standard;
  return study;
};

/** The address follows the study, so that it can be left, reloaded and sent at any time. */
const followAddress = (study: Study): (() => void) => {
  /** How often the study has changed; the first time it is only opened. */
  let changes = -1;
  const stop = effect(() => {
    const now = study.now();
    const change = ++changes;
    if (change === 0) return;
    // Packing takes a while: an older study, or one that was left, is not what the address leads to.
    void pack(writeStudy(now)).then((id) => {
      if (change === changes) history.replaceState(null, '', hrefOf({ page: 'study', id }));
    });
    void keepLines(now);
  });
  return () => {
    stop();
    changes = -1;
  };
};

/** What if …? A position of any match, and what can follow from it. */
export const StudyPage = ({ packed }: { packed: string }) => {
  const [study, setStudy] = useState<Study | 'wrong' | null>(null);
  useEffect(() => {
    let opened: Study | null = null;
    let stop: (() => void) | null = null;
    let left = false;
    const open = async () => {
      const text = await unpack(packed);
      const read = text === null ? null : readStudy(games, text);
      if (left) return;
      if (read === null || !read.ok) {
        setStudy('wrong');
        return;
      }
      opened = openAt(read.study);
      stop = followAddress(opened);
      setStudy(opened);
    };
    void open();
    return () => {
      left = true;
      stop?.();
      opened?.close();
    };
  }, [packed]);
  if (study === null) return <main class="page" />;
  if (study === 'wrong') {
    return (
      <main class="page">
        <p role="alert">{coachWords.value.study.wrong}</p>
        <a class="button" href={hrefOf({ page: 'home' })}>
          {t.value.home}
        </a>
      </main>
    );
  }
  const game = study.now().game.name;
  return (
    <PlayedTable
      game={game}
      source={study}
      coach={
        <>
          <StudyBar study={study} />
          <HintPanel source={study} />
        </>
      }
      marks={hintMarks(study.facts.value?.rows.length ?? 0)}
      help={(step) => <Help source={study} step={step} />}
      onAgain={() => go({ page: 'new', game })}
    />
  );
};
