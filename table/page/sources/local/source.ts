import { signal } from '@preact/signals';
import { type Refusal, refusal, type Seat, seatIndex } from '@santiago/kernel';
import { t } from '../../i18n/index.ts';
import { otherLevel } from '../../worker/otherLevel.ts';
import type { MatchNews } from '../../worker/match.ts';
import { openWorker, type OpenWorker, type WorkerLink } from '../../worker/open.ts';
import type { Failure, Result } from '../../worker/rpc.ts';
import type { ActReply } from '../../worker/services.ts';
import type { SeatInfo, TableFacts, TableSource, WayOn } from '../contract.ts';
import { factsAfter } from '../facts.ts';
import { troubleOf } from '../trouble.ts';
import { nameAmong } from './names.ts';
import { type SavedMatch, saveMatch } from './store.ts';

/** Names in a file stay as they are, but nobody passes the device to "You". */
const namesOf = ({ seats, isFile }: SavedMatch, handTo: Seat | null): string[] =>
  seats.map(({ name }, i) => (isFile === true && handTo === null ? name : nameAmong(seats, i)));

const seatInfos = (match: SavedMatch, viewer: Seat, handTo: Seat | null): SeatInfo[] => {
  const names = namesOf(match, handTo);
  return match.seats.map(({ kind, bot }, index) => {
    const seat = `p${index + 1}` as Seat;
    const whose = kind === 'bot' ? 'bot' : seat === viewer ? 'you' : 'person';
    const level = kind === 'bot' && bot !== undefined ? { level: bot } : {};
    return { seat, name: names[index]!, kind: whose, here: true, ...level };
  });
};

/** The table before the first row, so that nobody sees an empty page while it loads. */
const laidTable = (match: SavedMatch): Omit<TableFacts, 'version'> => {
  const human = match.seats.findIndex((seat) => seat.kind === 'human');
  const viewer = `p${Math.max(0, human) + 1}` as Seat;
  return {
    game: match.game,
    setup: match.setup,
    viewer,
    seats: seatInfos(match, viewer, null),
    rows: [],
    canUndo: false,
    due: {},
    handTo: null,
    trouble: null,
    isShared: match.seats.filter(({ kind }) => kind === 'human').length > 1,
  };
};

interface LocalTools {
  readonly open?: OpenWorker;
  readonly save?: (match: SavedMatch) => Promise<unknown>;
}

/**
 * A table played by the engine in a worker of this page. Everything needed to continue is here, not in the worker.
 */
export class LocalSource implements TableSource {
  readonly facts = signal<TableFacts | null>(null);
  private readonly open: OpenWorker;
  private readonly save: (match: SavedMatch) => Promise<unknown>;
  private match: SavedMatch;
  private link: WorkerLink;
  /** The bot that chooses next. */
  private bot: Seat | null = null;
  private botsPlay = false;
  private closed = false;

  constructor(match: SavedMatch, { open = openWorker, save = saveMatch }: LocalTools = {}) {
    this.open = open;
    this.save = save;
    this.match = match;
    if (match.log.length === 0) this.facts.value = factsAfter(null, laidTable(match));
    this.link = this.begin();
  }

  async act(action: string): Promise<Refusal | null> {
    return this.takeReply(await this.link.call('act', { seat: this.seat(), action }));
  }

  async undo(): Promise<Refusal | null> {
    return this.takeReply(await this.link.call('undo', this.seat()));
  }

  takeOver(): void {
    void this.link.call('takeOver', null).then((result) => this.take(result));
  }

  async file(): Promise<string> {
    const result = await this.link.call('file', null);
    if (result.ok) return result.value;
    this.carryOn('again');
    const again = await this.link.call('file', null);
    if (!again.ok) throw new Error(again.failure.text);
    return again.value;
  }

  carryOn(way: WayOn): void {
    const seat = this.bot;
    if (way === 'other-bot' && seat !== null) this.match = this.withOtherBot(seat);
    this.link.close();
    this.link = this.begin();
  }

  close(): void {
    this.closed = true;
    this.link.close();
  }

  /** The match as it stands now: other bots may have taken seats since it was opened. */
  saved(): SavedMatch {
    return this.match;
  }

  private seat(): Seat {
    return this.facts.peek()!.viewer as Seat;
  }

  /** Continues the match in a new worker, from the log as this page knows it. */
  private begin(): WorkerLink {
    const link = this.open();
    this.botsPlay = false;
    const { game, setup, seats, seed, log, variations, day } = this.match;
    const played = {
      game,
      setup,
      seats,
      seed,
      log,
      isFinal: day !== undefined,
      ...(variations === undefined ? {} : { variations }),
    };
    void link.call('openMatch', played).then((result) => this.take(result));
    // The worker may die while a person thinks and nobody waits for it.
    void link.ended.then((failure) => this.stand(failure));
    return link;
  }

  private withOtherBot(seat: Seat): SavedMatch {
    const index = seatIndex(seat);
    const { game, seats } = this.match;
    const { bot = '', ...rest } = seats[index]!;
    const others = seats.with(index, { ...rest, bot: otherLevel(game, bot) });
    return { ...this.match, seats: others, isMixed: true };
  }

  private takeReply(result: Result<ActReply>): Refusal | null {
    if (result.ok) {
      this.take({ ok: true, value: result.value.news });
      return result.value.refusal;
    }
    this.stand(result.failure);
    return refusal('stopped', t.peek().trouble.stopped);
  }

  /** Applies what is new; false where nothing is. */
  private take(result: Result<MatchNews>): boolean {
    if (!result.ok) {
      this.stand(result.failure);
      return false;
    }
    if (this.closed) return false;
    const news = result.value;
    this.bot = news.bot;
    this.keep(news);
    this.publish(news);
    void this.letBotsPlay();
    return true;
  }

  /** Lets one bot after the other act, until a person must choose. */
  private async letBotsPlay(): Promise<void> {
    if (this.botsPlay) return;
    this.botsPlay = true;
    const { link } = this;
    while (this.bot !== null) {
      const result = await link.call('playBot', null);
      // The match was opened again meanwhile: other calls play the bots.
      if (link !== this.link) return;
      if (!result.ok) {
        this.botsPlay = false;
        this.stand(result.failure);
        return;
      }
      this.take(result);
    }
    this.botsPlay = false;
  }

  private keep({ log, progress, bot }: MatchNews): void {
    if (log.length > 0) this.match = { ...this.match, log: [...this.match.log, ...log] };
    if (bot !== null) return;
    this.match = { ...this.match, progress, changed: Date.now() };
    void this.save(this.match);
  }

  private publish({ viewer, from, rows, canUndo, handTo }: MatchNews): void {
    const old = this.facts.peek();
    this.facts.value = factsAfter(old, {
      ...laidTable(this.match),
      viewer,
      seats: seatInfos(this.match, viewer, handTo),
      rows: [...(old?.rows.slice(0, from) ?? []), ...rows],
      canUndo,
      handTo,
    });
  }

  private stand(failure: Failure): void {
    const trouble = troubleOf(failure, this.bot);
    if (trouble === null || this.closed) return;
    const old = this.facts.peek() ?? factsAfter(null, laidTable(this.match));
    this.facts.value = { ...old, trouble };
  }
}
