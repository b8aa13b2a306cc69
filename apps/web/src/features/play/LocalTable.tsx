import { useEffect, useRef, useState } from 'preact/hooks';
import type { ShownStep } from '@santiago/table/page/model/face.tsx';
import { onShelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { LocalSource } from '@santiago/table/page/sources/local/source.ts';
import { startMatch, takeFreshMatch } from '@santiago/table/page/sources/local/start.ts';
import { isAlone } from '@santiago/table/page/sources/local/alone.ts';
import { loadMatch, type SavedMatch } from '@santiago/table/page/sources/local/store.ts';
import { PlayedTable } from '@santiago/table/page/frame/PlayedTable.tsx';
import type { TableSource } from '@santiago/table/page/sources/contract.ts';
import { given, hintMarks } from '@santiago/table/page/coach/hinting.ts';
import { Lazy } from '@santiago/table/page/ui/Lazy.tsx';
import { go, hrefOf } from '@santiago/table/page/browser/route.ts';
import { settings } from '@santiago/table/page/browser/settings.ts';

const AFTERWARDS = async () => (await import('@santiago/table/page/coach/Afterwards.tsx')).Afterwards;
const CHALLENGE = async () =>
  (await import('@santiago/table/page/coach/challenge/ChallengeActions.tsx')).ChallengeActions;
const keepResult = async (id: string) =>
  (await import('@santiago/table/page/coach/history/keep.ts')).keepMatchResult(id);
const HELP = async () => (await import('@santiago/table/page/coach/Help.tsx')).Help;
const HINT = async () => (await import('@santiago/table/page/coach/HintPanel.tsx')).HintPanel;

const helpFor = (source: TableSource, isFile: boolean) => (step: ShownStep) => (
  <Lazy load={HELP} source={source} step={step} isFile={isFile} />
);

interface Open {
  readonly source: LocalSource;
  readonly match: SavedMatch;
}

const openMatch = (match: SavedMatch): Open => ({ source: new LocalSource(match), match });

/** A match on this device, opened by its id; another id is another page. */
export const LocalTable = ({ id }: { id: string }) => {
  const [open, setOpen] = useState<Open | 'gone' | null>(() => {
    const match = takeFreshMatch(id);
    return match === null ? null : openMatch(match);
  });
  const atFirst = useRef(open);
  useEffect(() => {
    const first = atFirst.current;
    let source = first === null || first === 'gone' ? null : first.source;
    let left = false;
    const start = async () => {
      const match = await loadMatch(id);
      if (left) return;
      if (match === null) {
        setOpen('gone');
        return;
      }
      const opened = openMatch(match);
      ({ source } = opened);
      setOpen(opened);
    };
    if (first === null) void start();
    return () => {
      left = true;
      source?.close();
    };
  }, [id]);
  if (open === null) return <main class="page" />;
  if (open === 'gone') {
    return (
      <main class="page">
        <p>{t.value.trouble.gone}</p>
        <a class="button" href={hrefOf({ page: 'home' })}>
          {t.value.home}
        </a>
      </main>
    );
  }
  const { source, match } = open;
  const again = async () => {
    const { players, preset, options } = match.setup;
    const request = { players, options, ...(preset === null ? {} : { preset }) };
    go({ page: 'local', id: startMatch(await onShelf(match.game).startable(), request, match.seats) });
  };
  return (
    <PlayedTable
      game={match.game}
      source={source}
      onAgain={() => void again()}
      afterwards={(rank) => (
        <>
          <Lazy
            load={AFTERWARDS}
            source={source}
            matchId={match.id}
            rank={rank}
            keep={() => keepResult(match.id)}
          />
          {isAlone(source.saved()) ? (
            <Lazy load={CHALLENGE} id={match.id} challenge={match.challenge} day={match.day} />
          ) : null}
        </>
      )}
      coach={given.value === null ? null : <Lazy load={HINT} source={source} />}
      marks={hintMarks(source.facts.value?.rows.length ?? 0)}
      {...(settings.aids.value === 'yes' ? { help: helpFor(source, match.isFile === true) } : {})}
    />
  );
};
