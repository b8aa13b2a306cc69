import { type Random, refusal, type Refusal } from '@santiago/kernel';
import * as code from '../code.ts';
import * as components from '../components.ts';
import * as bids from '../state/bids.ts';
import type { State } from '../state/state.ts';
import * as tiles from '../state/tiles.ts';
import { type Tile, tileIndex } from '../vocabulary.ts';
import * as auction from './auction.ts';
import type { ChancePhase } from './phase.ts';
import { beginSealed } from './sealed.ts';

// Local names for what is imported: see index.ts.
const { revealCode, tilesIn } = code;
const { stacksFor } = components;
const { clearBids } = bids;
const { countOf, kindInSlot, kindOfTile, oneOf, withTile } = tiles;
const { beginAuction } = auction;

export interface RevealShown {
  readonly kind: 'reveal';
}

/** [C17] The stacks were shuffled, so their top tiles are any of the unseen ones. */
const draw = (s: State, random: Random): number => {
  const stacks = stacksFor(s.players);
  let unseen = s.unseen;
  let shown = 0;
  for (let slot = 0; slot < stacks; slot++) {
    const kind = kindOfTile(unseen, random.below(s.unseenCount - slot));
    unseen -= oneOf(kind);
    shown = withTile(shown, slot, kind);
  }
  return revealCode(shown);
};

/** [C8][C9][C17] */
const refuseReveal = (s: State, shown: readonly Tile[]): Refusal | null => {
  const stacks = stacksFor(s.players);
  if (shown.length !== stacks)
    return refusal(
      'impossible-chance',
      `${stacks} tiles are turned over, one per stack, not ${shown.length}.`,
    );
  for (const tile of shown) {
    const left = countOf(s.unseen, tileIndex(tile));
    const wanted = shown.filter((other) => other === tile).length;
    if (wanted > left)
      return refusal(
        'impossible-chance',
        `${wanted} ${tile} cannot be turned over: the stacks hold ${left}.`,
      );
  }
  return null;
};

/** [C17] A round begins. */
const play = (s: State, _: number, action: number): void => {
  const stacks = stacksFor(s.players);
  const shown = tilesIn(action);
  for (let slot = 0; slot < stacks; slot++) s.unseen -= oneOf(kindInSlot(shown, slot));
  s.unseenCount -= stacks;
  s.tiles = shown;
  s.tileCount = stacks;
  s.round++;
  clearBids(s);
  if (s.players === 2) beginSealed(s);
  else beginAuction(s);
};

/** [C17] Chance turns over the top tile of every stack. */
export const reveal: ChancePhase<RevealShown> = {
  decides: 'chance',
  expected: 'Chance turns the tiles over now.',
  draw,
  actions: { reveal: { play, refuse: (s, _, { tiles: shown }) => refuseReveal(s, shown) } },
  show: () => ({ kind: 'reveal' }),
};
