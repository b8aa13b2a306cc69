import { languageOf, type Person } from './index.ts';

/** Parts of sentences in English. */
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
} = languageOf('en', { and: 'and', or: 'or', comma: true });

export const subject = ({ you, name }: Person): string => (you ? 'You' : name);
export const object = ({ you, name }: Person): string => (you ? 'you' : name);
/** `You bid`, `Ana bids`. */
export const does = (who: Person, you: string, other: string): string =>
  who.you ? `You ${you}` : `${who.name} ${other}`;
/** `your`, `Ana’s`, `Iris’s`. */
export const whose = ({ you, name }: Person): string => (you ? 'your' : `${name}’s`);
/** `1st`, `2nd`. Eleven and beyond never come up: nothing is counted that far. */
export const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;
