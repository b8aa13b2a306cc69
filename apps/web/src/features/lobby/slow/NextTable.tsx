import type { TableInfo } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { advanceWords } from './words.ts';

/** One tap to the next table that waits for us, once we have acted at this one. */
export const NextTable = ({ info }: { readonly info: TableInfo }) => {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => {
    void api.call('myTables', {}).then(
      ({ tables }) =>
        setWaiting(tables.filter(({ id, myTurn }) => myTurn && id !== info.id).map(({ id }) => id)),
      () => undefined,
    );
  }, [info.id, info.rows]);
  const [next] = waiting;
  if (next === undefined) return null;
  return (
    <a class="button primary" href={hrefOf({ page: 'table', id: next })}>
      {advanceWords.value.next(waiting.length)}
    </a>
  );
};
