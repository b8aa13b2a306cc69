import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  FastRandom,
  formatResult,
  isNote,
  isTagText,
  readMatch,
  seatName,
  whoName,
  writeMatch,
  type Game,
  type GameTypes,
  type MatchFile,
  type Row,
  type Tag,
  type Variation,
} from '@santiago/kernel';
import { bytes, hold, same } from './law.ts';
import { patience, soaked, type Case, type Subject } from './subject.ts';
import { nextMove, randomMatch, walk, type Move } from './walk.ts';

const NASTY = [
  '"',
  '\\',
  '\\"',
  '"]',
  '# no comment',
  '[Result "p1 9"]',
  '(from 1 "x"',
  ')',
  ';',
  '; forced',
  ' ',
  'ñ',
  '王',
  '👩‍🌾',
  '\u2028',
  '\uFEFF',
  '‮',
  'p1 undo 1',
  '*',
  '?',
];

const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code));

/** Text with everything that a careless reader or writer gets wrong. */
export const nastyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), anyCharacter), { maxLength: 5 })
  .map((parts) => parts.join(''))
  .filter(isTagText);

const nastyNote: fc.Arbitrary<string> = nastyText
  .map((text) => text.replaceAll('#', '').trim())
  .filter(isNote);

const tagKey = fc
  .stringMatching(/^[A-Z][A-Za-z0-9]{0,8}$/)
  .filter((key) => !['Game', 'Rules', 'Players', 'Preset', 'Option', 'Name', 'Result'].includes(key));

const strangeTag: fc.Arbitrary<Tag> = fc.record({
  key: tagKey,
  subject: fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,6}$/)),
  value: nastyText,
});

const rowsOf = <T extends GameTypes>(game: Game<T>, moves: readonly Move[]): Row<T['Action']>[] =>
  moves.map(({ who, action }) => ({ who: whoName(who), action: game.decode(action) }));

/** A few rows that leave the match before row `from`. */
const variationFrom = <T extends GameTypes>(
  subject: Subject<T>,
  each: Case<T>,
  moves: readonly Move[],
  from: number,
): Row<T['Action']>[] => {
  const { game } = subject;
  const random = new FastRandom(from, 6);
  const others: Move[] = [];
  walk(game, each.setup, moves.slice(0, from - 1), (state, move) => {
    if (move !== null) return;
    for (let i = 0; i < 4; i++) {
      const next = nextMove(game, state, random, each.pick);
      if (next === null) return;
      game.play(state, next.who, next.action);
      others.push(next);
    }
  });
  return rowsOf(game, others);
};

/** Files of random matches, whole and cut off, with names, tags, notes and variations that are hard to quote. */
export const matchFiles = <T extends GameTypes>(
  subject: Subject<T>,
  each: Case<T>,
): fc.Arbitrary<MatchFile<T['Action']>> => {
  const { game } = subject;
  const { setup } = each;
  const names = fc.array(nastyText, { maxLength: setup.players });
  const leaves = fc.array(fc.tuple(fc.nat(), nastyText), { maxLength: 3 });
  const notes = fc.array(fc.option(nastyNote), { maxLength: 12 });
  return fc
    .record({
      seed: fc.nat(50),
      cut: fc.option(fc.nat()),
      names,
      strange: fc.array(strangeTag, { maxLength: 4 }),
      leaves,
      notes,
    })
    .map(({ seed, cut, names: called, strange, leaves: left, notes: noted }) => {
      const all = randomMatch(subject, each, seed);
      const moves = cut === null ? all : all.slice(0, cut % (all.length + 1));
      let result: Tag[] = [];
      walk(game, setup, moves, (state, move) => {
        const outcome = move === null ? game.outcome(state) : null;
        if (outcome !== null) result = [{ key: 'Result', subject: null, value: formatResult(outcome) }];
      });
      const rows = rowsOf(game, moves).map((row, index) => {
        const note = noted[index] ?? null;
        return note === null ? row : { ...row, note };
      });
      const variations: Variation<T['Action']>[] = left.map(([at, name]) => {
        const from = (at % (moves.length + 1)) + 1;
        return { from, name, rows: variationFrom(subject, each, moves, from) };
      });
      const nameTags = called.map((value, seat): Tag => ({ key: 'Name', subject: seatName(seat), value }));
      return { setup, tags: [...nameTags, ...strange, ...result], rows, variations };
    });
};

/** What is written can be read back unchanged, and written again to the byte. Returns the text. */
export const checkRoundTrip = <T extends GameTypes>(game: Game<T>, file: MatchFile<T['Action']>): string => {
  const text = writeMatch(game, file);
  const read = readMatch(game, text);
  if (!read.ok) throw new Error(`line ${read.fault.line}: ${read.fault.text}\n${text}`);
  const { setup, tags, rows, variations } = read.value;
  same(
    'file',
    'a file written and read',
    { setup, tags, rows, variations },
    { setup: file.setup, tags: file.tags, rows: file.rows, variations: file.variations },
  );
  same('file', 'a file written again', writeMatch(game, read.value), text);
  return text;
};

/**
 * For any text: an error that names one of its lines, or a file that can be written and read again. Never an
 * exception.
 */
export const checkAnyText = <T extends GameTypes>(game: Game<T>, text: string): void => {
  const read = readMatch(game, text);
  if (read.ok) {
    checkRoundTrip(game, read.value);
    return;
  }
  const { line, text: sentence } = read.fault;
  const lines = text.split('\n').length;
  hold('file', Number.isInteger(line) && line >= 0 && line <= lines, () => `line ${line} of ${lines}`);
  hold('file', sentence.trim() !== '' && sentence.length < 500, () => `the fault says ${bytes(sentence)}`);
};

type Mutation = (text: string, at: number, by: number) => string;

const onLines =
  (change: (lines: string[], at: number, by: number) => void): Mutation =>
  (text, at, by) => {
    const lines = text.split('\n');
    change(lines, at % lines.length, by % lines.length);
    return lines.join('\n');
  };

/** Ways in which a file can be damaged. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  truncate: (text, at) => text.slice(0, at % (text.length + 1)),
  flip: (text, at, by) => {
    const raw = new TextEncoder().encode(text);
    raw[at % raw.length]! ^= 1 << (by % 8);
    return new TextDecoder().decode(raw);
  },
  insert: (text, at, by) =>
    text.slice(0, at % text.length) + String.fromCodePoint(by % 0xd800) + text.slice(at % text.length),
  duplicate: onLines((lines, at) => lines.splice(at, 0, lines[at]!)),
  remove: onLines((lines, at) => lines.splice(at, 1)),
  swap: onLines((lines, at, by) => {
    [lines[at], lines[by]] = [lines[by]!, lines[at]!];
  }),
  move: onLines((lines, at, by) => lines.splice(by, 0, ...lines.splice(at, 1))),
  longLine: onLines((lines, at, by) => {
    lines[at] = lines[at]!.repeat(1 + by * 20);
  }),
  carriage: (text) => text.replaceAll('\n', '\r\n'),
  huge: (text, at) => text + '#'.repeat(at % 3 === 0 ? 1_000_001 : 1000),
};

/** Defines the suite that writes, reads and damages match files of random matches. */
export const roundTrips = <T extends GameTypes>(subject: Subject<T>, cases: readonly Case<T>[]): void => {
  const { game } = subject;
  describe(`${game.name}: match files`, () => {
    for (const each of cases) {
      const files = matchFiles(subject, each);
      test(`are read back as they were written: ${each.name}`, { timeout: patience() }, () => {
        fc.assert(
          fc.property(files, (file) => void checkRoundTrip(game, file)),
          { numRuns: soaked(20), seed: 21 },
        );
      });
      test(`are refused with a line or still good when spoilt: ${each.name}`, { timeout: patience() }, () => {
        const spoilt = fc.array(fc.tuple(fc.constantFrom(...Object.keys(MUTATIONS)), fc.nat(), fc.nat()), {
          minLength: 1,
          maxLength: 3,
        });
        fc.assert(
          fc.property(files, spoilt, (file, mutations) => {
            const text = mutations.reduce(
              (sofar, [name, at, by]) => (sofar === '' ? '' : MUTATIONS[name]!(sofar, at, by)),
              writeMatch(game, file),
            );
            checkAnyText(game, text);
          }),
          { numRuns: soaked(60), seed: 22 },
        );
      });
    }
  });
};
