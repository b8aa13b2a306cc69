import { batch, signal } from '@preact/signals';
import {
  CHANCE,
  FastRandom,
  type Game,
  type GameTypes,
  nextRow,
  OWES_CHANCE,
  owingSeats,
  parseRow,
  refuseRow,
  type Refusal,
  refusal,
  formatRow,
  isUndo,
  type Row,
  type Seat,
  seatIndex,
  seatsOf,
  whoIndex,
} from '@santiago/kernel';
import { otherLevel } from '../../worker/otherLevel.ts';
import type { Thinker } from '../../worker/thinker.ts';
import type { SeatInfo, TableFacts, TableRow, TableSource, Trouble, WayOn } from '../contract.ts';
import { factsAfter } from '../facts.ts';
import { askBot } from '../trouble.ts';
import { fileOf, rowsOf, type StudyDocument, writeStudy } from './document.ts';
import { type At, MAIN, pathOf, playRow, renamed, type Tree, without } from './lines.ts';

/** A match as a study: any position of it can be played on, by hand or by bots, and nothing is ever lost. */
export class Study implements TableSource {
  readonly facts = signal<TableFacts | null>(null);
  readonly tree = signal<Tree>([]);
  readonly at = signal<At>({ line: MAIN, depth: 0 });
  /** The seat played by hand while bots answer for the others; null where everything is played by hand. */
  readonly hand = signal<Seat | null>(null);
  /** The level of the bots. */
  readonly bot = signal('');
  readonly thinking = signal(false);
  private readonly document: StudyDocument;
  private readonly game: Game;
  private readonly thinker: Thinker;
  private readonly seed: number;
  private readonly you: string;
  /** The number of the current task: an answer to an older one is dropped. */
  private turn = 0;
  private trouble: Trouble | null = null;
  /** The seats whose decisions bots were last asked for. */
  private isBots: (seat: Seat) => boolean = () => false;

  /** `you` is the name of a player of this device who gave none. */
  constructor(document: StudyDocument, thinker: Thinker, { seed, you }: { seed: number; you: string }) {
    this.document = document;
    this.game = document.game;
    this.thinker = thinker;
    this.seed = seed;
    this.you = you;
    this.tree.value = document.tree;
    this.at.value = document.at;
    this.publish();
  }

  /** The study as it is now, to be stored, sent or saved. */
  now(): StudyDocument {
    return { ...this.document, tree: this.tree.value, at: this.at.value };
  }

  stateAt({ line, depth }: At): GameTypes['State'] {
    const { state } = this.replay(pathOf(this.tree.value, line).slice(0, depth));
    return state;
  }

  seek(depth: number): void {
    const { line } = this.at.peek();
    const end = pathOf(this.tree.peek(), line).length;
    this.go({ line, depth: Math.max(0, Math.min(end, depth)) });
  }

  go(at: At): void {
    this.stop();
    this.at.value = at;
    this.publish();
  }

  rename(id: number, name: string): void {
    this.tree.value = renamed(this.tree.peek(), id, name);
  }

  remove(id: number): void {
    const tree = without(this.tree.peek(), id);
    const { line, depth } = this.at.peek();
    const removed = this.tree.peek().find((each) => each.id === id)!;
    const gone = !tree.some((each) => each.id === line);
    this.stop();
    batch(() => {
      this.tree.value = tree;
      if (gone) this.at.value = { line: removed.parent ?? MAIN, depth: Math.min(depth, removed.leaves) };
    });
    this.publish();
  }

  async act(action: string): Promise<Refusal | null> {
    const viewer = this.facts.peek()!.viewer as Seat;
    const row = parseRow(this.game, `${viewer} ${action}`);
    if (row === null || isUndo(row)) throw new Error(`"${action}" is not an action`);
    const refused = refuseRow(this.game, this.stateAt(this.at.peek()), row);
    if (refused !== null) return refused;
    this.stop();
    this.add(row);
    this.settle();
    this.publish();
    if (this.hand.peek() !== null) void this.answer((seat) => seat !== this.hand.peek());
    return null;
  }

  /** Bots make the next decision, for any seat. */
  playOne(): void {
    this.stop();
    this.settle();
    this.publish();
    const depth = this.at.peek().depth;
    void this.answer(() => this.at.peek().depth === depth);
  }

  playToTheEnd(): void {
    this.stop();
    this.settle();
    this.publish();
    void this.answer(() => true);
  }

  carryOn(way: WayOn): void {
    if (way === 'other-bot') this.bot.value = otherLevel(this.game.name, this.bot.peek());
    this.trouble = null;
    void this.answer(this.isBots);
  }

  /** Stops the bots. */
  stop(): void {
    this.turn++;
    this.trouble = null;
    if (this.thinking.peek()) this.thinker.stop();
    this.thinking.value = false;
  }

  /** Goes back by one decision in this line. */
  async undo(): Promise<Refusal | null> {
    const rows = pathOf(this.tree.peek(), this.at.peek().line);
    let depth = this.at.peek().depth - 1;
    while (depth > 0 && (rows[depth]!.startsWith('*') || rows[depth]!.endsWith('; forced'))) depth--;
    if (depth < 0) return refusal('undo-none', 'There is nothing to take back.');
    this.seek(depth);
    return null;
  }

  takeOver(): void {
    // In a study everything is visible.
  }

  async file(): Promise<string> {
    const now = this.now();
    return now.start === null ? fileOf(now) : writeStudy(now);
  }

  close(): void {
    this.turn++;
    this.thinker.close();
  }

  private startState(): GameTypes['State'] {
    const { start, setup } = this.document;
    return start === null ? this.game.start(setup) : this.game.known(start);
  }

  private replay(texts: readonly string[]): { state: GameTypes['State']; rows: Row<unknown>[] } {
    const state = this.startState();
    const rows = rowsOf(this.game, texts)!;
    for (const { who, action } of rows) this.game.play(state, whoIndex(who), this.game.encode(action));
    return { state, rows };
  }

  private add(row: Row<unknown>): void {
    const { tree, at } = playRow(this.tree.peek(), this.at.peek(), formatRow(this.game, row));
    batch(() => {
      this.tree.value = tree;
      this.at.value = at;
    });
  }

  /** Chance and forced answers. Chance repeats what it did in the match as long as that is possible. */
  private settle(): void {
    for (;;) {
      const { line, depth } = this.at.peek();
      const { state, rows } = this.replay(pathOf(this.tree.peek(), line).slice(0, depth));
      const drawn = rows.filter(({ who }) => who === '*').length;
      const row = this.chanceOfMatch(state, drawn) ?? nextRow(this.game, state, this.draw, drawn);
      if (row === null) return;
      this.add(row);
    }
  }

  private readonly draw = (index: number): FastRandom => new FastRandom(this.seed, index);

  private chanceOfMatch(state: GameTypes['State'], drawn: number): Row<unknown> | null {
    if (this.game.owes(state) !== OWES_CHANCE) return null;
    const texts = pathOf(this.tree.peek(), MAIN).filter((text) => text.startsWith('*'));
    const [row] = rowsOf(this.game, texts.slice(drawn, drawn + 1))!;
    return row !== undefined && this.game.refuse(state, CHANCE, row.action) === null ? row : null;
  }

  private owing(): Seat[] {
    const state = this.stateAt(this.at.peek());
    return owingSeats(this.game.owes(state), seatsOf(this.document.setup.players));
  }

  private async answer(isBots: (seat: Seat) => boolean): Promise<void> {
    const mine = ++this.turn;
    this.isBots = isBots;
    this.thinking.value = true;
    for (;;) {
      const seat = this.owing().find(isBots);
      if (seat === undefined) break;
      const { game } = this;
      const answer = await askBot(
        this.thinker,
        { game, state: this.stateAt(this.at.peek()) },
        {
          bot: this.bot.peek(),
          seat,
          // In a study from a single position, bots do not get the full history that they expect.
          told: this.document.start === null ? this.toldRows(seat).map(({ told }) => told) : [],
          seed: this.seed,
          stream: this.at.peek().depth,
        },
      );
      if (mine !== this.turn || answer.kind === 'dropped') return;
      if (answer.kind === 'trouble') {
        this.trouble = answer.trouble;
        break;
      }
      this.add(answer.row);
      this.settle();
      this.publish();
    }
    this.thinking.value = false;
    this.publish();
  }

  /** The viewer: the seat played by hand if it must act, otherwise the first seat that must. */
  private viewerNow(): Seat {
    const owing = this.owing();
    const before = this.facts.peek()?.viewer as Seat | undefined;
    const hand = this.hand.peek();
    if (hand !== null && (owing.includes(hand) || this.thinking.peek())) return hand;
    if (before !== undefined && (owing.includes(before) || owing.length === 0 || this.thinking.peek()))
      return before;
    return owing[0] ?? 'p1';
  }

  private publish(): void {
    const viewer = this.viewerNow();
    const rows = this.toldRows(viewer);
    this.facts.value = factsAfter(this.facts.peek(), {
      game: this.game.name,
      setup: this.document.setup,
      viewer,
      seats: this.seatInfos(),
      rows,
      canUndo: rows.some(({ told }) => !told.text.startsWith('*')),
      due: {},
      handTo: null,
      trouble: this.trouble,
      ...(this.document.start === null ? {} : { start: this.game.view(this.startState(), viewer) }),
    });
  }

  private seatInfos(): SeatInfo[] {
    return seatsOf(this.document.setup.players).map((seat) => ({
      seat,
      name: this.document.names[seatIndex(seat)] ?? seat,
      kind: this.document.names[seatIndex(seat)] === this.you ? 'you' : 'person',
      here: true,
    }));
  }

  private toldRows(viewer: Seat): TableRow[] {
    const { line, depth } = this.at.peek();
    const texts = pathOf(this.tree.peek(), line).slice(0, depth);
    const state = this.startState();
    return rowsOf(this.game, texts)!.map(({ who, action, note }, index) => {
      const told = this.game.told(state, whoIndex(who), action, viewer);
      this.game.play(state, whoIndex(who), this.game.encode(action));
      return { number: index + 1, told, note: note ?? null };
    });
  }
}
