import type { Card } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import { useRef } from 'preact/hooks';
import { CardPicture } from './art.tsx';
import type { CardsDictionary } from './i18n/en.ts';

interface HandProps {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly chosen: Card | null;
  /** Cards may be laid now. */
  readonly open: boolean;
  readonly words: CardsDictionary;
  readonly onChoose: (card: Card) => void;
  /** A card is drawn over the page; and where it was let go. */
  readonly onDrag: (card: Card, at: { clientX: number; clientY: number }) => void;
}

const DRAG = 9;

/** The cards of the hand. Tap one, or draw it straight onto the felt. */
export const Hand = ({ seat, cards, chosen, open, words, onChoose, onDrag }: HandProps) => {
  const press = useRef<{ x: number; y: number; card: Card; drawn: boolean } | null>(null);
  if (cards.length === 0) return null;
  // Two jokers are alike: only one can be pointed at.
  const shown = cards.filter((card, i) => cards.indexOf(card) === i);
  return (
    <fieldset class={open ? 'hand' : 'hand hand-closed'} disabled={!open}>
      <legend class="sr-only">{words.heading.hand}</legend>
      {shown.map((card) => {
        const count = cards.filter((each) => each === card).length;
        return (
          <label
            key={card}
            class="hand-card"
            onPointerDown={(event) => {
              if (!open) return;
              press.current = { x: event.clientX, y: event.clientY, card, drawn: false };
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
              const pressed = press.current;
              if (pressed === null) return;
              if (!pressed.drawn && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG)
                return;
              if (!pressed.drawn && chosen !== pressed.card) onChoose(pressed.card);
              pressed.drawn = true;
              onDrag(pressed.card, event);
            }}
            onPointerUp={() => (press.current = null)}
            onPointerCancel={() => (press.current = null)}
          >
            <input
              type="radio"
              name="hand"
              checked={chosen === card}
              aria-label={words.card(card)}
              onChange={() => onChoose(card)}
            />
            <CardPicture look={{ owner: seat, card, up: true }} width={40} />
            {count > 1 ? <span class="hand-count">×{count}</span> : null}
          </label>
        );
      })}
    </fieldset>
  );
};
