import { botNamed } from '@santiago/bots';
import { canals, type CanalsTypes } from '@santiago/canals';
import { cards, type CardsTypes, eager } from '@santiago/cards';
import {
  type FastRandom,
  type Game,
  type GameTypes,
  type Seat,
  seatIndex,
  type Told,
} from '@santiago/kernel';
import { STANDARD_LEVEL } from './levels.ts';
import type { SavedMatch } from './protocol.ts';

/** What a bot is asked. */
interface Asked<T extends GameTypes> {
  /** Its strength, by name. */
  readonly bot: string | undefined;
  readonly view: T['View'];
  /** What its seat was told so far. */
  readonly told: readonly Told[];
  readonly seat: Seat;
  readonly random: FastRandom;
}

/** What the worker must know of a game beside its rules. */
export interface Engine<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** A bot's answer, from what its seat may know. */
  choose(asked: Asked<T>): T['Action'];
  /** What the list of matches says of one that looks like this. */
  progress(view: T['View']): SavedMatch['progress'];
  /** On a shared device: whether the next person's table must stay covered until he has the device in hand. */
  isSecret(view: T['View']): boolean;
}

const canalsEngine: Engine<CanalsTypes> = {
  game: canals,
  choose: ({ bot, view, told, random }) => {
    const player = botNamed('canals', bot ?? STANDARD_LEVEL) ?? botNamed('canals', STANDARD_LEVEL)!;
    return player.choose({ view, told, random }).action as CanalsTypes['Action'];
  },
  progress: ({ round, rounds, phase }) => ({ round, rounds, over: phase.kind === 'over' }),
  isSecret: ({ phase }) => phase.kind === 'sealed',
};

const cardsEngine: Engine<CardsTypes> = {
  game: cards,
  choose: ({ view, seat, random }) => cards.decode(eager(cards.known(view), seatIndex(seat), random)),
  progress: ({ seats, phase }) => ({
    round: Math.max(...seats.map(({ turns }) => turns)),
    rounds: 0,
    over: phase.kind === 'over',
  }),
  isSecret: ({ phase }) => phase.kind !== 'over',
};

const ENGINES: Readonly<Record<string, Engine>> = {
  canals: canalsEngine,
  cards: cardsEngine,
};

export const engineOf = (game: string): Engine => {
  const engine = ENGINES[game];
  if (engine === undefined) throw new Error(`no game is called ${game}`);
  return engine;
};
