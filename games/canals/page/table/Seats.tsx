import { actorsOf, plantingRank, showsCash, type View } from '@santiago/canals';
import { seatsOf, type Seat } from '@santiago/kernel';
import type { TableFacts } from '@santiago/table/page/sources/contract.ts';
import { SeatChip, SeatList } from '@santiago/table/page/seats/SeatChip.tsx';
import { Icon } from '../symbols/Icon.tsx';
import { Marker } from '../symbols/Marker.tsx';
import type { Facts } from './facts.ts';
import type { CanalsDictionary } from '../i18n/en.ts';
import '@santiago/table/page/seats/SeatChip.css';

interface SeatsProps {
  readonly view: View;
  readonly table: Pick<TableFacts, 'seats' | 'due'>;
  readonly facts: Facts;
  readonly words: CanalsDictionary;
  readonly aids: boolean;
}

const BidBadge = ({ view, index, words }: { view: View; index: number; words: CanalsDictionary }) => {
  const { phase } = view;
  const { bid } = view.seats[index]!;
  if (phase.kind === 'sealed' && phase.sealed[index] !== null) {
    return <Badge class="badge" text={words.seat.sealed} short="✉" />;
  }
  if (bid === null) return null;
  return bid === 0 ? (
    <Badge class="badge badge-pass" text={words.seat.passed} short="–" />
  ) : (
    <Badge class="badge badge-bid" text={words.seat.bid(bid)} short={String(bid)} />
  );
};

/**
 * [C22] The seat's rank in this round's planting order: as the bids are so far during the auction, then the final
 * one.
 */
const rankInOrder = (view: View, seat: Seat, bid: number | null): number | null => {
  const { phase, seats } = view;
  if (phase.kind === 'auction') return bid === null || bid === 0 ? null : plantingRank(view, bid).before + 1;
  if (phase.kind !== 'planting' || !phase.queue.includes(seat)) return null;
  return seats.length - phase.queue.length + phase.queue.indexOf(seat) + 1;
};

interface OrderBadgeProps {
  readonly rank: number | null;
  /** Later bids can still change it. */
  readonly isOpen: boolean;
  readonly words: CanalsDictionary;
}

const OrderBadge = ({ rank, isOpen, words }: OrderBadgeProps) =>
  rank === null ? null : (
    <span
      class={isOpen ? 'badge-order badge-open' : 'badge-order'}
      role="img"
      aria-label={words.seat.order(rank)}
      title={words.seat.order(rank)}
    >
      {rank}
    </span>
  );

/** In words, or as a sign where there is no room for words. */
const Badge = (props: { class: string; text: string; short: string }) => (
  <span class={props.class} title={props.text}>
    <span class="badge-text">{props.text}</span>
    <span class="badge-sign" aria-hidden="true">
      {props.short}
    </span>
  </span>
);

const Chip = ({
  seat,
  index,
  view,
  table,
  facts,
  words,
  aids,
}: SeatsProps & { seat: Seat; index: number }) => {
  const info = table.seats[index]!;
  const player = view.seats[index]!;
  const open = showsCash(view, seat);
  const fields = facts.fieldsNow[index] ?? 0;
  const title = `${words.seat.scoreNow}. ${words.seat.scoreWatered((facts.fieldsWatered[index] ?? 0) + (open ? player.cash : 0))}. ${words.seat.markers(player.markers)}.`;
  return (
    <SeatChip
      info={info}
      due={table.due}
      acting={actorsOf(view).includes(seat)}
      SeatMark={Marker}
      away={words.seat.away}
      title={aids ? title : undefined}
      sign={
        view.overseer === seat && view.phase.kind !== 'over' ? (
          <span class="chip-overseer" role="img" aria-label={words.seat.overseer} title={words.seat.overseer}>
            <Icon id="overseer" size={18} />
          </span>
        ) : null
      }
    >
      <span class="chip-status">
        <OrderBadge
          rank={rankInOrder(view, seat, player.bid)}
          isOpen={view.phase.kind === 'auction'}
          words={words}
        />
        <BidBadge view={view} index={index} words={words} />
        {player.extra ? (
          <span class="chip-extra" role="img" aria-label={words.seat.extra} title={words.seat.extra}>
            <Icon id="canal" size={18} />
          </span>
        ) : null}
      </span>
      <span class="chip-cash" title={open ? words.seat.cash(player.cash) : words.seat.hidden}>
        <span class="chip-label" aria-hidden="true">
          {words.seat.money}
        </span>
        <Icon id="coin" size={16} />
        <span aria-hidden="true">{open ? player.cash : '?'}</span>
        <span class="sr-only">{open ? words.seat.cash(player.cash) : words.seat.hidden}</span>
      </span>
      {aids ? (
        <span class="chip-score">
          <span class="chip-label" aria-hidden="true">
            {words.seat.score}
          </span>
          <span aria-hidden="true">{open ? fields + player.cash : `${fields}+?`}</span>
          <span class="sr-only">
            {open ? words.seat.points(fields + player.cash) : words.seat.fields(fields)}
          </span>
        </span>
      ) : null}
    </SeatChip>
  );
};

/** The players, clockwise: what everyone may know of each. */
export const Seats = (props: SeatsProps) => (
  <SeatList heading={props.words.heading.seats} players={props.view.setup.players}>
    {seatsOf(props.view.setup.players).map((seat, index) => (
      <Chip key={seat} seat={seat} index={index} {...props} />
    ))}
  </SeatList>
);
