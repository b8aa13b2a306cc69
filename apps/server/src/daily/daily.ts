import { findGame } from '@santiago/games';
import { fault, ok, type Result } from '@santiago/kernel';
import { dayAt, dealSeed, LATE_DAYS, type Reply, type Request } from '@santiago/protocol';
import { BotsBusy } from '../housebots/pool.ts';
import { refuse } from '../refusals.ts';
import type { DayResult } from '../store/days.ts';
import type { Person, Store } from '../store/store.ts';
import { pack, unpack } from '../tables/export.ts';
import type { PlayedDeal, SentMatch } from './play.ts';
import { DaySecrets } from './secrets.ts';

export interface DailyOptions {
  readonly store: Store;
  /** Plays a match with the person's answers. Rejected with `BotsBusy` if too many wait. */
  readonly play: (sent: SentMatch) => Promise<PlayedDeal | null>;
  readonly newSeed: () => Uint8Array;
  readonly now: () => number;
}

/** Results that may wait to be checked: each takes a thread of the bots for a part of a second. */
const WAITING = 50;

/** Scores are whole thousandths in the database: a share of a victory is a fraction. */
const STORED = 1000;

/** Today's deal: its secret, and the results that people send. */
export class Daily {
  private readonly options: DailyOptions;
  private readonly secrets: DaySecrets;
  /** People whose result is being checked. */
  private readonly checked = new Set<string>();

  constructor(options: DailyOptions) {
    this.options = options;
    this.secrets = new DaySecrets(options.store, options.newSeed);
  }

  async today(): Promise<Reply<'today'>> {
    const day = dayAt(this.options.now());
    return { day, secret: await this.secrets.of(day) };
  }

  /** The first result of a person counts, however many they send. */
  async send(person: Person, sent: Request<'sendDay'>): Promise<Result<Reply<'sendDay'>>> {
    const { day, game, mark } = sent;
    const today = dayAt(this.options.now());
    if (findGame(game)?.daily === undefined) return fault(refuse('no-game'));
    if (day > today || day < today - LATE_DAYS) return fault(refuse('day-closed'));
    const { days } = this.options.store;
    const before = await days.find(day, game, person.id);
    if (before !== null) return ok(shown(before, mark));
    const played = await this.check(person, sent);
    if (!played.ok) return played;
    const { score, rows } = played.value;
    await days.add({
      day,
      game,
      person: person.id,
      at: this.options.now(),
      score: Math.round(score * STORED),
      mark,
      file: pack(rows.join('\n')),
    });
    const added = await days.find(day, game, person.id);
    return added === null ? fault(refuse('not-guest')) : ok(shown(added, mark));
  }

  /** The results of a deal, for those who have sent theirs: whoever has not must not learn from others. */
  async results(person: Person, { day, game }: Request<'day'>): Promise<Result<Reply<'day'>>> {
    const { days } = this.options.store;
    const mine = await days.find(day, game, person.id);
    if (mine === null) return fault(refuse('day-unplayed'));
    const [spread, best, friends] = await Promise.all([
      days.spread(day, game),
      days.best(day, game, person.id),
      days.friends(day, game, person.id),
    ]);
    const better = spread.filter(({ score }) => score > mine.score);
    return ok({
      score: mine.score / STORED,
      rank: 1 + better.reduce((sum, { count }) => sum + count, 0),
      spread: spread.map(({ score, count }) => ({ score: score / STORED, count })),
      best: best === null ? null : { score: best.score / STORED, rows: unpack(best.file).split('\n') },
      friends: friends.map(({ name, score }) => ({ name, score: score / STORED })),
    });
  }

  private async check(person: Person, sent: Request<'sendDay'>): Promise<Result<PlayedDeal>> {
    const { day, game, answers, mark } = sent;
    if (this.checked.has(person.id) || this.checked.size >= WAITING) return fault(refuse('busy'));
    this.checked.add(person.id);
    try {
      const seed = dealSeed(await this.secrets.of(day), day, game);
      const played = await this.options.play({ game, seed, answers });
      return played?.mark === mark ? ok(played) : fault(refuse('day-differs'));
    } catch (error) {
      if (error instanceof BotsBusy) return fault(refuse('busy'));
      throw error;
    } finally {
      this.checked.delete(person.id);
    }
  }
}

const shown = (result: DayResult, mark: string): Reply<'sendDay'> => ({
  score: result.score / STORED,
  counts: result.mark === mark,
});
