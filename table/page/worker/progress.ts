/** How far a match is, for the list of matches. */
export interface MatchProgress {
  readonly round: number;
  readonly rounds: number;
  readonly over: boolean;
}
