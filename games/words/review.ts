/** The review with the sentences of all games, as it is published. */
export * from '@santiago/review';
export { lookOf, type Names, sentenceOf, type Words } from './words.ts';
