import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const COMPONENT_LINES = 120;
const FUNCTION_LINES = 60;
const PROPS = 10;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Found {
  readonly name: string;
  readonly lines: number;
  /** How many props it takes; null where its props have a type that is not written down in the page. */
  readonly props: number | null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Every node of the tree, each with the one it stands in. */
function* nodesOf(node: Node, parent: Node | null = null): Generator<readonly [Node, Node | null]> {
  yield [node, parent];
  for (const child of childrenOf(node)) yield* nodesOf(child, node);
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const nameOf = (node: Node, parent: Node | null): string => {
  const named = [node['id'], parent?.['id'], parent?.['key']].find(isNode);
  return typeof named?.['name'] === 'string' ? named['name'] : 'a function without a name';
};

/** How many members a type has, as far as this file says. */
const membersOf = (type: Node | null, types: ReadonlyMap<string, Node>): number | null => {
  switch (type?.type) {
    case 'TSTypeLiteral':
      return (type['members'] as Node[]).length;
    case 'TSInterfaceDeclaration':
      return ((type['body'] as Node)['body'] as Node[]).length;
    case 'TSTypeReference': {
      const named = types.get((type['typeName'] as { name?: string }).name ?? '');
      return named === undefined ? null : membersOf(named, types);
    }
    case 'TSIntersectionType': {
      const parts = (type['types'] as Node[]).map((part) => membersOf(part, types) ?? 0);
      return parts.reduce((sum, part) => sum + part, 0);
    }
    case undefined:
    default:
      return null;
  }
};

const propsOf = (fn: Node, types: ReadonlyMap<string, Node>): number | null => {
  const [first] = fn['params'] as Node[];
  const annotation = first?.['typeAnnotation'];
  return isNode(annotation) ? membersOf(annotation['typeAnnotation'] as Node, types) : 0;
};

const parse = (file: string, text: string): (readonly [Node, Node | null])[] => [
  ...nodesOf(parseSync(file, text).program as unknown as Node),
];

/** The interfaces that are written down in these files, by name. */
const interfacesIn = (files: readonly (readonly [file: string, text: string])[]): Map<string, Node> =>
  new Map(
    files
      .flatMap(([file, text]) => parse(file, text).map(([node]) => node))
      .filter(({ type }) => type === 'TSInterfaceDeclaration')
      .map((node) => [(node['id'] as { name: string }).name, node] as const),
  );

/** The functions of a file and how large they are. */
const measure = (file: string, text: string, types: ReadonlyMap<string, Node>): Found[] =>
  parse(file, text)
    .filter(([node]) => FUNCTIONS.has(node.type))
    .map(([node, parent]) => ({
      name: nameOf(node, parent),
      lines: text.slice(node.start, node.end).split('\n').length,
      props: propsOf(node, types),
    }));

const isComponent = ({ name }: Found): boolean => /^[A-Z]/.test(name);

const src = path.join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(src, file), 'utf8')] as const);
const types = interfacesIn(files);
const found = files.flatMap(([file, text]) => measure(file, text, types).map((each) => ({ ...each, file })));

describe('the size of things on the page', () => {
  it('is measured', () => {
    const text = `interface P { a: 1; b: 2 }\nconst Part = ({ a }: P) => (\n  <b>{a}</b>\n);\nfunction add() { return 1; }`;
    expect(measure('part.tsx', text, interfacesIn([['part.tsx', text]]))).toEqual([
      { name: 'Part', lines: 3, props: 2 },
      { name: 'add', lines: 1, props: 0 },
    ]);
  });

  it(`has no component of more than ${COMPONENT_LINES} lines`, () => {
    const large = found.filter((each) => isComponent(each) && each.lines > COMPONENT_LINES);
    expect(large.map(({ file, name, lines }) => `${file}: ${name}, ${lines} lines`)).toEqual([]);
  });

  it(`has no other function of more than ${FUNCTION_LINES} lines`, () => {
    const large = found.filter((each) => !isComponent(each) && each.lines > FUNCTION_LINES);
    expect(large.map(({ file, name, lines }) => `${file}: ${name}, ${lines} lines`)).toEqual([]);
  });

  it(`has no component with more than ${PROPS} props`, () => {
    const many = found.filter((each) => isComponent(each) && (each.props ?? 0) > PROPS);
    expect(many.map(({ file, name, props }) => `${file}: ${name}, ${props} props`)).toEqual([]);
  });
});
