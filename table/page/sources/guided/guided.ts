import { signal } from '@preact/signals';
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
  refusal,
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
import { otherLevel } from '../../worker/otherLevel.ts';
import type { Thinker } from '../../worker/thinker.ts';
import type { SeatInfo, TableFacts, TableSource, Trouble, WayOn } from '../contract.ts';
import { factsAfter } from '../facts.ts';
import { askBot, type BotAnswer } from '../trouble.ts';
import type { Lesson, Step } from './lesson.ts';

/** How far a learner is in a lesson: enough to continue there. */
export interface Progress {
  readonly rows: readonly string[];
  /** The steps that have been shown. */
  readonly done: readonly string[];
}

const NOT_BEGUN: Progress = { rows: [], done: [] };

/** A guided match in progress. It waits while there is something to read, and takes back wrong actions. */
export class Guided implements TableSource {
  readonly facts = signal<TableFacts | null>(null);
  /** What the coach says now. */
  readonly step = signal<Step | null>(null);
  /** Why the last action is not what the coach asks for; it is taken back next. */
  readonly mistake = signal<string | null>(null);
  readonly progress = signal<Progress>(NOT_BEGUN);
  readonly lesson: Lesson;
  private readonly setup: Setup;
  private readonly you: string;
  private readonly thinker: Thinker;
  private rows: Row<unknown>[] = [];
  private done = new Set<string>();
  private bot: string;
  private trouble: Trouble | null = null;
  private turn = 0;
  /** How many rows there were when the step began; a wrong answer is taken back to there. */
  private began = 0;
  /** While this holds, bots play for the learner too. */
  private playsLearner: (view: unknown) => boolean = () => false;
  /** A bot decides for the learner, who is not asked meanwhile. */
  private isWatched = false;

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
    this.bot = lesson.bot;
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
    const mistake = step?.task.kind === 'do' ? step.task.check(game.view(state, learner), row.action) : null;
    this.rows.push(row);
    this.mistake.value = mistake ?? null;
    if (mistake === null && step !== null) this.done.add(step.id);
    if (typeof mistake === 'string') this.publish();
    else void this.goOn();
    return null;
  }

  /** Takes back an action that the coach did not ask for. */
  async undo(): Promise<Refusal | null> {
    if (this.mistake.peek() === null) return refusal('undo-none', 'There is nothing to take back.');
    this.rows.length = this.began;
    this.mistake.value = null;
    this.publish();
    return null;
  }

  /** The learner has read the text, or lets bots play on. */
  next(): void {
    const step = this.step.peek();
    if (step === null || step.task.kind === 'do') return;
    const { task } = step;
    this.done.add(step.id);
    this.step.value = null;
    void this.goOn(task.kind === 'watch' ? (view) => !task.until(view) : () => false);
  }

  carryOn(way: WayOn): void {
    if (way === 'other-bot') this.bot = otherLevel(this.lesson.game.name, this.bot);
    void this.goOn(this.playsLearner);
  }

  restart(): void {
    this.thinker.stop();
    this.begin(NOT_BEGUN);
  }

  takeOver(): void {
    // There is only one person.
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
    const isPlayable = whole && replay(game, this.setup, read).misplay === null;
    this.rows = isPlayable ? read : [];
    this.done = new Set(isPlayable ? done : []);
    this.step.value = null;
    this.mistake.value = null;
    void this.goOn();
  }

  /** Chance, bots and the others act until the coach has something to say or the learner must choose. */
  private async goOn(playsLearner: (view: unknown) => boolean = () => false): Promise<void> {
    const mine = ++this.turn;
    const { game, learner } = this.lesson;
    this.playsLearner = playsLearner;
    this.trouble = null;
    for (;;) {
      const { state } = this;
      const view = game.view(state, learner);
      const owing = owingSeats(game.owes(state), seatsOf(this.setup.players));
      const byBot = playsLearner(view);
      if (byBot && !this.isWatched) this.watch();
      const step = byBot ? null : this.dueStep(view, owing.includes(learner));
      const next = step === null ? await this.nextRow(state, owing, byBot) : null;
      if (mine !== this.turn || next?.kind === 'dropped') return;
      if (next?.kind === 'row') this.rows.push(next.row);
      else {
        if (step !== this.step.peek()) this.began = this.rows.length;
        this.step.value = step;
        this.isWatched = false;
        this.trouble = next?.trouble ?? null;
      }
      this.publish();
      if (next?.kind !== 'row') return;
    }
  }

  private watch(): void {
    this.isWatched = true;
    this.publish();
  }

  private dueStep(view: unknown, mine: boolean): Step | null {
    const { steps } = this.lesson;
    return steps.find((step) => !this.done.has(step.id) && step.due(view, mine)) ?? null;
  }

  private async nextRow(
    state: GameTypes['State'],
    owing: readonly Seat[],
    byBot: boolean,
  ): Promise<BotAnswer | null> {
    const { game, chance, seed, learner } = this.lesson;
    const drawn = this.rows.filter(({ who }) => who === '*').length;
    if (game.owes(state) === OWES_CHANCE && drawn < chance.length) {
      const row = parseRow(game, `* ${chance[drawn]}`);
      if (row !== null && !isUndo(row) && game.refuse(state, CHANCE, row.action) === null)
        return { kind: 'row', row };
    }
    const row = nextRow(game, state, (index) => new FastRandom(seed, index), drawn);
    if (row !== null) return { kind: 'row', row };
    const seat = owing.find((each) => byBot || each !== learner);
    return seat === undefined ? null : this.answerOf(state, seat);
  }

  private async answerOf(state: GameTypes['State'], seat: Seat): Promise<BotAnswer> {
    const { game, seed } = this.lesson;
    const wanted = this.lesson.answer(game.view(state, seat), seat);
    const row = wanted === null ? null : parseRow(game, `${seat} ${wanted} ; bot`);
    if (row !== null && !isUndo(row) && refuseRow(game, state, row) === null) return { kind: 'row', row };
    const told = tell(game, this.setup, this.rows, seat);
    const { bot, rows } = this;
    return askBot(this.thinker, { game, state }, { bot, seat, told, seed, stream: rows.length });
  }

  private seatInfos(): SeatInfo[] {
    const { learner, names } = this.lesson;
    return seatsOf(this.setup.players).map((seat) => {
      const own = seat === learner;
      const name = own ? this.you : (names[seatIndex(seat)] ?? seat);
      return { seat, name, kind: own ? 'you' : 'bot', here: true };
    });
  }

  private publish(): void {
    const { game, learner } = this.lesson;
    const told = tell(game, this.setup, this.rows, learner);
    this.facts.value = factsAfter(this.facts.peek(), {
      game: game.name,
      setup: this.setup,
      viewer: learner,
      seats: this.seatInfos(),
      rows: told.map((each, i) => ({ number: i + 1, told: each, note: this.rows[i]!.note ?? null })),
      canUndo: false,
      due: {},
      handTo: null,
      trouble: this.trouble,
      ...(this.lesson.aids === false ? { aids: false } : {}),
      ...(this.isWatched ? { isWatched: true } : {}),
    });
    // An action that is about to be taken back is not saved.
    const rows = this.mistake.peek() === null ? this.rows : this.rows.slice(0, this.began);
    this.progress.value = { rows: rows.map((row) => formatRow(game, row)), done: [...this.done] };
  }
}
