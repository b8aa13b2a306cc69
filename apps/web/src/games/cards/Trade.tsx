import type { Card } from '@santiago/cards';
import { CardPicture, suitSeat } from './art.tsx';
import { type Draft, EMPTY_TRADE, tradeFault } from './draft.ts';
import type { Situation } from './explain.ts';
import { comingBack, sumOf } from './facts.ts';

/** What has been given and taken in a purchase under way, and is fixed. */
export const begunTrade = ({
  view,
}: Pick<Situation, 'view'>): { given: readonly Card[]; taken: readonly Card[] } => {
  const { phase } = view;
  if (phase.kind === 'give') return { given: phase.given, taken: [] };
  if (phase.kind === 'take') return { given: phase.given, taken: phase.taken };
  return { given: [], taken: [] };
};

interface ChoiceProps {
  readonly card: Card;
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly fixed: boolean;
  readonly onToggle: () => void;
}

const Choice = ({ card, label, note, checked, fixed, onToggle }: ChoiceProps) => (
  <label class="trade-card" title={note}>
    <input
      type="checkbox"
      checked={checked}
      disabled={fixed}
      aria-label={note === undefined ? label : `${label}, ${note}`}
      onChange={onToggle}
    />
    <CardPicture look={{ owner: suitSeat(card, 'p1'), card, up: true }} width={38} />
  </label>
);

const toggled = (list: readonly Card[], card: Card): Card[] =>
  list.includes(card) ? list.filter((each) => each !== card) : [...list, card];

/** Buying back: what one gives, what one takes, and the sum running along. */
export const Trade = ({ situation, onDraft }: { situation: Situation; onDraft: (draft: Draft) => void }) => {
  const { view, seat, words, whoOf, draft } = situation;
  const trade = draft.trade ?? EMPTY_TRADE;
  const { given, taken } = begunTrade(situation);
  const pool = view.seats[Number(seat.slice(1)) - 1]!.pool;
  const giving = [...given, ...trade.gives];
  const taking = [...taken, ...trade.takes];
  const fault = tradeFault(giving, taking);
  const lost = sumOf(giving) - sumOf(taking);
  return (
    <div class="trade">
      <fieldset class="trade-side">
        <legend>
          {words.trade.give} <strong>{sumOf(giving)}</strong>
        </legend>
        <div class="trade-cards">
          {pool.map((card) => (
            <Choice
              key={card}
              card={card}
              label={words.card(card)}
              checked={giving.includes(card)}
              fixed={given.includes(card) || view.phase.kind === 'take'}
              onToggle={() => onDraft({ ...draft, trade: { ...trade, gives: toggled(trade.gives, card) } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset class="trade-side">
        <legend>
          {words.trade.take} <strong>{sumOf(taking)}</strong>
        </legend>
        <div class="trade-cards">
          {comingBack(view, seat).map(({ card, from }) => (
            <Choice
              key={card}
              card={card}
              label={words.card(card)}
              note={from === null ? words.trade.fromRecycle : words.trade.from(whoOf(from))}
              checked={taking.includes(card)}
              fixed={taken.includes(card)}
              onToggle={() => onDraft({ ...draft, trade: { ...trade, takes: toggled(trade.takes, card) } })}
            />
          ))}
        </div>
      </fieldset>
      <p class="trade-sum" aria-live="polite">
        {words.trade.sum(sumOf(giving), sumOf(taking))}{' '}
        {fault === null ? (
          lost > 0 ? (
            words.trade.lost(lost)
          ) : null
        ) : (
          <strong>
            {fault.kind === 'short' ? words.trade.faults.short(fault.by) : words.trade.faults[fault.kind]}
          </strong>
        )}
      </p>
    </div>
  );
};

/** After a base has fallen: any of one's cards from the pools. */
export const Picks = ({ situation, onDraft }: { situation: Situation; onDraft: (draft: Draft) => void }) => {
  const { offer, words, draft, view, seat, whoOf } = situation;
  const from = new Map(comingBack(view, seat).map((each) => [each.card, each.from]));
  return (
    <div class="trade">
      <div class="trade-cards">
        {offer.pick.map((card) => {
          const owner = from.get(card) ?? null;
          return (
            <Choice
              key={card}
              card={card}
              label={words.card(card)}
              note={owner === null ? words.trade.fromRecycle : words.trade.from(whoOf(owner))}
              checked={draft.picks.includes(card)}
              fixed={false}
              onToggle={() => onDraft({ ...draft, picks: toggled(draft.picks, card) })}
            />
          );
        })}
      </div>
    </div>
  );
};
