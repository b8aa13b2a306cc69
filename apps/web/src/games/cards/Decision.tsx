import type { Action, Word } from '@santiago/cards';
import { actionOf, canTurn, type Draft, EMPTY_TRADE, tradeFault } from './draft.ts';
import { buttonOf, explain, namedSpots, promptOf, type Situation, targetOdds, warningOf } from './explain.ts';
import { sumOf } from './facts.ts';
import { keyOf, placeKey } from './geometry.ts';
import { nameOf } from './sentences.ts';
import { begunTrade, Picks, Trade } from './Trade.tsx';
import '../../table/decision.css';

interface DecisionProps {
  readonly situation: Situation;
  readonly whyNot: string | null;
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly onDraft: (draft: Draft) => void;
  readonly onTurn: () => void;
  readonly onAct: (action: Action) => void;
  readonly onTrade: () => void;
  readonly onPicks: () => void;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** Places and movable cards by name: for whoever does not point. */
const Lists = ({ situation, onDraft }: { situation: Situation; onDraft: (draft: Draft) => void }) => {
  const { offer, draft, words, facts } = situation;
  const spots = namedSpots(situation);
  return (
    <div class="lists">
      {offer.moves.length === 0 || draft.card !== null ? null : (
        <select
          class="mover-choice"
          aria-label={words.button.mover}
          value={draft.from === null ? '' : keyOf(draft.from)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const move = offer.moves.find(({ from }) => keyOf(from) === value);
            onDraft({ ...draft, card: null, from: move?.from ?? null, place: null });
          }}
        >
          <option value="">{words.button.mover}</option>
          {offer.moves.map(({ from }) => {
            const { card } = facts.at.get(keyOf(from))!;
            return (
              <option key={keyOf(from)} value={keyOf(from)}>
                {card === '?' ? keyOf(from) : words.card(card)} {words.label.at(from.x, from.y)}
              </option>
            );
          })}
        </select>
      )}
      {spots.length === 0 ? null : (
        <select
          class="spot-choice"
          aria-label={words.button.spot}
          value={draft.place === null ? '' : placeKey(draft.place)}
          onChange={(event) => {
            const spot = spots.find(({ place }) => placeKey(place) === event.currentTarget.value);
            onDraft({ ...draft, place: spot?.place ?? null, dir: spot?.place.dir ?? draft.dir });
          }}
        >
          <option value="">{words.button.spot}</option>
          {draft.place !== null && !spots.some(({ place }) => placeKey(place) === placeKey(draft.place!)) ? (
            <option value={placeKey(draft.place)}>
              {words.spot.at(draft.place.x, draft.place.y, words.dir[draft.place.dir])}
            </option>
          ) : null}
          {spots.map(({ place, name }) => (
            <option key={placeKey(place)} value={placeKey(place)}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
};

const Targets = ({ situation, onDraft }: { situation: Situation; onDraft: (draft: Draft) => void }) => {
  const { draft, words } = situation;
  return (
    <div class="targets" role="radiogroup" aria-label={words.prompt.fight}>
      {targetOdds(situation).map(({ target, chance }) => (
        <label key={keyOf(target)} class="target-choice">
          <input
            type="radio"
            name="target"
            checked={draft.target !== null && keyOf(draft.target) === keyOf(target)}
            onChange={() => onDraft({ ...draft, target: { x: target.x, y: target.y } })}
          />
          <span>
            {nameOf(situation, target)} <strong>{words.percent(chance)}</strong>
          </span>
        </label>
      ))}
    </div>
  );
};

const Buttons = (props: DecisionProps) => {
  const { situation, busy, onAct, onDraft } = props;
  const { offer, draft, words } = situation;
  const has = (word: Word) => offer.words.includes(word);
  if (draft.resigning) {
    return (
      <>
        <button type="button" class="button" onClick={() => onDraft({ ...draft, resigning: false })}>
          {words.button.keepOn}
        </button>
        <button type="button" class="button danger" disabled={busy} onClick={() => onAct({ kind: 'resign' })}>
          {words.button.resignSurely}
        </button>
      </>
    );
  }
  if (draft.trade !== null) {
    const { given, taken } = begunTrade(situation);
    const giving = [...given, ...draft.trade.gives];
    const taking = [...taken, ...draft.trade.takes];
    return (
      <>
        {given.length > 0 ? (
          <span class="note">{words.trade.begun}</span>
        ) : (
          <button type="button" class="button" onClick={() => onDraft({ ...draft, trade: null })}>
            {words.button.notNow}
          </button>
        )}
        <button
          type="button"
          class="button primary"
          disabled={busy || tradeFault(giving, taking) !== null}
          onClick={props.onTrade}
        >
          {words.button.buyNow(sumOf(giving), sumOf(taking))}
        </button>
      </>
    );
  }
  if (has('done')) {
    return (
      <button type="button" class="button primary" disabled={busy} onClick={props.onPicks}>
        {words.button.pick(draft.picks.length)}
      </button>
    );
  }
  const action = actionOf(offer, draft);
  const begun = draft.card !== null || draft.from !== null;
  return (
    <>
      {begun ? (
        <>
          <button type="button" class="button" onClick={props.onClear}>
            {words.button.other}
          </button>
          <button type="button" class="button" disabled={!canTurn(offer, draft)} onClick={props.onTurn}>
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path
                d="M14.500 6.500A6 6 0 1 0 15 9M15 2.500v4h-4"
                fill="none"
                stroke="currentColor"
                stroke-width="2"
                stroke-linecap="round"
              />
            </svg>
            {words.button.turn}
          </button>
        </>
      ) : props.canUndo ? (
        <button type="button" class="button quiet" onClick={props.onUndo}>
          {words.button.undo}
        </button>
      ) : null}
      {!begun && has('resign') ? (
        <button type="button" class="button quiet" onClick={() => onDraft({ ...draft, resigning: true })}>
          {words.button.resign}
        </button>
      ) : null}
      <span class="spring" />
      {!begun && offer.give.length > 0 ? (
        <button type="button" class="button" onClick={() => onDraft({ ...draft, trade: EMPTY_TRADE })}>
          {words.button.buy}
        </button>
      ) : null}
      {!begun && has('pass') ? (
        <button type="button" class="button" disabled={busy} onClick={() => onAct({ kind: 'pass' })}>
          {words.button.pass}
        </button>
      ) : null}
      {has('end') ? (
        <button type="button" class="button primary" disabled={busy} onClick={() => onAct({ kind: 'end' })}>
          {words.button.end}
        </button>
      ) : begun || offer.fight.length > 0 ? (
        <button
          type="button"
          class="button primary"
          disabled={busy || action === null}
          onClick={() => action !== null && onAct(action)}
        >
          {action === null ? words.button.choose : buttonOf(situation, action)}
        </button>
      ) : null}
    </>
  );
};

/** The one decision: what is asked, what the choice would mean, and the button that does it. */
export const Decision = (props: DecisionProps) => {
  const { situation, whyNot } = props;
  const { offer, draft } = situation;
  const warning = warningOf(situation);
  return (
    <div class="decision">
      <p class="prompt">{promptOf(situation)}</p>
      {draft.trade !== null ? <Trade situation={situation} onDraft={props.onDraft} /> : null}
      {offer.words.includes('done') ? <Picks situation={situation} onDraft={props.onDraft} /> : null}
      {offer.fight.length > 0 ? <Targets situation={situation} onDraft={props.onDraft} /> : null}
      {draft.trade === null && !draft.resigning ? (
        <Lists situation={situation} onDraft={props.onDraft} />
      ) : null}
      <div class="explain" aria-live="polite">
        {warning === null || whyNot !== null ? null : <p class="careful">{warning}</p>}
        {whyNot === null ? (
          draft.trade === null && explain(situation).map((line) => <p key={line}>{line}</p>)
        ) : (
          <p class="why-not">{whyNot}</p>
        )}
      </div>
      <div class="buttons">
        <Buttons {...props} />
      </div>
    </div>
  );
};
