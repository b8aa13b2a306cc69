import {
  type GameTypes,
  parseRow,
  type Row,
  seatIndex,
  seatsOf,
  type Seat,
  whoIndex,
} from '@santiago/kernel';
import type { Face } from '../../table/face.tsx';
import type { StudyDocument } from '../../sources/study/document.ts';
import { MAIN, pathOf, playRow, renamed } from '../../sources/study/lines.ts';
import type { WhoOf } from '../../table/who.ts';

/** A match to be talked about: every position of it, and every row in words. */
export class ReviewedMatch {
  readonly document: StudyDocument;
  readonly rows: readonly string[];
  private readonly face: Face;
  private readonly whoOf: WhoOf;
  private readonly states: GameTypes['State'][] = [];

  constructor(document: StudyDocument, face: Face, you: string) {
    this.document = document;
    this.face = face;
    this.rows = pathOf(document.tree, MAIN);
    this.whoOf = (seat) => {
      const name = document.names[seatIndex(seat)] ?? seat;
      return { name, you: name === you };
    };
    const { game, setup } = document;
    const state = game.start(setup);
    this.states.push(game.copy(state));
    for (const row of this.rows.map((text) => this.rowOf(text))) {
      game.play(state, whoIndex(row.who), game.encode(row.action));
      this.states.push(game.copy(state));
    }
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.document.setup.players);
  }

  who(seat: Seat) {
    return this.whoOf(seat);
  }

  /** The position after so many rows, everything open. */
  viewAfter(rows: number): unknown {
    return this.document.game.view(this.states[rows], 'all');
  }

  /** What a row of the match did, or another one in its place would have done. */
  sentenceOf(index: number, instead?: string): string {
    const { game } = this.document;
    const text = this.rows[index]!;
    const row = this.rowOf(instead === undefined ? text : `${text.split(' ', 1)[0]} ${instead}`);
    const state = this.states[index]!;
    const viewer = row.who === '*' ? 'spectator' : row.who;
    const after = game.copy(state);
    game.play(after, whoIndex(row.who), game.encode(row.action));
    const told = game.told(state, whoIndex(row.who), row.action, viewer);
    const before = game.view(state, viewer);
    const happened = {
      row: { number: index + 1, told, note: null },
      before,
      after: game.view(after, viewer),
    };
    return this.face.sentences(happened, this.whoOf)[0] ?? '';
  }

  /** A study in which this action was played instead of row `index`. */
  studyWith(index: number, action: string, name: string): StudyDocument {
    const who = this.rows[index]!.split(' ', 1)[0]!;
    const { tree, at } = playRow(this.document.tree, { line: MAIN, depth: index }, `${who} ${action}`);
    const line = tree.find(({ id }) => id === at.line)!;
    const named = line.id === MAIN || line.name !== '' ? tree : renamed(tree, line.id, name);
    return { ...this.document, tree: named, at };
  }

  private rowOf(text: string): Row<unknown> {
    return parseRow(this.document.game, text) as Row<unknown>;
  }
}
