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
import { canalsBots } from '../src/canals/index.ts';
import { cardsBots } from '../src/cards/index.ts';
import { allBots, type Bot, type Roster } from '../src/index.ts';

/**
 * Every bot plays the same moves from the same seeds as it did when the golden files were written. Each line of a golden
 * file is one match: who sits where, the options, a hash of the first decisions and one of the whole match. Hashes cover
 * every action, the evaluations spent, and the candidates of decisions that are weighed as well. `npm test` plays the
 * beginning of a few matches; SANTIAGO_MATCHES=100 plays a hundred whole matches of each game with the same code.
 * SANTIAGO_GOLDENS=write together with SANTIAGO_MATCHES=100 writes the files again: only after a change that is meant to
 * change how a bot plays, or a new bot or option, which changes who plays what.
 */
const whole = process.env['SANTIAGO_MATCHES'];
const MATCHES = Number(whole ?? 4);
const isWriting = process.env['SANTIAGO_GOLDENS'] === 'write';
/** How many decisions the beginning of a match has. */
const BEGINNING = 30;
/** One decision in so many is also weighed, and one in so many has the bot's usual evaluations, the others few. */
const WEIGHED = 11;
const FULL = 7;
const FEW = 6;
vi.setConfig({ testTimeout: 3_600_000 });

/** The set-up of match `index`: the number of players goes round, every option is drawn. */
const setupOf = <T extends GameTypes>(game: Game<T>, index: number): Setup => {
  const random = new FastRandom(index, 71);
  const { min, max } = game.setup.players;
  const players = min + (index % (max - min + 1));
  // Every other match is played as it usually is.
  const drawn = game.setup.options.flatMap((rule) => {
    const values = rule.values(players);
    return values.length === 0 ? [] : [[rule.name, values[random.below(values.length)]!]];
  });
  const options = index % 2 === 0 ? {} : Object.fromEntries(drawn);
  const setup = makeSetup(game.setup, { players, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** Deals the bots out, one seat after the other, so that all have played before one plays again. */
const botsOf = <T extends GameTypes>(
  bots: readonly Bot<T>[],
  players: (index: number) => number,
  index: number,
): Bot<T>[] => {
  let dealt = 0;
  for (let before = 0; before < index; before++) dealt += players(before);
  return Array.from({ length: players(index) }, (_, seat) => bots[(dealt + seat) % bots.length]!);
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

  constructor(game: Game<T>, bots: readonly Bot<T>[], index: number) {
    this.game = game;
    this.bots = bots;
    this.state = game.start(setupOf(game, index));
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

const lineOf = <T extends GameTypes>(game: Game<T>, roster: Roster<T>, index: number): string => {
  const all = allBots(roster);
  const bots = botsOf(all, (each) => setupOf(game, each).players, index);
  const options = Object.entries(setupOf(game, index).options).map(([name, value]) => `${name}=${value}`);
  const match = new HashedMatch(game, bots, index);
  const beginning = match.playTo(BEGINNING);
  const end = whole === undefined ? [] : [match.playTo(Number.POSITIVE_INFINITY)];
  const names = bots.map(({ name }) => name);
  return [index, names.join(','), options.join(','), beginning, ...end].join(' ');
};

const GAMES: readonly (readonly [string, Game, Roster])[] = [
  ['canals', canals, canalsBots],
  ['cards', cards, cardsBots],
];

describe.each(GAMES)('the bots of %s', (_, game, roster) => {
  const path = new URL(`golden/moves-${game.name}.txt`, import.meta.url);
  it(`play ${MATCHES} ${whole === undefined ? 'beginnings' : 'matches'} as they always did`, () => {
    if (isWriting && whole === undefined)
      throw new Error('The golden files hold whole matches: set SANTIAGO_MATCHES=100 to write them.');
    const lines = Array.from({ length: MATCHES }, (_, index) => lineOf(game, roster, index));
    if (isWriting) writeFileSync(path, `${lines.join('\n')}\n`);
    const golden = readFileSync(path, 'utf8').trimEnd().split('\n').slice(0, MATCHES);
    const fields = whole === undefined ? 4 : 5;
    expect(lines).toEqual(golden.map((line) => line.split(' ').slice(0, fields).join(' ')));
  });
});
