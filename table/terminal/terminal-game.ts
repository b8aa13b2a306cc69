import type { Bot } from '@santiago/bots';
import type { GameEntry } from '../game-entry.ts';
import { FastRandom, type Game, type GameTypes, type Random, seatName, type Told } from '@santiago/kernel';
import type { Look } from './terminal.ts';

/**
 * A player that is not a person. It is given the state of the table and returns an action of its seat. It may use
 * only what its seat may know: `sample` and `list` do so by law; a bot that thinks starts from `game.view`.
 */
export interface SeatPlayer<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** A short description. */
  readonly about: string;
  /** It costs no more than the engine itself, so the bench of the engine measures matches among its kind. */
  readonly quick?: true;
  /** `told`: what the seat was told so far, for players that draw conclusions from it. */
  choose(state: T['State'], seat: number, random: Random, told?: () => readonly Told[]): number;
}

/** How a game looks in the terminal, and what people type. */
export interface GamePicture<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /**
   * Whether seats hold cards that the others must not see: then the screen is cleared when the keyboard changes
   * hands.
   */
  readonly secretHands: boolean;
  /** Players of the engine itself. Each replaces the bot of the same name. */
  readonly quickPlayers: readonly SeatPlayer<T>[];

  /** The table as the view's eye sees it, in lines. */
  draw(view: T['View'], look: Look): readonly string[];
  /** The question to the seat, in one sentence. */
  ask(offer: T['Offer'], view: T['View']): string;
  /** What the seat may do, compactly, and how to type it. */
  hints(offer: T['Offer'], view: T['View']): readonly string[];
  /** What a player typed, in full notation; any other text stays as it is. */
  spellOut(typed: string, offer: T['Offer']): string;
  /** Why text that is not an action could not be read, if more can be said about it. */
  misread(typed: string, offer: T['Offer']): string | null;
  /** What the signs on the drawn table mean, in lines. */
  readonly legend: readonly string[];
  /** What happened between two views without being written, such as drying and income. */
  consequences(before: T['View'], after: T['View']): readonly string[];
  /** Scores and where they come from, in lines; when the match is over, the final ones. */
  breakdown(view: T['View'], look: Look): readonly string[];
  /** The same for programs. */
  scores(view: T['View']): unknown;
  /** What a review counts to say when something happened. */
  readonly counted: 'round' | 'turn';
  /** How the sentences of a review call the things of this game. */
  readonly names: Readonly<Record<string, (thing: never) => string>>;
}

/** Everything that the terminal knows about a game: what is registered, how it looks, who can play a seat. */
export interface TerminalGame<T extends GameTypes = GameTypes> extends GameEntry<T>, GamePicture<T> {
  readonly game: Game<T>;
  readonly seatPlayers: readonly SeatPlayer<T>[];
}

/** A random legal action, each with the same chance. */
export const randomPlayer = <T extends GameTypes>(game: Game<T>): SeatPlayer<T> => ({
  name: 'random',
  about: 'any legal action, each with the same chance',
  choose: (state, seat, random) => game.sample(state, seat, random),
});

/** The bots that think, weakest first; each is given only the seat's view. */
export const thinkingPlayers = <T extends GameTypes>(
  game: Game<T>,
  ladder: readonly Bot<T>[],
): SeatPlayer<T>[] =>
  ladder
    .filter(({ name }) => name !== 'random')
    .map((bot) => ({
      name: bot.name,
      about: bot.about,
      choose: (state, seat, random, told = () => []) => {
        const view = game.view(state, seatName(seat));
        const own = new FastRandom(random.below(65536), random.below(65536));
        return game.encode(bot.choose({ view, told: told(), random: own }).action);
      },
    }));
