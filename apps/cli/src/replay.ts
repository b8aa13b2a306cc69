import {
  changedOptions,
  formatResult,
  formatRow,
  type GameTypes,
  nextRow,
  replay,
  type Tag,
} from '@santiago/kernel';
import { type Call, type Command, JSON_FLAG, wholeNumber } from './command.ts';
import { Fault } from './fault.ts';
import { type Opened, openMatch } from './matchfile.ts';
import { drawsOf, seedOfTags } from './seed.ts';
import { describeSetup } from './setup.ts';
import { lookOf, say, sayJson } from '@santiago/table/terminal/terminal.ts';

/** The first row of chance that differs from what the seed gives; `agrees` is null if a file has no seed. */
interface ChanceCheck {
  readonly agrees: boolean | null;
  readonly row: number | null;
}

/** Draws the chance of a match again from its seed. */
const checkChance = ({ game: { game }, file }: Opened): ChanceCheck => {
  const seed = seedOfTags(file.tags);
  if (seed === null) return { agrees: null, row: null };
  const draws = drawsOf(seed, file.tags, file.setup.players);
  let chanceRows = 0;
  let wrong: number | null = null;
  replay<GameTypes>(game, file.setup, file.rows, (state, index) => {
    const row = file.rows[index]!;
    if (row.who !== '*' || wrong !== null) return;
    const drawn = nextRow(game, state, draws, chanceRows++);
    if (drawn === null || game.format(drawn.action) !== game.format(row.action)) wrong = index + 1;
  });
  return { agrees: wrong === null, row: wrong };
};

const chanceSentence = ({ agrees, row }: ChanceCheck): string | null => {
  if (agrees === null) return null;
  return agrees
    ? 'Every chance row matches the seed.'
    : `Row ${row} does not match the seed: this chance was not drawn from it.`;
};

const nameTags = (tags: readonly Tag[]): string[] =>
  tags.filter(({ key }) => key === 'Name').map(({ subject, value }) => `${subject} is ${value}`);

const run = (call: Call): void => {
  const name = call.words[0]!;
  const opened = openMatch(name);
  const { file } = opened;
  const all = file.rows.length;
  const at = wholeNumber(call, 'at', { from: 0, to: 1_000_000, standard: all });
  if (at > all) throw new Fault(`${name} has ${all} rows; there is no row ${at}.`);
  const { state } = replay<GameTypes>(opened.game.game, file.setup, file.rows.slice(0, at));
  const shown = {
    opened,
    at,
    view: opened.game.game.view(state, 'all'),
    outcome: opened.game.game.outcome(state),
  };
  if (call.has('json')) sayJson(jsonOf(shown));
  else say(textOf(shown).join('\n'));
};

interface Shown {
  readonly opened: Opened;
  readonly at: number;
  readonly view: unknown;
  readonly outcome: ReturnType<Opened['game']['game']['outcome']>;
}

const jsonOf = ({ opened, at, view, outcome }: Shown): unknown => {
  const { game, file } = opened;
  return {
    game: game.game.name,
    setup: file.setup,
    tags: file.tags,
    rows: file.rows.length,
    variations: file.variations.length,
    at,
    last: at === 0 ? null : formatRow(game.game, file.rows[at - 1]!),
    over: outcome !== null,
    result: outcome === null ? null : formatResult(outcome),
    outcome,
    scores: game.scores(view),
    chance: checkChance(opened),
    view,
  };
};

const textOf = ({ opened, at, view, outcome }: Shown): string[] => {
  const { game, file } = opened;
  const look = lookOf(process.stdout);
  const all = file.rows.length;
  const last =
    at === 0
      ? 'before the first row'
      : `after row ${at} of ${all}: ${formatRow(game.game, file.rows[at - 1]!)}`;
  const chance = chanceSentence(checkChance(opened));
  return [
    describeSetup(game.game.name, file.setup, changedOptions(game.game.setup, file.setup)),
    ...nameTags(file.tags),
    `All ${all} rows are legal.${file.variations.length > 0 ? ` So are ${file.variations.length} variations.` : ''}`,
    ...(chance === null ? [] : [chance]),
    `The table ${last}`,
    '',
    ...game.draw(view, look),
    '',
    ...game.breakdown(view, look),
    ...(outcome === null ? ['The match is not over.'] : [`Result: ${formatResult(outcome)}`]),
  ];
};

export const replayCommand: Command = {
  name: 'replay',
  words: ['FILE'],
  summary: 'check a match file line by line and show the board and the scores',
  flags: [{ name: 'at', value: 'N', about: 'show the table after row N (the last one)' }, JSON_FLAG],
  about: [
    'Every row is checked against the rules, and the Result tag against the rows. A bad line is reported with its number',
    'and the reason, and the exit status is 1.',
  ],
  examples: [
    'santiago replay match.santiago',
    'santiago replay match.santiago --at 41',
    'santiago replay match.santiago --json',
  ],
  run,
};
