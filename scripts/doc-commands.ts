/** The commands in the documents, as `scripts/doc-commands.test.ts` runs and checks them. */

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.dirname(import.meta.dirname);

/** Documents for people; the rules have no commands. */
export const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/*.md', { cwd: ROOT }),
].toSorted();

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** How many words the pages of `docs` have together, without what programs write. */
export const countWords = (): number =>
  globSync('docs/*.md', { cwd: ROOT })
    .map((file) => textOf(file).replaceAll(/<!-- commands: [^]*?<!-- end of the commands -->/g, ''))
    .join(' ')
    .split(/\s+/).length;

export interface DocCommand {
  readonly file: string;
  readonly text: string;
}

const withoutComment = (line: string): string => line.replace(/\s+# .*$/, '').trim();

/** The lines of the `sh` blocks: what a reader types. */
export const blockCommands = (): DocCommand[] =>
  DOCUMENTS.flatMap((file) =>
    [...textOf(file).matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block]) =>
      block!
        .split('\n')
        .map(withoutComment)
        .filter((line) => line !== '')
        .map((text) => ({ file, text })),
    ),
  );

/** Programs that a reader may start, after settings such as `SANTIAGO_SOAK=2`. */
const COMMAND =
  /^(?:[A-Z][A-Z\d_]*=\S+ )*(?:(?:npm|npx|node|python3|curl|docker|find|sqlite3) |npm$|santiago [a-z])/;

/** Lines of other blocks that look like commands: they belong in a block that is run. `text` is what a program prints. */
export const hiddenCommands = (): DocCommand[] =>
  DOCUMENTS.flatMap((file) =>
    [...textOf(file).matchAll(/^ *```(\w*)\n([^]*?)^ *```/gm)]
      .filter(([, language]) => !['sh', 'bash', 'text'].includes(language!))
      .flatMap(([, , block]) => block!.split('\n').filter((line) => COMMAND.test(line)))
      .map((text) => ({ file, text })),
  );

/** Commands in running text and in indented lines, without the settings before them. */
export const inlineCommands = (): DocCommand[] =>
  DOCUMENTS.flatMap((file) => {
    const text = textOf(file).replaceAll(/^```[^]*?^```/gm, '');
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, found]) => found!);
    const indented = [...text.matchAll(/^ {4}(\S.*)$/gm)].map(([, found]) => withoutComment(found!));
    return [...quoted, ...indented]
      .filter((found) => COMMAND.test(found))
      .map((found) => ({ file, text: found.replace(/^(?:[A-Z][A-Z\d_]*=\S+ )+/, '') }));
  });

/** A call of one of our two programs: the command line, or what is measured and trained. */
export interface ProgramCall {
  readonly program: 'santiago' | 'research';
  readonly args: readonly string[];
}

/** Null for another command. */
export const callOf = (text: string): ProgramCall | null => {
  const start = ['santiago ', 'npm run -s santiago -- ', 'npm run santiago -- '].find((each) =>
    text.startsWith(each),
  );
  if (start !== undefined) return { program: 'santiago', args: text.slice(start.length).split(' ') };
  const [, name, rest] = /^npm run (bench|train) -- (.*)$/.exec(text) ?? [];
  return rest === undefined ? null : { program: 'research', args: [name!, ...rest.split(' ')] };
};
