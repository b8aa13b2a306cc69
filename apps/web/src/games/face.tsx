import type { Game, GameTypes, Seat } from '@santiago/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { type PaceOf, TableModel } from '../table/model.ts';
import type { TableSource } from '../table/source.ts';

/** What the shell gives to a table, whatever is played at it. */
export interface TableProps {
  readonly onAgain: () => void;
  /** What is said at the table, where people can talk. */
  readonly talk?: ComponentChildren;
  /** Questions from the others at the table. */
  readonly notices?: ComponentChildren;
}

export type SeatMark = FunctionComponent<{ readonly seat: Seat; readonly size: number }>;

interface OpenTable {
  readonly Table: FunctionComponent<TableProps>;
  close(): void;
}

/** How a game is shown: all that its table needs, opened on a source. */
export interface Face {
  open(source: TableSource): OpenTable;
}

export const faceOf = <T extends GameTypes>(
  game: Game<T>,
  paceOf: PaceOf<T>,
  Table: FunctionComponent<TableProps & { readonly model: TableModel<T> }>,
): Face => ({
  open: (source) => {
    const model = new TableModel(game, source, paceOf);
    return { Table: (props) => <Table {...props} model={model} />, close: () => model.close() };
  },
});
