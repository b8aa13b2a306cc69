import {
  type Card,
  comingBack,
  type PooledCard,
  purchaseFault,
  purchaseOf,
  suitSeat,
  worthOf,
} from '@santiago/cards';
import { seatIndex } from '@santiago/kernel';
import type { ComponentChildren } from 'preact';
import { ScrollRow } from '@santiago/table/page/frame/ScrollRow.tsx';
import { CardPicture } from '../symbols/art.tsx';
import type { Situation } from './explain.ts';
import { type CardsEvent, plannedPurchase } from './interaction.ts';
import type { Wording } from './sentences.ts';
import './trade.css';

interface ChoiceProps {
  readonly card: Card;
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly fixed?: boolean;
  readonly onToggle: () => void;
}

const Choice = ({ card, label, note, checked, fixed = false, onToggle }: ChoiceProps) => (
  <label class="trade-card" title={note}>
    <input
      type="checkbox"
      checked={checked}
      disabled={fixed}
      aria-label={note === undefined ? label : `${label}, ${note}`}
      onChange={onToggle}
    />
    <CardPicture look={{ owner: suitSeat(card) ?? 'p1', card, up: true }} width={38} />
  </label>
);

const poolName = ({ words, whoOf }: Wording, { from }: Pick<PooledCard, 'from'>): string =>
  from === null ? words.trade.fromRecycle : words.trade.from(whoOf(from));

interface PanelProps {
  readonly situation: Situation;
  readonly onEvent: (event: CardsEvent) => void;
}

const Side = (props: { legend: string; cards: readonly Card[]; children: ComponentChildren }) => (
  <fieldset class="trade-side">
    <legend>
      {props.legend} <strong>{worthOf(props.cards)}</strong>
    </legend>
    <div class="trade-cards">
      <ScrollRow>{props.children}</ScrollRow>
    </div>
  </fieldset>
);

/** The totals of both sides, and what is still missing. */
const Sum = ({ situation }: { situation: Situation }) => {
  const { trade } = situation.words;
  const purchase = plannedPurchase(situation.view, situation.draft);
  const [given, taken] = [worthOf(purchase.given), worthOf(purchase.taken)];
  const fault = purchaseFault(purchase);
  return (
    <p class="trade-sum" aria-live="polite">
      {trade.sum(given, taken)}{' '}
      {fault === null && given > taken && situation.aids ? trade.lost(given - taken) : null}
      {fault === null ? null : (
        <strong>{fault.kind === 'short' ? trade.faults.short(fault.by) : trade.faults[fault.kind]}</strong>
      )}
    </p>
  );
};

/** Buying back: the cards to pay with, the cards to get back, and the totals. */
export const Trade = ({ situation, onEvent }: PanelProps) => {
  const { view, seat, words, draft } = situation;
  const fixed = purchaseOf(view);
  const { given, taken } = plannedPurchase(view, draft);
  return (
    <div class="trade">
      <Side legend={words.trade.give} cards={given}>
        {view.seats[seatIndex(seat)]!.pool.map((card) => (
          <Choice
            key={card}
            card={card}
            label={words.card(card)}
            checked={given.includes(card)}
            fixed={fixed.given.includes(card) || view.phase.kind === 'take'}
            onToggle={() => onEvent({ kind: 'give', card })}
          />
        ))}
      </Side>
      <Side legend={words.trade.take} cards={taken}>
        {comingBack(view, seat).map(({ card, from }) => (
          <Choice
            key={card}
            card={card}
            label={words.card(card)}
            note={poolName(situation, { from })}
            checked={taken.includes(card)}
            fixed={fixed.taken.includes(card)}
            onToggle={() => onEvent({ kind: 'take', card })}
          />
        ))}
      </Side>
      <Sum situation={situation} />
    </div>
  );
};

/** [X25] After a base was destroyed: any cards of the player's own suit from the pools. */
export const Picks = ({ situation, onEvent }: PanelProps) => {
  const { offer, words, draft, view, seat } = situation;
  const from = new Map(comingBack(view, seat).map((each) => [each.card, each.from]));
  return (
    <div class="trade">
      <div class="trade-cards">
        <ScrollRow>
          {offer.pick.map((card) => (
            <Choice
              key={card}
              card={card}
              label={words.card(card)}
              note={poolName(situation, { from: from.get(card) ?? null })}
              checked={draft.picks.includes(card)}
              onToggle={() => onEvent({ kind: 'pick', card })}
            />
          ))}
        </ScrollRow>
      </div>
    </div>
  );
};
