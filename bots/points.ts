/**
 * The ratings of a game's bots, on the scale that people see, by number of players and name. They stay as they are, so
 * that somebody who plays bots alone is measured. They follow from the shares that the arena measured: docs/bots.md says
 * how, and a test of the server computes them again.
 */
export type BotPoints = Readonly<Record<number, Readonly<Record<string, number>>>>;
