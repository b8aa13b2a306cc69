// The mutants of a source: the source with one small change each, which some test should notice.

import { type Change, changesAt, isLeftAlone } from './operators.ts';
import { type Node, parseSource, walk } from './syntax.ts';

export interface Mutant extends Change {
  /** The path of the source, from the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Where the expression begins that is changed: where this is not run, the change makes no difference. */
  readonly probe: number;
  /**
   * Names the mutant as long as its line stays as it is, wherever the line is: the line with the change marked in it, and
   * a number if there are several alike.
   */
  readonly key: string;
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

export interface Source {
  readonly file: string;
  readonly text: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** `if («a < b» → «a <= b») return;` */
function describe(text: string, { start, end, text: to }: Change): { line: number; key: string } {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const lineEnd = next < 0 ? text.length : next;
  const key = `${text.slice(lineStart, start)}«${text.slice(start, end)} → ${to}»${text.slice(end, lineEnd)}`;
  return { line: text.slice(0, start).split('\n').length, key: oneLine(key) };
}

/** Nodes that are changed together with one around them: both would say the same. */
const isSame = (change: Change, others: readonly Change[]): boolean =>
  others.some(({ start, end, text }) => start === change.start && end === change.end && text === change.text);

export function mutantsOf({ file, text }: Source): Mutant[] {
  const changes: (Change & { readonly probe: number })[] = [];
  walk(parseSource(file, text), (node, above) => {
    if (isLeftAlone(node)) return false;
    for (const change of changesAt({ node, above, source: text }))
      if (!isSame(change, changes) && text.slice(change.start, change.end) !== change.text)
        changes.push({ ...change, probe: Math.min(node.start, change.start) });
    return true;
  });
  const seen = new Map<string, number>();
  return changes
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((change) => {
      const { line, key } = describe(text, change);
      const number = (seen.get(key) ?? 0) + 1;
      seen.set(key, number);
      return {
        ...change,
        file,
        line,
        key: number === 1 ? key : `${key} (${number})`,
      };
    });
}

/** The stretches of a source that run only when something is called. */
export function functionsOf({ file, text }: Source): Node[] {
  const found: Node[] = [];
  walk(parseSource(file, text), (node) => {
    if (FUNCTIONS.includes(node.type)) found.push(node);
    return true;
  });
  return found;
}
