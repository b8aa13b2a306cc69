import { languageOf, type Person } from './index.ts';

/** Parts of sentences in German. A name has no genitive here: *von Ana*. */
export const {
  form,
  plural,
  number,
  tenths,
  percent,
  percentTenths,
  percentUpTo,
  signed,
  signedTenths,
  signedPercent,
  list,
  either,
} = languageOf('de', { and: 'und', or: 'oder', comma: false });

export const subject = ({ you, name }: Person): string => (you ? 'Du' : name);
export const object = ({ you, name }: Person): string => (you ? 'du' : name);
/** After *von*, *mit*, *zwischen*: `dir`, `Ana`. */
export const dative = ({ you, name }: Person): string => (you ? 'dir' : name);
export const accusative = ({ you, name }: Person): string => (you ? 'dich' : name);
/** `Du bietest`, `Ana bietet`. */
export const does = (who: Person, you: string, other: string): string =>
  who.you ? `Du ${you}` : `${who.name} ${other}`;
/** `deine Basis`, `die Basis von Ana`: for nouns with *die*. */
export const whose = ({ you, name }: Person, what: string): string =>
  you ? `deine ${what}` : `die ${what} von ${name}`;
export const ordinal = (n: number): string => `${n}.`;
