// What must work wherever Santiago is shipped: the built server (shipped.test.ts), the server in the image
// (scripts/image.ts), the packed packages (scripts/pack/check.ts). It imports published packages alone, since it also
// runs with those of the tarballs.

import { botNamed, type DailyTable, type Roster } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { canalsDaily } from '@santiago/canals/bots/daily';
import { cardsBots } from '@santiago/cards/bots';
import { cardsDaily } from '@santiago/cards/bots/daily';
import { canals, type CanalsTypes } from '@santiago/canals';
import { cards, type CardsTypes } from '@santiago/cards';
import {
  botChance,
  chanceKey,
  fairDraws,
  FastRandom,
  formatRow,
  type Game,
  type GameTypes,
  makeSetup,
  Match,
  owingSeats,
  readMatch,
  type Row,
  type Seat,
  seatIndex,
  SEATS,
  tell,
} from '@santiago/kernel';
import { dealSeed, matchMark } from '@santiago/protocol/daily';
import { type JudgeMaker, reviewMatch } from '@santiago/review';
import { canalsJudge } from '@santiago/canals/review';
import { cardsJudge } from '@santiago/cards/review';

export type Shipped<T extends GameTypes = GameTypes> = {
  readonly game: Game<T>;
  readonly bots: Roster<T>;
  readonly daily: DailyTable;
  readonly judge: JudgeMaker<T>;
};

const shippedCanals: Shipped<CanalsTypes> = {
  game: canals,
  bots: canalsBots,
  daily: canalsDaily,
  judge: canalsJudge,
};
const shippedCards: Shipped<CardsTypes> = {
  game: cards,
  bots: cardsBots,
  daily: cardsDaily,
  judge: cardsJudge,
};
export const GAMES: readonly Shipped[] = [shippedCanals, shippedCards];

/** Decisions that each bot must make. */
export const DECISIONS = 5;
/** Bots at one table. */
const AT_A_TABLE = 3;
/** Decisions of the person in today's match before they give up, where the game allows that. */
const CHOICES = 8;
const RESIGN = 'resign';

/** A match of bots that was ended once each had made its decisions, or that was over before. */
export type BotMatch = {
  /** Decisions of each bot, by seat. */
  readonly decisions: readonly number[];
  readonly file: string;
};

/** What a person sends of their match of a day. */
export type SentDay = {
  readonly day: number;
  readonly game: string;
  readonly answers: readonly string[];
  readonly mark: string;
};

/** Where the games are played. */
export type Place = {
  /** The games that can be played here, each with its bots. */
  games(): Promise<readonly { readonly name: string; readonly bots: readonly string[] }[]>;
  play(shipped: Shipped, bots: readonly string[]): Promise<BotMatch>;
  today(): Promise<{ readonly day: number; readonly secret: string }>;
  /** Whether the result of a day's match counts. */
  send(result: SentDay): Promise<boolean>;
};

const demand = (holds: boolean, sentence: string): void => {
  if (!holds) throw new Error(sentence);
};

/** What a seat answers. */
export type Chooser = (match: Match<GameTypes>, seat: Seat) => string | null;

/** Has seats answer until the match is over, or one has no answer. */
export function playOn(match: Match<GameTypes>, choose: Chooser): void {
  for (;;) {
    match.advance();
    const [seat] = owingSeats(match.game.owes(match.state), SEATS);
    if (seat === undefined) return;
    const answer = choose(match, seat);
    if (answer === null) return;
    const refused = match.answer(seat, match.game.parse(answer));
    demand(refused === null, `${seat} ${answer}: ${refused?.text}`);
  }
}

export const rowsOf = ({ line }: Match<GameTypes>): Row<unknown>[] => line.map(({ row }) => row);

/** What a bot chooses at this point. */
export function botChoice({ game, bots }: Shipped, name: string, random: FastRandom): Chooser {
  return (match, seat) => {
    const told = tell(game, match.setup, rowsOf(match), seat);
    const { action } = botNamed(bots, name)!.choose({ view: game.view(match.state, seat), told, random });
    return game.format(action);
  };
}

export function newMatch(
  { game }: Shipped,
  players: number,
  key: Uint8Array,
  options?: DailyTable['options'],
): Match<GameTypes> {
  const setup = makeSetup(game.setup, { players, ...(options === undefined ? {} : { options }) });
  if (!setup.ok) throw new Error(setup.fault.text);
  return new Match(game, setup.value, fairDraws(key));
}

/** A day's match of a person who chooses at random. */
export function dayOf(shipped: Shipped, { day, secret }: { day: number; secret: string }): SentDay {
  const { game, daily } = shipped;
  const seed = dealSeed(secret, day, game.name);
  const key = chanceKey(Uint8Array.from(seed.match(/../g)!, (byte) => Number.parseInt(byte, 16)));
  const match = newMatch(shipped, 1 + daily.bots.length, key, daily.options);
  const canResign = game.parse(RESIGN) !== null;
  const random = new FastRandom(1);
  const answers: string[] = [];
  playOn(match, (now, seat) => {
    const index = seatIndex(seat);
    if (index > 0)
      return botChoice(shipped, daily.bots[index - 1]!, botChance(seed, now.line.length))(now, seat);
    answers.push(
      answers.length < CHOICES || !canResign
        ? game.format(game.decode(game.sample(now.state, 0, random)))
        : RESIGN,
    );
    return answers.at(-1)!;
  });
  const rows = rowsOf(match).map(({ who, action }) => formatRow(game, { who, action }));
  return { day, game: game.name, answers, mark: matchMark(rows) };
}

/** How many decisions of a match file a first review judges. */
function judged({ game, judge }: Shipped, text: string): number {
  const file = readMatch(game, text);
  if (!file.ok) throw new Error(`line ${file.fault.line}: ${file.fault.text}`);
  const { setup, rows } = file.value;
  const review = reviewMatch(judge, { setup, rows, seed: 1, depth: 0 });
  for (let step = review.next(); ; step = review.next())
    if (step.done === true) return step.value.decisions.length;
}

/** Has bots play until each has made its decisions: in several matches where one resigns. */
async function playEnough(place: Place, shipped: Shipped, bots: readonly string[]): Promise<string> {
  const made = bots.map(() => 0);
  for (;;) {
    const { decisions, file } = await place.play(shipped, bots);
    for (const [seat, bot] of bots.entries()) {
      demand(decisions[seat]! > 0, `${bot} does not play ${shipped.game.name}`);
      made[seat]! += decisions[seat]!;
    }
    if (made.every((each) => each >= DECISIONS)) return file;
  }
}

async function goThroughGame(place: Place, shipped: Shipped, say: (line: string) => void): Promise<void> {
  const { name } = shipped.game;
  const bots = shipped.bots.ladder.map((bot) => bot.name);
  const tables: string[][] = [];
  for (let first = 0; first < bots.length; first += AT_A_TABLE)
    // The last of several may be too few for a table of their own.
    tables.push(bots.slice(Math.min(first, bots.length - 2), first + AT_A_TABLE));
  const [files, counts] = await Promise.all([
    Promise.all(tables.map(async (table) => playEnough(place, shipped, table))),
    place.today().then(async (today) => place.send(dayOf(shipped, today))),
  ]);
  say(`${name}: ${bots.join(', ')} have made ${DECISIONS} decisions each`);
  demand(counts, `the result of today's match of ${name} does not count`);
  say(`${name}: a result of today's match counts`);
  const reviewed = judged(shipped, files.at(-1)!);
  demand(reviewed > 0, `a review of ${name} judges nothing`);
  say(`${name}: a match was exported and reviewed`);
}

/** Goes through the list; rejected with a sentence for the first thing that does not work. */
export async function goThroughList(place: Place, say: (line: string) => void): Promise<void> {
  const own = GAMES.map(({ game, bots }) => ({
    name: game.name,
    bots: bots.ladder.map((bot) => bot.name),
  }));
  const there = await place.games();
  demand(JSON.stringify(there) === JSON.stringify(own), `played there: ${JSON.stringify(there)}`);
  await Promise.all(GAMES.map(async (shipped) => goThroughGame(place, shipped, say)));
}
