import { SEATS } from '@santiago/kernel';
import { z } from 'zod';

/**
 * What the games send: views and offers, field by field, for whoever writes a client without our engine. The games' own
 * types are the source; a test holds every view and offer of whole matches against these.
 */

const seat = z.enum(SEATS);
const eye = z.enum([...SEATS, 'spectator']);
const seats = z.array(seat);
const setup = z.strictObject({
  players: z.int(),
  preset: z.string().nullable(),
  options: z.record(z.string(), z.string()),
});

const tile = z.string().regex(/^(banana|cane|potato|bean|pepper)[12]$/);
const square = z.string().regex(/^[a-h][1-6]$/);
const intersection = z.string().regex(/^[A-E][1-4]$/);
const ditch = z.string().regex(/^[A-E][1-4]-[A-E][1-4]$/);
const kind = <K extends string>(name: K) => ({ kind: z.literal(name) });

const proposal = z.strictObject({
  ditch,
  bribes: z.array(z.strictObject({ seat, amount: z.int() })),
});

/** Where a match of Canals stands; `queue` is who comes next, in order. */
const canalsPhase = z.discriminatedUnion('kind', [
  z.strictObject({ ...kind('set-up'), step: z.enum(['overseer', 'spring', 'palms', 'aside']) }),
  z.strictObject({ ...kind('spring'), by: seat }),
  z.strictObject({ ...kind('first-canal'), by: seat }),
  z.strictObject({ ...kind('reveal') }),
  z.strictObject({ ...kind('auction'), tiles: z.array(tile), queue: seats }),
  z.strictObject({
    ...kind('sealed'),
    tiles: z.array(tile),
    sealed: z
      .array(z.union([z.int(), z.literal('?')]).nullable())
      .describe('By seat: the amount, ? where it is sealed from this eye, null where none was given yet.'),
  }),
  z.strictObject({ ...kind('planting'), tiles: z.array(tile), queue: seats, last: seat.nullable() }),
  z.strictObject({ ...kind('leftover'), tile, by: seat }),
  z.strictObject({ ...kind('bribing'), queue: seats, proposals: z.array(proposal) }),
  z.strictObject({ ...kind('decision'), by: seat, proposals: z.array(proposal) }),
  z.strictObject({ ...kind('extra'), queue: seats }),
  z.strictObject({ ...kind('over') }),
]);

const canalsView = z.strictObject({
  game: z.literal('canals'),
  eye,
  setup,
  round: z.int().describe('From 1; 0 until the first tiles are turned over.'),
  rounds: z.int(),
  overseer: seat.nullable(),
  spring: intersection.nullable(),
  canals: z.array(ditch),
  plantations: z.array(
    z.strictObject({
      square,
      tile,
      planter: seat.nullable(),
      markers: z.int().describe('On it now; without any it is neutral.'),
      planted: z.int().describe('Those it was planted with.'),
      palm: z.boolean(),
      desert: z.boolean(),
    }),
  ),
  palms: z.array(square).describe('Palms on free squares.'),
  seats: z.array(
    z.strictObject({
      cash: z.int(),
      markers: z.int().describe('In stock.'),
      extra: z.boolean().describe('The extra canal is unused.'),
      bid: z.int().nullable().describe('Of this round; 0 is a pass, null is none to see.'),
    }),
  ),
  aside: tile.nullable(),
  unseen: z
    .array(z.int())
    .describe('Tiles still in the stacks: banana1, banana2, cane1, cane2, potato1 … pepper2.'),
  phase: canalsPhase,
});

const canalsOffer = z.discriminatedUnion('kind', [
  z.strictObject({ ...kind('spring'), places: z.array(intersection) }).describe('spring PLACE'),
  z.strictObject({ ...kind('first-canal'), ditches: z.array(ditch) }).describe('dig DITCH'),
  z
    .strictObject({ ...kind('bid'), from: z.int(), to: z.int(), taken: z.array(z.int()) })
    .describe('pass, or bid N with N from–to that is not taken.'),
  z.strictObject({ ...kind('seal'), to: z.int() }).describe('pass, or bid N up to `to`.'),
  z
    .strictObject({ ...kind('plant'), tiles: z.array(tile), squares: z.array(square) })
    .describe('plant TILE SQUARE'),
  z.strictObject({ ...kind('leftover'), tile, squares: z.array(square) }).describe('plant TILE SQUARE'),
  z
    .strictObject({
      ...kind('bribe'),
      free: z.array(ditch),
      proposed: z.array(ditch),
      from: z.int(),
      to: z.int(),
    })
    .describe('pass, propose DITCH N on a free one, support DITCH N on a proposed one.'),
  z
    .strictObject({
      ...kind('decide'),
      accept: z.array(ditch),
      dig: z.array(ditch),
      cost: z.int(),
      pass: z.boolean(),
    })
    .describe('accept DITCH, dig DITCH for `cost`, pass where that is true.'),
  z.strictObject({ ...kind('extra'), ditches: z.array(ditch) }).describe('pass, or extra DITCH.'),
]);

const card = z.string().regex(/^([SHCD]([2-9]|10|[JQKA])|JK)$/);
const cards = z.array(card);
const dir = z.enum(['v', 'h']);
const corner = z.strictObject({ x: z.int(), y: z.int() });
const by = { by: seat };

const cardsPhase = z.discriminatedUnion('kind', [
  z.strictObject({ ...kind('first') }),
  z.strictObject({ ...kind('base'), ...by }),
  z.strictObject({ ...kind('act'), ...by }),
  z.strictObject({ ...kind('give'), ...by, acted: z.boolean(), given: cards }),
  z.strictObject({ ...kind('take'), ...by, acted: z.boolean(), given: cards, taken: cards }),
  z.strictObject({ ...kind('fight'), ...by, attacker: corner }),
  z.strictObject({ ...kind('dice'), ...by, attacker: corner, target: corner }),
  z.strictObject({ ...kind('pick'), ...by, attacker: corner, loser: seat }),
  z.strictObject({ ...kind('after'), ...by }),
  z.strictObject({
    ...kind('over'),
    ending: z.enum(['destroyed', 'resigned', 'passes', 'quiet', 'hundred']),
  }),
]);

const cardsView = z.strictObject({
  game: z.literal('cards'),
  eye,
  setup,
  phase: cardsPhase,
  first: seat.nullable(),
  table: z.array(
    z.strictObject({
      x: z.int(),
      y: z.int(),
      dir,
      owner: seat,
      card: z.union([card, z.literal('?')]).describe('? for a card face down that this eye may not know.'),
      up: z.boolean(),
      base: z.boolean().describe('The base of a player who is in.'),
      laid: z.int().describe('When it was placed: 1 for the first base of the match.'),
    }),
  ),
  seats: z.array(
    z.strictObject({
      in: z.boolean(),
      handSize: z.int(),
      hand: cards.nullable().describe('Null where this eye may not know it.'),
      pool: cards.describe('The buy-back pool.'),
      turns: z.int(),
      returned: z
        .array(z.strictObject({ card, laid: z.int() }))
        .describe('Cards everybody saw coming back to the hand, and how many had been placed by then.'),
    }),
  ),
  recycle: cards,
  jokers: z.int().describe('Those that nobody has yet.'),
  laid: z.int().describe('How many cards have been placed.'),
  calm: z
    .strictObject({ passes: z.int(), quiet: z.int(), stirred: z.boolean(), bought: z.boolean() })
    .describe('The counts towards a draw, and what this turn has seen so far.'),
});

/** Places side by side: the same direction and height, x from–to. */
const run = z.strictObject({ dir, y: z.int(), from: z.int(), to: z.int() });

const cardsOffer = z.strictObject({
  lay: z
    .strictObject({ kind: z.enum(['base', 'place']), cards, runs: z.array(run) })
    .nullable()
    .describe('base or place CARD X,Y DIR: any of the cards on any place of the runs.'),
  moves: z
    .array(z.strictObject({ from: corner, runs: z.array(run) }))
    .describe('move X,Y X,Y DIR: from a corner to a place of its runs.'),
  fight: z.array(corner).describe('fight X,Y'),
  give: cards.describe('give CARD'),
  take: cards.describe('take CARD'),
  pick: cards.describe('pick CARD'),
  words: z.array(z.enum(['close', 'done', 'pass', 'end', 'resign'])),
});

/** By game: what a viewer sees, and what a seat may do. */
export const GAME_SCHEMAS: Readonly<
  Record<'canals' | 'cards', { readonly view: z.ZodType; readonly offer: z.ZodType }>
> = {
  canals: { view: canalsView, offer: canalsOffer },
  cards: { view: cardsView, offer: cardsOffer },
};
