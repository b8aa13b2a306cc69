import type { Roster } from '@santiago/bots';
import type { Game, GameTypes, Talk } from '@santiago/kernel';
import type { JudgeMaker } from '@santiago/review';

/** What every program must know of a game beside its rules. */
export interface GameEntry<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** What a program calls it. */
  readonly title: string;
  /** Seats at a table where nobody says how many. */
  readonly players: number;
  /** Whether the seats are drawn again for every match. */
  readonly dealsSeats: boolean;
  readonly bots: Roster<T>;
  /** The name of the bot that plays where nobody chose one. */
  readonly usualBot: string;
  /** Null for a game that has no review yet. */
  readonly judge: JudgeMaker<T> | null;
  /** What people say at a table of it beside free text; left out where that is only what is said at any table. */
  readonly talk?: Talk<T>;
}
