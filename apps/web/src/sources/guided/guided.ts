import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  CHANCE,
  FastRandom,
  formatRow,
  type GameTypes,
  isUndo,
  makeSetup,
  nextRow,
  OWES_CHANCE,
  owingSeats,
  parseRow,
  type Refusal,
  refuseRow,
  replay,
  type Row,
  type Seat,
  seatIndex,
  seatsOf,
  type Setup,
  tell,
  writeMatch,
} from '@santiago/kernel';
import type { Thinker } from '../../worker/thinker.ts';
import type { SeatInfo, TableFacts, TableSource } from '../contract.ts';
import type { Lesson, Step } from './lesson.ts';

/** How far somebody has come in a lesson: enough to go on there. */
export interface Progress {
  readonly rows: readonly string[];
  /** The steps that have been taken. */
  readonly done: readonly string[];
}

const NOT_BEGUN: Progress = { rows: [], done: [] };

/** A guided match being played. It waits while something is to be read, and takes back what was not meant. */
export class Guided implements TableSource {
  readonly facts: ReadonlySignal<TableFacts | null>;
  /** What the teacher says now. */
  readonly step = signal<Step | null>(null);
  /** Why the action just made is not what is wanted; it is taken back next. */
  readonly mistake = signal<string | null>(null);
  readonly progress = signal<Progress>(NOT_BEGUN);
  readonly lesson: Lesson;
  private readonly setup: Setup;
  private readonly you: string;
  private readonly thinker: Thinker;
  private readonly published = signal<TableFacts | null>(null);
  private rows: Row<unknown>[] = [];
  private done = new Set<string>();
  private version = 0;
  private turn = 0;

  constructor(
    lesson: Lesson,
    thinker: Thinker,
    { you, progress }: { you: string; progress: Progress | null },
  ) {
    const setup = makeSetup(lesson.game.setup, lesson.setup);
    if (!setup.ok) throw new Error(setup.fault.text);
    this.lesson = lesson;
    this.setup = setup.value;
    this.you = you;
    this.thinker = thinker;
    this.facts = computed(() => this.published.value);
    this.begin(progress ?? NOT_BEGUN);
  }

  get state(): GameTypes['State'] {
    return replay(this.lesson.game, this.setup, this.rows).state;
  }

  /** What the learner knows. */
  get view(): unknown {
    return this.lesson.game.view(this.state, this.lesson.learner);
  }

  async act(text: string): Promise<Refusal | null> {
    const { game, learner } = this.lesson;
    const row = parseRow(game, `${learner} ${text}`);
    if (row === null || isUndo(row)) throw new Error(`"${text}" is not an action`);
    const { state } = this;
    const refused = refuseRow(game, state, row);
    if (refused !== null) return refused;
    const step = this.step.peek();
    const mistake = step?.task.kind === 'do' ? step.task.judge(game.view(state, learner), row.action) : null;
    this.rows.push(row);
    this.mistake.value = mistake;
    if (mistake === null) {
      if (step !== null) this.done.add(step.id);
      void this.goOn();
    } else this.publish();
    return null;
  }

  /** Takes back what was not meant. */
  async undo(): Promise<Refusal | null> {
    if (this.mistake.peek() === null) return null;
    this.rows.pop();
    this.mistake.value = null;
    this.version++;
    this.publish();
    return null;
  }

  /** What was to be read has been read, or bots may play on. */
  next(): void {
    const step = this.step.peek();
    if (step === null || step.task.kind === 'do') return;
    const { task } = step;
    this.done.add(step.id);
    this.step.value = null;
    void this.goOn(task.kind === 'watch' ? (view) => !task.until(view) : () => false);
  }

  restart(): void {
    this.thinker.stop();
    this.begin(NOT_BEGUN);
  }

  takeOver(): void {
    // There is one person only.
  }

  async file(): Promise<string> {
    const { game } = this.lesson;
    return writeMatch(game, { setup: this.setup, tags: [], rows: this.rows, variations: [] });
  }

  close(): void {
    this.turn++;
    this.thinker.close();
  }

  private begin({ rows, done }: Progress): void {
    const { game } = this.lesson;
    const read = rows.map((text) => parseRow(game, text));
    const whole = read.every((row): row is Row<unknown> => row !== null && !isUndo(row));
    const kept = whole && replay(game, this.setup, read).misplay === null;
    this.rows = kept ? read : [];
    this.done = new Set(kept ? done : []);
    this.step.value = null;
    this.mistake.value = null;
    this.version++;
    void this.goOn();
  }

  /** Chance, bots and the others, until the teacher has something to say or the learner must choose. */
  private async goOn(playsLearner: (view: unknown) => boolean = () => false): Promise<void> {
    const mine = ++this.turn;
    const { game, learner } = this.lesson;
    for (;;) {
      const { state } = this;
      const view = game.view(state, learner);
      const owing = owingSeats(game.owes(state), seatsOf(this.setup.players));
      const byBot = playsLearner(view);
      const step = byBot ? null : this.dueStep(view, owing.includes(learner));
      const row = step === null ? await this.nextRow(state, owing, byBot) : null;
      if (mine !== this.turn) return;
      if (row === null) {
        this.step.value = step;
        this.publish();
        return;
      }
      this.rows.push(row);
      this.publish();
    }
  }

  private dueStep(view: unknown, mine: boolean): Step | null {
    const { steps } = this.lesson;
    return steps.find((step) => !this.done.has(step.id) && step.due(view, mine)) ?? null;
  }

  private async nextRow(
    state: GameTypes['State'],
    owing: readonly Seat[],
    byBot: boolean,
  ): Promise<Row<unknown> | null> {
    const { game, chance, seed, learner } = this.lesson;
    const drawn = this.rows.filter(({ who }) => who === '*').length;
    if (game.owes(state) === OWES_CHANCE && drawn < chance.length) {
      const row = parseRow(game, `* ${chance[drawn]}`);
      if (row !== null && !isUndo(row) && game.refuse(state, CHANCE, row.action) === null) return row;
    }
    const next = nextRow(game, state, (index) => new FastRandom(seed, index), drawn);
    if (next !== null) return next;
    const seat = owing.find((each) => byBot || each !== learner);
    return seat === undefined ? null : this.answerOf(state, seat);
  }

  private async answerOf(state: GameTypes['State'], seat: Seat): Promise<Row<unknown>> {
    const { game, bot, seed } = this.lesson;
    const view = game.view(state, seat);
    const wanted = this.lesson.answer(view, seat);
    const row = wanted === null ? null : parseRow(game, `${seat} ${wanted} ; bot`);
    if (row !== null && !isUndo(row) && refuseRow(game, state, row) === null) return row;
    const told = tell(game, this.setup, this.rows, seat);
    const stream = this.rows.length;
    const action = await this.thinker.choose({ game: game.name, bot, seat, view, told, seed, stream });
    return parseRow(game, `${seat} ${action} ; bot`) as Row<unknown>;
  }

  private publish(): void {
    const { game, learner, names } = this.lesson;
    const told = tell(game, this.setup, this.rows, learner);
    const seats = seatsOf(this.setup.players).map((seat): SeatInfo => {
      const own = seat === learner;
      return {
        seat,
        name: own ? this.you : (names[seatIndex(seat)] ?? seat),
        kind: own ? 'you' : 'bot',
        here: true,
      };
    });
    this.published.value = {
      game: game.name,
      setup: this.setup,
      viewer: learner,
      seats,
      rows: told.map((each, index) => ({
        number: index + 1,
        told: each,
        note: this.rows[index]!.note ?? null,
      })),
      version: this.version,
      canUndo: false,
      due: {},
      handTo: null,
      trouble: null,
    };
    // What is about to be taken back is not kept.
    const rows = this.mistake.peek() === null ? this.rows : this.rows.slice(0, -1);
    this.progress.value = { rows: rows.map((row) => formatRow(game, row)), done: [...this.done] };
  }
}
