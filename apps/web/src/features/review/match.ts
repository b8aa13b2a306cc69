import { type Eye, type GameTypes, parseRow, type Row, seatsOf, type Seat, whoIndex } from '@santiago/kernel';
import type { Face } from '@santiago/table/page/model/face.tsx';
import type { SeatInfo } from '@santiago/table/page/sources/contract.ts';
import { isUnnamed } from '@santiago/table/page/sources/local/names.ts';
import type { StudyDocument } from '@santiago/table/page/sources/study/document.ts';
import { MAIN, pathOf, playRow, renamed } from '@santiago/table/page/sources/study/lines.ts';
import { whoOf, type WhoOf } from '@santiago/table/page/seats/who.ts';

/** A match under review: every position of it, and every row in words. */
export class ReviewedMatch {
  readonly document: StudyDocument;
  readonly rows: readonly string[];
  /** The player the review is for; null where it is for nobody in particular. */
  readonly eye: Seat | null;
  /** Whether seats knew different things during the match. */
  readonly hides: boolean;
  private readonly face: Face;
  private readonly whoOf: WhoOf;
  private readonly states: GameTypes['State'][] = [];

  constructor(document: StudyDocument, face: Face, eye: Seat | null) {
    this.document = document;
    this.face = face;
    this.rows = pathOf(document.tree, MAIN);
    this.eye =
      eye ?? seatsOf(document.setup.players).find((_, i) => isUnnamed(document.names[i] ?? '')) ?? null;
    this.whoOf = whoOf({ seats: this.seatInfos });
    const { game, setup } = document;
    const state = game.start(setup);
    this.states.push(game.copy(state));
    for (const row of this.rows.map((text) => this.rowOf(text))) {
      game.play(state, whoIndex(row.who), game.encode(row.action));
      this.states.push(game.copy(state));
    }
    this.hides = this.differs(Math.floor(this.rows.length / 2));
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.document.setup.players);
  }

  get seatInfos(): readonly SeatInfo[] {
    const { names } = this.document;
    return this.seats.map((seat, i) => ({
      seat,
      name: names[i] ?? seat,
      kind: seat === this.eye ? 'you' : 'person',
      here: true,
    }));
  }

  who(seat: Seat) {
    return this.whoOf(seat);
  }

  /** The seat that acts after this many rows; null for chance and at the end. */
  actorAt(rows: number): Seat | null {
    const who = this.rows[rows]?.split(' ', 1)[0] ?? '*';
    return who === '*' ? null : (who as Seat);
  }

  /** The position after this many rows, as a seat knew it or with everything open. */
  viewAfter(rows: number, eye: Eye): unknown {
    return this.document.game.view(this.states[rows], eye);
  }

  /** What a row of the match did, or what another row instead of it would have done. */
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

  /** A study in which this action replaces row `index`. */
  studyWith(index: number, action: string, name: string): StudyDocument {
    const who = this.rows[index]!.split(' ', 1)[0]!;
    const { tree, at } = playRow(this.document.tree, { line: MAIN, depth: index }, `${who} ${action}`);
    const line = tree.find(({ id }) => id === at.line)!;
    const named = line.id === MAIN || line.name !== '' ? tree : renamed(tree, line.id, name);
    return { ...this.document, tree: named, at };
  }

  private differs(rows: number): boolean {
    const text = (eye: Eye): string =>
      JSON.stringify({ ...(this.viewAfter(rows, eye) as object), eye: null });
    return text('all') !== text(this.seats[0]!);
  }

  private rowOf(text: string): Row<unknown> {
    return parseRow(this.document.game, text) as Row<unknown>;
  }
}
