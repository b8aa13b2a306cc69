import type { Block } from '../../worker/match.ts';

/**
 * A tree of variations: the match itself, and lines that branch off it or off one another. Rows are lines of
 * notation, so the tree knows no game.
 */
export interface Line {
  readonly id: number;
  readonly name: string;
  /** The line it branches off; null for the match itself. */
  readonly parent: number | null;
  /** The number of rows from the start to the branch. */
  readonly leaves: number;
  /** Its own rows, from the branch on. */
  readonly rows: readonly string[];
}

export type Tree = readonly Line[];

/** A position in the tree: after this many rows of a line, counted from the start. */
export interface At {
  readonly line: number;
  readonly depth: number;
}

export const MAIN = 0;

/** What a row does, without the note on how it came about. */
const bare = (row: string): string => row.split(';', 1)[0]!.trim();
const isSame = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && bare(a) === bare(b);

export const lineOf = (tree: Tree, id: number): Line => {
  const line = tree.find((each) => each.id === id);
  if (line === undefined) throw new RangeError(`no line ${id}`);
  return line;
};

/** All rows of a line from the start. */
export const pathOf = (tree: Tree, id: number): readonly string[] => {
  const { parent, leaves, rows } = lineOf(tree, id);
  return parent === null ? rows : [...pathOf(tree, parent).slice(0, leaves), ...rows];
};

const sharedRows = (a: readonly string[], b: readonly string[]): number => {
  let shared = 0;
  while (shared < a.length && isSame(a[shared], b[shared])) shared++;
  return shared;
};

const withLine = (tree: Tree, line: Omit<Line, 'id'>): { tree: Tree; id: number } => {
  const id = Math.max(...tree.map((each) => each.id)) + 1;
  return { tree: [...tree, { ...line, id }], id };
};

/** The line that a position belongs to: the one whose own rows reach it. */
const ownerOf = (tree: Tree, { line, depth }: At): Line => {
  const own = lineOf(tree, line);
  return own.parent === null || depth > own.leaves ? own : ownerOf(tree, { line: own.parent, depth });
};

/**
 * Plays a row at a position: follows a line that already has this row, or starts a new one. The match itself never
 * changes.
 */
export const playRow = (tree: Tree, at: At, row: string): { readonly tree: Tree; readonly at: At } => {
  const { depth } = at;
  const next = depth + 1;
  if (isSame(pathOf(tree, at.line)[depth], row)) return { tree, at: { line: at.line, depth: next } };
  const here = pathOf(tree, at.line).slice(0, depth);
  const known = tree.find(({ id }) => {
    const path = pathOf(tree, id);
    return isSame(path[depth], row) && sharedRows(here, path) === depth;
  });
  if (known !== undefined) return { tree, at: { line: known.id, depth: next } };
  const line = lineOf(tree, at.line);
  if (line.parent !== null && depth === line.leaves + line.rows.length) {
    const longer = { ...line, rows: [...line.rows, row] };
    return {
      tree: tree.map((each) => (each === line ? longer : each)),
      at: { line: line.id, depth: next },
    };
  }
  const grown = withLine(tree, { name: '', parent: ownerOf(tree, at).id, leaves: depth, rows: [row] });
  return { tree: grown.tree, at: { line: grown.id, depth: next } };
};

export const renamed = (tree: Tree, id: number, name: string): Tree =>
  tree.map((line) => (line.id === id ? { ...line, name } : line));

/** The tree without a line and all lines that branch off it. */
export const without = (tree: Tree, id: number): Tree => {
  const gone = new Set([id]);
  for (const line of tree) if (line.parent !== null && gone.has(line.parent)) gone.add(line.id);
  return tree.filter((line) => !gone.has(line.id));
};

/** The depth of a line in the tree. */
export const levelOf = (tree: Tree, id: number): number => {
  const { parent } = lineOf(tree, id);
  return parent === null ? 0 : 1 + levelOf(tree, parent);
};

/** The lines in the order of the tree: each is followed by those that branch off it. */
export const inOrder = (tree: Tree, from: number = MAIN): readonly Line[] => [
  lineOf(tree, from),
  ...tree
    .filter(({ parent }) => parent === from)
    .toSorted((a, b) => a.leaves - b.leaves)
    .flatMap(({ id }) => inOrder(tree, id)),
];

/**
 * The tree of a match and the variations of its file: a variation branches off the line with which it shares most
 * rows.
 */
export const treeOf = (match: readonly string[], blocks: readonly Block[]): Tree => {
  let tree: Tree = [{ id: MAIN, name: '', parent: null, leaves: 0, rows: match }];
  for (const { from, name, rows } of blocks) {
    const path = [...match.slice(0, from - 1), ...rows];
    const shared = tree.map(({ id }) => sharedRows(path, pathOf(tree, id)));
    const leaves = Math.max(...shared);
    const line = tree[shared.indexOf(leaves)]!;
    const parent = ownerOf(tree, { line: line.id, depth: leaves }).id;
    tree = withLine(tree, { name, parent, leaves, rows: path.slice(leaves) }).tree;
  }
  return tree;
};

/**
 * The tree as variations of the match, each complete from its branch off the match, as every reader of files expects.
 */
export const blocksOf = (tree: Tree): Block[] => {
  const match = pathOf(tree, MAIN);
  return tree
    .filter(({ parent }) => parent !== null)
    .map(({ id, name }) => {
      const path = pathOf(tree, id);
      const shared = sharedRows(path, match);
      return { from: shared + 1, name, rows: path.slice(shared) };
    });
};
