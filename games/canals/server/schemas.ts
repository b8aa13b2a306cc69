import { z } from 'zod';
import { type GameSchemas, kind, eye, seat, seats, setup } from '@santiago/table/server/schemas.ts';

const tile = z.string().regex(/^(banana|cane|potato|bean|pepper)[12]$/);
const square = z.string().regex(/^[a-h][1-6]$/);
const intersection = z.string().regex(/^[A-E][1-4]$/);
const ditch = z.string().regex(/^[A-E][1-4]-[A-E][1-4]$/);

const proposal = z.strictObject({
  ditch,
  bribes: z.array(z.strictObject({ seat, amount: z.int() })),
});

/** The phase of a match of Canals; `queue` are the next players, in order. */
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

export const canalsSchemas: GameSchemas = { view: canalsView, offer: canalsOffer };
