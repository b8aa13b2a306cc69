import { useComputed } from '@preact/signals';
import { type Card, type Direction, placesOf } from '@santiago/cards';
import { seatIndex } from '@santiago/kernel';
import { useRef } from 'preact/hooks';
import { CardPicture } from '../symbols/art.tsx';
import { spotsIn } from '../board/geometry.ts';
import type { Scene } from '../table/scene.ts';
import { cardWords } from '../words.ts';
import './hand.css';

/** How far a pointer must move to drag a card out of the hand. */
const DRAG = 9;

interface HandCardProps {
  readonly scene: Scene;
  readonly card: Card;
  readonly count: number;
  readonly open: boolean;
  /** How the coach wants it turned. */
  readonly dir: Direction | undefined;
}

/** The spot under a card that is dragged over the page, as the card is turned now. */
const drawOver = (scene: Scene, card: Card, at: PointerEvent): void => {
  const { dir } = scene.decision.draft.peek();
  const runs = scene.model.offer.peek()?.lay?.runs ?? [];
  const place = scene.placeAt(at, placesOf(runs.filter((run) => run.dir === dir)));
  if (place !== null) scene.handle({ kind: 'drag', card, place });
};

/** Tap the card, or drag it onto the felt. */
const HandCard = ({ scene, card, count, open, dir }: HandCardProps) => {
  const press = useRef<{ x: number; y: number; drawn: boolean } | null>(null);
  // Only the card that is picked up and the one that goes back are redrawn.
  const chosen = useComputed(() => scene.card.value === card).value;
  const choose = () => scene.handle({ kind: 'card', card, dir });
  const move = (event: PointerEvent) => {
    const pressed = press.current;
    if (pressed === null) return;
    if (!pressed.drawn && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG) return;
    if (!pressed.drawn && !chosen) choose();
    pressed.drawn = true;
    drawOver(scene, card, event);
  };
  const release = () => (press.current = null);
  return (
    <label
      class="hand-card"
      onPointerDown={(event) => {
        if (!open) return;
        press.current = { x: event.clientX, y: event.clientY, drawn: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <input
        type="radio"
        name="hand"
        checked={chosen}
        aria-label={cardWords.value.card(card)}
        onChange={choose}
      />
      <CardPicture look={{ owner: scene.seat.value!, card, up: true }} width={40} />
      {count > 1 ? <span class="hand-count">×{count}</span> : null}
    </label>
  );
};

/** The cards of the viewer's hand, while the viewer is in the match. */
export const Hand = ({ scene, marks }: { scene: Scene; marks: readonly string[] }) => {
  const seat = scene.seat.value;
  const player = seat === null ? null : scene.view.value.seats[seatIndex(seat)]!;
  const cards = player?.in === true ? (player.hand ?? []) : [];
  if (cards.length === 0 || scene.over.value || scene.trading.value) return null;
  const offer = scene.model.offer.value;
  const open = offer !== null && offer.lay !== null;
  // Two jokers are alike: the coach points at only one.
  const shown = cards.filter((card, i) => cards.indexOf(card) === i);
  return (
    <fieldset class={open ? 'hand' : 'hand hand-closed'} disabled={!open}>
      <legend class="sr-only">{cardWords.value.heading.hand}</legend>
      {shown.map((card) => (
        <HandCard
          key={card}
          scene={scene}
          card={card}
          count={cards.filter((each) => each === card).length}
          open={open}
          dir={spotsIn(marks)[0]?.dir}
        />
      ))}
    </fieldset>
  );
};
