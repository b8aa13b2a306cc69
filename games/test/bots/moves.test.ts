import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import {
  CHANCE,
  FastRandom,
  type Game,
  type GameTypes,
  makeSetup,
  OWES_CHANCE,
  seatName,
  type Setup,
  type Told,
} from '@santiago/kernel';
import { describe, expect, it, vi } from 'vitest';
import { canalsBots } from '@santiago/canals/bots/index.ts';
import { cardsBots } from '@santiago/cards/bots/index.ts';
import { allBots, type Bot, botNamed, type Roster } from '@santiago/bots/index.ts';

/**
 * Every bot plays the same moves from the same seeds as it did when the golden files were written. Each line of a golden
 * file is one match: its number, who sits where, the options, a hash of the first decisions and one of the whole match.
 * Hashes cover every action, the evaluations spent, and the candidates of decisions that are weighed as well. The line says
 * who plays what, so a new bot or option leaves the lines that are there as they are.
 *
 * `npm test` plays the beginning of a few matches; SANTIAGO_MATCHES=100 plays a hundred whole matches of each game with the
 * same code. SANTIAGO_GOLDENS=add adds matches with the bots and options that no line has: after a new bot or option.
 * SANTIAGO_GOLDENS=write together with SANTIAGO_MATCHES=100 plays all of them again, in hours: only after a change that is
 * meant to change how a bot plays.
 */
const whole = process.env['SANTIAGO_MATCHES'];
const MATCHES = Number(whole ?? 4);
const mode = process.env['SANTIAGO_GOLDENS'];
/** How many decisions the beginning of a match has. */
const BEGINNING = 30;
/** One decision in so many is also weighed, and one in so many has the bot's usual evaluations, the others few. */
const WEIGHED = 11;
const FULL = 7;
const FEW = 6;
vi.setConfig({ testTimeout: 3_600_000 });

/** One line of a golden file without its hashes: who plays what. */
interface Recorded {
  readonly index: number;
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

const optionsText = ({ options }: Recorded): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

const parseLine = (line: string): Recorded => {
  const [index, bots, options] = line.split(' ');
  const pairs = options!.split(',').map((pair) => pair.split('=') as [string, string]);
  return { index: Number(index), bots: bots!.split(','), options: Object.fromEntries(pairs) };
};

/** An option that the line does not name has its standard value. */
const setupOf = (game: Game, players: number, options: Recorded['options']): Setup => {
  const setup = makeSetup(game.setup, { players, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** The options of match `index`: every other match is played as it usually is, in the others every option is drawn. */
const drawnOptions = (game: Game, players: number, index: number): Recorded['options'] => {
  const random = new FastRandom(index, 71);
  const drawn = game.setup.options.flatMap((rule) => {
    const values = rule.values(players);
    return values.length === 0 ? [] : [[rule.name, values[random.below(values.length)]!]];
  });
  return setupOf(game, players, index % 2 === 0 ? {} : Object.fromEntries(drawn)).options;
};

const playersOf = ({ setup: { players } }: Game, index: number): number =>
  players.min + (index % (players.max - players.min + 1));

/** Match `index` where no line has it: bots are dealt out, one seat after the other, until all have played. */
const newMatch = (game: Game, roster: Roster, index: number): Recorded => {
  const all = allBots(roster);
  let dealt = 0;
  for (let before = 0; before < index; before++) dealt += playersOf(game, before);
  const players = playersOf(game, index);
  const bots = Array.from({ length: players }, (_, seat) => all[(dealt + seat) % all.length]!.name);
  return { index, bots, options: drawnOptions(game, players, index) };
};

/** The bots and options of a game that these matches leave out. */
const missingIn = (matches: readonly Recorded[], game: Game, roster: Roster) => ({
  bots: allBots(roster)
    .map(({ name }) => name)
    .filter((name) => !matches.some(({ bots }) => bots.includes(name))),
  options: game.setup.options
    .map(({ name }) => name)
    .filter((name) => !matches.some(({ options }) => name in options)),
});

/** A value that an option seldom has; nothing where it has no meaning with so many players. */
const unusual = (game: Game, { options, bots }: Recorded, name: string): Recorded['options'] => {
  const rule = game.setup.options.find((each) => each.name === name)!;
  const value = rule.values(bots.length).findLast((each) => each !== options[name]);
  return value === undefined ? {} : { [name]: value };
};

/** Matches until every bot and every option is in one of them; the bots that are missing sit at the first seats. */
const withAll = (matches: readonly Recorded[], game: Game, roster: Roster): readonly Recorded[] => {
  const { bots, options } = missingIn(matches, game, roster);
  if (bots.length + options.length === 0) return matches;
  const dealt = newMatch(game, roster, matches.length);
  const others = dealt.bots.filter((name) => !bots.includes(name));
  const match: Recorded = {
    ...dealt,
    bots: [...bots, ...others, ...dealt.bots].slice(0, dealt.bots.length),
    options: Object.assign({}, dealt.options, ...options.map((name) => unusual(game, dealt, name))),
  };
  return withAll([...matches, match], game, roster);
};

/** Plays a match among these bots, and hashes it as it goes. */
class HashedMatch<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly bots: readonly Bot<T>[];
  private readonly state: T['State'];
  private readonly chance: FastRandom;
  private readonly own: readonly FastRandom[];
  private readonly told: readonly Told[][];
  private readonly hash = createHash('sha256');
  private decisions = 0;

  constructor(game: Game<T>, bots: readonly Bot<T>[], { setup, index }: { setup: Setup; index: number }) {
    this.game = game;
    this.bots = bots;
    this.state = game.start(setup);
    this.chance = new FastRandom(index, 0);
    this.own = bots.map((_, seat) => new FastRandom(index, 1 + seat));
    this.told = bots.map(() => []);
  }

  /** Plays on until so many decisions were made or the match is over; gives the hash of all so far. */
  playTo(decisions: number): string {
    while (this.decisions < decisions && this.game.owes(this.state) !== 0) this.playNext();
    return this.hash.copy().digest('hex').slice(0, 12);
  }

  private playNext(): void {
    const { game, state } = this;
    const owes = game.owes(state);
    if (owes === OWES_CHANCE) return this.play(CHANCE, game.decode(game.draw(state, this.chance)));
    const seat = 31 - Math.clz32(owes & -owes);
    const forced = game.forced(state, seat);
    this.play(seat, forced >= 0 ? game.decode(forced) : this.decide(seat));
  }

  private decide(seat: number): T['Action'] {
    const bot = this.bots[seat]!;
    const view = this.game.view(this.state, seatName(seat));
    const question = { view, told: this.told[seat]!, random: this.own[seat]! };
    const decision = ++this.decisions;
    if (decision % WEIGHED === 0) {
      const random = new FastRandom(decision, 73);
      this.hash.update(JSON.stringify(bot.weigh({ ...question, random, evaluations: FEW })));
    }
    const evaluations = decision % FULL === 0 ? bot.evaluations : Math.min(bot.evaluations, FEW);
    const { action, spent } = bot.choose({ ...question, evaluations });
    this.hash.update(`${spent} `);
    return action;
  }

  private play(who: number, action: T['Action']): void {
    const { game, state } = this;
    for (const [seat, log] of this.told.entries()) log.push(game.told(state, who, action, seatName(seat)));
    this.hash.update(`${who} ${game.format(action)}\n`);
    game.play(state, who, game.encode(action));
  }
}

const lineOf = (game: Game, roster: Roster, recorded: Recorded): string => {
  const { index, bots: names, options } = recorded;
  const bots = names.map((name) => {
    const bot = botNamed(roster, name);
    if (bot === null)
      throw new Error(`No bot is called ${name} any more: take its lines out of the golden file.`);
    return bot;
  });
  const match = new HashedMatch(game, bots, { setup: setupOf(game, names.length, options), index });
  const beginning = match.playTo(BEGINNING);
  const isWhole = whole !== undefined || mode !== undefined;
  const end = isWhole ? [match.playTo(Number.POSITIVE_INFINITY)] : [];
  return [index, names.join(','), optionsText(recorded), beginning, ...end].join(' ');
};

/** Whether a line is the first in which some bot plays: these are always compared. */
const hasNewBot = (lines: readonly string[], at: number): boolean => {
  const before = new Set(lines.slice(0, at).flatMap((line) => parseLine(line).bots));
  return parseLine(lines[at]!).bots.some((name) => !before.has(name));
};

const GAMES: readonly (readonly [string, Game, Roster])[] = [
  ['canals', canals, canalsBots],
  ['cards', cards, cardsBots],
];

describe.each(GAMES)('the bots of %s', (_, game, roster) => {
  const path = new URL(`golden/moves-${game.name}.txt`, import.meta.url);
  const read = (): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');
  const write = (lines: readonly string[]): void => writeFileSync(path, `${lines.join('\n')}\n`);

  const writeAgain = () => {
    if (whole === undefined)
      throw new Error('The golden files hold whole matches: set SANTIAGO_MATCHES=100 to write them.');
    const there = read().map(parseLine);
    const dealt = Array.from({ length: MATCHES - there.length }, (_, more) =>
      newMatch(game, roster, there.length + more),
    );
    write(withAll([...there, ...dealt], game, roster).map((match) => lineOf(game, roster, match)));
  };

  const addNew = () => {
    const there = read();
    const added = withAll(there.map(parseLine), game, roster).slice(there.length);
    write([...there, ...added.map((match) => lineOf(game, roster, match))]);
  };

  if (mode === 'write') it('are written again', writeAgain);
  if (mode === 'add') it('are written where they are new', addNew);

  it('and all options are in the golden file; SANTIAGO_GOLDENS=add adds them', () => {
    expect(missingIn(read().map(parseLine), game, roster)).toEqual({ bots: [], options: [] });
  });

  const compare = () => {
    const golden = read();
    expect(golden.length).toBeGreaterThanOrEqual(MATCHES);
    const fields = whole === undefined ? 4 : 5;
    for (const line of golden.filter((_, at) => at < MATCHES || hasNewBot(golden, at))) {
      const played = lineOf(game, roster, parseLine(line)).split(' ');
      expect(played.slice(0, fields)).toEqual(line.split(' ').slice(0, fields));
    }
  };

  // What was just written need not be played once more.
  if (mode !== 'write')
    it(`play ${MATCHES} ${whole === undefined ? 'beginnings' : 'matches'} as they always did`, compare);
});
