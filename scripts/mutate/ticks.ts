// Every turn of a loop is counted, so that a loop without end is noticed by a count and not by a clock.

import type { Change } from './operators.ts';
import type { Source } from './mutants.ts';
import { type Node, parseSource, walk } from './syntax.ts';

const LOOPS = ['ForStatement', 'WhileStatement', 'DoWhileStatement', 'ForOfStatement', 'ForInStatement'];
const TICK = '__tick();';

/** What is inserted in the source to count its loops. */
export function ticksOf({ file, text }: Source): Change[] {
  const ticks: Change[] = [];
  const insert = (at: number, what: string): unknown => ticks.push({ start: at, end: at, text: what });
  walk(parseSource(file, text), (node) => {
    if (!LOOPS.includes(node.type)) return true;
    const body = node['body'] as Node;
    if (body.type === 'BlockStatement') insert(body.start + 1, TICK);
    else {
      insert(body.start, `{${TICK}`);
      insert(body.end, '}');
    }
    return true;
  });
  return ticks;
}
