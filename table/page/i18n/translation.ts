/** What the compiler shows where a message of another language leaves a parameter out. */
interface TakesAsMany<P extends readonly unknown[]> {
  readonly 'this message must take the parameters of the English one': P;
}

/** `unknown` where all is well: no extra key, and every message takes as many parameters as the English one. */
type Matches<E, D> = E extends (...parameters: infer P) => unknown
  ? D extends (...parameters: infer Q) => unknown
    ? Q['length'] extends P['length']
      ? unknown
      : TakesAsMany<P>
    : unknown
  : E extends readonly unknown[]
    ? unknown
    : E extends object
      ? { readonly [K in keyof D]: K extends keyof E ? Matches<E[K], D[K]> : never }
      : unknown;

/**
 * A dictionary in another language than English. It has the keys of the English one, no more and no fewer, and its
 * messages take the same parameters: TypeScript alone would let a message leave some out. A language that has no use
 * for a parameter says so by a name that begins with `_`.
 */
export const translation =
  <E>() =>
  <const D extends E>(words: D & Matches<E, D>): E =>
    words;
