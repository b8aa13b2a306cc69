import type { Person } from '../reason.ts';

/** Parts of sentences that the games share, in English. */
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const whose = ({ you, name }: Person): string => (you ? 'your' : `${name}’s`);
export const whom = ({ you, name }: Person): string => (you ? 'you' : name);
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
