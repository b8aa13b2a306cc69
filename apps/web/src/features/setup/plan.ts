import type { SetupRequest } from '@santiago/kernel';
import type { PlayableGame } from '@santiago/table/page/setups.ts';
import { nameAmong } from '@santiago/table/page/sources/local/names.ts';
import { botNames } from '@santiago/table/page/sources/local/start.ts';
import type { LocalSeat } from '@santiago/table/page/worker/match.ts';

/** On this device people take turns; at a table of friends every seat is on its own device. */
export type Mode = 'local' | 'friends';
export type Kind = 'human' | 'open' | 'bot';

export const CLOCKS = {
  none: { kind: 'none' },
  minute: { kind: 'live', move: 60, bank: 600 },
  day: { kind: 'days', days: 1 },
  week: { kind: 'days', days: 7 },
} as const;
export type ClockName = keyof typeof CLOCKS;

export interface SeatPlan {
  readonly kind: Kind;
  readonly name: string;
  readonly bot: string;
}

/** A match as it is set up so far. */
export interface Plan {
  readonly mode: Mode;
  readonly game: PlayableGame;
  /** The edition that was chosen; null while the usual one for the number of players applies [C9]. */
  readonly edition: string | null;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, string>>;
  readonly clock: ClockName;
  readonly listed: boolean;
  /** Whether live scores and values may be shown. */
  readonly aids: boolean;
  /** The match counts for ratings, without aids. */
  readonly rated: boolean;
}

/** The person who sets up the match, and the bots that can play here. */
export interface Around {
  readonly mode: Mode;
  readonly name: string;
  /** The level of a new bot. */
  readonly level: string;
}

const newSeat = ({ mode, level }: Around, name: string): SeatPlan => ({
  kind: mode === 'local' ? 'bot' : 'open',
  name,
  bot: level,
});

export const firstPlan = (game: PlayableGame, around: Around): Plan => ({
  mode: around.mode,
  game,
  edition: null,
  seats: [
    { kind: 'human', name: around.name, bot: around.level },
    ...botNames(game.bots, [around.name]).map((bot) => newSeat(around, bot)),
  ],
  options: game.preselected,
  clock: 'none',
  listed: false,
  aids: true,
  rated: false,
});

/** The edition that the match would use; null for a game without editions. */
export const editionOf = ({ game, edition, seats }: Plan): string | null =>
  edition ?? game.setup.preset(seats.length);

/** Another number of seats; options that have no meaning for that number are dropped. */
export const withSeats = (plan: Plan, seats: readonly SeatPlan[]): Plan => ({
  ...plan,
  seats,
  options: Object.fromEntries(
    Object.entries(plan.options).filter(([name, value]) =>
      plan.game.setup.options.some((rule) => rule.name === name && rule.values(seats.length).includes(value)),
    ),
  ),
});

/** One more seat, with a name that nobody has yet. */
export const withOneMore = (plan: Plan, around: Around, person: (number: number) => string): Plan => {
  const taken = plan.seats.map((seat) => seat.name);
  const [name = person(plan.seats.length + 1)] = botNames(1, taken);
  return withSeats(plan, [...plan.seats, newSeat(around, name)]);
};

/** Another edition; changes to the options of the old one are dropped. */
export const withEdition = (plan: Plan, edition: string): Plan => ({ ...plan, edition, options: {} });

/** Sets the option to this value, or removes it from the request where the edition says the same. */
export const withOption = (plan: Plan, name: string, value: string): Plan => {
  const rule = plan.game.setup.options.find((each) => each.name === name)!;
  const { [name]: _, ...others } = plan.options;
  const isUsual = value === rule.standard(plan.seats.length, editionOf(plan));
  return { ...plan, options: isUsual ? others : { ...others, [name]: value } };
};

/** The request for the engine. */
export const requestOf = (plan: Plan): SetupRequest => ({
  players: plan.seats.length,
  options: { ...plan.options },
  preset: editionOf(plan),
});

/** The seats of a match on this device. */
export const localSeatsOf = ({ seats }: Plan, person: (number: number) => string): LocalSeat[] =>
  seats.map(({ kind, bot }, i) => ({
    kind: kind === 'human' ? 'human' : 'bot',
    name: nameAmong(seats, i).trim() || person(i + 1),
    bot,
  }));
