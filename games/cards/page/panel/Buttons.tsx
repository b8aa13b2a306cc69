import { purchaseFault, purchaseOf, type Word, worthOf } from '@santiago/cards';
import type { ComponentChildren } from 'preact';
import { LINE } from '@santiago/table/page/ui/line.ts';
import { buttonOf, passButton, type Situation } from './explain.ts';
import { actionOf, canTurn, type CardsEvent, isHolding, plannedPurchase } from './interaction.ts';
import './buttons.css';

interface ButtonsProps {
  readonly situation: Situation;
  /** An answer is being sent. */
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly onEvent: (event: CardsEvent) => void;
  readonly onUndo: () => void;
}

interface ButtonProps {
  readonly look?: 'primary' | 'quiet' | 'danger';
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

const Button = ({ look, disabled = false, onClick, children }: ButtonProps) => (
  <button
    type="button"
    class={look === undefined ? 'button' : `button ${look}`}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
);

const Resigning = ({ situation: { words }, busy, onEvent }: ButtonsProps) => (
  <>
    <Button onClick={() => onEvent({ kind: 'keep-on' })}>{words.button.keepOn}</Button>
    <Button look="danger" disabled={busy} onClick={() => onEvent({ kind: 'resign' })}>
      {words.button.resignConfirm}
    </Button>
  </>
);

const Trading = ({ situation, busy, onEvent }: ButtonsProps) => {
  const { view, draft, words } = situation;
  const purchase = plannedPurchase(view, draft);
  return (
    <>
      {purchaseOf(view).given.length > 0 ? null : (
        <Button onClick={() => onEvent({ kind: 'not-now' })}>{words.button.notNow}</Button>
      )}
      <Button
        look="primary"
        disabled={busy || purchaseFault(purchase) !== null}
        onClick={() => onEvent({ kind: 'commit' })}
      >
        {words.button.buyNow(worthOf(purchase.given), worthOf(purchase.taken))}
      </Button>
    </>
  );
};

const Holding = ({ situation, onEvent }: ButtonsProps) => {
  const { offer, draft, words } = situation;
  return (
    <>
      <Button onClick={() => onEvent({ kind: 'clear' })}>{words.button.other}</Button>
      <Button disabled={!canTurn(offer, draft)} onClick={() => onEvent({ kind: 'turn' })}>
        <svg class="turn-sign" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path {...LINE} d="M14.500 6.500A6 6 0 1 0 15 9M15 2.500v4h-4" />
        </svg>
        {words.button.turn}
      </Button>
    </>
  );
};

const Waiting = ({ situation, canUndo, onEvent, onUndo }: ButtonsProps) => {
  const { offer, words } = situation;
  return (
    <>
      {canUndo ? (
        <Button look="quiet" onClick={onUndo}>
          {words.button.undo}
        </Button>
      ) : null}
      {offer.words.includes('resign') ? (
        <Button look="quiet" onClick={() => onEvent({ kind: 'resign' })}>
          {words.button.resign}
        </Button>
      ) : null}
    </>
  );
};

/** What can be done without a card in hand. */
const Others = ({ situation, busy, onEvent }: ButtonsProps) => {
  const { offer, words } = situation;
  return (
    <>
      {offer.give.length > 0 ? (
        <Button onClick={() => onEvent({ kind: 'buy' })}>{words.button.buy}</Button>
      ) : null}
      {offer.words.includes('pass') ? (
        <Button disabled={busy} onClick={() => onEvent({ kind: 'pass' })}>
          {passButton(situation)}
        </Button>
      ) : null}
    </>
  );
};

/** The button that answers; it names the result. */
const Answer = ({ situation, busy, onEvent }: ButtonsProps) => {
  const { offer, draft, words } = situation;
  const action = actionOf(offer, draft);
  if (offer.words.includes('end')) {
    return (
      <Button look="primary" disabled={busy} onClick={() => onEvent({ kind: 'end' })}>
        {words.button.end}
      </Button>
    );
  }
  if (!isHolding(draft) && offer.fight.length === 0) return null;
  return (
    <Button look="primary" disabled={busy || action === null} onClick={() => onEvent({ kind: 'commit' })}>
      {action === null ? words.button.choose : buttonOf(situation, action)}
    </Button>
  );
};

/** The buttons of the decision. */
export const Buttons = (props: ButtonsProps) => {
  const { situation, busy, onEvent } = props;
  const { offer, draft, words } = situation;
  if (draft.resigning) return <Resigning {...props} />;
  if (draft.trade !== null) return <Trading {...props} />;
  if (offer.words.includes('done' satisfies Word)) {
    return (
      <Button look="primary" disabled={busy} onClick={() => onEvent({ kind: 'commit' })}>
        {words.button.pick(draft.picks.length)}
      </Button>
    );
  }
  const holding = isHolding(draft);
  return (
    <>
      {holding ? <Holding {...props} /> : <Waiting {...props} />}
      <span class="spring" />
      {holding ? null : <Others {...props} />}
      <Answer {...props} />
    </>
  );
};
