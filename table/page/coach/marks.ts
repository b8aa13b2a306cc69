/** What a row of notation names on the board or the card table: squares, ditches, spots. */
export const marksIn = (row: string): readonly string[] =>
  row.match(/\b[a-h][1-6]\b|\b[A-E][1-4]-[A-E][1-4]\b|-?\d+,-?\d+( [vh])?/g) ?? [];
