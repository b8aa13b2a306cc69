import { describe, expect, it } from 'vitest';
import { de as canalsDe } from '@santiago/canals/page/i18n/de.ts';
import { en as canalsEn } from '@santiago/canals/page/i18n/en.ts';
import { fr as canalsFr } from '@santiago/canals/page/i18n/fr.ts';
import { de as boardDe } from '@santiago/canals/page/lesson/de.ts';
import { en as boardEn, type LessonDictionary as BoardLesson } from '@santiago/canals/page/lesson/en.ts';
import { fr as boardFr } from '@santiago/canals/page/lesson/fr.ts';
import { de as cardsDe } from '@santiago/cards/page/i18n/de.ts';
import { en as cardsEn } from '@santiago/cards/page/i18n/en.ts';
import { fr as cardsFr } from '@santiago/cards/page/i18n/fr.ts';
import { de as cardDe } from '@santiago/cards/page/lesson/de.ts';
import { en as cardEn, type LessonDictionary as CardLesson } from '@santiago/cards/page/lesson/en.ts';
import { fr as cardFr } from '@santiago/cards/page/lesson/fr.ts';

const WORDS_A_STEP = 20;
/** All that a lesson can say, mistakes included. */
const WORDS_A_LESSON = 510;

type Lesson = Readonly<Record<string, unknown>>;

/** What the messages with holes are filled with: a name, numbers, buttons and a card with a long name. */
const boardTexts = (lesson: BoardLesson, { button }: typeof canalsEn): Lesson => ({
  ...lesson,
  order: lesson.order('Cleo'),
  dry: lesson.dry('Cleo'),
  canal: lesson.canal('Cleo'),
  extra: lesson.extra(button.notNow),
  pass: lesson.pass(button.passOverseer),
  decideOwn: lesson.decideOwn(4),
  bidHighest: lesson.bidHighest(2),
  bidHighestNot: lesson.bidHighestNot(2),
  growNot: lesson.growNot(8, 2),
  watch: lesson.watch(4, 10),
  over: lesson.over(40, 2),
});
const cardTexts = (lesson: CardLesson, { button, card }: typeof cardsEn): Lesson => ({
  ...lesson,
  lost: lesson.lost(card('SQ')),
  buy: lesson.buy(card('SQ'), button.buy),
});

const LESSONS: readonly (readonly [string, Lesson])[] = [
  ['Canals in English', boardTexts(boardEn, canalsEn)],
  ['Canals in German', boardTexts(boardDe, canalsDe)],
  ['Canals in French', boardTexts(boardFr, canalsFr)],
  ['Cards in English', cardTexts(cardEn, cardsEn)],
  ['Cards in German', cardTexts(cardDe, cardsDe)],
  ['Cards in French', cardTexts(cardFr, cardsFr)],
];

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(LESSONS)('the lesson of %s', (_, lesson) => {
  const texts = Object.entries(lesson).map(([key, text]) => ({ key, text: text as string }));

  it('is all text, of at most twenty words a step', () => {
    expect(texts.filter(({ text }) => typeof text !== 'string')).toEqual([]);
    expect(texts.filter(({ text }) => wordsIn(text) > WORDS_A_STEP)).toEqual([]);
  });

  it('is short as a whole', () => {
    expect(texts.reduce((sum, { text }) => sum + wordsIn(text), 0)).toBeLessThanOrEqual(WORDS_A_LESSON);
  });

  it('names no square, ditch or spot by its coordinates', () => {
    const names = /\b[a-h][1-6]\b|\b[A-E][1-4]\b|[-−]\d/;
    expect(texts.filter(({ text }) => names.test(text))).toEqual([]);
  });
});
