import {
  type Game,
  type GameTypes,
  type Refusal,
  type Seat,
  refusal as makeRefusal,
  seatIndex,
} from '@santiago/kernel';

/**
 * Choosing without a screen. A person's events (a spot pointed at, a key, an amount, a line of notation) lead from
 * one draft to the next, to an action, or to a refusal. Implementations are pure: no Preact, no DOM, no pixels.
 */

/** What an event leads to. */
export type Step<Draft, Action> =
  /** This is chosen now. */
  | { readonly kind: 'draft'; readonly draft: Draft }
  /** The choice is complete and is sent. */
  | { readonly kind: 'action'; readonly action: Action; readonly draft: Draft }
  /** It cannot be done; the engine says why. */
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly draft: Draft };

/** One open decision, as its player sees it. */
export interface Choice<View, Offer> {
  readonly view: View;
  readonly seat: Seat;
  readonly offer: Offer;
  /** True if a choice counts only after it was confirmed. */
  readonly confirm: boolean;
}

export interface Interaction<T extends GameTypes, Draft, Event> {
  /**
   * The first draft of a decision; whatever has only one option is chosen already. `last` is the draft of the
   * player's previous answer: a plan of several steps continues in it.
   */
  begin(offer: T['Offer'] | null, last: Draft | null): Draft;
  /** The decision changed while the player was choosing: whatever is still legal stays chosen. */
  carry(draft: Draft, offer: T['Offer'] | null): Draft;
  step(choice: Choice<T['View'], T['Offer']>, draft: Draft, event: Event): Step<Draft, T['Action']>;
}

/** An answer written in the notation of match files. */
export interface CommandEvent {
  readonly kind: 'command';
  readonly text: string;
}

/** A command that is not an action in the game's notation. */
export const UNCLEAR: Refusal = makeRefusal('command-unclear', 'That is not an action of this game.');

/** The result of a command; the same for every game. */
export const commandStep = <T extends GameTypes, Draft>(
  game: Game<T>,
  { view, seat }: Choice<T['View'], T['Offer']>,
  draft: Draft,
  { text }: CommandEvent,
): Step<Draft, T['Action']> => {
  const action = game.parse(text);
  if (action === null) return { kind: 'refusal', refusal: UNCLEAR, draft };
  const refusal = game.refuse(game.known(view), seatIndex(seat), action);
  return refusal === null ? { kind: 'action', action, draft } : { kind: 'refusal', refusal, draft };
};
