import type { Advance, GameTypes, Sentences } from '@santiago/kernel';
import type { FaceTalk } from '../model/face.tsx';

/** The choices in advance of a game in the reader's language: they are offered and filled like sentences. */
export type FaceAdvance = FaceTalk;

/** A choice is offered while its moment can come, as far as the seat's view knows. */
export const advanceIn = <T extends GameTypes>(
  advance: Advance<T>,
  known: (view: unknown) => T['State'],
): Pick<FaceAdvance, 'sentences' | 'openIn'> => ({
  sentences: Object.fromEntries(
    Object.entries(advance.kinds).map(([name, { gaps }]) => [name, { gaps, promises: ['from'] }]),
  ) satisfies Sentences,
  openIn: (view) => {
    const state = known(view);
    return ({ phrase, from }) => advance.span(phrase, from, state) !== null;
  },
});
