import { go } from '../../browser/route.ts';
import { type StudyDocument, writeStudy } from './document.ts';
import { pack } from './pack.ts';

/** Opens a study on its own page; the address contains all of it. */
export const openStudy = async (study: StudyDocument): Promise<void> => {
  go({ page: 'study', id: await pack(writeStudy(study)) });
};
