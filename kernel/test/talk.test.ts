import { describe, expect, test } from 'vitest';
import { COMMON_SENTENCES, isPhrase, type Phrase, type Sentences } from '@santiago/kernel';

const SENTENCES: Sentences = {
  ...COMMON_SENTENCES,
  swap: {
    gaps: {
      to: { kind: 'seat' },
      seat: { kind: 'seat' },
      n: { kind: 'amount', from: 1, to: 9 },
      what: { kind: 'name', names: ['pearl', 'shell'] },
    },
    promises: ['to'],
  },
};

const whole: Phrase = { name: 'swap', gaps: { to: 'p1', seat: 'p3', n: 9, what: 'pearl' } };
const isSaid = (phrase: Phrase): boolean => isPhrase(SENTENCES, phrase, { seat: 'p2', players: 3 });
const withGaps = (gaps: Phrase['gaps']): Phrase => ({ name: 'swap', gaps: { ...whole.gaps, ...gaps } });

describe('a sentence as data', () => {
  test('needs every gap filled with what may stand in it', () => {
    expect(isSaid(whole)).toBe(true);
    expect(isSaid({ name: 'thanks', gaps: {} })).toBe(true);
    expect(isSaid({ name: 'agree', gaps: { re: 7 } })).toBe(true);
  });

  test.each<[string, Phrase]>([
    ['no such sentence', { name: 'toString', gaps: {} }],
    ['a gap left open', { name: 'swap', gaps: { to: 'p1', seat: 'p3', n: 1 } }],
    ['a gap too many', { name: 'thanks', gaps: { to: 'p1' } }],
    ['a gap by another name', { name: 'agree', gaps: { toString: 1 } }],
    ['to oneself', withGaps({ to: 'p2' })],
    ['to a seat that is not at the table', withGaps({ to: 'p4' })],
    ['to nobody', withGaps({ to: 'spectator' })],
    ['one player in two gaps', withGaps({ seat: 'p1' })],
    ['too much', withGaps({ n: 10 })],
    ['a number that is not whole', withGaps({ n: 1.5 })],
    ['a number as text', withGaps({ n: '3' })],
    ['a name that is not there', withGaps({ what: 'gold' })],
  ])('is refused: %s', (_, phrase) => {
    expect(isSaid(phrase)).toBe(false);
  });
});
