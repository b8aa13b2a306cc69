import type { FileFault, Refusal } from '@santiago/kernel';
import { t } from './index.ts';

/** Sentences by the code of a refusal, made from its details. */
type Sentences = Readonly<Record<string, (details: Refusal['details']) => string>>;

/** The sentence for a refusal, where these words have one. */
export const sentenceIn = (sentences: Sentences, { code, details }: Refusal): string | null =>
  Object.hasOwn(sentences, code) ? sentences[code]!(details) : null;

/** A refusal of the server, the kernel or the page in the reader's language. Its English text is for programs. */
export const refusalText = (refusal: Refusal): string =>
  sentenceIn(t.value.refusals, refusal) ?? t.value.refusals.failed();

/** What is wrong with a match file, in the reader's language; with the reason where the set-up is not possible. */
export const fileText = ({ line, code, details, refusal }: FileFault): string => {
  const { fileWrong, files, refusals } = t.value;
  const reason = refusal === undefined ? null : sentenceIn(refusals, refusal);
  return fileWrong(line, reason ?? files[code](details));
};
