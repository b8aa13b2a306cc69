import type { Offer, Place } from '@santiago/cards';
import type { NamedSpot, Situation } from './explain.ts';
import { keyOf, placeKey } from '../board/geometry.ts';
import type { CardsEvent } from './interaction.ts';
import './lists.css';

interface ListProps {
  readonly situation: Situation;
  readonly onEvent: (event: CardsEvent) => void;
}

/** The cards on the table that can be moved, by name. */
const Movers = ({ situation, onEvent }: ListProps) => {
  const { offer, draft, words, facts } = situation;
  const nameOf = ({ from }: Offer['moves'][number]): string => {
    const card = facts.at.get(keyOf(from))?.card ?? '?';
    return `${card === '?' ? keyOf(from) : words.card(card)} ${words.label.at(from.x, from.y)}`;
  };
  return (
    <select
      class="mover-choice"
      aria-label={words.button.mover}
      value={draft.from === null ? '' : keyOf(draft.from)}
      onChange={({ currentTarget: { value } }) => {
        const move = offer.moves.find(({ from }) => keyOf(from) === value);
        onEvent({ kind: 'mover', from: move?.from ?? null });
      }}
    >
      <option value="">{words.button.mover}</option>
      {offer.moves.map((move) => (
        <option key={keyOf(move.from)} value={keyOf(move.from)}>
          {nameOf(move)}
        </option>
      ))}
    </select>
  );
};

/** A spot that was pointed at may be missing in the list: for a base it has only some of the spots. */
const unlisted = (spots: readonly NamedSpot[], chosen: Place | null): Place | null =>
  chosen === null || spots.some(({ place }) => placeKey(place) === placeKey(chosen)) ? null : chosen;

/** The spots for the card in hand, by name. */
const Places = ({ situation, spots, onEvent }: ListProps & { readonly spots: readonly NamedSpot[] }) => {
  const { draft, words } = situation;
  const pointed = unlisted(spots, draft.place);
  return (
    <select
      class="spot-choice"
      aria-label={words.button.spot}
      value={draft.place === null ? '' : placeKey(draft.place)}
      onChange={({ currentTarget: { value } }) => {
        const spot = spots.find(({ place }) => placeKey(place) === value);
        onEvent({ kind: 'place', place: spot?.place ?? null });
      }}
    >
      <option value="">{words.button.spot}</option>
      {pointed === null ? null : (
        <option value={placeKey(pointed)}>
          {words.spot.at(pointed.x, pointed.y, words.dir[pointed.dir])}
        </option>
      )}
      {spots.map(({ place, name }) => (
        <option key={placeKey(place)} value={placeKey(place)}>
          {name}
        </option>
      ))}
    </select>
  );
};

/** Spots and movable cards by name, for people who do not point. */
export const Lists = ({
  situation,
  spots,
  onEvent,
}: ListProps & { readonly spots: readonly NamedSpot[] }) => (
  <div class="lists">
    {situation.offer.moves.length === 0 || situation.draft.card !== null ? null : (
      <Movers situation={situation} onEvent={onEvent} />
    )}
    {spots.length === 0 ? null : <Places situation={situation} spots={spots} onEvent={onEvent} />}
  </div>
);
