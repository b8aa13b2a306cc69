/** Parts of sentences that the games share, in French. */
export const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
