import type { Person } from '@santiago/kernel/language';

/** Someone in a sentence: by name, or the reader. */
export type Who = Person;
