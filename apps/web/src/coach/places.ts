/** The places of the board, or of the card table, that a row of notation names. */
export const placesIn = (row: string): readonly string[] =>
  row.match(/\b[a-h][1-6]\b|\b[A-E][1-4]-[A-E][1-4]\b|-?\d+,-?\d+( [vh])?/g) ?? [];
