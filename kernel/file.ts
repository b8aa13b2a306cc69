import type { Game, GameTypes, Outcome } from './game.ts';
import { playOn, replay } from './match.ts';
import { fault, ok, type Refusal, type RefusalDetails, type Result } from './refusal.ts';
import { formatRow, isUndo, parseRow, type Row } from './row.ts';
import { parseSeat, seatIndex, seatName } from './seats.ts';
import { changedOptions, makeSetup, parseOption, type Setup } from './setup.ts';

/** `[Name p1 "Ana"]`: a key, sometimes a subject, a value. */
export interface Tag {
  readonly key: string;
  readonly subject: string | null;
  readonly value: string;
}

/** A line of play that leaves the match before row `from` (rows count from 1). */
export interface Variation<A> {
  readonly from: number;
  readonly name: string;
  readonly rows: readonly Row<A>[];
}

export interface MatchFile<A> {
  readonly setup: Setup;
  /** Every tag but those that make the set-up, in the order of the file; unknown ones are kept. */
  readonly tags: readonly Tag[];
  readonly rows: readonly Row<A>[];
  readonly variations: readonly Variation<A>[];
}

/** What can be wrong with a file. Codes are stable, so that another language can form its own sentence. */
export type FileFaultCode =
  | 'after-variations'
  | 'illegal'
  | 'name-seat'
  | 'name-twice'
  | 'no-blank-line'
  | 'no-result'
  | 'no-row'
  | 'no-tags'
  | 'not-action'
  | 'not-text'
  | 'option-form'
  | 'option-twice'
  | 'other-game'
  | 'other-result'
  | 'other-rules'
  | 'players-form'
  | 'set-up'
  | 'tag-form'
  | 'tag-missing'
  | 'tag-subject'
  | 'tag-twice'
  | 'too-large'
  | 'undo-row'
  | 'unfair'
  | 'variation-form'
  | 'variation-not-open'
  | 'variation-open';

/** What is wrong with a file, and where. */
export interface FileFault {
  /** From 1; 0 where it is about the file as a whole. */
  readonly line: number;
  readonly code: FileFaultCode;
  readonly details: RefusalDetails;
  /** One English sentence. */
  readonly text: string;
  /** Why the rules do not allow it, where they are the reason. */
  readonly refusal?: Refusal;
}

const MAX_BYTES = 1_000_000;
const SETUP_KEYS = ['Game', 'Rules', 'Players', 'Preset', 'Option'] as const;
const TAG = /^\[([A-Za-z][A-Za-z0-9]*)(?: ([A-Za-z0-9]+))? "((?:[^"\\]|\\["\\])*)"\]$/;
/** A control character, half of a pair, or the sign for what could not be read. */
const CONTROL = /[^ -~\u{A0}-\u{D7FF}\u{E000}-\u{FFFC}\u{FFFE}-\u{10FFFF}]/u;
const TAG_KEY = /^[A-Za-z][A-Za-z0-9]*$/;
const TAG_SUBJECT = /^[A-Za-z0-9]+$/;

interface Line {
  readonly number: number;
  readonly text: string;
}

/** A file cut into its parts, before any game has looked at it. */
export interface Frame {
  readonly tags: readonly (Tag & { readonly line: number })[];
  readonly rows: readonly Line[];
  readonly blocks: readonly {
    readonly head: Line;
    readonly from: number;
    readonly name: string;
    readonly rows: readonly Line[];
  }[];
}

interface Fault {
  readonly ok: false;
  readonly fault: FileFault;
}

const at = (line: number, code: FileFaultCode, text: string, details: RefusalDetails = {}): Fault =>
  fault({ line, code, details, text });

/** The rules of the game do not allow what the file says. */
const against = (line: number, code: FileFaultCode, refusal: Refusal): Fault =>
  fault({ line, code, details: refusal.details, text: refusal.text, refusal });

const unquote = (text: string): string => text.replaceAll(/\\(["\\])/g, '$1');
const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Cuts a `#` comment off, unless it stands in quotes. */
const withoutComment = (text: string): string => {
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\' && quoted) i++;
    else if (text[i] === '"') quoted = !quoted;
    else if (text[i] === '#' && !quoted) return text.slice(0, i);
  }
  return text;
};

/** Reads the frame of a match file: tags, rows, blocks. */
export const parseFrame = (text: string): Result<Frame, FileFault> => {
  if (text.length > MAX_BYTES) return at(0, 'too-large', `The file is larger than ${MAX_BYTES} characters.`);
  const raw = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const tags: (Tag & { line: number })[] = [];
  const rows: Line[] = [];
  const blocks: { head: Line; from: number; name: string; rows: Line[] }[] = [];
  let open: Line[] | null = null;
  let inHead = true;
  for (const [index, whole] of raw.entries()) {
    const number = index + 1;
    if (CONTROL.test(whole))
      return at(number, 'not-text', 'This is not a text file: it contains a control or broken character.');
    const line = withoutComment(whole).trim();
    if (inHead && line.startsWith('[')) {
      const tag = TAG.exec(line);
      if (tag === null) return at(number, 'tag-form', 'A tag must have the form [Key "value"].');
      tags.push({ key: tag[1]!, subject: tag[2] ?? null, value: unquote(tag[3]!), line: number });
    } else if (inHead && line === '') {
      // A comment line does not end the head; a blank one after the first tag does.
      if (whole.trim() === '' && tags.length > 0) inHead = false;
    } else if (inHead) {
      return tags.length === 0
        ? at(number, 'no-tags', 'A match file begins with tags.')
        : at(number, 'no-blank-line', 'A blank line must follow the tags.');
    } else if (line.startsWith('(')) {
      const head = /^\(from ([1-9]\d{0,5}) ("(?:[^"\\]|\\["\\])*")$/.exec(line);
      if (head === null || open !== null)
        return at(number, 'variation-form', 'A variation begins with (from ROW "name" and is not nested.');
      const block = {
        head: { number, text: line },
        from: Number(head[1]),
        name: unquote(head[2]!.slice(1, -1)),
        rows: [],
      };
      blocks.push(block);
      open = block.rows;
    } else if (line === ')') {
      if (open === null) return at(number, 'variation-not-open', 'No variation is open here.');
      open = null;
    } else if (line !== '') {
      if (open === null && blocks.length > 0)
        return at(number, 'after-variations', 'Nothing may follow the variations.');
      (open ?? rows).push({ number, text: line });
    }
  }
  if (open !== null) return at(raw.length, 'variation-open', 'The last variation is not closed.');
  return ok({ tags, rows, blocks });
};

const single = (frame: Frame, key: string): Result<(Tag & { readonly line: number }) | null, FileFault> => {
  const found = frame.tags.filter((tag) => tag.key === key);
  if (found.length > 1) return at(found[1]!.line, 'tag-twice', `There is a second ${key} tag.`, { key });
  const tag = found[0] ?? null;
  return tag !== null && tag.subject !== null
    ? at(tag.line, 'tag-subject', `The ${key} tag takes only a value.`, { key })
    : ok(tag);
};

const needed = (frame: Frame, key: string): Result<Tag & { readonly line: number }, FileFault> => {
  const tag = single(frame, key);
  if (!tag.ok) return tag;
  return tag.value === null ? at(0, 'tag-missing', `The file has no ${key} tag.`, { key }) : ok(tag.value);
};

/** The name of the game a frame is for. */
export const gameOf = (frame: Frame): Result<string, FileFault> => {
  const tag = needed(frame, 'Game');
  return tag.ok ? ok(tag.value.value) : tag;
};

const readSetup = <T extends GameTypes>(game: Game<T>, frame: Frame): Result<Setup, FileFault> => {
  const rules = needed(frame, 'Rules');
  const players = needed(frame, 'Players');
  const preset = single(frame, 'Preset');
  if (!rules.ok) return rules;
  if (!players.ok) return players;
  if (!preset.ok) return preset;
  if (rules.value.value !== game.rules) {
    return at(
      rules.value.line,
      'other-rules',
      `This match uses rules "${rules.value.value}"; only rules "${game.rules}" can be played here.`,
      { rules: rules.value.value, ours: game.rules },
    );
  }
  if (!/^\d$/.test(players.value.value))
    return at(players.value.line, 'players-form', 'Players is not a number from 1 to 9.');
  const options: Record<string, string> = {};
  for (const tag of frame.tags.filter((each) => each.key === 'Option')) {
    const option = parseOption(tag.value);
    if (option === null || tag.subject !== null)
      return at(tag.line, 'option-form', 'An option is written [Option "name=value"].');
    if (Object.hasOwn(options, option[0]))
      return at(tag.line, 'option-twice', `The option ${option[0]} is given twice.`, { name: option[0] });
    options[option[0]] = option[1];
  }
  const setup = makeSetup(game.setup, {
    players: Number(players.value.value),
    preset: preset.value?.value ?? null,
    options,
  });
  return setup.ok ? setup : against(blamed(frame, setup.fault) ?? players.value.line, 'set-up', setup.fault);
};

/** The line of the tag that a refused set-up is about; null where it is the number of players. */
const blamed = (frame: Frame, { code, details }: Refusal): number | null => {
  const tag = frame.tags.find(({ key, value }) =>
    key === 'Option' ? parseOption(value)?.[0] === details['name'] : key === 'Preset' && code === 'preset',
  );
  return tag?.line ?? null;
};

const readRows = <T extends GameTypes>(
  game: Game<T>,
  lines: readonly Line[],
): Result<Row<T['Action']>[], FileFault> => {
  const rows: Row<T['Action']>[] = [];
  for (const { number, text } of lines) {
    const row = parseRow(game, text);
    if (row === null)
      return at(number, 'not-action', `"${shorten(text)}" is not an action of this game.`, {
        text: shorten(text),
      });
    if (isUndo(row))
      return at(number, 'undo-row', 'A match file contains only the line in force, so it has no undo rows.');
    rows.push(row);
  }
  return ok(rows);
};

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

/** `p1 70 p2 55` */
export const formatResult = (outcome: Outcome): string =>
  outcome.marks.map((mark, index) => `${seatName(index)} ${mark}`).join(' ');

/** A file that was read: it is well formed, every row is legal, and its result is the true one. */
export interface CheckedFile<T extends GameTypes> extends MatchFile<T['Action']> {
  /** The state after the last row. */
  readonly state: T['State'];
}

/** Reads and checks a whole match file of this game. */
export const readMatch = <T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<CheckedFile<T>, FileFault> => {
  const frame = parseFrame(text);
  return frame.ok ? checkFrame(game, frame.value) : frame;
};

/** Checks a frame that was read already. */
export const checkFrame = <T extends GameTypes>(
  game: Game<T>,
  frame: Frame,
): Result<CheckedFile<T>, FileFault> => {
  const name = needed(frame, 'Game');
  if (!name.ok) return name;
  if (name.value.value !== game.name)
    return at(
      name.value.line,
      'other-game',
      `This is a match of "${shorten(name.value.value)}", not of ${game.name}.`,
    );
  const setup = readSetup(game, frame);
  if (!setup.ok) return setup;
  const badName = misnamed(frame, setup.value);
  if (badName !== null) return badName;
  const rows = readRows(game, frame.rows);
  if (!rows.ok) return rows;
  // A file may hold thousands of variations: each starts from a state stored here, not from the beginning.
  const leaving = new Map<number, T['State']>();
  const left = new Set(frame.blocks.map((block) => block.from));
  const { state, misplay } = replay(game, setup.value, rows.value, (before, index) => {
    if (left.has(index + 1)) leaving.set(index + 1, game.copy(before));
  });
  leaving.set(rows.value.length + 1, state);
  if (misplay !== null) return against(frame.rows[misplay.index]!.number, 'illegal', misplay.refusal);
  const badResult = misresulted(frame, game.outcome(state));
  if (badResult !== null) return badResult;
  const variations = readVariations(game, frame, leaving);
  if (!variations.ok) return variations;
  const tags = frame.tags
    .filter((tag) => !(SETUP_KEYS as readonly string[]).includes(tag.key))
    .map(({ key, subject, value }) => ({ key, subject, value }));
  return ok({ setup: setup.value, tags, rows: rows.value, variations: variations.value, state });
};

const misnamed = (frame: Frame, setup: Setup) => {
  const seen = new Set<string>();
  for (const tag of frame.tags.filter((each) => each.key === 'Name')) {
    const seat = tag.subject === null ? null : parseSeat(tag.subject);
    if (seat === null || seatIndex(seat) >= setup.players)
      return at(tag.line, 'name-seat', 'This name is for a seat that the match does not have.');
    if (seen.has(seat)) return at(tag.line, 'name-twice', `${seat} is named twice.`, { seat });
    seen.add(seat);
  }
  return null;
};

const misresulted = (frame: Frame, outcome: Outcome | null) => {
  const tag = single(frame, 'Result');
  if (!tag.ok) return tag;
  if (tag.value === null) return null;
  if (outcome === null)
    return at(tag.value.line, 'no-result', 'The match is not over, so it has no result yet.');
  const result = formatResult(outcome);
  return tag.value.value === result
    ? null
    : at(tag.value.line, 'other-result', `The rows lead to "${result}", not to the result given here.`, {
        result,
      });
};

const readVariations = <T extends GameTypes>(
  game: Game<T>,
  frame: Frame,
  leaving: ReadonlyMap<number, T['State']>,
): Result<Variation<T['Action']>[], FileFault> => {
  const variations: Variation<T['Action']>[] = [];
  for (const block of frame.blocks) {
    const before = leaving.get(block.from);
    if (before === undefined)
      return at(
        block.head.number,
        'no-row',
        `The match has no row ${block.from} for this variation to start from.`,
        {
          number: block.from,
        },
      );
    const rows = readRows(game, block.rows);
    if (!rows.ok) return rows;
    const misplay = playOn(game, game.copy(before), rows.value);
    if (misplay !== null) return against(block.rows[misplay.index]!.number, 'illegal', misplay.refusal);
    variations.push({ from: block.from, name: block.name, rows: rows.value });
  }
  return ok(variations);
};

/** Whether a reader accepts this text in a tag or in the name of a variation. */
export const isTagText = (text: string): boolean => !CONTROL.test(text);

const formatTag = ({ key, subject, value }: Tag): string => {
  const sound =
    TAG_KEY.test(key) &&
    (subject === null || TAG_SUBJECT.test(subject)) &&
    isTagText(value) &&
    !(SETUP_KEYS as readonly string[]).includes(key);
  if (!sound) throw new RangeError(`${JSON.stringify({ key, subject, value })} cannot be a tag`);
  return `[${key}${subject === null ? '' : ` ${subject}`} ${quote(value)}]`;
};

const formatVariationHead = (from: number, name: string): string => {
  if (!isTagText(name)) throw new RangeError(`${JSON.stringify(name)} cannot name a variation`);
  return `(from ${from} ${quote(name)}`;
};

/**
 * Writes a match file: the set-up's tags, the others, the rows, the variations. Whatever it writes can be read; text
 * that could not is a bug of the caller, who asks `isTagText` and `isNote` where it comes from outside.
 */
export const writeMatch = <T extends GameTypes>(game: Game<T>, file: MatchFile<T['Action']>): string => {
  const { setup } = file;
  // Lists are joined, never passed as arguments: a file may contain more tags than the stack holds.
  const lines = [
    `[Game ${quote(game.name)}]`,
    `[Rules ${quote(game.rules)}]`,
    `[Players "${setup.players}"]`,
    ...(setup.preset === null ? [] : [`[Preset ${quote(setup.preset)}]`]),
    ...changedOptions(game.setup, setup).map(([name, value]) => `[Option "${name}=${value}"]`),
    ...file.tags.map(formatTag),
    '',
    ...file.rows.map((row) => formatRow(game, row)),
    ...file.variations.flatMap(({ from, name, rows }) => [
      formatVariationHead(from, name),
      ...rows.map((row) => formatRow(game, row)),
      ')',
    ]),
  ];
  return `${lines.join('\n')}\n`;
};
