import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  chanceKey,
  changedOptions,
  fairDraws,
  FastRandom,
  formatResult,
  formatRow,
  nextRow,
  seatName,
  seedFromText,
  whoIndex,
  type Game,
  type GameTypes,
  type Row,
  type Setup,
} from '@santiago/kernel';
import { bytes } from './law.ts';
import type { Chooser } from './subject.ts';
import { eyesOf, listOf, oneOf, owing, viewersOf } from './walk.ts';

/** A match to be written out in full: chance from the seed as in a real match, seats by a generator of their own. */
export interface Playthrough<T extends GameTypes> {
  readonly name: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly pick?: Chooser<T>;
}

const ACTIONS_SHOWN = 6;
const MOST_ROWS = 5000;
/** How often a golden file has the spectator's whole view; at the other rows it has a short hash of each view. */
const VIEW_EVERY = 20;

const digest = (value: unknown): string =>
  createHash('sha256').update(bytes(value)).digest('hex').slice(0, 8);

const setupLine = <T extends GameTypes>(game: Game<T>, setup: Setup): string =>
  [
    `${setup.players} players`,
    ...(setup.preset === null ? [] : [setup.preset]),
    ...changedOptions(game.setup, setup).map(([name, value]) => `${name}=${value}`),
  ].join(', ');

const answersLine = <T extends GameTypes>(game: Game<T>, state: T['State'], seat: number): string => {
  const listed = listOf(game, state, seat);
  const first = listed.slice(0, ACTIONS_SHOWN).map((action) => game.format(game.decode(action)));
  const more = listed.length > ACTIONS_SHOWN ? ' …' : '';
  const forced = game.forced(state, seat) < 0 ? '' : ' (forced)';
  return `  ${seatName(seat)} owes ${game.count(state, seat)}${forced}: ${first.join(' | ')}${more}`;
};

const stateLines = <T extends GameTypes>(
  game: Game<T>,
  setup: Setup,
  state: T['State'],
  index: number,
): string[] => [
  `== ${index + 1}`,
  `  views ${eyesOf(setup)
    .map((eye) => `${eye}:${digest(game.view(state, eye))}`)
    .join(' ')}`,
  ...(index % VIEW_EVERY === 0 ? [`  table ${bytes(game.view(state, 'spectator'))}`] : []),
  ...owing(game.owes(state)).map((seat) => answersLine(game, state, seat)),
];

/** What the viewers are told of a row, those who are told the same on one line. */
const toldLines = <T extends GameTypes>(
  game: Game<T>,
  setup: Setup,
  state: T['State'],
  row: Row<T['Action']>,
): string[] => {
  const groups = new Map<string, string[]>();
  for (const viewer of viewersOf(setup)) {
    const { text, shown } = game.told(state, whoIndex(row.who), row.action, viewer);
    const told = [text, ...shown].join(' + ');
    groups.set(told, [...(groups.get(told) ?? []), viewer]);
  }
  return [...groups].map(([told, viewers]) => `  told ${viewers.join(' ')}: ${told}`);
};

/** The whole match as text: at every state who owes what, then the row and what each viewer is told of it. */
export const playthrough = <T extends GameTypes>(
  game: Game<T>,
  { setup, seed, pick }: Playthrough<T>,
): string => {
  const start = seedFromText(seed);
  const draws = fairDraws(chanceKey(start));
  const random = new FastRandom(new DataView(start.buffer, start.byteOffset).getUint32(0), 5);
  const choose = (state: T['State']): Row<T['Action']> => {
    const seat = oneOf(owing(game.owes(state)), random);
    const action = pick?.(state, seat, random) ?? game.sample(state, seat, random);
    return { who: seatName(seat), action: game.decode(action) };
  };
  const lines = [`${game.name}, rules ${game.rules}: ${setupLine(game, setup)}; seed "${seed}"`];
  const state = game.start(setup);
  let chanceRows = 0;
  for (let index = 0; ; index++) {
    lines.push(...stateLines(game, setup, state, index));
    const outcome = game.outcome(state);
    if (outcome !== null) {
      lines.push(`  table ${bytes(game.view(state, 'spectator'))}`);
      lines.push(
        `  over: ${formatResult(outcome)}; points ${bytes(outcome.points)}; shares ${bytes(outcome.shares)}`,
      );
      return `${lines.join('\n')}\n`;
    }
    if (index === MOST_ROWS) throw new Error(`the match is not over after ${MOST_ROWS} rows`);
    const row = nextRow(game, state, draws, chanceRows) ?? choose(state);
    lines.push(`> ${formatRow(game, row)}`, ...toldLines(game, setup, state, row));
    if (row.who === '*') chanceRows++;
    game.play(state, whoIndex(row.who), game.encode(row.action));
  }
};

const isWriting = (): boolean => process.env['SANTIAGO_GOLDENS'] === 'write';

/** The text must be what the file holds. With `SANTIAGO_GOLDENS=write` the file is written instead. */
export const checkGolden = (file: string, text: string): void => {
  if (isWriting()) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const name = path.basename(file);
  if (!existsSync(file)) throw new Error(`there is no golden ${name}: write it with npm run goldens`);
  expect(text, `${name} has changed: if it should, npm run goldens`).toBe(readFileSync(file, 'utf8'));
};

/** Defines the suite that compares playthroughs with their files, `NAME.txt` in the folder. */
export const goldens = <T extends GameTypes>(
  game: Game<T>,
  cases: readonly Playthrough<T>[],
  folder: URL,
): void => {
  const home = fileURLToPath(folder);
  describe(`${game.name}: golden playthroughs`, () => {
    for (const each of cases)
      test(each.name, () => checkGolden(path.join(home, `${each.name}.txt`), playthrough(game, each)));
    test('no golden is left over', () => {
      const left = readdirSync(home).filter((file) => !cases.some(({ name }) => file === `${name}.txt`));
      if (isWriting()) for (const file of left) rmSync(path.join(home, file));
      else expect(left).toEqual([]);
    });
  });
};
