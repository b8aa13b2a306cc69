import type { Refusal } from '@santiago/kernel';
import type { TableInfo } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { go, hrefOf } from '@santiago/table/page/browser/route.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { serverBots } from '@santiago/table/page/sources/online/server.ts';
import { OnlineTable } from '@santiago/table/page/sources/online/table.ts';
import { onlineWords } from '@santiago/table/page/sources/online/words.ts';
import '@santiago/table/page/frame/alerts.css';

type SeatRow = TableInfo['seats'][number];

/** The table of the rematch, opened as soon as somebody has made it. */
export const useNext = (id: string | null): OnlineTable | null => {
  const [next, setNext] = useState<OnlineTable | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const reached = new OnlineTable(id);
    setNext(reached);
    return () => reached.close();
  }, [id]);
  return next;
};

/** People who sit at the rematch go there when it starts. */
const useGoThere = (next: OnlineTable | null): void => {
  const starts = next !== null && next.seats.value.length > 0 && next.info.value?.phase === 'running';
  useEffect(() => {
    if (starts) go({ page: 'table', id: next.id });
  }, [starts, next]);
};

const nameOf = ({ name, kind }: SeatRow): string =>
  name ?? (kind === 'person' ? t.value.lobby.guest : t.value.lobby.open);

/** Bots are always ready, so only people are listed. */
const peopleAt = (info: TableInfo): readonly SeatRow[] => info.seats.filter(({ kind }) => kind !== 'bot');

const missingAt = (info: TableInfo): readonly SeatRow[] =>
  peopleAt(info).filter(({ kind }) => kind !== 'person');

const Gathering = ({ info }: { info: TableInfo }) => {
  const words = onlineWords.value.rematch;
  return (
    <span>
      <strong>{words.title}</strong>{' '}
      {peopleAt(info)
        .map((row) => (row.kind === 'person' ? words.there : words.missing)(nameOf(row)))
        .join(' · ')}
    </span>
  );
};

interface StepsProps {
  readonly next: OnlineTable;
  readonly info: TableInfo;
  readonly onAgain: () => void;
  readonly onRefused: (refusal: Refusal | null) => void;
}

/** What people can do while they gather for the rematch. */
const Steps = ({ next, info, onAgain, onRefused }: StepsProps) => {
  const words = onlineWords.value.rematch;
  if (next.seats.value.length === 0) {
    return next.kept.value === null ? null : (
      <button type="button" class="button primary" onClick={onAgain}>
        {words.join}
      </button>
    );
  }
  // If the person who made it has left the seat, anyone who sits there may start; the server has the same rule.
  const hostSits = info.seats.some(({ kind, name }) => kind === 'person' && name === info.host);
  const missing = missingAt(info);
  const bot = serverBots.value[info.game]?.at(-1) ?? 'random';
  return (
    <>
      <button type="button" class="button" onClick={() => void next.leave().then(onRefused)}>
        {words.notNow}
      </button>
      {(next.host.value || !hostSits) && missing.length > 0 ? (
        <button type="button" class="button primary" onClick={() => void next.start(bot).then(onRefused)}>
          {words.start(missing.map(nameOf).join(', '))}
        </button>
      ) : null}
    </>
  );
};

/** The rematch runs without this person: a seat that is reserved for them can still be taken. */
const Begun = ({ next, onRefused }: Pick<StepsProps, 'next' | 'onRefused'>) => {
  const words = onlineWords.value;
  return (
    <>
      <span>{words.rematch.begun}</span>
      {next.kept.value === null ? (
        <a class="button primary" href={hrefOf({ page: 'table', id: next.id })}>
          {words.rematch.goThere}
        </a>
      ) : (
        <button type="button" class="button primary" onClick={() => void next.sit().then(onRefused)}>
          {words.invitation.takeSeat}
        </button>
      )}
    </>
  );
};

interface RematchProps {
  readonly info: TableInfo;
  readonly next: OnlineTable | null;
  readonly onAgain: () => void;
  /** Why the last attempt failed. */
  readonly fault: string | null;
}

/** After the match: who is ready for the rematch, and one tap to join. */
export const Rematch = ({ info, next, onAgain, fault }: RematchProps) => {
  useGoThere(next);
  const [refused, setRefused] = useState<string | null>(null);
  const onRefused = (refusal: Refusal | null) => setRefused(refusal === null ? null : refusalText(refusal));
  const words = onlineWords.value.rematch;
  const nextInfo = next?.info.value ?? null;
  const why = refused ?? fault;
  if (info.phase !== 'over' && info.phase !== 'abandoned') return null;
  if (nextInfo === null && info.phase === 'over' && why === null) return null;
  return (
    <div class="alert rematch" role="status">
      {next === null || nextInfo === null ? (
        info.phase === 'over' || info.next !== null ? null : (
          <>
            <span>{words.early}</span>
            <button type="button" class="button primary" onClick={onAgain}>
              {words.join}
            </button>
          </>
        )
      ) : nextInfo.phase === 'gathering' ? (
        <>
          <Gathering info={nextInfo} />
          <Steps next={next} info={nextInfo} onAgain={onAgain} onRefused={onRefused} />
        </>
      ) : (
        <Begun next={next} onRefused={onRefused} />
      )}
      {why === null ? null : <span class="why-not">{why}</span>}
    </div>
  );
};
