import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom, makeSetup, seatIndex } from '@santiago/kernel';
import { commitment } from '@santiago/protocol';
import { games } from '../../src/games.ts';
import type { Entry } from '../../src/store/rows.ts';
import { answer } from '../../src/table/commands.ts';
import { Draft } from '../../src/table/draft.ts';
import { type Bodies, bodyText } from '../../src/table/entries.ts';
import { TableFold } from '../../src/table/fold.ts';

/**
 * `node record.ts VERSION`: logs of tables as this version writes them, finished and half finished. They are kept for
 * ever: every later version must play them, or the table of a guest is frozen by an upgrade.
 */
export interface RecordedLog {
  readonly seed: string;
  readonly log: readonly Entry[];
  /** What the table comes to. */
  readonly info: unknown;
  readonly views: Readonly<Record<string, unknown>>;
}

const record = (game: string, players: number, most: number): RecordedLog => {
  const rules = games.get(game)!;
  const setup = makeSetup(rules.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index + players);
  const seed = Buffer.from(bytes).toString('hex');
  const body: Bodies['created'] = {
    game,
    rules: rules.rules,
    setup: setup.value,
    public: false,
    chat: true,
    clock: { kind: 'live', move: 30, bank: 600 },
    timeout: 'move',
    leaving: 'bot',
    aids: true,
    autostart: false,
    rated: false,
    returning: 'left',
    host: 'Ana',
    commit: commitment(bytes),
    before: null,
    seats: Array.from({ length: players }, () => ({
      kind: 'open',
      bot: null,
      person: null,
      invitation: null,
    })),
  };
  const first = { number: 1, at: 1000, kind: 'created', person: 'ana', seat: null, key: null };
  const log: Entry[] = [{ ...first, body: bodyText<'created'>(body) }];
  const fold = TableFold.of(games, 'abcdefghijklmnop', seed, log[0]!);
  const random = new FastRandom(players);
  const take = (write: (draft: Draft) => void): void => {
    const draft = new Draft(fold, fold.lastAt + 700);
    write(draft);
    for (const entry of draft.entries) fold.apply(entry, []);
    log.push(...draft.entries);
  };
  for (const seat of fold.seats) {
    const share = Buffer.alloc(16, seatIndex(seat) + 1).toString('hex');
    take((draft) => draft.write('sat', { name: `Guest ${seat}`, share }, { seat, person: seat }));
  }
  take((draft) => {
    draft.write('started', {});
    draft.settle();
  });
  take((draft) =>
    draft.write('said', { name: 'Guest p1', text: 'Good luck!', phrase: null }, { seat: 'p1', person: 'p1' }),
  );
  while (fold.info.phase === 'running' && fold.info.rows < most) {
    const seat = fold.seats.find((each) => fold.info.turn[each] !== undefined)!;
    const code = fold.game.sample(fold.state, seatIndex(seat), random);
    const action = fold.game.format(fold.game.decode(code));
    const decision = fold.info.turn[seat]!;
    take((draft) => answer(draft, { seat, decision, action, key: `key-${decision}` }));
    if (random.below(8) === 0 && fold.free !== null && fold.info.phase === 'running') {
      const { seat: taker, row } = fold.free;
      take((draft) => {
        draft.undo(taker, row);
        draft.settle();
      });
    }
  }
  const viewers = [...fold.seats, 'spectator'] as const;
  return {
    seed,
    log,
    info: fold.info,
    views: Object.fromEntries(viewers.map((each) => [each, fold.view(each)])),
  };
};

if (import.meta.main) {
  const version = process.argv[2] ?? '0.1.0';
  for (const [game, players, most] of [
    ['canals', 2, 60],
    ['canals', 4, 10_000],
    ['cards', 2, 400],
    ['cards', 3, 60],
  ] as const) {
    const file = path.join(
      import.meta.dirname,
      '..',
      'fixtures',
      'logs',
      `${version}-${game}-${players}.json`,
    );
    writeFileSync(file, `${JSON.stringify(record(game, players, most))}\n`);
  }
}
