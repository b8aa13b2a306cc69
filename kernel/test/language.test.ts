import { describe, expect, it } from 'vitest';
import { cap } from '../language/index.ts';
import * as de from '../language/de.ts';
import * as en from '../language/en.ts';
import * as fr from '../language/fr.ts';

const YOU = { name: 'Ana', you: true };
const ANA = { name: 'Ana', you: false };
const BO = { name: 'Bo', you: false };

describe('numbers of things', () => {
  it.each([
    [en, ['0 points', '1 point', '1.5 points', '2 points', '1,536 points']],
    [de, ['0 points', '1 point', '1,5 points', '2 points', '1.536 points']],
    [fr, ['0 point', '1 point', '1,5 point', '2 points', '1\u202F536 points']],
  ])('have the form of the language', (language, said) => {
    expect([0, 1, 1.5, 2, 1536].map((n) => language.plural(n, 'point', 'points'))).toEqual(said);
  });

  it('have a minus sign, a sign where one is wanted, and none where they round to zero', () => {
    const { number, signed, signedPercent } = en;
    expect([number(-3), signed(-3), signed(3), signed(0), signed(0.04)]).toEqual([
      '−3',
      '−3',
      '+3',
      '0',
      '0',
    ]);
    expect([signedPercent(-0.0412), signedPercent(0.0001)]).toEqual(['−4.1%', '0.0%']);
  });

  it('are written as Intl writes them', () => {
    const numbers = [...Array(2200).keys()].map((n) => n - 1100);
    for (const [code, { number }] of Object.entries({ en, de, fr })) {
      const intl = new Intl.NumberFormat(code);
      expect(numbers.map(number)).toEqual(numbers.map((n) => intl.format(n).replace('-', '−')));
    }
  });

  it('have the space before a percent sign that the language wants', () => {
    expect([en, de, fr].map(({ percent }) => percent(0.354))).toEqual(['35%', '35\u00A0%', '35\u202F%']);
  });

  it('are counted in order', () => {
    expect([1, 2, 3, 4].map(en.ordinal)).toEqual(['1st', '2nd', '3rd', '4th']);
    expect([1, 2].map(de.ordinal)).toEqual(['1.', '2.']);
    expect([1, 2].map(fr.ordinal)).toEqual(['1re', '2e']);
  });
});

it('lists', () => {
  expect(en.list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(de.list(['a', 'b'])).toBe('a und b');
  expect(fr.either(['a', 'b'])).toBe('a ou b');
  expect(cap('élan')).toBe('Élan');
});

it('lists are joined as Intl joins them', () => {
  const lists = [0, 1, 2, 3, 4, 5].map((length) => ['a', 'b', 'c', 'd', 'e'].slice(0, length));
  for (const [code, { list, either }] of Object.entries({ en, de, fr })) {
    const all = new Intl.ListFormat(code, { type: 'conjunction' });
    const any = new Intl.ListFormat(code, { type: 'disjunction' });
    expect(lists.map(list)).toEqual(lists.map((parts) => all.format(parts)));
    expect(lists.map(either)).toEqual(lists.map((parts) => any.format(parts)));
  }
});

describe('people', () => {
  it('are you or a name', () => {
    expect([en.does(YOU, 'bid', 'bids'), en.does(BO, 'bid', 'bids')]).toEqual(['You bid', 'Bo bids']);
    expect([de.dative(YOU), de.accusative(YOU), de.dative(BO)]).toEqual(['dir', 'dich', 'Bo']);
    expect([en.whose(YOU), en.whose({ name: 'Iris', you: false })]).toEqual(['your', 'Iris’s']);
    expect([de.whose(YOU, 'Basis'), de.whose(BO, 'Basis')]).toEqual(['deine Basis', 'die Basis von Bo']);
    expect([fr.whose(YOU, 'base'), fr.whose(ANA, 'base')]).toEqual(['votre base', 'la base d’Ana']);
    expect([fr.countOf(YOU, 1, 'carte', 'cartes'), fr.countOf(ANA, 1, 'carte', 'cartes')]).toEqual([
      '1 de vos cartes',
      '1 carte d’Ana',
    ]);
  });
});

describe('French', () => {
  it('elides a vowel before a vowel, an accented one, a ligature and a mute h', () => {
    expect(['Ana', 'Bo', 'Élise', 'Œdipe', 'Hugo', 'Yves', 'Yann'].map(fr.de)).toEqual([
      'd’Ana',
      'de Bo',
      'd’Élise',
      'd’Œdipe',
      'd’Hugo',
      'd’Yves',
      'de Yann',
    ]);
    expect([fr.que('Ana'), fr.que('Bo')]).toEqual(['qu’Ana', 'que Bo']);
  });

  it('never does so before haricots, huit and onze', () => {
    expect(['haricots', 'huit', 'onze'].map(fr.de)).toEqual(['de haricots', 'de huit', 'de onze']);
  });

  it('gives every crop its article', () => {
    expect(['bananes', 'raisin', 'canne à sucre (2)'].map(fr.withArticle)).toEqual([
      'des bananes',
      'du raisin',
      'de la canne à sucre (2)',
    ]);
  });

  it('gives every card its article', () => {
    const cards = ['8 de pique', 'dame de cœur', 'as de trèfle', 'joker'];
    expect(cards.map(fr.le)).toEqual(['le 8 de pique', 'la dame de cœur', 'l’as de trèfle', 'le joker']);
    expect(cards.map(fr.du)).toEqual([
      'du 8 de pique',
      'de la dame de cœur',
      'de l’as de trèfle',
      'du joker',
    ]);
    expect(cards.map(fr.au)).toEqual(['au 8 de pique', 'à la dame de cœur', 'à l’as de trèfle', 'au joker']);
  });
});
