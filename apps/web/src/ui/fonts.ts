import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** The letters of English, German and French; others come from the system. */
const LETTERS =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212, U+2215, U+FEFF, U+FFFD';

/** Resolves when the next frame is painted; a page in the background is never painted. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/**
 * Two families, each one variable file. They are loaded when the first words are painted, so that the first screen waits
 * for no file, and used when both are here. Until then fonts of the system stand in, scaled to the same size
 * (fonts.css). Each of them lays its text out again and is painted before the next one: in one step they would hold a
 * weak phone up for as long as a tap may take.
 */
const load = async (): Promise<void> => {
  const faces = [
    new FontFace('Source Sans 3', `url(${sans}) format("woff2")`, {
      weight: '200 900',
      unicodeRange: LETTERS,
    }),
    new FontFace('Fraunces', `url(${display}) format("woff2")`, { weight: '100 900', unicodeRange: LETTERS }),
  ];
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) {
    await painted();
    document.fonts.add(face);
  }
};

let loading: Promise<void> | null = null;

/** Loads the fonts once; who measures text waits for them. Without a network the fonts of the system remain. */
export const loadFonts = (): Promise<void> => (loading ??= load().catch(() => undefined));
