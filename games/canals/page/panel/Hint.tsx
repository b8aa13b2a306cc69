import type { Offer } from '@santiago/canals';
import { hintBubble } from '@santiago/table/page/frame/HintBubble.tsx';
import type { CanalsDictionary } from '../i18n/en.ts';
import { chosenSpot, type Draft } from './interaction.ts';
import { HINTED_IN } from '../rulebook/sections.ts';

const Bubble = hintBubble('santiago.canals.hints');

type Topic = keyof CanalsDictionary['hints'];

interface Said {
  readonly topic: Topic;
  /** Where the player decides. */
  readonly at: 'board' | 'controls';
}

const saidOf = ({ kind }: Offer): Said | null => {
  switch (kind) {
    case 'bid':
    case 'seal':
    case 'plant':
    case 'decide':
      return { topic: kind, at: 'controls' };
    case 'leftover':
      return { topic: 'plant', at: 'board' };
    case 'bribe':
    case 'extra':
      return { topic: kind, at: 'board' };
    case 'spring':
    case 'first-canal':
      return null;
  }
};

interface HintProps {
  readonly offer: Offer;
  readonly draft: Draft;
  readonly words: CanalsDictionary;
}

/** Help for the first match: a bubble for every kind of decision, until it is closed or a spot is chosen. */
export const Hint = ({ offer, draft, words }: HintProps) => {
  const said = saidOf(offer);
  if (said === null || chosenSpot(draft) !== null) return null;
  const { topic, at } = said;
  return (
    <Bubble topic={topic} at={at} text={words.hints[topic]} gotIt={words.gotIt} section={HINTED_IN[topic]} />
  );
};
