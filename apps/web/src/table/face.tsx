import type { Game, GameTypes, Seat, Sentences, Setup } from '@santiago/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { type Happened, type PaceOf, TableModel } from './model.ts';
import type { SeatInfo, TableSource } from '../sources/contract.ts';
import type { WhoOf } from './who.ts';

/** What a table of people has beside the match. */
export interface PeopleParts {
  /** Who is here, and what is said. */
  readonly talk: ComponentChildren;
  /** What was said and not seen yet: how much, and in words. */
  readonly unread?: { readonly count: number; readonly text: string };
  /** In the panel while others act: what can be done about it. The viewer's last action is handed over. */
  readonly meanwhile: (own: OwnAction | null) => ComponentChildren;
}

/** What the shell gives to a table, whatever is played at it. */
export interface TableProps {
  readonly onAgain: () => void;
  /** Where people play together. */
  readonly people?: PeopleParts;
  /** Questions from the others at the table. */
  readonly alerts?: ComponentChildren;
  /** What the coach or a study has to say, above the decision. */
  readonly coach?: ComponentChildren;
  /** What is said there belongs to the newest step, and waits until that step is shown. */
  readonly coachWaits?: boolean;
  /** What to light up on the board, in notation. */
  readonly marks?: readonly string[];
  /** What the coach can say of the step on the screen. */
  readonly help?: (step: ShownStep) => ComponentChildren;
  /** What else can be done with a match that is over. */
  readonly afterwards?: ComponentChildren;
}

/** The last action of the viewer, while it may still be taken back with the agreement of the others. */
export interface OwnAction {
  /** In words. */
  readonly lines: readonly string[];
}

/** What the screen shows: a view, and how many rows led to it. */
export interface ShownStep {
  readonly view: unknown;
  readonly rows: number;
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
  /** Who sits where. With it everything the view knows stands around the board; without it the board is alone. */
  readonly seats?: readonly SeatInfo[];
  /** The answer that was given to the decision, and a better one, in notation: both are drawn. */
  readonly played?: string | null;
  readonly best?: string | null;
}

/** The sentences of a game in the reader's language. */
export interface FaceTalk {
  readonly sentences: Sentences;
  /** What a gap is called. */
  gap(gap: string): string;
  /** What fills a gap, in words. */
  value(gap: string, value: string | number, setup: Setup): string;
  /** The sentence of this name, its gaps filled with words. */
  text(name: string, gaps: Readonly<Record<string, string>>): string;
}

/** How a game is shown: all that its table needs, opened on a source. */
export interface Face {
  open(source: TableSource): OpenTable;
  /** The position alone, to be looked at. */
  readonly Position: FunctionComponent<PositionProps>;
  /** What a row did, in a sentence and its consequences. */
  sentences(told: Happened, whoOf: WhoOf): readonly string[];
  /** By seat: how it stands, as the game counts it before its end. */
  standing(view: unknown): readonly number[];
  readonly talk: FaceTalk;
}

/** What a game brings beside its table. */
interface FaceParts<T extends GameTypes> {
  readonly paceOf: PaceOf<T>;
  readonly Table: FunctionComponent<TableProps & { readonly model: TableModel<T> }>;
  readonly Position: FunctionComponent<PositionProps<T['View']>>;
  readonly sentences: (told: Happened<T['View']>, whoOf: WhoOf) => readonly string[];
  readonly standing: (view: T['View']) => readonly number[];
  readonly talk: FaceTalk;
}

export const faceOf = <T extends GameTypes>(
  game: Game<T>,
  { paceOf, Table, Position, standing, sentences, talk }: FaceParts<T>,
): Face => ({
  open: (source) => {
    const model = new TableModel(game, source, paceOf);
    return { Table: (props) => <Table {...props} model={model} />, close: () => model.close() };
  },
  Position: (props) => <Position {...props} />,
  sentences: (told, whoOf) => sentences(told, whoOf),
  standing,
  talk,
});
