import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { inOwnFrame } from '../browser/ownFrame.ts';

/** The letters of English, German and French; others come from the system. */
const LETTERS =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212, U+2215, U+FEFF, U+FFFD';

/**
 * Two families, each one variable file. The first screen waits for neither; they are used when both are here and its
 * words are painted. Until then fonts of the system stand in, scaled to the same size (fonts.css). Each is asked for in
 * a frame of its own, and lays its text out again in another.
 */
const load = async (): Promise<void> => {
  const faces = await inOwnFrame(() => [
    new FontFace('Source Sans 3', `url(${sans}) format("woff2")`, {
      weight: '200 900',
      unicodeRange: LETTERS,
    }),
    new FontFace('Fraunces', `url(${display}) format("woff2")`, { weight: '100 900', unicodeRange: LETTERS }),
  ]);
  await Promise.all(faces.map((face) => inOwnFrame(() => face.load())));
  await Promise.all(faces.map((face) => inOwnFrame(() => void document.fonts.add(face))));
};

let loading: Promise<void> | null = null;

/** Loads the fonts once; who measures text waits for them. Without a network the fonts of the system remain. */
export const loadFonts = (): Promise<void> => (loading ??= load().catch(() => undefined));
