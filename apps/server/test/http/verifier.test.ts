import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fairDraws, FastRandom, makeSetup, nextRow, seatIndex } from '@santiago/kernel';
import { commitment, tableKey } from '@santiago/protocol';
import { afterAll, expect, it } from 'vitest';
import { games } from '../../src/games.ts';
import type { Entry } from '../../src/store/rows.ts';
import { answer } from '../../src/table/commands.ts';
import { Draft } from '../../src/table/draft.ts';
import { bodyText } from '../../src/table/entries.ts';
import { TableFold } from '../../src/table/fold.ts';
import { matchFile } from '../../src/tables/export.ts';

const run = promisify(execFile);
const VERIFIER = path.join(import.meta.dirname, '..', '..', '..', '..', 'examples', 'verify.py');
const folder = mkdtempSync(path.join(tmpdir(), 'santiago-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SETUPS = [
  { game: 'canals', players: 2 },
  { game: 'canals', players: 3 },
  { game: 'canals', players: 4, options: { palms: 'on', spring: 'any' } },
  { game: 'canals', players: 5, preset: 'trefl', options: { spring: 'chosen', overseer: 'p3' } },
  { game: 'cards', players: 2 },
  { game: 'cards', players: 4 },
] as const;

/** The file of a match played at random at a table, to its end or for so many rows. */
const playedFile = ({ game: name, players, ...more }: (typeof SETUPS)[number], seedByte: number): string => {
  const game = games.get(name)!;
  const setup = makeSetup(game.setup, { players, options: {}, ...more });
  if (!setup.ok) throw new Error(setup.fault.text);
  const bytes = new Uint8Array(32).fill(seedByte);
  const open = { kind: 'open', bot: null, person: null, invitation: null } as const;
  const created = {
    game: name,
    rules: game.rules,
    setup: setup.value,
    public: false,
    chat: true,
    clock: { kind: 'none' },
    timeout: 'move',
    leaving: 'bot',
    aids: true,
    autostart: false,
    rated: false,
    returning: 'left',
    host: 'Ana',
    commit: commitment(bytes),
    before: null,
    seats: Array.from({ length: players }, () => open),
  } as const;
  const blank = { at: 1, person: null, seat: null, key: null };
  const first: Entry = { ...blank, number: 1, kind: 'created', body: bodyText<'created'>(created) };
  const fold = TableFold.of(games, 'abcdefghijklmnop', Buffer.from(bytes).toString('hex'), first);
  const log = [first];
  const take = (write: (draft: Draft) => void): void => {
    const draft = new Draft(fold, 1);
    write(draft);
    for (const entry of draft.entries) fold.apply(entry, []);
    log.push(...draft.entries);
  };
  // One seat adds nothing, as a bot's would.
  for (const seat of fold.seats.slice(1))
    take((draft) => draft.write('sat', { name: seat, share: seat.slice(1).repeat(32) }, { seat }));
  take((draft) => {
    draft.write('started', {});
    draft.settle();
  });
  const random = new FastRandom(seedByte);
  while (fold.info.phase === 'running' && fold.info.rows < 400) {
    const seat = fold.seats.find((each) => fold.info.turn[each] !== undefined)!;
    let action = 'resign';
    // Whoever resigns rolls no dice.
    while (action === 'resign')
      action = game.format(game.decode(game.sample(fold.state, seatIndex(seat), random)));
    const decision = fold.info.turn[seat]!;
    take((draft) => void answer(draft, { seat, decision, action, key: `key-${decision}` }));
  }
  if (fold.info.phase === 'running') take((draft) => draft.write('abandoned', {}));
  const file = matchFile(fold, log);
  if (!file.ok) throw new Error(file.fault.text);
  return file.value;
};

it('a stranger’s verifier in Python proves every kind of match fair, and finds what is not', async () => {
  const texts = SETUPS.map((setup, index) => playedFile(setup, index + 1));
  const files = texts.map((text, index) => {
    const file = path.join(folder, `${index}.santiago`);
    writeFileSync(file, text);
    return file;
  });
  const { stdout } = await run('python3', [VERIFIER, ...files]);
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(SETUPS.length);
  for (const [index, line] of lines.entries()) {
    const draws = texts[index]!.split('\n').filter((row) => row.startsWith('* ')).length;
    expect(line).toBe(`${files[index]}: fair, ${draws} draws`);
    expect(draws).toBeGreaterThan(0);
  }
  for (const kind of ['overseer', 'spring', 'palms', 'aside', 'reveal', 'first', 'dice'])
    expect(texts.join('\n')).toContain(`* ${kind} `);
  const forged = [
    texts[1]!.replace(/^\* overseer p(\d)/m, (_, seat) => `* overseer p${(Number(seat) % 3) + 1}`),
    texts[2]!.replace(/^\[Seed "../m, '[Seed "ff'),
    texts[4]!.replace(/^\* first p(\d)/m, (_, seat) => `* first p${3 - Number(seat)}`),
    texts[5]!.replace(/^\[Share p2 "../m, '[Share p2 "ff'),
  ];
  for (const [index, text] of forged.entries()) writeFileSync(files[index]!, text);
  const found = await run('python3', [VERIFIER, ...files.slice(0, forged.length)]).catch(
    (error: unknown) => error as { code: number; stdout: string },
  );
  expect(found).toMatchObject({ code: 1 });
  expect(found.stdout.match(/NOT PROVED/g)).toHaveLength(forged.length);
});

it('the verifier compares what somebody saw when sitting down', async () => {
  const file = path.join(folder, 'seen.santiago');
  const text = playedFile(SETUPS[0], 9);
  writeFileSync(file, text);
  const commit = /^\[Commit "(\w+)"/m.exec(text)![1]!;
  const share = '2'.repeat(32);
  const proves = async (seen: { commit: string; share: string }): Promise<boolean> =>
    run('python3', [VERIFIER, '--commit', seen.commit, '--share', `p2=${seen.share}`, file]).then(
      () => true,
      () => false,
    );
  const other = { commit: '0'.repeat(64), share: '3'.repeat(32) };
  expect(
    await Promise.all([
      proves({ commit, share }),
      proves({ commit, share: other.share }),
      proves({ commit: other.commit, share }),
    ]),
  ).toEqual([true, false, false]);
});

const hexFrom = (first: number, count: number): string =>
  Buffer.from(Array.from({ length: count }, (_, index) => first + index)).toString('hex');

it.each([
  ['canals', 4, { palms: 'on' }, 5],
  ['cards', 3, {}, 1],
] as const)('the rows of %s in docs/api.md follow from its vector', (name, players, options, count) => {
  const api = readFileSync(path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'api.md'), 'utf8');
  const game = games.get(name)!;
  const draws = fairDraws(tableKey(hexFrom(0, 32), [hexFrom(0, 16), null, hexFrom(16, 16)]));
  const setup = makeSetup(game.setup, { players, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  const state = game.start(setup.value);
  for (let index = 0; index < count; index++) {
    const row = nextRow(game, state, draws, index)!;
    expect(api.replaceAll('\n', ' ')).toContain(`\`${game.format(row.action)}\``);
    game.play(state, -1, game.encode(row.action));
  }
});
