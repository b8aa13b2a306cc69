// The syntax tree of a source, as far as mutants need it.

import { parseSync } from 'vite';

/** Any node of the tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

export const parseSource = (file: string, text: string): Node => {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return program as unknown as Node;
};

/** The nodes directly below a node, in the order of the fields. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all above it, the nearest first. */
export type Ancestors = readonly Node[];

/** Calls `visit` for every node; below a node for which it returns false nothing is visited. */
export function walk(
  node: Node,
  visit: (node: Node, above: Ancestors) => boolean,
  above: Ancestors = [],
): void {
  if (!visit(node, above)) return;
  const next = [node, ...above];
  for (const child of childrenOf(node)) walk(child, visit, next);
}
