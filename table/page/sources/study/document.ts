import {
  type Eye,
  formatResult,
  formatRow,
  type Game,
  isTagText,
  isUndo,
  parseRow,
  playOn,
  readMatch,
  replay,
  type Row,
  seatsOf,
  type Setup,
  type Tag,
  writeMatch,
} from '@santiago/kernel';
import { type At, blocksOf, MAIN, pathOf, type Tree, treeOf } from './lines.ts';
import type { Block } from '../../worker/match.ts';

/** A study as it is saved, sent and opened: a match or a position, its variations, and the step that is shown. */
export interface StudyDocument {
  readonly game: Game;
  readonly setup: Setup;
  readonly names: readonly string[];
  /** The position it begins with, complete, where that is not the start of a match. */
  readonly start: object | null;
  readonly tree: Tree;
  readonly at: At;
  /** The match on this device that the variations are saved with. */
  readonly matchId: string | null;
}

type Opened =
  | { readonly ok: true; readonly study: StudyDocument }
  | { readonly ok: false; readonly why: string };

const wrong = (why: string): Opened => ({ ok: false, why });

/** Addresses that people have saved contain this name. */
const MATCH_TAG = 'Kept';
const AT = 'At';

const tagOf = (tags: readonly Tag[], key: string): string | null =>
  tags.find((tag) => tag.key === key)?.value ?? null;

export const namesIn = (tags: readonly Tag[], setup: Setup): string[] =>
  seatsOf(setup.players).map(
    (seat) => tags.find((tag) => tag.key === 'Name' && tag.subject === seat)?.value ?? seat,
  );

const nameTags = (names: readonly string[]): Tag[] =>
  names.map((value, i) => ({
    key: 'Name',
    subject: `p${i + 1}`,
    value: isTagText(value) ? value : `p${i + 1}`,
  }));

/** `2.41`: after row 41 of variation 2, if there is such a row; otherwise the end of the match. */
const parseAt = (tree: Tree, text: string | null): At => {
  const [line = MAIN, depth = Infinity] = (text ?? '').split('.').map(Number);
  const known = tree.some(({ id }) => id === line) ? line : MAIN;
  const end = pathOf(tree, known).length;
  return { line: known, depth: Number.isInteger(depth) && depth >= 0 ? Math.min(depth, end) : end };
};

const ofFile = (game: Game, text: string): Opened => {
  const read = readMatch(game, text);
  if (!read.ok)
    return wrong(read.fault.line > 0 ? `${read.fault.line}: ${read.fault.text}` : read.fault.text);
  const { setup, tags, rows, variations } = read.value;
  const texts = (list: readonly Row<unknown>[]) => list.map((row) => formatRow(game, row));
  const blocks = variations.map((each) => ({ ...each, rows: texts(each.rows) }));
  const tree = treeOf(texts(rows), blocks);
  return {
    ok: true,
    study: {
      game,
      setup,
      names: namesIn(tags, setup),
      start: null,
      tree,
      at: parseAt(tree, tagOf(tags, AT)),
      matchId: tagOf(tags, MATCH_TAG),
    },
  };
};

/** Parses rows of notation; null where one of them cannot be parsed. */
export const rowsOf = (game: Game, texts: readonly string[]): Row<unknown>[] | null => {
  const rows: Row<unknown>[] = [];
  for (const text of texts) {
    const row = parseRow(game, text);
    if (row === null || isUndo(row)) return null;
    rows.push(row);
  }
  return rows;
};

interface Position {
  readonly position: { readonly setup: Setup; readonly eye: Eye };
  readonly names: readonly string[];
  readonly at: string;
  readonly lines: readonly Block[];
}

/** A position from an address is accepted only if the game turns it back into exactly the same text. */
const ofPosition = (game: Game, text: string): Opened => {
  try {
    const { position, names, at, lines } = JSON.parse(text) as Position;
    const state = game.known(position);
    if (JSON.stringify(game.view(state, 'all')) !== JSON.stringify(position)) return wrong('position');
    const tree = treeOf([], lines);
    const broken = lines.some(({ rows }) => {
      const played = rowsOf(game, rows);
      return played === null || playOn(game, game.copy(state), played) !== null;
    });
    const sound = Array.isArray(names) && names.every((name) => typeof name === 'string');
    if (broken || !sound) return wrong('line');
    return {
      ok: true,
      study: {
        game,
        setup: position.setup,
        names,
        start: position,
        tree,
        at: parseAt(tree, at),
        matchId: null,
      },
    };
  } catch {
    return wrong('position');
  }
};

/** Opens what `writeStudy` wrote, or a match file. */
export const readStudy = (games: readonly Game[], text: string): Opened => {
  const named = /^\[Game "(\w+)"\]/m.exec(text)?.[1] ?? /"game":"(\w+)"/.exec(text)?.[1];
  const game = games.find(({ name }) => name === named);
  if (game === undefined) return wrong('game');
  return text.startsWith('{') ? ofPosition(game, text) : ofFile(game, text);
};

/** The match file of a study, with its lines as variations. A study of a single position has none. */
export const fileOf = ({ game, setup, names, tree }: StudyDocument, more: readonly Tag[] = []): string => {
  const rows = rowsOf(game, pathOf(tree, MAIN))!;
  const outcome = game.outcome(replay(game, setup, rows).state);
  const result = outcome === null ? [] : [{ key: 'Result', subject: null, value: formatResult(outcome) }];
  return writeMatch(game, {
    setup,
    tags: [...nameTags(names), ...result, ...more],
    rows,
    variations: blocksOf(tree).map((block) => ({ ...block, rows: rowsOf(game, block.rows)! })),
  });
};

/** A study as text: a match file if there is a match, otherwise the position and its lines. */
export const writeStudy = (study: StudyDocument): string => {
  // The reader of the text numbers the lines again.
  const at = `${study.tree.findIndex(({ id }) => id === study.at.line)}.${study.at.depth}`;
  if (study.start !== null) {
    return JSON.stringify({
      position: study.start,
      names: study.names,
      at,
      lines: blocksOf(study.tree),
    });
  }
  const match = study.matchId === null ? [] : [{ key: MATCH_TAG, subject: null, value: study.matchId }];
  return fileOf(study, [{ key: AT, subject: null, value: at }, ...match]);
};
