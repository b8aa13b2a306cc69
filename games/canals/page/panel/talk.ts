import { canals, canalsSentences, type Crop, isDealOpen, type View } from '@santiago/canals';
import type { FaceTalk } from '@santiago/table/page/model/face.tsx';
import { editionOf } from '../symbols/edition.ts';
import type { TalkGaps } from '../i18n/en.ts';
import { ditchText } from './sentences.ts';
import { canalsWords } from '../words.ts';

type Name = keyof typeof canalsSentences;

/** The sentences of the board game, in words. */
export const talk: FaceTalk = {
  sentences: canalsSentences,
  gap: (gap) => canalsWords.value.talk.gaps[gap as keyof TalkGaps],
  value: (gap, value, setup) => {
    if (gap === 'n') return canalsWords.value.escudos(Number(value));
    return gap === 'crop'
      ? canalsWords.value.crops[editionOf({ setup })][value as Crop]
      : ditchText(String(value));
  },
  spots: ({ gaps }, from, view) =>
    gaps['ditch'] === undefined
      ? (view as View).plantations
          .filter(({ planter, markers }) => planter === from && markers > 0)
          .map(({ square }) => square)
      : [String(gaps['ditch'])],
  openIn: (view) => {
    const state = canals.known(view as View);
    return (deal) => isDealOpen(deal, state);
  },
  text: (name, gaps) => canalsWords.value.talk.sentences[name as Name](gaps as unknown as TalkGaps),
};
