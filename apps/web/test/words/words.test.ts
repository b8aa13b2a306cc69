import { describe, expect, it } from 'vitest';
import { englishIn } from './english.ts';
import { type Banned, type Code, ENGLISH_PHRASES, TERMS } from './terms.ts';
import { allTexts, englishOutside, partOf, type Text, textsIn } from './texts.ts';
import { SIGNS } from './typography.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;

const at = ({ file, line, text }: Text, say: string): string => `${file}:${line} “${text}” (say: ${say})`;

/** Texts with words that the language does not use. */
const bannedIn = (code: Code, texts: readonly Text[]): string[] => withAny(TERMS[code], texts);

const withAny = (banned: readonly Banned[], texts: readonly Text[]): string[] =>
  texts.flatMap((found) =>
    banned
      .filter(({ parts }) => parts === undefined || parts.includes(partOf(found.file)))
      .filter(({ word, except }) =>
        word.test(except === undefined ? found.text : found.text.replaceAll(all(except), '')),
      )
      .map(({ say }) => at(found, say)),
  );

/** Texts with signs that the language does not write so. */
const misspelt = (code: Code, texts: readonly Text[]): string[] =>
  texts.flatMap((found) =>
    SIGNS[code]
      .filter(({ wrong, except }) =>
        wrong.test(except === undefined ? found.text : found.text.replaceAll(all(except), '')),
      )
      .map(({ say }) => at(found, say)),
  );

const all = (what: RegExp): RegExp => new RegExp(what.source, `${what.flags.replace('g', '')}g`);

describe.each(LANGUAGES)('the texts in %s', (code) => {
  const texts = allTexts(code);

  it('are found', () => {
    expect(texts.length).toBeGreaterThan(900);
  });

  it('use the words of the term list', () => {
    expect(bannedIn(code, texts)).toEqual([]);
  });

  it('have the signs and spaces of the language', () => {
    expect(misspelt(code, texts)).toEqual([]);
  });
});

describe('the English of server, engine and terminal', () => {
  const texts = englishOutside();

  it('is found', () => {
    expect(texts.length).toBeGreaterThan(400);
  });

  it('has none of the phrases that no English text has', () => {
    expect(withAny(ENGLISH_PHRASES, texts)).toEqual([]);
  });
});

describe.each(['de', 'fr'] as const)('nothing is left in English in %s', (code) => {
  const texts = allTexts(code);

  it('no sentence', () => {
    expect(texts.filter(({ text }) => englishIn(text) !== null)).toEqual([]);
  });

  it('no text of several words', () => {
    const english = new Set(allTexts('en').map(({ text }) => text));
    const isSeveral = (text: string) => /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(text);
    expect(texts.filter(({ text }) => isSeveral(text) && english.has(text))).toEqual([]);
  });
});

describe('every folder of words', () => {
  it('has every language', () => {
    const folders = LANGUAGES.map(
      (code) => new Set(allTexts(code).map(({ file }) => file.replace(/\w+\.ts$/, ''))),
    );
    expect([...folders[1]!].toSorted()).toEqual([...folders[0]!].toSorted());
    expect([...folders[2]!].toSorted()).toEqual([...folders[0]!].toSorted());
  });
});

const planted = (text: string, file = 'games/canals/page/i18n/xx.ts'): Text[] => [{ file, line: 1, text }];

describe('a planted mistake is found', () => {
  it.each([
    ['en', 'Dig where nobody asked.'],
    ['en', 'The judge says so.'],
    ['en', 'Choose a marked place.'],
    ['en', 'Ana left the table. A bot plays on.'],
    ['en', 'Play today’s deal'],
    ['en', '2 markers of Ana'],
    ['en', 'Your match is safe.'],
    ['en', '62% is possible.'],
    ['de', 'Der Tisch wird gedeckt.'],
    ['de', 'Nimm ein Angebot an.'],
    ['de', 'Deine Partie ist sicher.'],
    ['de', 'Diesen Zug bestätigen'],
    ['de', 'Das bewässert 2 Arbeiter.'],
    ['de', 'Gib das Gerät \uFFFC'],
    ['de', '\uFFFC Personen'],
    ['de', 'Zurück zu jetzt'],
    ['fr', 'Vous devenez contrôleur.'],
    ['fr', 'Le premier tour commence.'],
    ['fr', 'Laisser jouer un bot'],
    ['fr', 'Votre partie est en sécurité.'],
    ['fr', 'Vous plantez au rang 2.'],
    ['fr', 'Vos tuiles sont irriguées.'],
  ] as const)('%s: %s', (code, text) => {
    expect(bannedIn(code, planted(text))).toHaveLength(1);
  });

  it('English in another language', () => {
    expect(englishIn('Wait for the others.')).toBe('the');
    expect(englishIn('Warte auf die anderen, bitte.')).toBeNull();
    expect(englishIn('Attendez les autres, s’il vous plaît.')).toBeNull();
  });

  it('but only where the word is meant', () => {
    expect(bannedIn('fr', planted('Dix tours chacun', 'games/cards/page/i18n/fr.ts'))).toEqual([]);
    expect(bannedIn('en', planted('All who pass in a row'))).toEqual([]);
    expect(bannedIn('fr', planted('Il manque une ligne vide.'))).toEqual([]);
  });

  it.each([
    ['en', 'Connecting …'],
    ['en', "Ana's table"],
    ['en', 'Loses -3'],
    ['en', 'from 2-5'],
    ['en', '3 × 4'],
    ['de', 'Verbinde…'],
    ['de', '“Drehen”'],
    ['de', '35 %'],
    ['fr', 'Attention : une carte'],
    ['fr', 'Attention\u202F: une carte'],
    ['fr', 'Gagné !'],
    ['fr', 'Gagné\u00A0!'],
    ['fr', '« Tourner »'],
    ['fr', 'Connexion …'],
  ] as const)('%s: %s', (code, text) => {
    expect(misspelt(code, planted(text)).length).toBeGreaterThan(0);
  });

  it('and what is right is not', () => {
    const right = {
      en: ['Connecting…', 'Ana’s table: 2–5', '−3', '3\u00A0×\u00A04', '“Turn”', '35%'],
      de: ['Verbinde …', '„Drehen“', '35\u00A0%', 'Was wäre, wenn …?'],
      fr: ['Attention\u00A0: gagné\u202F!', '«\u00A0Tourner\u00A0»', 'Et si…\u202F?', '35\u202F%'],
    };
    for (const code of LANGUAGES) {
      expect(
        misspelt(
          code,
          right[code].flatMap((text) => planted(text)),
        ),
      ).toEqual([]);
    }
  });

  it('in a string, in a template, and within the code of a template, with its line', () => {
    const source =
      "import { a } from 'x y';\nconst b = {\n  'no-key': `One ${n > 1 ? 'two' : `three ${n}`} four`,\n};";
    expect(textsIn(source, 'f').map(({ line, text }) => [line, text])).toEqual([
      [3, 'two'],
      [3, 'three \uFFFC'],
      [3, 'One \uFFFC four'],
    ]);
  });
});
