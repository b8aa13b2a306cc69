/** What the teacher says around every game, in English. The other languages have the same keys, or they do not compile. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en = {
  study: {
    title: 'What if …?',
    match: 'The match',
    line: (n: number) => `Line ${n}`,
    older: 'One row back',
    newer: 'One row on',
    start: 'To the start',
    end: 'To the end',
    place: (row: number, rows: number) => `Row ${row} of ${rows}`,
    lines: 'Lines',
    linesHint:
      'Every move you try grows a line of its own; the match itself never changes. Choose a line to go to its end.',
    leaves: (row: number, rows: number) => `leaves before row ${row}, ${plural(rows, 'row', 'rows')}`,
    name: 'Name',
    rename: (name: string) => `Name of ${name}`,
    remove: (name: string) => `Remove ${name}`,
    hand: 'By hand',
    handHint: 'With one player chosen, bots answer for the others after every move.',
    strength: 'Strength',
    everybody: 'Everybody',
    bots: 'Bots',
    playOne: 'Bot plays once',
    playOn: 'Bots play to the end',
    stop: 'Stop',
    thinking: 'A bot is thinking …',
    compare: 'Compare',
    compareTwo: 'Two lines side by side',
    left: 'Left',
    right: 'Right',
    difference: 'Difference',
    standing: { canals: 'Points, if it ended there', cards: 'Cards connected to the base' } as Readonly<
      Record<string, string>
    >,
    over: 'at the end of the match',
    after: (rows: number) => `after ${plural(rows, 'row', 'rows')}`,
    share: 'Share',
    shareHint: 'The address holds the position and all lines; no server keeps anything.',
    copy: 'Copy the link',
    copied: 'Copied',
    save: 'Save as a match file',
    imagined:
      'This comes from a running match: what you may not know of the others is imagined here, and so is what chance will bring.',
    empty: 'No line yet. Play a move on the board.',
    wrong: 'This study cannot be opened. The address was cut short or changed, or the file is not in order.',
    open: 'Try something from here',
    openHint: 'Play on from this position in a copy. The match goes on as it is.',
  },
  lesson: {
    title: 'The teacher',
    next: 'Go on',
    watch: 'Watch',
    takeBack: 'Take it back',
    restart: 'From the beginning',
    progress: (done: number, steps: number) => `${done} of ${steps} steps`,
  },
};

export type TeacherDictionary = typeof en;
