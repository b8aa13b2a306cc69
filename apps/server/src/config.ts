import { z } from 'zod';

const whole = (from: number, to: number, standard: number) =>
  z.coerce.number().int().min(from).max(to).default(standard);

/** 0 is for ever. */
const days = (standard: number) => whole(0, 100_000, standard);

/** Milliseconds, from and to. */
const range = (standard: string) =>
  z
    .string()
    .regex(/^\d{1,7}-\d{1,7}$/, 'must be FROM-TO')
    .default(standard)
    .transform((text) => text.split('-').map(Number) as [number, number])
    .refine(([from, to]) => from <= to, 'must not fall');

/** All settings, by their names in the environment. `docs/hosting.md` explains them; a test compares the two. */
const settings = z.object({
  PORT: whole(0, 65_535, 8080),
  HOST: z.string().default('0.0.0.0'),
  /** The folder of the embedded database. */
  DATA: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** How many reverse proxies in front tell us the client's address and scheme; `on` is one. */
  TRUST_PROXY: z
    .string()
    .regex(/^(on|off|\d)$/, 'must be on, off or a number of proxies')
    .default('off')
    .transform((text) => (text === 'on' ? 1 : text === 'off' ? 0 : Number(text))),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The token for /metrics; without it only requests from this machine get a reply there. */
  METRICS_TOKEN: z.string().min(16).optional(),
  BOT_THREADS: whole(1, 64, 2),
  BOT_QUEUE: whole(1, 100_000, 1000),
  /** How many running tables one host may have at which only bots play. */
  BOT_TABLES: whole(0, 1_000_000, 4),
  /** How many public tables one host may have that wait for players. */
  OPEN_TABLES: whole(1, 1_000_000, 20),
  /** How many public tables that were made from one address may wait for players. */
  ADDRESS_TABLES: whole(1, 1_000_000, 30),
  /** Milliseconds that a house bot may think. */
  BOT_PATIENCE: whole(10, 600_000, 20_000),
  /** Milliseconds until a house bot answers, from and to. */
  BOT_DELAY: range('500-900'),
  /** Milliseconds until a choice in advance acts for its seat, from and to. */
  ADVANCE_DELAY: range('60000-600000'),
  /** Requests a second, for one guest and for one address. */
  GUEST_RATE: whole(1, 1_000_000, 20),
  ADDRESS_RATE: whole(1, 1_000_000, 100),
  /** Bytes that one guest, and one address, may have stored in a day; more than the largest request. */
  GUEST_BYTES: whole(20_000, 1_000_000_000_000, 2_000_000),
  ADDRESS_BYTES: whole(20_000, 1_000_000_000_000, 20_000_000),
  /** Open streams, for one address and in all. */
  ADDRESS_STREAMS: whole(1, 1_000_000, 100),
  STREAMS: whole(1, 1_000_000, 20_000),
  /** An origin that notifications may be sent to although it is not https on the open internet; for tests. */
  PUSH_ALLOW: z.url().optional(),
  /** Who runs this server, for push services: `mailto:…` or `https://…`. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')
    .default('https://localhost'),
  /** Days that data is stored: guests and people with a passkey who do not come, unused secrets, matches, requests and reports. */
  KEEP_GUESTS: days(400),
  KEEP_NAMES: days(1100),
  KEEP_TOKENS: days(200),
  KEEP_UNFINISHED: days(60),
  KEEP_FINISHED: days(365),
  KEEP_FILES: days(0),
  KEEP_NOTICES: days(400),
  KEEP_REPORTS: days(200),
  KEEP_DEALS: days(400),
  IDLE_TABLES: whole(0, 1_000_000, 1000),
  /** Seconds during which /readyz announces the stop, before the server closes its port. */
  DRAIN: whole(0, 600, 1),
  /** Seconds that open requests may take when the server is told to stop. */
  GRACE: whole(0, 600, 10),
});

export type Config = z.output<typeof settings>;
export const SETTINGS: readonly string[] = Object.keys(settings.shape);

export class BadConfig extends Error {}

/** Reads the environment; reports everything that is wrong with it at once. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const read = settings.safeParse(given);
  if (read.success) return read.data;
  throw new BadConfig(
    read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
};
