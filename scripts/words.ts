// The words of docs/glossary.md in the names of the code: a word that the glossary reserves for one meaning, or does
// not use at all, must not be part of any other name. Names are split at capitals, underscores and hyphens: `oldTelling` has
// the word `telling`.

/** A word of the glossary's list, and the files and folders whose names may have it. */
export interface CheckedWord {
  readonly word: string;
  readonly only: readonly string[];
}

const HEADING = '## Words that are checked in names';

/** The rows of that table: `| word | paths in backticks, or – | why |`. */
export const checkedWords = (glossary: string): CheckedWord[] => {
  const [, section = ''] = glossary.split(`${HEADING}\n`);
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| ([a-z, ]+) \| ([^|]*) \|/gm)].slice(1);
  return rows.flatMap(([, words, paths]) => {
    const only = [...paths!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    return words!.split(', ').map((word) => ({ word, only }));
  });
};

/** Comments, texts and regular expressions, where one begins. A regular expression follows a sign, a value does not. */
const NO_CODE =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=(?:[(,=:[!&|?{;]|=>)\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y;
const STARTS = '/\'"';
/** The text of a template up to its end or its next expression. */
const TEMPLATE_TEXT = /(?:\\.|\$(?!\{)|[^`\\$])*(?:`|\$\{)/sy;

const endOf = (pattern: RegExp, source: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at;
};

/** The source without comments and texts; of a template its expressions stay. */
const codeOf = (source: string): string => {
  let code = '';
  /** For each template that is open: how many braces are open in its expression. */
  const open: number[] = [];
  for (let at = 0; at < source.length; ) {
    const char = source[at]!;
    const end = STARTS.includes(char) ? endOf(NO_CODE, source, at) : at;
    const closes = char === '}' && open.at(-1) === 0;
    if (end > at) at = end;
    else if (char === '`' || closes) {
      if (closes) open.pop();
      at = endOf(TEMPLATE_TEXT, source, at + 1);
      if (source[at - 1] === '{') open.push(0);
      code += ' ';
    } else {
      if (open.length > 0) open[open.length - 1]! += char === '{' ? 1 : char === '}' ? -1 : 0;
      code += char;
      at++;
    }
  }
  return code;
};

const namesIn = (source: string): Set<string> => new Set(codeOf(source).match(/[A-Za-z_$][\w$]*/g));

/** The classes in the selectors of a style sheet. */
const classesIn = (sheet: string): Set<string> =>
  new Set(
    [...sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)\{/g)].flatMap(([, selector]) =>
      [...selector!.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!),
    ),
  );

const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

const has = (name: string, word: string): boolean =>
  wordsOf(name).some((part) => part === word || part === `${word}s`);

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** The names of a source file or a style sheet that have a word which belongs elsewhere, each with its word. */
export const misnamed = (file: string, source: string, checked: readonly CheckedWord[]): string[] => {
  const wrong = checked.filter(({ only }) => !only.some((folder) => isIn(file, folder)));
  const names = file.endsWith('.css') ? classesIn(source) : namesIn(source);
  return [...names].flatMap((name) =>
    wrong.filter(({ word }) => has(name, word)).map(({ word }) => `${file}: ${name} (${word})`),
  );
};
