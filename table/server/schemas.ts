import { SEATS } from '@santiago/kernel';
import { z } from 'zod';

export const seat = z.enum(SEATS);
export const eye = z.enum([...SEATS, 'spectator']);
export const seats = z.array(seat);
export const setup = z.strictObject({
  players: z.int(),
  preset: z.string().nullable(),
  options: z.record(z.string(), z.string()),
});
export const kind = <K extends string>(name: K) => ({ kind: z.literal(name) });

/** What a game sends: what a viewer sees, and what a seat may do. */
export interface GameSchemas {
  readonly view: z.ZodType;
  readonly offer: z.ZodType;
}
