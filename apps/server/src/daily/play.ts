import { botNamed } from '@santiago/bots';
import { gameNamed } from '@santiago/games/programs';
import {
  botChance,
  chanceKey,
  fairDraws,
  formatRow,
  type GameTypes,
  isUndo,
  makeSetup,
  Match,
  owingSeats,
  parseRow,
  seatIndex,
  seatsOf,
  tell,
} from '@santiago/kernel';
import { matchMark } from '@santiago/protocol/daily';

/** A daily match with what its person chose, in order and in notation. */
export interface SentMatch {
  readonly game: string;
  /** In hex. */
  readonly seed: string;
  readonly answers: readonly string[];
}

export interface PlayedDaily {
  /** The rows in notation, without notes. */
  readonly rows: readonly string[];
  readonly mark: string;
  /** Points of the person; in a game without points their share of the victory. */
  readonly score: number;
}

const PERSON = 'p1';

/** What the person chooses at this point of the match, in notation. */
export type Chooser = (match: Match<GameTypes>) => string;

/**
 * Plays a daily match: chance and bots are those of the seed. Null where the person's choice is refused. Bots get no time
 * limit here, since their answers must be the same everywhere; whoever calls this stops a thread that takes too long.
 */
export const playBy = (name: string, seed: string, choose: Chooser): PlayedDaily | null => {
  const { game, bots, daily } = gameNamed(name);
  const table = daily!;
  const setup = makeSetup(game.setup, { players: 1 + table.bots.length, options: table.options });
  if (!setup.ok) throw new Error(setup.fault.text);
  const match = new Match(game, setup.value, fairDraws(chanceKey(Buffer.from(seed, 'hex'))));
  const seats = seatsOf(setup.value.players);
  for (;;) {
    match.advance();
    const [seat] = owingSeats(game.owes(match.state), seats);
    if (seat === undefined) break;
    if (seat === PERSON) {
      const row = parseRow(game, `${seat} ${choose(match)}`);
      if (row === null || isUndo(row) || match.answer(seat, row.action) !== null) return null;
      continue;
    }
    const bot = botNamed(bots, table.bots[seatIndex(seat) - 1]!)!;
    const rows = match.line.map(({ row }) => row);
    const { action } = bot.choose({
      view: game.view(match.state, seat),
      told: tell(game, match.setup, rows, seat),
      random: botChance(seed, rows.length),
    });
    match.answer(seat, action);
  }
  const rows = match.line.map(({ row: { who, action } }) => formatRow(game, { who, action }));
  const { points } = game.outcome(match.state)!;
  return { rows, mark: matchMark(rows), score: points[seatIndex(PERSON)]! };
};

/** Plays it with the answers that somebody sent; null where they are not those of a whole match. */
export const playDaily = ({ game, seed, answers }: SentMatch): PlayedDaily | null => {
  const waiting = [...answers];
  const played = playBy(game, seed, () => waiting.shift() ?? '');
  return waiting.length > 0 ? null : played;
};
