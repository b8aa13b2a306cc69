import { useEffect, useState } from 'preact/hooks';
import { gameNamed } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import type { SavedMatch } from '../local/protocol.ts';
import { localSource } from '../local/source.ts';
import { freshMatch, startMatch } from '../local/start.ts';
import { loadMatch } from '../local/store.ts';
import { PlayedTable } from '../table/PlayedTable.tsx';
import type { TableSource } from '../table/source.ts';
import { go, hrefOf } from './route.ts';

/** A match on this device, opened by its name. */
export const LocalTable = ({ id }: { id: string }) => {
  const [open, setOpen] = useState<{ source: TableSource; match: SavedMatch } | 'gone' | null>(null);
  useEffect(() => {
    let source: TableSource | null = null;
    let left = false;
    const start = async () => {
      const match = freshMatch(id) ?? (await loadMatch(id));
      if (left) return;
      if (match === null) {
        setOpen('gone');
        return;
      }
      source = localSource(match);
      setOpen({ source, match });
    };
    void start();
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
  const again = () => {
    const { players, preset, options } = match.setup;
    const request = { players, options, ...(preset === null ? {} : { preset }) };
    go({ page: 'local', id: startMatch(gameNamed(match.game), request, match.seats) });
  };
  return <PlayedTable game={match.game} source={source} onAgain={again} />;
};
