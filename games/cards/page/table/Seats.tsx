import { actorOf, type Card, suitSeat, type View, worthOf } from '@santiago/cards';
import { type Seat, seatsOf } from '@santiago/kernel';
import type { TableFacts } from '@santiago/table/page/sources/contract.ts';
import { SeatChip, SeatList } from '@santiago/table/page/seats/SeatChip.tsx';
import { rankName } from '../symbols/art.tsx';
import type { CardsDictionary } from '../i18n/en.ts';
import { Pip } from '../symbols/Pip.tsx';
import './seats.css';

const SUITS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4'];

/** The cards of a pool, small: a chip for each suit, with the ranks behind its sign. */
export const Pool = ({
  cards,
  label,
  words,
}: {
  cards: readonly Card[];
  label: string;
  words: CardsDictionary;
}) => (
  <ul class="pool" aria-label={label}>
    {SUITS.map((suit) => ({ suit, own: cards.filter((card) => suitSeat(card) === suit) }))
      .filter(({ own }) => own.length > 0)
      .map(({ suit, own }) => (
        <li key={suit} class={`pool-suit of-${suit}`} title={words.list(own.map(words.card))}>
          <Pip seat={suit} size={13} />
          {own.map((card) => (
            <span key={card} class="pool-card" data-pool-card={card}>
              <span aria-hidden="true">{rankName(card)}</span>
              <span class="sr-only">{words.card(card)}</span>
            </span>
          ))}
        </li>
      ))}
  </ul>
);

const Chip = ({
  seat,
  index,
  view,
  table,
  words,
}: {
  seat: Seat;
  index: number;
  view: View;
  table: Pick<TableFacts, 'seats' | 'due'>;
  words: CardsDictionary;
}) => {
  const info = table.seats[index]!;
  const player = view.seats[index]!;
  const label = words.seat.pool(player.pool.length, worthOf(player.pool));
  return (
    <SeatChip
      info={info}
      due={table.due}
      acting={actorOf(view) === seat}
      SeatMark={Pip}
      away={words.seat.away}
      class={player.in ? '' : 'chip-out'}
    >
      {player.in ? (
        <span class="chip-hand" title={words.seat.hand(player.handSize)}>
          <svg width="17" height="17" viewBox="0 0 17 17" aria-hidden="true">
            <rect x="2" y="3.500" width="8" height="11" rx="1.500" transform="rotate(-10 6 9)" />
            <rect x="6.500" y="3" width="8" height="11" rx="1.500" transform="rotate(8 10 9)" />
          </svg>
          <span aria-hidden="true">{player.handSize}</span>
          <span class="sr-only">{words.seat.hand(player.handSize)}</span>
        </span>
      ) : null}
      <div class="chip-pool">
        {player.pool.length === 0 ? (
          <span class="pool-none">{player.in ? words.seat.pool(0, 0) : words.seat.out}</span>
        ) : (
          <>
            <Pool cards={player.pool} label={label} words={words} />
            <span class="pool-sum" title={label}>
              {worthOf(player.pool)}
            </span>
          </>
        )}
      </div>
    </SeatChip>
  );
};

const Recycle = ({ view, words }: { view: View; words: CardsDictionary }) => (
  <div class="recycle">
    <span class="recycle-name">{words.heading.recycle}</span>
    {view.recycle.length === 0 ? (
      <span class="pool-none">{words.seat.empty}</span>
    ) : (
      <Pool cards={view.recycle} label={words.heading.recycle} words={words} />
    )}
    <span class="jokers">{words.seat.jokers(view.jokers)}</span>
  </div>
);

/** The players in turn order, with what everyone may know about each; then the recycle pool and the jokers. */
export const Seats = ({
  view,
  table,
  words,
}: {
  view: View;
  table: Pick<TableFacts, 'seats' | 'due'>;
  words: CardsDictionary;
}) => (
  <SeatList
    heading={words.heading.seats}
    players={view.setup.players}
    below={<Recycle view={view} words={words} />}
  >
    {seatsOf(view.setup.players).map((seat, index) => (
      <Chip key={seat} seat={seat} index={index} view={view} table={table} words={words} />
    ))}
  </SeatList>
);
