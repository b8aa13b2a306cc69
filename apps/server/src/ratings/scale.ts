/**
 * The scale of ratings. Inside they are those of `openskill` (Plackett–Luce): a mean `mu` with a standard deviation
 * `sigma`, by game and number of players. What people see is that mean on a scale where everyone starts at 1500 and
 * where 400 points more mean to finish ahead ten times out of eleven, whatever the number of players.
 */

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A rating as people see it: "about 1540 ± 80". */
export interface ShownRating {
  readonly about: number;
  /** One standard deviation: the true strength is within it about two times out of three. */
  readonly give: number;
}

/** Where everyone starts. */
export const FIRST: Rating = { mu: 25, sigma: 25 / 3 };
/** How much one match is left to luck: the standard of `openskill`. */
const BETA = FIRST.sigma / 2;
const START = 1500;
const TENFOLD = 400;

/** The model divides differences of `mu` by this; odds are exponentials of the quotient. */
const spreadOf = (players: number): number => BETA * Math.sqrt(players);

/** Points on the shown scale for a difference of 1 in `mu`. */
const pointsPerMu = (players: number): number => TENFOLD / Math.LN10 / spreadOf(players);

/** More digits would promise more than is known. */
const toTens = (points: number): number => 10 * Math.round(points / 10);

export const shown = ({ mu, sigma }: Rating, players: number): ShownRating => ({
  about: toTens(START + (mu - FIRST.mu) * pointsPerMu(players)),
  give: Math.max(10, toTens(sigma * pointsPerMu(players))),
});

/** The `mu` that is shown as so many points. */
export const muOf = (points: number, players: number): number =>
  FIRST.mu + (points - START) / pointsPerMu(players);
