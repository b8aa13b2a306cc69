import type { Daily } from '../daily/daily.ts';
import type { Games } from '../games.ts';
import type { Notifications } from '../notifications.ts';
import type { Passkeys } from '../passkeys.ts';
import type { People } from '../people.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Summaries } from '../summaries.ts';
import type { Tables } from '../tables/tables.ts';
import type { Site } from '../webauthn.ts';

/** What the server consists of, for the routes. */
export interface House {
  readonly store: Store;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly tables: Tables;
  readonly games: Games;
  readonly notifications: Notifications;
  readonly summaries: Summaries;
  readonly daily: Daily;
  readonly now: () => number;
}

/** The person who asks, and the secret by which they are known from now on. */
export interface Caller {
  readonly person: Person | null;
  /** They are known by the token of a bot. */
  readonly isBot: boolean;
  /** What they are known by. */
  readonly secret: string | null;
  /** Their address, as it counts for limits. */
  readonly network: string;
  /** Where the caller's page is, if passkeys can be made and shown there. */
  readonly site: Site | null;
  /** What the caller's browser was given together with a challenge. */
  readonly challengeSecret: string | null;
  /** Gives the caller's browser this secret. */
  setSecret(secret: string | null): void;
  setChallengeSecret(secret: string | null): void;
}
