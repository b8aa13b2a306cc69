import type { Offer } from '@santiago/canals';
import { hintLine } from '../../table/HintLine.tsx';
import type { CanalsDictionary } from './i18n/en.ts';
import { HINTED_IN } from './rules/sections.ts';

const Line = hintLine('santiago.canals.hints');

type Topic = keyof CanalsDictionary['hints'];

const topicOf = ({ kind }: Offer): Topic | null => {
  switch (kind) {
    case 'leftover':
      return 'plant';
    case 'spring':
    case 'first-canal':
      return null;
    default:
      return kind;
  }
};

/** The first match is guided: one line for every kind of decision, until it is closed. */
export const Hint = ({ offer, words }: { offer: Offer; words: CanalsDictionary }) => {
  const topic = topicOf(offer);
  if (topic === null) return null;
  return <Line topic={topic} text={words.hints[topic]} gotIt={words.gotIt} section={HINTED_IN[topic]} />;
};
