import type { Game, GameTypes, Seat, SetupRequest } from '@santiago/kernel';

/**
 * One step of a guided match: it is shown once, when it is due. Its texts are made again when the language changes.
 */
export interface Step<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Whether the step belongs to this position; `mine` is true where the learner must decide. */
  due(view: T['View'], mine: boolean): boolean;
  /** Paragraphs. */
  text(view: T['View']): readonly string[];
  /** What the text points at on the board, in notation. */
  marks?(view: T['View']): readonly string[];
  readonly task: /** Something to read; the match waits until it has been read. */
    | { readonly kind: 'read' }
    /**
     * Something to do. `check` says why an action is not what the coach asks for; null where it is, undefined while the
     * answer is not complete.
     */
    | { readonly kind: 'do'; check(view: T['View'], action: T['Action']): string | null | undefined }
    /** Bots play for everybody until this is true. */
    | { readonly kind: 'watch'; until(view: T['View']): boolean };
}

/** A guided match: a real match of the real engine, with fixed chance, with a coach for the learner. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: Game<T>;
  readonly setup: SetupRequest;
  readonly learner: Seat;
  /** By seat; the learner is named by the page. */
  readonly names: readonly string[];
  /** What chance does first, in notation; afterwards it is drawn from the seed. */
  readonly chance: readonly string[];
  readonly seed: number;
  /** The bot that plays where nothing else is specified. */
  readonly bot: string;
  /** False hides what the table says of worth and gains. */
  readonly aids?: boolean;
  readonly steps: readonly Step<T>[];
  /** What another player does here, in notation, if the rules allow it; null leaves the choice to the bot. */
  answer(view: T['View'], seat: Seat): string | null;
}
