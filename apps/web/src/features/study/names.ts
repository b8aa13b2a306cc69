import { coachWords } from '@santiago/table/page/coach/words.ts';
import { type Line, MAIN, type Tree } from '@santiago/table/page/sources/study/lines.ts';

/** The name of a variation: the one it was given, or its number. */
export const nameOf = (tree: Tree, line: Line): string => {
  const words = coachWords.value.study;
  if (line.id === MAIN) return words.match;
  return line.name === '' ? words.line(tree.indexOf(line)) : line.name;
};
