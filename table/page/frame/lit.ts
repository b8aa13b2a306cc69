import { signal } from '@preact/signals';

/**
 * Spots of the board, in notation, that a text beside it refers to: they light up while somebody points at the text.
 */
export const lit = signal<readonly string[]>([]);
