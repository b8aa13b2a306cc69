import type { Offer } from '@santiago/cards';
import { hintBubble } from '@santiago/table/page/frame/HintBubble.tsx';
import type { CardsDictionary } from '../i18n/en.ts';
import { HINTED_IN } from '../rulebook/sections.ts';

type Topic = keyof CardsDictionary['hints'];
const Bubble = hintBubble('santiago.cards.hints');

const topicOf = (offer: Offer, trading: boolean): Topic | null => {
  if (trading) return 'trade';
  if (offer.fight.length > 0) return 'fight';
  if (offer.words.includes('done')) return 'pick';
  if (offer.lay?.kind === 'base') return 'base';
  return offer.words.includes('pass') ? 'act' : null;
};

interface HintProps {
  readonly offer: Offer;
  readonly trading: boolean;
  readonly words: CardsDictionary;
}

/** Help for the first match: a bubble for every kind of decision, until it is closed. */
export const Hint = ({ offer, trading, words }: HintProps) => {
  const topic = topicOf(offer, trading);
  if (topic === null) return null;
  return (
    <Bubble
      topic={topic}
      at="controls"
      section={HINTED_IN[topic]}
      text={words.hints[topic]}
      gotIt={words.gotIt}
    />
  );
};
