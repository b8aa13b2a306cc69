import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/** The sources of the page, by their path from the root. */
const SOURCES = globSync(['apps/web/src/**/*', 'table/page/**/*', 'games/*/page/**/*'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

const filesEnding = (...ends: readonly string[]): string[] =>
  SOURCES.filter((file) => ends.some((end) => file.endsWith(end)));

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The selectors of a style sheet, those inside media queries included. */
const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)]
    .map(([, prelude]) => prelude!.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());

const classesIn = (text: string): string[] =>
  [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);

/** The classes a selector belongs to: those inside `:has`, else those of its first part that has any. */
const ownersOf = (selector: string): string[] => {
  const inside = /:has\(([^)]*)\)/.exec(selector)?.[1];
  if (inside !== undefined) return classesIn(inside);
  return (
    selector
      .split(/[\s>+~]+/)
      .map(classesIn)
      .find((names) => names.length > 0) ?? []
  );
};

/** What stands between the brace at `start` and its partner. */
const braced = (text: string, start: number): string => {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
};

const STRINGS = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
const WORDS = /[a-z][\w-]*/gi;
const NAMING = /class=(?:"([^"]*)"|(\{))|class(?:List\.\w+\(|Name = )'([\w-]+)'/g;

/** The class names that a component writes down. */
const classesUsed = (code: string): Set<string> => {
  const used = new Set<string>();
  for (const found of code.matchAll(NAMING)) {
    const [, plain, brace, single] = found;
    const names =
      brace === undefined
        ? (plain ?? single!)
        : [...braced(code, found.index + found[0].length - 1).matchAll(STRINGS)]
            .map(([, a, b, c]) => a ?? b ?? c)
            .join(' ');
    for (const [name] of names.matchAll(WORDS)) used.add(name);
  }
  return used;
};

const stylesImportedBy = (file: string): string[] =>
  [...textOf(file).matchAll(/^import '([^']+\.css)';$/gm)].map(([, from]) => {
    const [, where, rest] = /^@santiago\/([a-z]+)\/(.*)$/.exec(from!) ?? [];
    if (where === undefined) return path.posix.join(path.posix.dirname(file), from!);
    return `${where === 'table' ? where : `games/${where}`}/${rest!}`;
  });

const sheets = filesEnding('.css');
/** By class: the files that style it alone, and those that style it beside others (`.button.danger`). */
const homes = new Map<string, { readonly alone: Set<string>; readonly beside: Set<string> }>();
for (const sheet of sheets) {
  for (const owners of selectorsOf(textOf(sheet)).map(ownersOf)) {
    for (const name of owners) {
      const home = homes.get(name) ?? { alone: new Set(), beside: new Set() };
      homes.set(name, home);
      (owners.length === 1 ? home.alone : home.beside).add(sheet);
    }
  }
}
/** Loaded with the first screen, for every page. */
const base = new Set(stylesImportedBy('apps/web/src/shell/main.tsx'));
const code = filesEnding('.ts', '.tsx').map((file) => [file, textOf(file)] as const);

/** A class that only ever stands beside others is a variant of theirs and has no home of its own. */
const homeOf = (name: string): string[] => [...(homes.get(name)?.alone ?? [])];

describe('styles', () => {
  it('finds classes and their owners', () => {
    expect(ownersOf('.seat-row .marker + select')).toEqual(['seat-row']);
    expect(ownersOf('.table:has(.coach) .panel')).toEqual(['coach']);
    expect(ownersOf('[data-theme="dark"] .water')).toEqual(['water']);
    expect(classesUsed(`<a class={now ? 'ribbon-now' : undefined} /> <b class="x y" />`)).toEqual(
      new Set(['ribbon-now', 'x', 'y']),
    );
  });

  it('styles no class in two files', () => {
    const twice = [...homes.keys()].filter((name) => homeOf(name).length > 1);
    expect(twice.map((name) => `${name}: ${homeOf(name).join(', ')}`)).toEqual([]);
  });

  it('loads the styles of a class with every component that uses it', () => {
    const missing = code.flatMap(([file, text]) => {
      const imported = new Set(stylesImportedBy(file));
      return [...classesUsed(text)].flatMap((name) =>
        homeOf(name)
          .filter((sheet) => !base.has(sheet) && !imported.has(sheet))
          .map((sheet) => `${file} uses .${name} and does not import ${sheet}`),
      );
    });
    expect(missing).toEqual([]);
  });

  it('has no style for a class that nobody uses', () => {
    const all = code.map(([, text]) => text).join('\n');
    const used = new Set(all.match(/[a-z][\w-]*/gi));
    const beginnings = [...all.matchAll(/([a-z][\w-]*-)\$\{/gi)].map(([, begin]) => begin!);
    const dead = [...homes.keys()].filter(
      (name) => !used.has(name) && !beginnings.some((begin) => name.startsWith(begin)),
    );
    expect(dead).toEqual([]);
  });

  it('uses no custom property that the design does not have, and has none that nobody uses', () => {
    const tokens = new Set(textOf('table/page/ui/tokens.css').match(/--[\w-]+(?=:)/g));
    const texts = [...sheets.map(textOf), ...code.map(([, text]) => text)];
    const used = new Set(
      texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)),
    );
    // Set by a component for its own styles, or handed on by its name.
    const named = new Set(code.flatMap(([, text]) => text.match(/(?<=['"])--[\w-]+/g) ?? []));
    const byName = (name: string): boolean => /^--(banana|cane|potato|bean|pepper)$/.test(name);
    expect([...used].filter((name) => !tokens.has(name) && !named.has(name))).toEqual([]);
    expect([...tokens].filter((name) => !used.has(name) && !named.has(name) && !byName(name))).toEqual([]);
  });

  it('keeps custom properties of the design in one file', () => {
    const elsewhere = sheets.filter(
      (sheet) =>
        sheet !== 'table/page/ui/tokens.css' && /:root[^{]*\{|\[data-theme="\w+"\]\s*\{/.test(textOf(sheet)),
    );
    expect(elsewhere).toEqual([]);
  });
});
