import type { Code } from './terms.ts';

/** What is wrong with the signs of a text, and how it is right. */
export interface Sign {
  readonly wrong: RegExp;
  readonly say: string;
  /** What looks wrong and is right. */
  readonly except?: RegExp;
}

/** Samples of a match file and the marks of a review are not prose. */
const SAMPLE = /\[\w+ "[^"]*"\]|^\?! \/ \? \/ \?\?$/;

const EVERYWHERE: readonly Sign[] = [
  { wrong: /["'`]/, say: 'quotation marks and apostrophes of the language', except: SAMPLE },
  { wrong: /\.\.\./, say: '…' },
  { wrong: / - | -- |—/, say: '– (en dash)' },
  { wrong: /(?:^|[\s(])-\d/, say: '− (U+2212)' },
  { wrong: /\d-\d|[A-E]\d-[A-E]\d/, say: '– between numbers and in the name of a ditch' },
  { wrong: / [×±]|[×±] /, say: 'U+00A0 around × and ±' },
  { wrong: / {2}/, say: 'one space' },
];

const TIGHT: Sign = { wrong: /\s[:;!?](?!\))/, say: 'no space before : ; ! ?', except: SAMPLE };

export const SIGNS: Readonly<Record<Code, readonly Sign[]>> = {
  en: [
    ...EVERYWHERE,
    TIGHT,
    { wrong: /[„«»]/, say: '“ ”' },
    { wrong: /\s…/, say: 'no space before …' },
    { wrong: /\d\s%/, say: '35%' },
  ],
  de: [
    ...EVERYWHERE,
    { ...TIGHT, wrong: /(?<!…)\s[:;!?](?!\))/ },
    { wrong: /[«»”]/, say: '„ “' },
    { wrong: /[^\s„(]…/, say: 'a space before …' },
    { wrong: /\d(?: |\u202F)?%/, say: '35 % with U+00A0' },
  ],
  fr: [
    ...EVERYWHERE,
    { wrong: /[^\u00A0]:(?:\s|$)/, say: 'U+00A0 before :' },
    { wrong: /[^\u202F?!][;!?]/, say: 'U+202F before ; ! ?', except: SAMPLE },
    { wrong: /«(?!\u00A0)|(?<!\u00A0)»/, say: '« » with U+00A0 inside' },
    { wrong: /[„“”]/, say: '« »' },
    { wrong: /\s…/, say: 'no space before …' },
    { wrong: /\d(?: |\u00A0)?%/, say: '35 % with U+202F' },
  ],
};
