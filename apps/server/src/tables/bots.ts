import type { Seat } from '@santiago/kernel';
import type { Question } from '../housebots/bots.ts';
import type { LiveTable } from './live.ts';
import type { Writer } from './writing.ts';

export interface BotPlayersOptions {
  readonly writer: Writer;
  readonly choose: (question: Omit<Question, 'seed' | 'patience'>) => Promise<string>;
  readonly failed: (error: unknown, about: string) => void;
}

/** A decision that a bot is to take, and how the log calls its answer. */
export interface BotTurn {
  readonly seat: Seat;
  readonly bot: string;
  readonly note: 'bot' | 'timeout';
}

/** House bots at tables: asked what their seat may know, and answering as a person would. */
export class BotPlayers {
  private readonly options: BotPlayersOptions;

  constructor(options: BotPlayersOptions) {
    this.options = options;
  }

  async answer(live: LiveTable, { seat, bot, note }: BotTurn): Promise<void> {
    const { writer, choose, failed } = this.options;
    const { fold } = live;
    const decision = fold.info.turn[seat];
    if (decision === undefined) return;
    const thought = `${seat} ${decision}`;
    if (live.thinking.has(thought)) return;
    live.thinking.add(thought);
    try {
      const action = await choose({
        game: fold.info.game,
        bot,
        seat,
        view: fold.view(seat),
        told: fold.told(seat),
      });
      const key = `${note}-${decision}`;
      const refused = await writer.answer(fold.id, { seat, decision, action, key, note }, () => true);
      if (!refused.ok) failed(new Error(refused.fault.text), `bot ${bot}`);
    } finally {
      live.thinking.delete(thought);
    }
  }
}
