import { canalsSentences, type Crop } from '@santiago/canals';
import type { FaceTalk } from '../../table/face.tsx';
import { editionOf } from './edition.ts';
import type { TalkGaps } from './i18n/en.ts';
import { placeName } from './sentences.ts';
import { ct } from './words.ts';

type Name = keyof typeof canalsSentences;

/** The sentences of the board game, in words. */
export const talk: FaceTalk = {
  sentences: canalsSentences,
  gap: (gap) => ct.value.talk.gaps[gap as keyof TalkGaps],
  value: (gap, value, setup) => {
    if (gap === 'n') return ct.value.escudos(Number(value));
    return gap === 'crop' ? ct.value.crops[editionOf({ setup })][value as Crop] : placeName(String(value));
  },
  text: (name, gaps) => ct.value.talk.sentences[name as Name](gaps as unknown as TalkGaps),
};
