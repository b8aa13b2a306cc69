/** A value that is made when it is first needed, and then stored. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};
