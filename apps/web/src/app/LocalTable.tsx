import { canals } from '@santiago/canals';
import { useEffect, useState } from 'preact/hooks';
import { paceOf } from '../games/canals/pace.ts';
import type { CanalsModel } from '../games/canals/model.ts';
import { CanalsTable } from '../games/canals/Table.tsx';
import { t } from '../i18n/index.ts';
import { localSource } from '../local/source.ts';
import { freshMatch, startMatch } from '../local/start.ts';
import { loadMatch } from '../local/store.ts';
import type { SavedMatch } from '../local/protocol.ts';
import { TableModel } from '../table/model.ts';
import { go, hrefOf } from './route.ts';

/** A match on this device, opened by its name. */
export const LocalTable = ({ id }: { id: string }) => {
  const [open, setOpen] = useState<{ model: CanalsModel; match: SavedMatch } | 'gone' | null>(null);
  useEffect(() => {
    let model: CanalsModel | null = null;
    let left = false;
    const start = async () => {
      const match = freshMatch(id) ?? (await loadMatch(id));
      if (left) return;
      if (match === null) {
        setOpen('gone');
        return;
      }
      model = new TableModel(canals, localSource(match), paceOf);
      setOpen({ model, match });
    };
    void start();
    return () => {
      left = true;
      model?.close();
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
  const { model, match } = open;
  const again = () => {
    const { players, preset, options } = match.setup;
    go({ page: 'local', id: startMatch({ players, preset, options }, match.seats) });
  };
  return <CanalsTable model={model} onAgain={again} />;
};
