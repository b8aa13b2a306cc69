import { signal } from '@preact/signals';

/** Places of the board that something beside it speaks of, in notation: they light up while it is pointed at. */
export const lit = signal<readonly string[]>([]);
