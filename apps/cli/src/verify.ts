import type { GameTypes, Seat } from '@santiago/kernel';
import { type FairMatch, verifyFile } from '@santiago/protocol';
import { type Call, type Command, JSON_FLAG } from './command.ts';
import { Fault } from './fault.ts';
import { openMatch } from './matchfile.ts';
import { say, sayJson } from '@santiago/table/terminal/terminal.ts';

const textOf = ({ commit, shares, draws }: FairMatch): string =>
  [
    `The seed matches the commitment, and all ${draws} chance rows were computed from it.`,
    `Commit ${commit}`,
    ...Object.entries(shares).map(([seat, share]: [string, string]) => `Share ${seat as Seat} ${share}`),
    'Compare these with what your page saw when you sat down.',
  ].join('\n');

const run = (call: Call): void => {
  const name = call.words[0]!;
  const { game, file } = openMatch(name);
  const verified = verifyFile<GameTypes>(game.game, file);
  if (!verified.ok) throw new Fault(`${name}: ${verified.fault.text}`);
  if (call.has('json')) sayJson(verified.value);
  else say(textOf(verified.value));
};

export const verifyCommand: Command = {
  name: 'verify',
  words: ['FILE'],
  summary: 'prove that the draws and rolls of an online match were fair',
  about: ['docs/api.md says what this does not prove.'],
  flags: [JSON_FLAG],
  examples: ['santiago verify match.santiago'],
  run,
};
