import { botNamed } from '@santiago/bots';
import { canals, type CanalsTypes } from '@santiago/canals';
import { gameNamed } from '@santiago/games/programs';
import {
  chanceKey,
  fairDraws,
  FastRandom,
  formatRow,
  type Game,
  type GameTypes,
  makeSetup,
  Match,
  owingSeats,
  type Seat,
  seatIndex,
  seatsOf,
  type SetupRequest,
} from '@santiago/kernel';
import type { Page } from '@playwright/test';
import { watch } from './watch.ts';

/** A match that has come to a decision of one seat, as the page keeps it. */
export interface Position {
  readonly game: string;
  readonly setup: unknown;
  readonly seats: readonly { readonly kind: 'human' | 'bot'; readonly name: string; readonly bot?: string }[];
  readonly seed: string;
  readonly log: readonly string[];
}

/** One decision, as its player sees it. */
export interface SeenDecision<T extends GameTypes> {
  readonly view: T['View'];
  readonly offer: T['Offer'];
}

/** Matches to look through: who plays them, how they are set up, and how many. */
interface Looked<T extends GameTypes> {
  readonly game: Game<T>;
  readonly request: SetupRequest;
  readonly bot: string;
  readonly matches: number;
}

const NAMES = ['You', 'Wilhelmina', 'Bo', 'Maximilian', 'Cleo'];

/**
 * Only one more person at the table, and only where nobody has secrets: else the device would be handed on before
 * anything is shown.
 */
const seatsFor = (players: number, seat: Seat, bot: string): Position['seats'] =>
  seatsOf(players).map((each, i) =>
    each === seat || (bot === 'random' && players > 2 && i === (seatIndex(seat) + 1) % players)
      ? { kind: 'human', name: NAMES[i]! }
      : { kind: 'bot', name: NAMES[i]!, bot },
  );

const seedOf = (number: number): Uint8Array => new Uint8Array(32).fill(number);

/** Plays matches of bots, always the same, and looks at every decision in them. */
export const lookThrough = <T extends GameTypes>(
  { game, request, bot, matches }: Looked<T>,
  look: (decision: SeenDecision<T>, position: () => Position) => void,
): void => {
  const setup = makeSetup(game.setup, request);
  if (!setup.ok) throw new Error(setup.fault.text);
  const player = botNamed(gameNamed(game.name).bots, bot)!;
  for (let number = 1; number <= matches; number++) {
    const match = new Match(game, setup.value, fairDraws(chanceKey(seedOf(number))));
    for (;;) {
      match.advance();
      const [seat] = owingSeats(game.owes(match.state), seatsOf(request.players));
      if (seat === undefined) break;
      const view = game.view(match.state, seat);
      const offer = game.offer(match.state, seatIndex(seat));
      if (offer === null) throw new Error(`${seat} owes an answer and is offered nothing`);
      look({ view, offer }, () => ({
        game: game.name,
        setup: setup.value,
        seats: seatsFor(request.players, seat, bot),
        seed: Buffer.from(seedOf(number)).toString('hex'),
        log: match.line.map(({ row }) => formatRow(game, row)),
      }));
      const random = new FastRandom(number, match.line.length);
      const { action } = player.choose({ view, told: [], random });
      match.answer(seat, action);
    }
  }
};

/** A match of one player and bots, as it stands when it is theirs to decide and `isThere` says so, else at its end. */
export const ownMatch = <T extends GameTypes>(
  { game, request, bot }: Omit<Looked<T>, 'matches'>,
  isThere: (view: T['View']) => boolean = () => false,
): Position => {
  const setup = makeSetup(game.setup, request);
  if (!setup.ok) throw new Error(setup.fault.text);
  const player = botNamed(gameNamed(game.name).bots, bot)!;
  const match = new Match(game, setup.value, fairDraws(chanceKey(seedOf(1))));
  for (;;) {
    match.advance();
    const [seat] = owingSeats(game.owes(match.state), seatsOf(request.players));
    if (seat === undefined) break;
    const view = game.view(match.state, seat);
    if (seat === 'p1' && isThere(view)) break;
    const { action } = player.choose({ view, told: [], random: new FastRandom(1, match.line.length) });
    match.answer(seat, action);
  }
  return {
    game: game.name,
    setup: setup.value,
    seats: seatsOf(request.players).map((_, i) =>
      i === 0 ? { kind: 'human', name: NAMES[0]! } : { kind: 'bot', name: NAMES[i]!, bot },
    ),
    seed: Buffer.from(seedOf(1)).toString('hex'),
    log: match.line.map(({ row }) => formatRow(game, row)),
  };
};

/** A match of Canals against three beginners, at the first decision of its last round. */
export const lastRound = (): Position =>
  ownMatch<CanalsTypes>(
    { game: canals, request: { players: 4 }, bot: 'novice' },
    ({ round, rounds }) => round === rounds,
  );

/** Keeps the position among the matches of this device; returns its id. */
const keepPosition = (page: Page, position: Position): Promise<string> =>
  page.evaluate(async (played) => {
    const id = Math.random().toString(36).slice(2);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('santiago', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database'));
    });
    await new Promise((resolve) => {
      const progress = { round: 1, rounds: 1, over: false };
      const kept = database.transaction('matches', 'readwrite');
      kept.objectStore('matches').put({ ...played, id, changed: Date.now(), progress });
      kept.oncomplete = resolve;
    });
    database.close();
    return id;
  }, position);

/** Goes to a position without loading the page anew. */
export const openPosition = async (page: Page, position: Position): Promise<void> => {
  const id = await keepPosition(page, position);
  const goTo = (hash: string, isThere: boolean): Promise<true> =>
    watch(
      page,
      (wanted) => {
        location.hash = wanted.hash;
        return (document.querySelector('.table') !== null) === wanted.isThere ? true : null;
      },
      { hash, isThere },
    );
  // By way of another page, so that nobody takes the table that was open before for this one.
  await goTo('#/settings', false);
  await goTo(`#/local/${id}`, true);
};
