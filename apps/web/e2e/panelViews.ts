import { isSoak } from './soak.ts';

/** The windows of art direction: phones, a phone on its side, tablet, low and high desktops; then large text. */
export const WINDOWS = [
  { width: 320, height: 640, text: 100 },
  { width: 360, height: 640, text: 100 },
  { width: 360, height: 740, text: 100 },
  { width: 390, height: 844, text: 100 },
  { width: 740, height: 360, text: 100 },
  { width: 820, height: 1180, text: 100 },
  { width: 1024, height: 600, text: 100 },
  { width: 1366, height: 650, text: 100 },
  { width: 1440, height: 900, text: 100 },
  { width: 1920, height: 1080, text: 100 },
  { width: 390, height: 844, text: 200 },
  { width: 1280, height: 800, text: 200 },
] as const;

export const LANGUAGES = ['en', 'de', 'fr'] as const;

/** The windows in which a panel is looked at in one language. */
export interface Views {
  readonly language: (typeof LANGUAGES)[number];
  readonly windows: readonly (typeof WINDOWS)[number][];
}

/** A third of the windows in one language: three looks have all windows, nine have all of them in every language. */
const sampleOf = (look: number): Views => ({
  language: LANGUAGES[Math.floor(look / LANGUAGES.length) % LANGUAGES.length]!,
  windows: WINDOWS.filter((_, number) => (number + look) % 3 === 0),
});

/** Where the panel is looked at for the `look`-th time: in a soak everywhere. */
export const viewsOf = (
  look: number,
  extent: 'all' | 'sample' = isSoak ? 'all' : 'sample',
): readonly Views[] =>
  extent === 'all' ? LANGUAGES.map((language) => ({ language, windows: WINDOWS })) : [sampleOf(look)];
