import type { Seat } from '@santiago/kernel';
import type { PlayableGame } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { Select } from '@santiago/table/page/ui/Select.tsx';
import { levelName } from '@santiago/table/page/worker/levelName.ts';
import type { Kind, Mode, SeatPlan } from './plan.ts';
import '@santiago/table/page/ui/seatRow.css';

const KINDS: Readonly<Record<Mode, readonly Kind[]>> = { local: ['human', 'bot'], friends: ['open', 'bot'] };

interface SeatRowProps {
  readonly game: PlayableGame;
  readonly seat: Seat;
  readonly mode: Mode;
  readonly plan: SeatPlan;
  /** The levels of bots to choose from, weakest first. */
  readonly levels: readonly string[];
  readonly onChange: (plan: SeatPlan) => void;
  /** Left out if the seat must stay. */
  readonly onRemove: (() => void) | null;
}

/** The player of a seat: a name, a kind of player, a level. */
export const SeatRow = ({ game, seat, mode, plan, levels, onChange, onRemove }: SeatRowProps) => {
  const words = t.value.setUp;
  const number = Number(seat.slice(1));
  const mine = mode === 'friends' && number === 1;
  return (
    <li class="seat-row">
      {game.dealsSeats ? null : <game.SeatMark seat={seat} size={28} />}
      {mode === 'local' || mine ? (
        <input
          type="text"
          aria-label={t.value.labelOf(words.seat(number), words.name)}
          maxLength={24}
          value={plan.name}
          onInput={(event) => onChange({ ...plan, name: event.currentTarget.value })}
        />
      ) : null}
      {mine ? null : (
        <Select
          label={words.seat(number)}
          value={plan.kind}
          values={KINDS[mode]}
          nameOf={(kind) => words.kinds[kind]}
          onChange={(kind) => onChange({ ...plan, kind })}
        />
      )}
      {plan.kind === 'bot' && levels.length > 1 ? (
        <Select
          label={t.value.labelOf(words.seat(number), words.strength)}
          value={plan.bot}
          values={levels}
          nameOf={levelName}
          onChange={(bot) => onChange({ ...plan, bot })}
        />
      ) : null}
      {onRemove === null || mine ? null : (
        <button type="button" class="icon-button" aria-label={words.removeSeat(plan.name)} onClick={onRemove}>
          ✕
        </button>
      )}
    </li>
  );
};
