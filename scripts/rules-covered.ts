// Every numbered rule of docs/rules is cited, as [C12], by the title of a test that ran and passed.
//   node scripts/rules-covered.ts REPORT    (the report is what vitest's JSON reporter wrote)

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { citedRules } from './test/report.ts';

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'docs', 'rules');

/** A game is a page of rules. */
const GAMES = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.basename(file, '.md'))
  .toSorted();

function rulesOf(game: string): string[] {
  const text = readFileSync(path.join(folder, `${game}.md`), 'utf8');
  return [...text.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map((match) => match[1]!);
}

/** Prints the result for a game; returns whether all its rules are covered. */
function report(game: string, cited: ReadonlySet<string>): boolean {
  // A game without any test has not been started yet.
  if (!existsSync(path.join(root, 'games', game, 'rules/test'))) {
    console.log(`${game}: no tests yet, rules not checked`);
    return true;
  }
  const rules = rulesOf(game);
  const missing = rules.filter((rule) => !cited.has(rule));
  console.log(`${game}: ${rules.length - missing.length} of ${rules.length} rules covered`);
  if (missing.length > 0)
    console.log(`  no passing test cites ${missing.map((rule) => `[${rule}]`).join(' ')}`);
  return rules.length > 0 && missing.length === 0;
}

const cited = citedRules(process.argv[2]!);
process.exitCode = GAMES.map((game) => report(game, cited)).every(Boolean) ? 0 : 1;
