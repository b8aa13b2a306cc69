/** Where each name stands in a list of names. */
export const placesOf = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>;
