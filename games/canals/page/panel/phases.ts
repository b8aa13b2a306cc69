import { actorsOf, type View } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import type { CanalsDictionary } from '../i18n/en.ts';
import type { Wording } from './sentences.ts';

export type PhaseKey = keyof CanalsDictionary['phases'];

/** The phases of a round, in their order [C16]. */
export const ROUND_PHASES: readonly PhaseKey[] = [
  'auction',
  'overseer',
  'planting',
  'bribing',
  'extra',
  'drying',
  'income',
];

export const phaseKey = ({ phase }: View): PhaseKey => {
  switch (phase.kind) {
    case 'set-up':
    case 'spring':
    case 'first-canal':
      return 'setUp';
    case 'reveal':
    case 'auction':
    case 'sealed':
      return 'auction';
    case 'planting':
    case 'leftover':
      return 'planting';
    case 'bribing':
    case 'decision':
      return 'bribing';
    case 'extra':
      return 'extra';
    case 'over':
      return 'over';
  }
};

/** Who acts after the first of the queue, as a separate sentence. */
const thenLine = (queue: readonly Seat[], { words, whoOf }: Wording): string => {
  const later = queue.slice(1);
  return later.length === 0 ? '' : ` ${words.waiting.andThen(later.map(whoOf))}`;
};

/** Who acts and who is next, in a sentence. */
export const waitingLine = (view: View, wording: Wording): string => {
  const { words, whoOf } = wording;
  const { phase } = view;
  switch (phase.kind) {
    case 'auction':
      return words.waiting.auction(whoOf(phase.queue[0]!)) + thenLine(phase.queue, wording);
    case 'sealed':
      return words.waiting.sealed(actorsOf(view).map(whoOf));
    case 'planting':
      return words.waiting.planting(whoOf(phase.queue[0]!)) + thenLine(phase.queue, wording);
    case 'leftover':
      return words.waiting.leftover(whoOf(phase.by));
    case 'bribing':
      return words.waiting.bribing(whoOf(phase.queue[0]!)) + thenLine(phase.queue, wording);
    case 'decision':
      return words.waiting.decision(whoOf(phase.by));
    case 'extra':
      return words.waiting.extra(whoOf(phase.queue[0]!)) + thenLine(phase.queue, wording);
    case 'spring':
      return words.waiting.spring(whoOf(phase.by));
    case 'first-canal':
      return words.waiting.firstCanal(whoOf(phase.by));
    case 'set-up':
      return words.waiting.setUp;
    case 'reveal':
      return view.round === 0 ? words.waiting.setUp : words.phases.auction;
    case 'over':
      return words.waiting.over;
  }
};
