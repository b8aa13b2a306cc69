import type { Seat } from '@santiago/kernel';
import { type Question, simplerBot } from '../housebots/bots.ts';
import { BotsBusy } from '../housebots/pool.ts';
import { replaceBot } from '../table/commands.ts';
import { serverKey } from '../table/keys.ts';
import type { LiveTable } from './live.ts';
import type { Writer } from './writing.ts';

/** What thinks for house bots. Rejected if a bot fails; with `BotsBusy` if too many questions wait. */
export interface Thinkers {
  choose(question: Omit<Question, 'seed' | 'patience'>, host: string): Promise<string>;
}

export interface BotPlayersOptions {
  readonly writer: Writer;
  readonly thinkers: Thinkers;
  /** Checks the table again in this many milliseconds. */
  readonly again: (table: string, wait: number) => void;
  readonly failed: (error: unknown, about: string) => void;
}

/** A decision that a bot must make, and how the log marks its answer. */
export interface BotTurn {
  readonly seat: Seat;
  readonly bot: string;
  readonly note: 'bot' | 'timeout';
}

/**
 * Its decision was closed while the bot thought: taken back, answered by its person, or the match was ended; or its
 * person is not late any more. Or it could not be stored, which has been logged where it was tried; it is asked again.
 */
const NOT_ITS_FAULT: readonly string[] = [
  'not-running',
  'decision-closed',
  'no-table',
  'not-away',
  'storage',
];

/** Milliseconds until a bot is asked again: the first time, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** House bots at tables: they are asked with what their seat may know, and answer like a person. */
export class BotPlayers {
  private readonly options: BotPlayersOptions;
  private isClosed = false;

  constructor(options: BotPlayersOptions) {
    this.options = options;
  }

  /** A bot that thinks while the server stops does not act any more: it is asked again after the next start. */
  close(): void {
    this.isClosed = true;
  }

  async answer(live: LiveTable, turn: BotTurn): Promise<void> {
    const { seat } = turn;
    const decision = live.fold.info.turn[seat];
    if (decision === undefined) return;
    const thought = `${seat} ${decision}`;
    if (live.thinking.has(thought)) return;
    live.thinking.add(thought);
    try {
      await this.think(live, turn, decision);
      live.failures.delete(thought);
    } catch (error) {
      await this.fail(live, turn, { decision, error });
    } finally {
      live.thinking.delete(thought);
    }
  }

  private async think({ fold, failures }: LiveTable, turn: BotTurn, decision: number): Promise<void> {
    const { writer, thinkers, failed } = this.options;
    const { seat, note } = turn;
    let { bot } = turn;
    // For a late person's turn no bot is seated that could be replaced: a simpler bot is asked immediately.
    if (note === 'timeout')
      for (let times = failures.get(`${seat} ${decision}`) ?? 0; times > 0; times--)
        bot = simplerBot(fold.game, bot);
    const action = await thinkers.choose(
      { game: fold.info.game, bot, seat, view: fold.view(seat), told: fold.told(seat) },
      fold.host ?? '',
    );
    if (this.isClosed) return;
    const key = serverKey(note, decision);
    const refused = await writer.answer(fold.id, { seat, decision, action, key, note }, () => true);
    if (!refused.ok && !NOT_ITS_FAULT.includes(refused.fault.code))
      failed(new Error(refused.fault.text), `bot ${bot}`);
  }

  /**
   * If a bot fails, the log says so, and a simpler one takes its seat; no bot plays at random unless that was chosen.
   */
  private async fail(
    live: LiveTable,
    { seat, bot, note }: BotTurn,
    { decision, error }: { readonly decision: number; readonly error: unknown },
  ): Promise<void> {
    const { writer, again, failed } = this.options;
    const { id } = live.fold;
    if (error instanceof BotsBusy) {
      again(id, FIRST_WAIT);
      return;
    }
    failed(error, `bot ${bot}`);
    const thought = `${seat} ${decision}`;
    const times = (live.failures.get(thought) ?? 0) + 1;
    live.failures.set(thought, times);
    if (note === 'bot') await writer.command(id, (draft) => replaceBot(draft, { seat, bot, decision }));
    again(id, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (times - 1)));
  }
}
