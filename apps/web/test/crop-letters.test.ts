import { CROPS } from '@santiago/canals';
import { describe, expect, it } from 'vitest';
import { cropLetters } from '@santiago/canals/page/symbols/cropLetters.ts';
import { EDITIONS } from '@santiago/canals/page/symbols/edition.ts';
import { de } from '@santiago/canals/page/i18n/de.ts';
import { en } from '@santiago/canals/page/i18n/en.ts';
import { fr } from '@santiago/canals/page/i18n/fr.ts';

describe('letters on the tiles', () => {
  for (const [language, { crops }] of Object.entries({ en, de, fr })) {
    for (const edition of EDITIONS) {
      it(`[C7] differ for all crops, and are two at most (${language}, ${edition})`, () => {
        const letters = CROPS.map((crop) => cropLetters(crops[edition])[crop]);
        expect(new Set(letters).size, letters.join(' ')).toBe(CROPS.length);
        for (const letter of letters) expect(letter).toMatch(/^\p{Lu}\p{Ll}?$/u);
      });
    }
  }

  it('are the beginnings of the names', () => {
    expect(cropLetters(en.crops.amigo)).toEqual({
      banana: 'Ba',
      cane: 'S',
      potato: 'P',
      bean: 'Be',
      pepper: 'R',
    });
  });
});
