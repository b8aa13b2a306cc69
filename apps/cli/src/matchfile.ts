import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {
  checkFrame,
  type CheckedFile,
  type FileFault,
  gameOf,
  type GameTypes,
  parseFrame,
} from '@santiago/kernel';
import { Fault, reasonOf } from './fault.ts';
import { findGame } from './games.ts';
import type { TerminalGame } from '@santiago/table/terminal/terminal-game.ts';

/** The largest size of a match file; it is checked before anything is read. */
const MAX_BYTES = 4_000_000;

/** A match file that was read and checked row by row, and its game. */
export interface Opened {
  readonly game: TerminalGame;
  readonly file: CheckedFile<GameTypes>;
}

const readBytes = (name: string): Buffer => {
  let handle: number;
  try {
    // Without blocking: a pipe that was named by mistake may never get a writer.
    handle = openSync(name, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    throw new Fault(`${name} cannot be read: ${reasonOf(error)}.`);
  }
  try {
    const stat = fstatSync(handle);
    if (stat.isDirectory()) throw new Fault(`${name} cannot be read: it is a folder.`);
    if (!stat.isFile()) throw new Fault(`${name} cannot be read: it is not a regular file.`);
    if (stat.size > MAX_BYTES)
      throw new Fault(`${name} is too large to be a match file: ${stat.size} bytes, at most ${MAX_BYTES}.`);
    const bytes = Buffer.alloc(stat.size);
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0));
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(`${name} cannot be read: ${reasonOf(error)}.`);
  } finally {
    closeSync(handle);
  }
};

const decodeText = (name: string, bytes: Buffer): string => {
  if (bytes.length === 0) throw new Fault(`${name} is empty.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Fault(`${name} is not a text file: it is not UTF-8.`);
  }
};

const faultIn = (name: string, { line, text }: Pick<FileFault, 'line' | 'text'>): Fault =>
  new Fault(line === 0 ? `${name}: ${text}` : `${name}, line ${line}: ${text}`);

/** Reads a match file from disk and checks every line of it. */
export const openMatch = (name: string): Opened => {
  const frame = parseFrame(decodeText(name, readBytes(name)));
  if (!frame.ok) throw faultIn(name, frame.fault);
  const gameName = gameOf(frame.value);
  if (!gameName.ok) throw faultIn(name, gameName.fault);
  const game = findGame(gameName.value);
  if (game === null) {
    const line = frame.value.tags.find((tag) => tag.key === 'Game')!.line;
    throw faultIn(name, { line, text: 'This match is from a game that is not installed here.' });
  }
  const file = checkFrame(game.game, frame.value);
  if (!file.ok) throw faultIn(name, file.fault);
  return { game, file: file.value };
};

/** Writes a file in one step: a reader sees the old text or the new one, never a half. */
export const writeWhole = (name: string, text: string): void => {
  const beside = `${name}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text, { flag: 'wx' });
    renameSync(beside, name);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new Fault(`${name} cannot be written: ${reasonOf(error)}.`);
  }
};
