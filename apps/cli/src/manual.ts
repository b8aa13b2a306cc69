import { type Command, helpOf } from './command.ts';
import { COMMANDS } from './program.ts';

const BEGIN = '<!-- commands: written by `npm run manual` -->';
const END = '<!-- end of the commands -->';

const sectionOf = (command: Command): string =>
  [`### ${command.name}`, '', '```text', helpOf(command), '```'].join('\n');

/** The page about the program, with the help of every command as the program prints it now. */
export const manualFrom = (page: string): string => {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no part ${BEGIN}`);
  return [before, BEGIN, '\n\n', COMMANDS.map(sectionOf).join('\n\n'), '\n\n', END, after].join('');
};
