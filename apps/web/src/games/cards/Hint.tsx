import type { Offer } from '@santiago/cards';
import { hintLine } from '../../table/HintLine.tsx';
import type { CardsDictionary } from './i18n/en.ts';
import { HINTED_IN } from './rules/sections.ts';

type Topic = keyof CardsDictionary['hints'];
const Line = hintLine('santiago.cards.hints');

const topicOf = (offer: Offer, trading: boolean): Topic | null => {
  if (trading) return 'trade';
  if (offer.fight.length > 0) return 'fight';
  if (offer.words.includes('done')) return 'pick';
  if (offer.lay?.kind === 'base') return 'base';
  return offer.words.includes('pass') ? 'act' : null;
};

/** The first match is guided: one line for every kind of decision, until it is closed. */
export const Hint = ({
  offer,
  trading,
  words,
}: {
  offer: Offer;
  trading: boolean;
  words: CardsDictionary;
}) => {
  const topic = topicOf(offer, trading);
  if (topic === null) return null;
  return <Line topic={topic} text={words.hints[topic]} gotIt={words.gotIt} section={HINTED_IN[topic]} />;
};
