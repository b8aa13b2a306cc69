import { findGame } from '@santiago/games/programs';
import { fault, ok, type Result } from '@santiago/kernel';
import { dayAt, dealSeed, LATE_DAYS, type Reply, type Request } from '@santiago/protocol';
import { BotsBusy } from '../housebots/pool.ts';
import { Limiter } from '../http/limits.ts';
import { refuse } from '../refusals.ts';
import type { DayResult } from '../store/days.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { pack, unpack } from '../tables/export.ts';
import { Places } from './places.ts';
import type { PlayedDaily, SentMatch } from './play.ts';
import { DaySecrets } from './secrets.ts';

export interface DailyOptions {
  readonly store: Store;
  /** Plays a match with the person's answers. Rejected with `BotsBusy` if too many wait. */
  readonly play: (sent: SentMatch) => Promise<PlayedDaily | null>;
  readonly newSeed: () => Uint8Array;
  readonly now: () => number;
}

/** Wrong results that a person and an address may send at once, and how many more each second: a check is expensive. */
const WRONG_OF_PERSON = { burst: 1, perSecond: 1 / 60 };
const WRONG_OF_ADDRESS = { burst: 5, perSecond: 1 / 20 };

/** Who sends a result, and the network it comes from. */
export interface Sender {
  readonly person: Person;
  readonly network: string;
}

/** Scores are whole thousandths in the database: a share of a victory is a fraction. */
const STORED = 1000;

/** Today's match: its secret, and the results that people send. */
export class Daily {
  private readonly options: DailyOptions;
  private readonly secrets: DaySecrets;
  private readonly places = new Places();
  /** People whose result is being checked. */
  private readonly checked = new Set<string>();
  private readonly wrongOfPerson = new Limiter(WRONG_OF_PERSON);
  private readonly wrongOfAddress = new Limiter(WRONG_OF_ADDRESS);

  constructor(options: DailyOptions) {
    this.options = options;
    this.secrets = new DaySecrets(options.store, options.newSeed);
  }

  async today(): Promise<Reply<'today'>> {
    const day = dayAt(this.options.now());
    return { day, secret: await this.secrets.of(day) };
  }

  /** The first result of a person counts, however many they send. */
  async send(from: Sender, sent: Request<'sendDay'>): Promise<Result<Reply<'sendDay'>>> {
    const { person } = from;
    const { day, game, mark } = sent;
    const today = dayAt(this.options.now());
    if (findGame(game)?.daily === undefined) return fault(refuse('no-game'));
    if (day > today || day < today - LATE_DAYS) return fault(refuse('day-closed'));
    const { days } = this.options.store;
    const before = await days.find(day, game, person.id);
    if (before !== null) return ok(shown(before, mark));
    const played = await this.check(from, sent);
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

  /** The results of a day, for those who have sent theirs: whoever has not must not learn from others. */
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

  private async check({ person, network }: Sender, sent: Request<'sendDay'>): Promise<Result<PlayedDaily>> {
    const wait = this.waitOf({ person, network });
    if (wait > 0) return fault(refuse('day-wait', { seconds: Math.ceil(wait / 1000) }));
    if (this.checked.has(person.id)) return fault(refuse('busy'));
    this.checked.add(person.id);
    try {
      const played = await this.places.check(network, async () => this.play(sent));
      if (played === null) return fault(refuse('busy'));
      if (!played.ok) this.countWrong({ person, network });
      return played;
    } catch (error) {
      if (error instanceof BotsBusy) return fault(refuse('busy'));
      throw error;
    } finally {
      this.checked.delete(person.id);
    }
  }

  private async play({ day, game, answers, mark }: Request<'sendDay'>): Promise<Result<PlayedDaily>> {
    const seed = dealSeed(await this.secrets.of(day), day, game);
    const played = await this.options.play({ game, seed, answers });
    return played?.mark === mark ? ok(played) : fault(refuse('day-differs'));
  }

  /** Milliseconds until another result is checked; more than 0 after wrong ones. */
  private waitOf({ person, network }: Sender): number {
    const now = this.options.now();
    return Math.max(this.wrongOfPerson.wait(person.id, 1, now), this.wrongOfAddress.wait(network, 1, now));
  }

  private countWrong({ person, network }: Sender): void {
    const now = this.options.now();
    this.wrongOfPerson.take(person.id, 1, now);
    this.wrongOfAddress.take(network, 1, now);
  }
}

const shown = (result: DayResult, mark: string): Reply<'sendDay'> => ({
  score: result.score / STORED,
  counts: result.mark === mark,
});
