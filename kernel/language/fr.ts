import { languageOf, type Person } from './index.ts';

/** Parts of sentences in French. */
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
} = languageOf('fr', { and: 'et', or: 'ou', comma: false });

export const subject = ({ you, name }: Person): string => (you ? 'Vous' : name);
export const object = ({ you, name }: Person): string => (you ? 'vous' : name);
/** `Vous misez`, `Ana mise`. */
export const does = (who: Person, you: string, other: string): string =>
  who.you ? `Vous ${you}` : `${who.name} ${other}`;

/** Words before which there is no elision, although their first letter suggests it. */
const ASPIRATED = /^(haricot|huit|onze)/i;
/** Vowels with and without accents, the ligatures, a mute h, and y before a consonant. */
const SWALLOWS = /^([aeiouœæh]|y[^aeiou])/i;

/** Whether `de` and `que` lose their vowel before this word: `d’Ana`, `de Bo`, `d’Élise`, `de haricots`. */
const elides = (word: string): boolean =>
  SWALLOWS.test(word.normalize('NFD').replaceAll(/\p{M}/gu, '')) && !ASPIRATED.test(word);

/** `d’Ana`, `de Bo`. */
export const de = (word: string): string => (elides(word) ? `d’${word}` : `de ${word}`);
/** `qu’Ana`, `que Bo`. */
export const que = (word: string): string => (elides(word) ? `qu’${word}` : `que ${word}`);
/** `de vous`, `d’Ana`. */
export const ofPerson = (who: Person): string => de(object(who));
/** `à vous`, `à Ana`. */
export const toPerson = (who: Person): string => `à ${object(who)}`;
/** `2 de vos cartes`, `2 cartes d’Ana`. */
export const countOf = (who: Person, n: number, singular: string, plurals: string): string =>
  who.you ? `${number(n)} de vos ${plurals}` : `${plural(n, singular, plurals)} ${de(who.name)}`;
/** `votre base`, `la base d’Ana`: for feminine nouns. */
export const whose = ({ you, name }: Person, what: string): string =>
  you ? `votre ${what}` : `la ${what} ${de(name)}`;

const isQueen = (card: string): boolean => card.startsWith('dame');
const isAce = (card: string): boolean => /^as(?![a-zà-ÿ])/.test(card);
/** A card with its article: `le 8 de pique`, `la dame de cœur`, `l’as de trèfle`. */
export const le = (card: string): string =>
  isAce(card) ? `l’${card}` : isQueen(card) ? `la ${card}` : `le ${card}`;
/** `du 8 de pique`, `de la dame de cœur`, `de l’as de trèfle`. */
export const du = (card: string): string => (isAce(card) || isQueen(card) ? `de ${le(card)}` : `du ${card}`);
/** `au 8 de pique`, `à la dame de cœur`, `à l’as de trèfle`. */
export const au = (card: string): string => (isAce(card) || isQueen(card) ? `à ${le(card)}` : `au ${card}`);
const SINGULAR: Readonly<Record<string, string>> = { 'canne à sucre': 'de la', raisin: 'du' };
/** A crop, or a tile that begins with one, with its article: `des bananes`, `du raisin`, `de la canne à sucre (2)`. */
export const withArticle = (crop: string): string => {
  const singular = Object.keys(SINGULAR).find((each) => crop.startsWith(each));
  return `${singular === undefined ? 'des' : SINGULAR[singular]} ${crop}`;
};
/** `1re`, `2e`: of a position or a place, which are feminine. */
export const ordinal = (n: number): string => (n === 1 ? '1re' : `${n}e`);
