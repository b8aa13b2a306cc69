import type { ReadonlySignal } from '@preact/signals';
import type { Deal, Game, GameTypes, Phrase, Seat, Sentences, Setup } from '@santiago/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { type Happened, type PaceOf, TableModel } from './model.ts';
import type { SeatInfo, TableSource } from '../sources/contract.ts';
import type { WhoOf } from '../seats/who.ts';

/** What a table of people has in addition to the match. */
export interface PeopleParts {
  /** Who is here, and the chat, which asks the view on the screen what can still be agreed on. */
  readonly talk: (view: ReadonlySignal<unknown>) => ComponentChildren;
  /** Unread messages: how many, and in words. */
  readonly unread?: { readonly count: number; readonly text: string };
  /** In the panel while others act: what can be done. It receives the viewer's last action and the view. */
  readonly meanwhile: (own: OwnAction | null, view: ReadonlySignal<unknown>) => ComponentChildren;
}

/** What the shell gives to a table of any game. */
export interface TableProps {
  readonly onAgain: () => void;
  /** Where people play together. */
  readonly people?: PeopleParts;
  /** Questions from the others at the table. */
  readonly alerts?: ComponentChildren;
  /** What the coach or a study says, above the decision. */
  readonly coach?: ComponentChildren;
  /** That text belongs to the newest step and waits until that step is shown. */
  readonly coachWaits?: boolean;
  /** What to light up on the board, in notation. */
  readonly marks?: readonly string[];
  /** What the coach can say about the step on the screen. */
  readonly help?: (step: ShownStep) => ComponentChildren;
  /** What else can be done with a finished match. */
  readonly afterwards?: (rank: AfterwardsRank) => ComponentChildren;
}

/** After a victory people want to play again first; otherwise they want to know why they did not win. */
export type AfterwardsRank = 'first' | 'second';

/** The viewer's last action, while it may still be taken back if the others agree. */
export interface OwnAction {
  /** In words. */
  readonly lines: readonly string[];
}

/** What the screen shows: a view, and the number of rows that led to it. */
export interface ShownStep {
  readonly view: unknown;
  readonly rows: number;
  /** The card that is in hand just now, where the game has cards. */
  readonly chosen: string | null;
}

export type SeatMark = FunctionComponent<{ readonly seat: Seat; readonly size: number }>;

interface OpenTable {
  readonly Table: FunctionComponent<TableProps>;
  close(): void;
}

export interface PositionProps<V = unknown> {
  readonly view: V;
  /** What to light up, in notation. */
  readonly marks?: readonly string[];
  /**
   * The players of the seats. With them, everything the view knows is shown around the board; without them, only the
   * board.
   */
  readonly seats?: readonly SeatInfo[];
  /** The answer that was given to the decision, and a better one, in notation: both are drawn. */
  readonly played?: string | null;
  readonly best?: string | null;
}

/** The sentences of a game in the reader's language. */
export interface FaceTalk {
  readonly sentences: Sentences;
  /** The name of a gap. */
  gap(gap: string): string;
  /** What fills a gap, in words. */
  value(gap: string, value: string | number, setup: Setup): string;
  /** The spots that one of the game's sentences is about when this seat says it, in notation. */
  spots(phrase: Phrase, from: Seat, view: unknown): readonly string[];
  /** Tells whether a deal can still be kept, as far as this view knows. */
  openIn(view: unknown): (deal: Deal) => boolean;
  /** The sentence of this name, its gaps filled with words. */
  text(name: string, gaps: Readonly<Record<string, string>>): string;
}

/** How a game is shown: everything its table needs, opened on a source. */
export interface Face {
  open(source: TableSource): OpenTable;
  /** The position alone, without choices. */
  readonly Position: FunctionComponent<PositionProps>;
  /** What a row did, in a sentence and its consequences. */
  sentences(told: Happened, whoOf: WhoOf): readonly string[];
  /** By seat: the result so far, as the game counts it before its end. */
  standing(view: unknown): readonly number[];
  /** The round of a position, or the turn in a game without rounds. */
  roundOf(view: unknown): number;
  readonly talk: FaceTalk;
}

/** What a game provides in addition to its table. */
interface FaceParts<T extends GameTypes> {
  readonly paceOf: PaceOf<T>;
  readonly Table: FunctionComponent<TableProps & { readonly model: TableModel<T> }>;
  readonly Position: FunctionComponent<PositionProps<T['View']>>;
  readonly sentences: (told: Happened<T['View']>, whoOf: WhoOf) => readonly string[];
  readonly standing: (view: T['View']) => readonly number[];
  readonly roundOf: (view: T['View']) => number;
  readonly talk: FaceTalk;
}

export const faceOf = <T extends GameTypes>(
  game: Game<T>,
  { paceOf, Table, Position, standing, roundOf, sentences, talk }: FaceParts<T>,
): Face => ({
  open: (source) => {
    const model = new TableModel(game, source, paceOf);
    return { Table: (props) => <Table {...props} model={model} />, close: () => model.close() };
  },
  Position: (props) => <Position {...props} />,
  sentences: (told, whoOf) => sentences(told, whoOf),
  standing,
  roundOf,
  talk,
});
