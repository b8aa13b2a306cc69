import type { Phrase, Seat, Setup, Verdict } from '@santiago/kernel';
import type { Clock, TableEvent } from '@santiago/protocol';
import type { Entry } from '../store/rows.ts';

/** What the log stores of each kind of event. Some of it is never sent: people, and the hashes of invitations. */
export interface Bodies {
  created: {
    readonly game: string;
    readonly rules: string;
    readonly setup: Setup;
    readonly public: boolean;
    readonly chat: boolean;
    readonly clock: Clock;
    readonly timeout: 'move' | 'seat';
    readonly leaving: 'bot' | 'open';
    readonly aids: boolean;
    readonly autostart: boolean;
    readonly rated: boolean;
    /** The time for a decision that was open before and comes back: all of it, or what was left. */
    readonly returning: 'whole' | 'left';
    readonly host: string | null;
    readonly commit: string;
    readonly before: string | null;
    readonly seats: readonly PlannedSeat[];
  };
  kept: { readonly name: string | null };
  sat: { readonly name: string | null; readonly share: string | null };
  carried: Readonly<Record<string, never>>;
  left: { readonly bot: string | null };
  handed: { readonly bot: string; readonly cause: 'host' | 'self' | 'timeout' | 'failed' };
  back: Readonly<Record<string, never>>;
  opened: Readonly<Record<string, never>>;
  started: Readonly<Record<string, never>>;
  paused: { readonly time: number };
  'undo-asked': { readonly row: number; readonly waiting: readonly Seat[] };
  'undo-agreed': Readonly<Record<string, never>>;
  'undo-declined': Readonly<Record<string, never>>;
  said: { readonly name: string | null; readonly text: string; readonly phrase: Phrase | null };
  promise: { readonly deal: number; readonly to: Seat; readonly verdict: Verdict };
  muted: { readonly muted: boolean };
  talk: { readonly chat: boolean };
  over: Readonly<Record<string, never>>;
  'abandon-asked': { readonly waiting: readonly Seat[] };
  abandoned: Readonly<Record<string, never>>;
  rematch: { readonly next: string };
  forgotten: Readonly<Record<string, never>>;
}

export type BodyKind = keyof Bodies;
/**
 * The log has the same kinds as the protocol; rows of the match and undos store a line of notation instead of a body.
 */
export type EntryKind = TableEvent['kind'];

export interface PlannedSeat {
  readonly kind: 'open' | 'kept' | 'invited' | 'bot';
  readonly bot: string | null;
  /** The person the seat is reserved for. */
  readonly person: string | null;
  /** SHA-256 of the invitation. */
  readonly invitation: string | null;
}

/** A row of the log that cannot be played: today's engine refuses it, or a later program wrote it. */
export class Misplay extends Error {}

/**
 * The version of the bodies that this program writes. Bodies without a version count as 0. A change of the content of
 * a body is a new version and a step here, never a change of existing logs.
 */
const VERSION = 4;

type Loose = Readonly<Record<string, unknown>>;

/** By version: the function that turns a body of that version into one of the next. */
const STEPS: readonly ((kind: string, body: Loose) => Loose)[] = [
  // Older tables have neither of these two settings.
  (kind, body) => (kind === 'created' ? { leaving: 'bot', aids: true, ...body } : body),
  // Before there were sentences, everything said was free text.
  (kind, body) => (kind === 'said' ? { phrase: null, ...body } : body),
  // Before there were ratings, nobody agreed to any.
  (kind, body) => (kind === 'created' ? { rated: false, ...body } : body),
  // Taking back and calling a seat back gave the whole time again; the clocks of these tables still do.
  (kind, body) => (kind === 'created' ? { returning: 'whole', ...body } : body),
];

/** A body as the log stores it. */
export const bodyText = <K extends BodyKind>(body: Bodies[K]): string =>
  JSON.stringify({ v: VERSION, ...body });

/** The content of an entry in its current form. */
export const bodyOf = <K extends BodyKind>({ number, kind, body: text }: Entry): Bodies[K] => {
  const { v: version = 0, ...body } = JSON.parse(text) as Loose & { readonly v?: number };
  if (version > VERSION) throw new Misplay(`A later program wrote event ${number} (version ${version}).`);
  return STEPS.slice(version).reduce<Loose>((older, step) => step(kind, older), body) as unknown as Bodies[K];
};
