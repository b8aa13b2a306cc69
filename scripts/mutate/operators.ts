// What may be changed in a source: each operator says which texts could stand in the place of a node.

import { type Ancestors, isNode, type Node } from './syntax.ts';

/** A piece of the source and what stands there instead. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What an operator is shown. */
export interface Site {
  readonly node: Node;
  readonly above: Ancestors;
  readonly source: string;
}

type Operator = (site: Site) => readonly Change[];

/** Each operator of an expression, and what takes its place. */
const BINARY: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

const ASSIGNMENTS: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '|=': '&=',
  '&=': '|=',
  '<<=': '>>=',
  '>>=': '<<=',
};

/** Methods that take each other's place. */
const METHODS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
};

/** Methods whose call may give way to what they are called on. */
const LEFT_OUT: ReadonlySet<string> = new Set(['filter', 'sort', 'toSorted', 'slice', 'reverse']);

const field = (node: Node, name: string): Node => node[name] as Node;

const whole = ({ start, end }: Node, text: string): Change => ({ start, end, text });

const textOf = (source: string, { start, end }: Node): string => source.slice(start, end);

/** The operator between two expressions; comments may stand there too. */
function between(source: string, left: Node, right: Node): (from: string, to: string) => Change {
  return (from, to) => {
    const start = source.indexOf(from, left.end);
    if (start < 0 || start >= right.start) throw new Error(`no ${from} between two expressions`);
    return { start, end: start + from.length, text: to };
  };
}

const binary: Operator = ({ node, source }) => {
  const from = node['operator'] as string;
  const change = between(source, field(node, 'left'), field(node, 'right'));
  return (BINARY[from] ?? []).map((to) => change(from, to));
};

const assignment: Operator = ({ node, source }) => {
  const from = node['operator'] as string;
  const to = ASSIGNMENTS[from];
  return to === undefined ? [] : [between(source, field(node, 'left'), field(node, 'right'))(from, to)];
};

const unary: Operator = ({ node, source }) => {
  const inside = field(node, 'argument');
  if (!['!', '-', '~'].includes(node['operator'] as string)) return [];
  // −1 as a whole is a number that the operator for numbers changes.
  return inside.type === 'Literal' ? [] : [whole(node, textOf(source, inside))];
};

const update: Operator = ({ node, source }) => {
  const to = node['operator'] === '++' ? '--' : '++';
  const inside = textOf(source, field(node, 'argument'));
  return [whole(node, node['prefix'] === true ? `${to}${inside}` : `${inside}${to}`)];
};

/** `for (let i = 0; …` */
const isLoopStart = ([declarator, declaration, loop]: Ancestors): boolean =>
  declarator?.type === 'VariableDeclarator' &&
  declaration?.type === 'VariableDeclaration' &&
  loop?.type === 'ForStatement';

const literal: Operator = ({ node, above }) => {
  const { value } = node;
  if (typeof value === 'boolean') return [whole(node, String(!value))];
  if (typeof value !== 'number') return [];
  const [parent] = above;
  const sign = parent?.type === 'UnaryExpression' && parent['operator'] === '-' ? -1 : 1;
  const at = sign < 0 ? parent! : node;
  // A loop over a list that starts at −1 meets nothing before the list: that changes nothing.
  const less = value === 0 && isLoopStart(above) ? [] : [value * sign - 1];
  return [value * sign + 1, ...less].map((next) => whole(at, next < 0 ? `(${next})` : String(next)));
};

const alwaysAndNever: Operator = ({ node }) =>
  ['true', 'false'].map((text) => whole(field(node, 'test'), text));

const loopNever: Operator = ({ node }) => (isNode(node['test']) ? [whole(node['test'], 'false')] : []);

const forOf: Operator = ({ node }) => [whole(field(node, 'right'), '[]')];

const statement: Operator = ({ node }) => [whole(node, ';')];

/** `if (…) return;` without its return is `if (false)`, which is there already. */
const leave: Operator = ({ node, above }) =>
  node['argument'] == null && above[0]?.type !== 'IfStatement' ? [whole(node, ';')] : [];

const array: Operator = ({ node }) =>
  (node['elements'] as readonly unknown[]).length > 0 ? [whole(node, '[]')] : [];

const object: Operator = ({ node, above, source }) => {
  if ((node['properties'] as readonly unknown[]).length === 0) return [];
  // In front of `=>` braces would be a body: there the object stands in parentheses, which stay.
  return above[0]?.type === 'ArrowFunctionExpression' && source[node.start - 1] !== '('
    ? []
    : [whole(node, '{}')];
};

/** A refusal's code is part of the contract; its sentence is for people. */
const refusalCode = (call: Node): Change[] => {
  const [code] = call['arguments'] as readonly Node[];
  return code?.type === 'Literal' ? [whole(code, "''")] : [];
};

const call: Operator = ({ node, source }) => {
  const callee = field(node, 'callee');
  if (callee.type === 'Identifier') return callee['name'] === 'refusal' ? refusalCode(node) : [];
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const property = field(callee, 'property');
  const name = property['name'] as string;
  const other = METHODS[name];
  if (other !== undefined) return [whole(property, other)];
  return LEFT_OUT.has(name) ? [whole(node, textOf(source, field(callee, 'object')))] : [];
};

const OPERATORS: Readonly<Record<string, Operator>> = {
  BinaryExpression: binary,
  LogicalExpression: binary,
  AssignmentExpression: assignment,
  UnaryExpression: unary,
  UpdateExpression: update,
  Literal: literal,
  IfStatement: alwaysAndNever,
  ConditionalExpression: alwaysAndNever,
  ForStatement: loopNever,
  WhileStatement: loopNever,
  ForOfStatement: forOf,
  ExpressionStatement: statement,
  ReturnStatement: leave,
  BreakStatement: leave,
  ContinueStatement: leave,
  ArrayExpression: array,
  ObjectExpression: object,
  CallExpression: call,
};

export const changesAt = (site: Site): readonly Change[] => OPERATORS[site.node.type]?.(site) ?? [];

/** Where nothing is changed: types, names of things from elsewhere, and what a bug says when it throws. */
export const isLeftAlone = (node: Node): boolean =>
  node.type.startsWith('TS')
    ? !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
    : ['ImportDeclaration', 'ExportAllDeclaration', 'ThrowStatement', 'TemplateElement'].includes(node.type);
