import {
  CHANCE,
  FastRandom,
  type Game,
  type GameTypes,
  lowestSeat,
  type Outcome,
  OWES_CHANCE,
  seatName,
  type Setup,
  type Told,
} from '@santiago/kernel';
import type { Bot } from './bot.ts';

/** Called with the time that a seat took, in milliseconds. */
export type Stopwatch = (seat: number, milliseconds: number) => void;

export interface MatchPlan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly Bot<T>[];
  /** Chance depends on the seed alone, each seat's own chance on the seed and the seat. */
  readonly seed: number;
  readonly now: () => number;
  readonly timed: Stopwatch;
  /** Called for every action of a seat, with the state before it. */
  readonly seen?: (state: T['State'], action: T['Action']) => void;
}

/** Plays a whole match among bots. Each gets its own view and what it was told; an illegal action throws. */
export const playBots = <T extends GameTypes>({
  game,
  setup,
  bots,
  seed,
  now,
  timed,
  seen,
}: MatchPlan<T>): Outcome => {
  const chance = new FastRandom(seed, 0);
  const own = bots.map((_, seat) => new FastRandom(seed, 1 + seat));
  const told: Told[][] = bots.map(() => []);
  const state = game.start(setup);
  const play = (who: number, action: T['Action']): void => {
    for (const [seat, log] of told.entries()) log.push(game.told(state, who, action, seatName(seat)));
    if (who !== CHANCE) seen?.(state, action);
    game.play(state, who, game.encode(action));
  };
  for (;;) {
    const owes = game.owes(state);
    if (owes === 0) return game.outcome(state)!;
    if (owes === OWES_CHANCE) {
      play(CHANCE, game.decode(game.draw(state, chance)));
      continue;
    }
    const seat = lowestSeat(owes);
    const forced = game.forced(state, seat);
    if (forced >= 0) {
      play(seat, game.decode(forced));
      continue;
    }
    const view = game.view(state, seatName(seat));
    const began = now();
    const { action } = bots[seat]!.choose({ view, told: told[seat]!, random: own[seat]! });
    timed(seat, now() - began);
    const refused = game.refuse(state, seat, action);
    if (refused !== null) throw new Error(`${bots[seat]!.name} did what it may not: ${refused.text}`);
    play(seat, action);
  }
};
