import { FastRandom, type Random, type Seat, seatIndex, type Viewer } from '@santiago/kernel';
import { isDeepStrictEqual } from 'node:util';
import { games } from '../../src/games.ts';
import type { Entry } from '../../src/store/rows.ts';
import { answer } from '../../src/table/commands.ts';
import { Draft } from '../../src/table/draft.ts';
import { type Bodies, bodyText } from '../../src/table/entries.ts';
import { TableFold } from '../../src/table/fold.ts';
import { eventText } from '../../src/tables/live.ts';

/**
 * Pairs of tables that differ in nothing that one viewer may know: the real one, and one imagined from what the viewer sees.
 * Everything sent to the viewer must be the same, byte for byte, until the rules reveal the difference.
 */
export interface PairsReport {
  readonly pairs: number;
  /** Pairs that really differed in something hidden. */
  readonly distinct: number;
  readonly leaks: readonly string[];
}

export const newTable = (game: string, players: number, seed: number): TableFold => {
  const rules = games.get(game)!;
  const preset = rules.setup.preset(players);
  const options = Object.fromEntries(
    rules.setup.options
      .filter((option) => option.values(players).length > 0)
      .map((option) => [option.name, option.standard(players, preset)]),
  );
  const body: Bodies['created'] = {
    game,
    rules: rules.rules,
    setup: { players, preset, options },
    public: false,
    chat: true,
    clock: { kind: 'live', move: 30, bank: 60 },
    timeout: 'move',
    leaving: 'bot',
    aids: true,
    autostart: true,
    rated: false,
    returning: 'left',
    host: 'Ana',
    commit: '',
    before: null,
    seats: Array.from({ length: players }, () => ({
      kind: 'bot',
      bot: 'random',
      person: null,
      invitation: null,
    })),
  };
  const first: Entry = {
    number: 1,
    at: 1000,
    kind: 'created',
    person: 'ana',
    seat: null,
    key: null,
    body: bodyText<'created'>(body),
  };
  return TableFold.of(games, 'abcdefghijklmnop', seed.toString(16).padStart(64, '0'), first);
};

const advance = (fold: TableFold, draft: Draft): void => {
  for (const entry of draft.entries) fold.apply(entry, []);
};

const anySeat = (fold: TableFold, random: Random): Seat => {
  const owing = fold.seats.filter((seat) => fold.info.turn[seat] !== undefined);
  return owing[random.below(owing.length)]!;
};

/** What a viewer could learn by trying something: an action that may be legal or not. */
const attempt = (fold: TableFold, seat: Seat, action: string): string => {
  const decision = fold.info.turn[seat] ?? 0;
  const draft = new Draft(fold, 5000);
  const result = answer(draft, { seat, decision, action, key: 'key' });
  return result.ok ? 'taken' : JSON.stringify(result.fault);
};

interface Comparison {
  readonly real: TableFold;
  readonly imagined: TableFold;
  readonly viewer: Viewer;
}

const seen = (fold: TableFold, viewer: Viewer): string => JSON.stringify([fold.info, fold.view(viewer)]);

/** Plays one row on both; null where the other table cannot have it. */
const leaksOfRow = ({ real, imagined, viewer }: Comparison, random: Random): string | null => {
  const seat = anySeat(real, random);
  const { game } = real;
  const action = game.format(game.decode(game.sample(real.state, seatIndex(seat), random)));
  if (viewer !== 'spectator') {
    const [one, other] = [attempt(real, viewer, action), attempt(imagined, viewer, action)];
    if (one !== other) return `${viewer} tries "${action}": ${one} or ${other}`;
  }
  const draft = new Draft(real, 5000);
  answer(draft, { seat, decision: real.info.turn[seat]!, action, key: 'key' });
  const entry = draft.entries[0];
  const parsed = game.parse(action);
  if (entry === undefined || parsed === null || game.refuse(imagined.state, seatIndex(seat), parsed) !== null)
    return null;
  const one = eventText(real.apply(entry, [viewer])(viewer));
  const other = eventText(imagined.apply(entry, [viewer])(viewer));
  // A row that brings the difference out is told differently, and rightly so.
  if (!isDeepStrictEqual(real.view(viewer), imagined.view(viewer))) return null;
  return one === other ? null : `${viewer} is told ${one} or ${other}`;
};

export const comparePairs = (game: string, players: number, wanted: number, seed: number): PairsReport => {
  const random = new FastRandom(seed);
  const leaks: string[] = [];
  let pairs = 0;
  let distinct = 0;
  for (let match = 0; pairs < wanted; match++) {
    const fold = newTable(game, players, seed * 1000 + match);
    const opening = new Draft(fold, 2000);
    opening.write('started', {});
    opening.settle();
    advance(fold, opening);
    while (fold.info.phase === 'running' && pairs < wanted) {
      for (const viewer of [...fold.seats, 'spectator'] as const) {
        const real = fold.fork();
        const imagined = fold.fork();
        imagined.state = fold.game.imagine(fold.view(viewer), random);
        pairs++;
        if (!isDeepStrictEqual(fold.game.view(real.state, 'all'), fold.game.view(imagined.state, 'all')))
          distinct++;
        if (seen(real, viewer) !== seen(imagined, viewer)) leaks.push(`${viewer} sees a difference`);
        const leak = leaksOfRow({ real, imagined, viewer }, random);
        if (leak !== null) leaks.push(leak);
      }
      const seat = anySeat(fold, random);
      const action = fold.game.sample(fold.state, seatIndex(seat), random);
      const draft = new Draft(fold, 5000);
      const decision = fold.info.turn[seat]!;
      answer(draft, { seat, decision, action: fold.game.format(fold.game.decode(action)), key: 'key' });
      advance(fold, draft);
    }
  }
  return { pairs, distinct, leaks };
};
