/** Where each name stands in a list of names. */
export const indexesOf = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>;
