import type { Loss } from '@santiago/review';
import { lostAndGained, numbersIn } from './numbers.ts';

/** What the teacher says around every game, in English. The other languages have the same keys, or they do not compile. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const { number, percent, percentOne, signed, signedPercent } = numbersIn('en');
const lists = new Intl.ListFormat('en', { type: 'conjunction' });
const BEST = 'Nothing better was found.';
const AMOUNTS = {
  points: (n: number, error: number) => `${number(n)} ± ${number(error)} points`,
  chance: (n: number, error: number) => `${percentOne(n)} ± ${percentOne(error)} of winning chance`,
};

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
    failed: 'The review stopped too early. The match and what was found so far are safe. Try again.',
    wrong:
      'This match cannot be reviewed. The address was cut short or changed, or it does not begin at the first row.',
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
    when: (game: string, n: number) => (n === 0 ? 'Set-up' : game === 'cards' ? `Turn ${n}` : `Round ${n}`),
    best: BEST,
    cost: (loss: Loss, scored: boolean) => {
      const { lost, gained } = lostAndGained(loss, scored, AMOUNTS);
      if (lost.length === 0) return BEST;
      const gain = gained.length === 0 ? '' : `, and gained ${lists.format(gained)}`;
      return `Against the best choice found this cost ${lists.format(lost)}${gain}.`;
    },
    costShort: ({ points, chance }: Loss, scored: boolean) =>
      `${scored ? `${signed(-points)} points, ` : ''}${signedPercent(-chance)}`,
    alternatives: 'What could be done',
    action: 'Choice',
    points: 'Points',
    chance: 'Chance',
    played: '(played)',
    /** What was searched in full has no error; of one trial nobody knows it. */
    estimate: (value: number, error: number, trials: number) =>
      `${trials === 1 ? '≈ ' : ''}${number(value)}${trials > 1 ? ` ± ${number(error)}` : ''}`,
    percentEstimate: (value: number, error: number, trials: number) =>
      `${trials === 1 ? '≈ ' : ''}${percent(value)}${trials > 1 ? ` ± ${percentOne(error)}` : ''}`,
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
      bases: 'Bases',
      placing: 'Laying',
      fighting: 'Fights',
      buying: 'Buying back',
    } as Readonly<Record<string, string>>,
    luck: 'Luck and skill',
    luckOf: (scored: boolean) =>
      scored
        ? {
            hint: 'At every moment the judge says how many points each player can expect. “At the start” is that number before the first row. The tiles, the others and your own choices are by how much it changed at the rows of chance, at those of the others (canals dug for you, bribes paid to you, fields taken from you) and at your own. Rounded to whole points, the parts add up to the score exactly.',
            parts: ['At the start', 'Tiles', 'The others', 'Own choices', 'Score'],
          }
        : {
            hint: 'At every moment the judge, who sees all cards, says how likely each player is to win. “At the start” is that chance before the first row. The dice, the others and your own choices are by how much it changed at the rows of chance, at those of the others and at your own; what a hidden card turned out to be counts for whoever met it. Rounded to whole percent, the parts add up to the result exactly: 100% for a victory, a part of it for a draw.',
            parts: ['At the start', 'Dice', 'The others', 'Own choices', 'Result'],
          },
    luckPhases: 'Phase by phase',
    byOthers: (phase: string) => `${phase}: others`,
    byOwn: (phase: string) => `${phase}: own`,
  },
  hint: {
    title: 'Hint',
    ask: 'Give me a hint',
    askHint: 'In three steps: where to look, what to consider, the move.',
    thinking: 'Let me see …',
    failed: 'The hint couldn’t be worked out. Your match is safe. Try again.',
    price: 'Weigh a place in the order against its price: every escudo is a point in the end.',
    none: 'Nobody is to decide here. Go to a moment where somebody is.',
    consider: 'What should I consider?',
    move: 'Which move?',
  },
  exercise: {
    title: 'Exercise',
    intro:
      'Positions from real matches, each with one best answer. Answer on the board; what was not the best is taken back.',
    progress: (done: number, all: number) => `${done} of ${all} solved`,
    number: (n: number) => `Exercise ${n}`,
    solved: 'solved',
    kinds: {
      scoring: 'Scoring',
      planting: 'Planting',
      water: 'Water',
      bribes: 'Bribes',
      extra: 'Extra canal',
      auction: 'Auction',
    },
    right: 'Right! Nothing else is as good.',
    wrong: 'There is something better. Take it back and look again.',
    show: 'Show me where',
    look: 'The answer lies at the marked place; where none is marked, it is an amount or a pass.',
    all: 'All exercises',
    next: 'Next exercise',
    finished: 'All solved',
  },
  instruments: {
    title: 'What is it worth?',
    working: 'Measuring …',
    failed: 'These figures couldn’t be worked out. Your match is safe. Try again.',
    ditches: 'What each ditch is worth',
    ditchesHint:
      'Points that each player can expect more (or less) if a canal is dug there this round, as things may go on; in brackets as if the match ended now. Break-even: the bribe from which the overseer had better take it, counting points now / looking ahead.',
    ditch: 'Ditch',
    even: 'Break-even',
    worth: (ahead: number, now: number) => `${signed(ahead)} (${now > 0 ? '+' : ''}${now})`,
    evens: (now: number, ahead: number) => `${now} / ${ahead}`,
    places: 'What a place in the planting order is worth',
    placesHint:
      'Escudos that it is worth to you over the last place; above that a bid costs more than it brings.',
    price: (place: number, price: number) => `Place ${place}: ${number(Math.max(0, price))}`,
    fights: 'Fights with a card of your hand',
    fightsHint:
      'The chance to win a fight against each card on the table, as far as you know them; what it is worth (value won less value lost, on average); and how many cards fall off with it.',
    noFights: 'There is nobody to fight with yet.',
    card: 'Your card',
    against: 'Against',
    odds: 'Chance',
    balance: 'Worth',
    cuts: 'Cut off',
    percent,
    signed,
    target: (name: string, kind: 'base' | 'down' | 'up', card: string) =>
      kind === 'down' ? `${name}: face down` : kind === 'base' ? `${name}: base ${card}` : `${name}: ${card}`,
  },
};

export type TeacherDictionary = typeof en;
