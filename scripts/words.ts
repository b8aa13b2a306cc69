// The words of docs/glossary.md in the names of the code: a word that the glossary keeps for one thing, or does not use
// at all, stands in no other name. Names are split at capitals and underscores: `oldTelling` has the word `telling`.

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

/** What is no name: comments, texts, and of a template all but its expressions. */
const NO_NAMES =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{[^{}]*\}|[^`\\$]|\$(?!\{))*`/g;

const expressionsOf = (text: string): string =>
  text.startsWith('`') ? [...text.matchAll(/\$\{([^{}]*)\}/g)].map(([, expression]) => expression).join(' ') : ' ';

const namesIn = (source: string): Set<string> =>
  new Set(source.replaceAll(NO_NAMES, expressionsOf).match(/[A-Za-z_$][\w$]*/g));

const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

const has = (name: string, word: string): boolean =>
  wordsOf(name).some((part) => part === word || part === `${word}s`);

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** The names of a source file that have a word which belongs elsewhere, each with its word. */
export const misnamed = (file: string, source: string, checked: readonly CheckedWord[]): string[] => {
  const wrong = checked.filter(({ only }) => !only.some((folder) => isIn(file, folder)));
  return [...namesIn(source)].flatMap((name) =>
    wrong.filter(({ word }) => has(name, word)).map(({ word }) => `${file}: ${name} (${word})`),
  );
};
