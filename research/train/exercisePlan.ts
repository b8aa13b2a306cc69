/** How to search for exercises. */
export interface ExercisePlan {
  /** How many exercises of each kind. */
  readonly each: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}
