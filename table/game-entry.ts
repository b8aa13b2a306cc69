import type { BotPoints, DailyTable, Roster } from '@santiago/bots';
import type { Advance, Game, GameTypes, Talk } from '@santiago/kernel';
import type { JudgeMaker } from '@santiago/review';

/** What every program must know about a game: its rules, its bots, its judge. */
export interface GameEntry<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The name that programs use. */
  readonly title: string;
  /** The number of seats if nobody chooses one. */
  readonly players: number;
  /** Whether the seats are drawn again for every match. */
  readonly dealsSeats: boolean;
  readonly bots: Roster<T>;
  /** The ratings of its bots; left out if they were never measured. */
  readonly botPoints?: BotPoints;
  /** Who plays its match of the day; left out if it has none. */
  readonly daily?: DailyTable;
  /** The bot that plays if nobody chooses one. */
  readonly usualBot: string;
  /** Null for a game that has no review yet. */
  readonly judge: JudgeMaker<T> | null;
  /**
   * What people can say at a table of it besides free text; left out if that is only what can be said at any table.
   */
  readonly talk?: Talk<T>;
  /** What its players can choose in advance at a slow table; left out if nothing. */
  readonly advance?: Advance<T>;
}
