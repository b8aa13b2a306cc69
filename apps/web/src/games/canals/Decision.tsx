import type { Ditch } from '@santiago/canals';
import { type Seat, seatIndex } from '@santiago/kernel';
import { Amounts } from './Amounts.tsx';
import { Icon, Marker } from './art.tsx';
import { buttonOf, explain, explainDitch, promptOf, type Situation, sumOf } from './explain.ts';
import { actionOf, type CanalsEvent, canPass, chosenSpot, listedDitches } from './interaction.ts';
import { placeName } from './sentences.ts';
import './offers.css';
import '../../table/decision.css';

interface DecisionProps {
  readonly situation: Situation;
  /** Why the last thing pointed at cannot be done. */
  readonly whyNot: string | null;
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly onEvent: (event: CanalsEvent) => void;
  readonly onUndo: () => void;
}

const takenBids = ({ view, whoOf, words }: Situation) =>
  new Map(
    view.seats.flatMap(({ bid }, i) => {
      const seat = `p${i + 1}` as Seat;
      return bid !== null && bid > 0
        ? [[bid, { seat, why: words.preview.taken(bid, whoOf(seat)) }] as const]
        : [];
    }),
  );

/** The overseer's offers side by side, the richest first. */
const Offers = ({ situation, onEvent }: { situation: Situation; onEvent: (event: CanalsEvent) => void }) => {
  const { view, draft, offer, words, whoOf } = situation;
  if (offer.kind !== 'decide' || view.phase.kind !== 'decision') return null;
  const proposals = view.phase.proposals.toSorted((a, b) => sumOf(view, b.ditch) - sumOf(view, a.ditch));
  if (proposals.length === 0) return null;
  return (
    <div class="offers" role="radiogroup" aria-label={words.prompt.decide}>
      {proposals.map(({ ditch, bribes }) => (
        <label key={ditch} class="offer-card">
          <input
            type="radio"
            name="ditch"
            checked={draft.ditch === ditch}
            onChange={() => onEvent({ kind: 'ditch', ditch })}
          />
          <span class="offer-card-body">
            <span class="offer-card-head">
              <strong>{placeName(ditch)}</strong>
              <span class="offer-sum">
                <Icon id="coin" /> {sumOf(view, ditch)}
              </span>
            </span>
            <span class="offer-from">
              {bribes.map((bribe) => (
                <span key={bribe.seat} class="offer-bribe">
                  <Marker seat={bribe.seat} size={16} /> {whoOf(bribe.seat).name} {bribe.amount}
                </span>
              ))}
            </span>
            <small>{explainDitch(situation, ditch)}</small>
          </span>
        </label>
      ))}
    </div>
  );
};

const DitchChoice = ({
  situation,
  ditches,
  onEvent,
}: {
  situation: Situation;
  ditches: readonly Ditch[];
  onEvent: (event: CanalsEvent) => void;
}) => {
  const { draft, words, view } = situation;
  return (
    <select
      class="ditch-choice"
      aria-label={words.heading.canals}
      value={draft.ditch !== null && ditches.includes(draft.ditch) ? draft.ditch : ''}
      onChange={(event) =>
        onEvent({ kind: 'ditch', ditch: (event.currentTarget.value || null) as Ditch | null })
      }
    >
      <option value="">{words.chooseDitch}</option>
      {ditches.map((ditch) => (
        <option key={ditch} value={ditch}>
          {placeName(ditch)}
          {sumOf(view, ditch) > 0 ? ` (${sumOf(view, ditch)})` : ''}
        </option>
      ))}
    </select>
  );
};

const Controls = ({
  situation,
  onEvent,
}: {
  situation: Situation;
  onEvent: (event: CanalsEvent) => void;
}) => {
  const { offer, draft, words, view, seat } = situation;
  switch (offer.kind) {
    case 'bid':
      return (
        <Amounts
          label={words.prompt.bid}
          from={1}
          to={Math.max(offer.to, ...offer.taken)}
          value={draft.amount}
          taken={takenBids(situation)}
          name={words.button.bid}
          onChange={(amount) => onEvent({ kind: 'amount', amount })}
        />
      );
    case 'seal':
      return (
        <Amounts
          label={words.prompt.seal}
          from={0}
          to={offer.to}
          value={draft.amount}
          name={words.button.seal}
          onChange={(amount) => onEvent({ kind: 'amount', amount })}
        />
      );
    case 'bribe':
      return draft.ditch === null ? (
        <DitchChoice situation={situation} ditches={listedDitches(offer)} onEvent={onEvent} />
      ) : (
        <Amounts
          label={words.prompt.bribeAmount(placeName(draft.ditch))}
          from={offer.from}
          to={view.seats[seatIndex(seat)]!.cash}
          value={draft.amount}
          name={words.escudos}
          onChange={(amount) => onEvent({ kind: 'amount', amount })}
        />
      );
    case 'decide':
      return <Offers situation={situation} onEvent={onEvent} />;
    case 'first-canal':
    case 'extra':
      return <DitchChoice situation={situation} ditches={offer.ditches} onEvent={onEvent} />;
    case 'plant':
    case 'leftover':
    case 'spring':
      return null;
  }
};

/** The one decision: what is asked, what the choice would mean, and the button that does it. */
export const Decision = (props: DecisionProps) => {
  const { situation, whyNot, busy } = props;
  const { offer, draft, words } = situation;
  const action = actionOf(offer, draft);
  const begun = chosenSpot(draft) !== null;
  return (
    <div class="decision">
      <p class="prompt">{promptOf(situation)}</p>
      <Controls situation={situation} onEvent={props.onEvent} />
      <div class="explain" aria-live="polite">
        {whyNot === null ? (
          explain(situation).map((line) => <p key={line}>{line}</p>)
        ) : (
          <p class="why-not">{whyNot}</p>
        )}
      </div>
      <div class="buttons">
        {begun ? (
          <button type="button" class="button" onClick={() => props.onEvent({ kind: 'clear' })}>
            {words.button.other}
          </button>
        ) : props.canUndo ? (
          <button type="button" class="button quiet" onClick={props.onUndo}>
            {words.button.undo}
          </button>
        ) : null}
        {offer.kind === 'decide' && offer.dig.length > 0 ? (
          <DitchChoice situation={situation} ditches={offer.dig} onEvent={props.onEvent} />
        ) : null}
        <span class="spring" />
        {canPass(offer) ? (
          <button
            type="button"
            class="button"
            disabled={busy}
            onClick={() => props.onEvent({ kind: 'pass' })}
          >
            {buttonOf(situation, { kind: 'pass' })}
          </button>
        ) : null}
        {canPass(offer) && (action === null || action.kind === 'pass') ? null : (
          <button
            type="button"
            class="button primary"
            disabled={busy || action === null}
            onClick={() => props.onEvent({ kind: 'commit' })}
          >
            {action === null ? words.button.choose : buttonOf(situation, action)}
          </button>
        )}
      </div>
    </div>
  );
};
