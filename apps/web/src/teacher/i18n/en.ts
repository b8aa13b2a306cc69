/** What the teacher says around every game, in English. The other languages have the same keys, or they do not compile. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const percent = (part: number): string =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }).format(part);
const percentOne = (part: number): string =>
  new Intl.NumberFormat('en', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(part);
const number = (n: number): string =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);

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
  review: {
    graph: 'Chances of winning',
    graphLabel:
      'Chances of winning over the match, one line for each player. The slider below tells them in words.',
    slider: 'Moment of the match',
    begin: 'Before the first row.',
    afterRow: (row: number, what: string) => `After row ${row}. ${what}`,
    chanceOf: (name: string, chance: number) => `${name} ${percent(chance)}`,
    percent,
    working: 'The review is being made',
    looking: 'A first look at the match …',
    refining: 'You can look at it already; it is being made surer …',
    stop: 'Stop',
    stopped: 'Stopped. What was found so far is shown.',
    wrong:
      'This match cannot be reviewed. The address was cut short, or nobody judges matches of this game yet.',
    turning: 'Turning points',
    noTurning: 'None: the chances moved little by little.',
    swing: (name: string, before: number, after: number) => `${name}: ${percent(before)} → ${percent(after)}`,
    mistakes: (n: number) =>
      n === 0 ? 'No mistakes found' : plural(n, 'choice to look at', 'choices to look at'),
    ofWhom: 'Whose choices',
    everybody: 'Everybody’s',
    moment: 'The moment',
    older: 'One row back',
    newer: 'One row on',
    place: (row: number, rows: number) => `Row ${row} of ${rows}`,
    end: 'The end of the match.',
    grades: { none: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
    round: (n: number) => (n === 0 ? 'Set-up' : `Round ${n}`),
    best: 'Nothing better was found.',
    cost: (points: number, pointsError: number, chance: number, chanceError: number) =>
      `Against the best choice found this cost ${number(points)} ± ${number(pointsError)} points and ${percentOne(chance)} ± ${percentOne(chanceError)} of winning chance.`,
    costShort: (points: number, chance: number) => `−${number(points)} points, −${percentOne(chance)}`,
    alternatives: 'What could be done',
    action: 'Choice',
    points: 'Points',
    chance: 'Chance',
    played: '(played)',
    estimate: (value: number, error: number, exact: boolean) =>
      exact ? number(value) : `${number(value)} ± ${number(error)}`,
    percentEstimate: (value: number, error: number, exact: boolean) =>
      exact ? percent(value) : `${percent(value)} ± ${percentOne(error)}`,
    tryIt: (what: string) => `Try it: ${what}`,
    tryShort: 'Try it',
    accuracy: 'Accuracy',
    accuracyHint:
      '100 means that nothing was lost. The last column counts inaccuracies, mistakes and blunders; a choice is called so only where its loss is beyond the uncertainty.',
    accuracyOf: (value: number | null) => (value === null ? '–' : number(value)),
    all: 'All',
    graded: '?! / ? / ??',
    phases: {
      opening: 'Opening',
      bidding: 'Bidding',
      planting: 'Planting',
      bribing: 'Bribing',
      deciding: 'Deciding',
      extra: 'Extra canal',
    } as Readonly<Record<string, string>>,
    luck: 'Luck and skill',
    luckHint:
      'At every moment the judge says how many points each player can expect. “At the start” is that number before the first row. The tiles, the others and your own choices are by how much it changed at the rows of chance, at those of the others (canals dug for you, bribes paid to you, fields taken from you) and at your own. Rounded to whole points, the parts add up to the score exactly.',
    luckParts: ['At the start', 'Tiles', 'The others', 'Own choices', 'Score'],
    luckPhases: 'Phase by phase',
    byOthers: (phase: string) => `${phase}: others`,
    byOwn: (phase: string) => `${phase}: own`,
  },
};

export type TeacherDictionary = typeof en;
