import type { Notice } from './driver.ts';

/** What has changed about people: a secret or a person is gone, a person has another name, or it is not known what. */
export type PeopleChange =
  | { readonly kind: 'secret' | 'person' | 'renamed'; readonly id: string }
  | { readonly kind: 'unknown' };

/** What the other processes are told of it. */
export const peopleNotice = (change: PeopleChange): Notice => ({
  table: null,
  head: 0,
  written: JSON.stringify(change),
});

/** A process of an earlier version does not say what has changed. */
export const readPeopleChange = ({ written }: Notice): PeopleChange =>
  written === null ? { kind: 'unknown' } : (JSON.parse(written) as PeopleChange);
