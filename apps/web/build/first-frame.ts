import type { Plugin } from 'vite';

/** The page is painted once with its words, not first without them: an empty first frame delays all that follows. */
export const paintedWithWords = (): Plugin => ({
  name: 'painted-with-words',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
  },
});

/** Chromium then compiles the file while it loads, beside the thread that draws; other browsers read a comment. */
const COMPILED_ON_LOAD = '//# allFunctionsCalledOnLoad\n';

/** Almost all of the first file runs before the first words. Left to itself, a browser compiles each function when it is called. */
export const compiledOnLoad = (): Plugin => ({
  name: 'compiled-on-load',
  apply: 'build',
  generateBundle: {
    // After Vite has added its own lines: a browser heeds the very first alone.
    order: 'post',
    handler(_, bundle) {
      const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first');
      if (first?.type !== 'chunk') throw new Error('The page has no first file.');
      first.code = COMPILED_ON_LOAD + first.code;
    },
  },
});
