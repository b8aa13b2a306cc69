import { signal } from '@preact/signals';
import type { Offer } from '@santiago/cards';
import type { CardsDictionary } from './i18n/en.ts';

type Topic = keyof CardsDictionary['hints'];
const KEPT = 'santiago.cards.hints';

const read = (): readonly string[] => {
  try {
    return (localStorage.getItem(KEPT) ?? '').split(' ');
  } catch {
    return [];
  }
};
const closed = signal<ReadonlySet<string>>(new Set(read()));

const close = (topic: Topic): void => {
  closed.value = new Set([...closed.value, topic]);
  try {
    localStorage.setItem(KEPT, [...closed.value].join(' ').trim());
  } catch {
    // A private window keeps nothing; the hint stays closed until the page is left.
  }
};

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
  if (topic === null || closed.value.has(topic)) return null;
  return (
    <p class="hint-line">
      <span>{words.hints[topic]}</span>
      <button type="button" class="text-button" onClick={() => close(topic)}>
        {words.gotIt}
      </button>
    </p>
  );
};
