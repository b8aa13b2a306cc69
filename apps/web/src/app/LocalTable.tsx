import { useEffect, useState } from 'preact/hooks';
import type { TableMoment } from '../games/face.tsx';
import { gameNamed } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import type { SavedMatch } from '../local/protocol.ts';
import { localSource } from '../local/source.ts';
import { startMatch, takeFreshMatch } from '../local/start.ts';
import { loadMatch } from '../local/store.ts';
import { PlayedTable } from '../table/PlayedTable.tsx';
import type { TableSource } from '../table/source.ts';
import { Afterwards } from './Afterwards.tsx';
import { Lazy } from './Lazy.tsx';
import { go, hrefOf } from './route.ts';
import { settings } from './settings.ts';

const HELP = async () => (await import('../teacher/Help.tsx')).Help;

const helpFor = (source: TableSource) => (moment: TableMoment) => (
  <Lazy load={HELP} facts={source.facts.value!} moment={moment} />
);

/** A match on this device, opened by its name. */
export const LocalTable = ({ id }: { id: string }) => {
  const [open, setOpen] = useState<{ source: TableSource; match: SavedMatch } | 'gone' | null>(null);
  useEffect(() => {
    let source: TableSource | null = null;
    let left = false;
    const start = async () => {
      const match = takeFreshMatch(id) ?? (await loadMatch(id));
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
  return (
    <PlayedTable
      game={match.game}
      source={source}
      onAgain={again}
      afterwards={<Afterwards source={source} game={match.game} kept={match.id} />}
      {...(settings.aids.value === 'yes' ? { help: helpFor(source) } : {})}
    />
  );
};
