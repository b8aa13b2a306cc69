import type { Refusal, Seat } from '@santiago/kernel';
import type { TableInfo } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { serverBots } from '@santiago/table/page/sources/online/server.ts';
import type { OnlineTable } from '@santiago/table/page/sources/online/table.ts';
import { onlineWords } from '@santiago/table/page/sources/online/words.ts';
import type { OwnAction } from '@santiago/table/page/model/face.tsx';
import { formatLeft } from '@santiago/table/page/ui/Countdown.tsx';
import { hostIsGone, nameAt } from './seats.ts';
import './meanwhile.css';

interface MeanwhileProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}

/** How long a person who chose to wait is not asked again. */
const PATIENCE = 60_000;

const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

interface AwayProps extends MeanwhileProps {
  readonly seat: Seat;
  readonly onRefused: (refusal: Refusal | null) => void;
}

/** The match waits for somebody who is away: for how long, and whether a bot should play. */
const Away = ({ table, info, seat, onRefused }: AwayProps) => {
  const now = useNow();
  const [waitUntil, setWaitUntil] = useState(0);
  const words = onlineWords.value.away;
  const here = table.here.value;
  const since = here?.away?.[seat];
  const time = since === undefined ? null : formatLeft(Math.max(0, now - since));
  const decides = table.seats.value.length > 0 && (table.host.value || hostIsGone(info, here, now));
  const bot = serverBots.value[info.game]?.at(-1) ?? 'random';
  return (
    <div class="meanwhile-row" role="status">
      <span>{words.line(nameAt(info, seat), time)}</span>
      {decides && now >= waitUntil ? (
        <span class="meanwhile-buttons">
          <button type="button" class="button" onClick={() => setWaitUntil(now + PATIENCE)}>
            {words.wait}
          </button>
          <button
            type="button"
            class="button primary"
            onClick={() => void table.hand(seat, bot).then(onRefused)}
          >
            {words.letBot}
          </button>
        </span>
      ) : null}
    </div>
  );
};

interface TakeBackProps extends MeanwhileProps {
  readonly own: OwnAction | null;
  readonly onRefused: (refusal: Refusal | null) => void;
}

/** Below the viewer's last action: taking it back, or asking the others to allow that. */
const TakeBack = ({ table, info, own, onRefused }: TakeBackProps) => {
  const words = onlineWords.value.undo;
  const { undo } = info;
  if (undo !== null) {
    if (!table.seats.value.includes(undo.seat)) return null;
    const names = undo.waiting.map((seat) => nameAt(info, seat)).join(', ');
    return (
      <p class="meanwhile-row" role="status">
        {words.asked(names)}
      </p>
    );
  }
  if (own === null) return null;
  return (
    <div class="meanwhile-row">
      <span class="meanwhile-own">{own.lines[0]}</span>
      <button type="button" class="button" onClick={() => void table.undo().then(onRefused)}>
        {table.facts.value?.canUndo === true ? words.back : words.ask}
      </button>
    </div>
  );
};

/** The absent people that the match waits for. Where a turn may take days, nobody has to be here. */
const awaited = (table: OnlineTable, info: TableInfo): Seat[] => {
  const here = table.here.value;
  if (here === null || info.clock.kind === 'days') return [];
  return info.seats.flatMap(({ seat, kind, standIn }) =>
    kind === 'person' && !standIn && info.turn[seat] !== undefined && !here.seats.includes(seat)
      ? [seat]
      : [],
  );
};

/** While others act: who is away, and the viewer's last action. */
export const Meanwhile = ({ table, info, own }: MeanwhileProps & { readonly own: OwnAction | null }) => {
  const [fault, setFault] = useState<string | null>(null);
  const tell = (refusal: Refusal | null) => setFault(refusal === null ? null : refusalText(refusal));
  if (info.phase !== 'running') return null;
  return (
    <div class="meanwhile">
      {awaited(table, info).map((seat) => (
        <Away key={seat} table={table} info={info} seat={seat} onRefused={tell} />
      ))}
      <TakeBack table={table} info={info} own={own} onRefused={tell} />
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
};
