import { z } from 'zod';
import { type GameSchemas, kind, eye, seat, setup } from '@santiago/table/server/schemas.ts';

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

/** Spots side by side: the same direction and height, x from–to. */
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

export const cardsSchemas: GameSchemas = { view: cardsView, offer: cardsOffer };
