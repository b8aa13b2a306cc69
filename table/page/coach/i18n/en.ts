import {
  list,
  percent,
  percentTenths,
  plural,
  signedPercent,
  signedTenths as signed,
  tenths as number,
} from '@santiago/kernel/language/en';
import type { Loss } from '@santiago/review';
import { lostAndGained } from './numbers.ts';

/** What the coach says around every game, in English. The other languages have the same keys, or they do not compile. */
const BEST = 'Nothing better was found.';
const AMOUNTS = {
  points: (n: number, error: number) => `${number(n)}\u00A0±\u00A0${number(error)} points`,
  chance: (n: number, error: number) =>
    `${percentTenths(n)}\u00A0±\u00A0${percentTenths(error)} in winning chances`,
};

export const en = {
  study: {
    title: 'What if…?',
    match: 'The match',
    line: (n: number) => `Variation ${n}`,
    older: 'One step back',
    newer: 'One step forward',
    start: 'To the start',
    end: 'To the end',
    /** Under the signs of the steps. */
    steps: { start: 'Start', older: 'Back', newer: 'Forward', end: 'End' },
    stepOf: (row: number, rows: number) => `Step ${row} of ${rows}`,
    lines: 'Variations',
    linesHint:
      'Every action you try starts a new variation. The match itself never changes. Choose a variation to go to its end.',
    leaves: (row: number, rows: number) => `from step ${row}, ${plural(rows, 'step', 'steps')}`,
    name: 'Name',
    rename: (name: string) => `Name of ${name}`,
    remove: (name: string) => `Remove ${name}`,
    hand: 'You play for',
    handHint: 'Choose one player; after every action, bots play for the others.',
    strength: 'Level',
    everybody: 'Everyone',
    bots: 'Bots',
    playOne: 'Let a bot play once',
    playOn: 'Let bots play to the end',
    stop: 'Stop',
    thinking: 'A bot is thinking…',
    compare: 'Compare',
    compareTwo: 'Two variations side by side',
    left: 'Left',
    right: 'Right',
    difference: 'Difference',
    over: 'at the end of the match',
    after: (rows: number) => `after ${plural(rows, 'step', 'steps')}`,
    share: 'Share',
    shareHint: 'The link contains the position and all variations. Nothing is stored on a server.',
    copy: 'Copy link',
    copied: 'Copied',
    save: 'Save as a match file',
    imagined:
      'This comes from a match in progress. Anything you can’t know about the other players, and all future draws and rolls, is made up here.',
    empty: 'No variation yet. Play an action on the board.',
    wrong: 'This can’t be opened. The link was cut short or changed, or the file is damaged.',
    open: 'Try something from here',
    openHint: 'Continue from here in a copy. The match stays as it is.',
  },
  lesson: {
    title: 'Coach',
    next: 'Continue',
    watch: 'Watch',
    takeBack: 'Take back',
    firstMatch: (bots: number): string =>
      bots === 1 ? 'Play against an easy bot' : 'Play against easy bots',
    restart: 'Start over',
    progress: (done: number, steps: number) => `Step ${done} of ${steps}`,
  },
  review: {
    graph: 'Chances of winning',
    graphLabel:
      'Chances of winning over the match, one curve for each player. The slider below gives them in words.',
    slider: 'Step of the match',
    begin: 'Before the first step.',
    afterRow: (row: number, what: string) => `After step ${row}. ${what}`,
    chanceOf: (name: string, chance: number) => `${name} ${percent(chance)}`,
    percent,
    working: 'The review is under way',
    looking: 'A first look at the match…',
    refining: 'You can start reading. The estimates are getting more precise…',
    stop: 'Stop',
    stopped: 'Stopped. Here is what was found so far.',
    failed: 'The review stopped early. The match and the results so far are saved. Try again.',
    wrong: 'This match can’t be reviewed. The link was cut short or changed, or its beginning is missing.',
    turning: 'Turning points',
    noTurning: 'No turning points: the chances changed gradually.',
    swing: (name: string, before: number, after: number) => `${name}: ${percent(before)} → ${percent(after)}`,
    mistakes: (n: number) =>
      n === 0 ? 'No mistakes found' : plural(n, 'choice to look at', 'choices to look at'),
    ofWhom: 'Choices by',
    everybody: 'Everyone',
    step: 'This step',
    older: 'One step back',
    newer: 'One step forward',
    stepOf: (row: number, rows: number) => `Step ${row} of ${rows}`,
    end: 'The end of the match.',
    provisional: 'Provisional: the grades may still change.',
    grades: { none: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
    when: (counted: 'round' | 'turn', n: number) =>
      n === 0 ? 'Set-up' : counted === 'turn' ? `Turn ${n}` : `Round ${n}`,
    best: BEST,
    cost: (loss: Loss, scored: boolean) => {
      const { lost, gained } = lostAndGained(loss, scored, AMOUNTS);
      if (lost.length === 0) return BEST;
      const gain = gained.length === 0 ? '' : `, and gained ${list(gained)}`;
      return `Compared with the best choice found, this cost ${list(lost)}${gain}.`;
    },
    costShort: ({ points, chance }: Loss, scored: boolean) =>
      `${scored ? `${signed(-points)} points, ` : ''}${signedPercent(-chance)}`,
    alternatives: 'Alternatives',
    action: 'Choice',
    points: 'Points',
    chance: 'Chance of winning',
    played: '(played)',
    /** A full search has no error; after a single trial the error is unknown. */
    estimate: (value: number, error: number, trials: number) =>
      `${trials === 1 ? 'about ' : ''}${number(value)}${trials > 1 ? `\u00A0±\u00A0${number(error)}` : ''}`,
    percentEstimate: (value: number, error: number, trials: number) =>
      `${trials === 1 ? 'about ' : ''}${percent(value)}${trials > 1 ? `\u00A0±\u00A0${percentTenths(error)}` : ''}`,
    tryIt: (what: string) => `Try it: ${what}`,
    tryShort: 'Try it',
    accuracy: 'Accuracy',
    accuracyHint:
      '100 means that nothing was lost. The last column counts inaccuracies, mistakes and blunders. A choice is graded like this only if its loss is larger than the uncertainty of the estimate.',
    all: 'All',
    graded: '?! / ? / ??',
    phases: {
      opening: 'Set-up',
      bidding: 'Auction',
      planting: 'Planting',
      bribing: 'Bribing',
      deciding: 'Overseer’s choice',
      extra: 'Extra canal',
      bases: 'Bases',
      placing: 'Placing',
      fighting: 'Fights',
      buying: 'Buying back',
    } as Readonly<Record<string, string>>,
    luck: 'Luck and skill',
    luckOf: (scored: boolean) =>
      scored
        ? {
            hint: 'At every step the review estimates how many points each player can expect. “At the start” is the estimate before the first step. “Tiles” and “The others” show how luck and the other players changed it (canals and bribes for you, squares taken from you). “Best play” is what your best choices would have added; “Lost” is what your actual choices gave away. Rounded to whole points, they add up to your score.',
            parts: ['At the start', 'Tiles', 'The others', 'Best play', 'Lost', 'Score'],
          }
        : {
            hint: 'At every step the review estimates each player’s chance of winning: in your own match from what you knew, otherwise with all cards open. “At the start” is the estimate before the first step. “Dice” and “The others” show how luck and the other players changed it. “Best play” is what your best choices would have added; “Lost” is what your actual choices gave away. When a face-down card is revealed, the change counts for the player who touched it. Rounded to whole percent, they add up to the result: 100% for a win, a share of it for a draw.',
            parts: ['At the start', 'Dice', 'The others', 'Best play', 'Lost', 'Result'],
          },
    luckPhases: 'Phase by phase',
    byOthers: (phase: string) => `${phase}: others`,
    byOwn: (phase: string) => `${phase}: own`,
  },
  hint: {
    title: 'Hint',
    ask: 'Give me a hint',
    askHint: 'In three steps: where to look, what to consider, what to do.',
    thinking: 'Let me see…',
    failed: 'The hint couldn’t be worked out. Your match is saved. Try again.',
    none: 'No one has a choice to make here. Go to a step where someone does.',
    consider: 'What should I consider?',
    move: 'What should I do?',
  },
  exercise: {
    title: 'Exercise',
    intro:
      'Positions from real matches, each with one best answer. Answer on the board. If it wasn’t the best choice, take it back and try again.',
    progress: (done: number, all: number) => `${done} of ${all} solved`,
    number: (n: number) => `Exercise ${n}`,
    solved: 'solved',
    show: 'Show me where',
    look: 'Look at the marked spot. If nothing is marked, the answer is an amount or a pass.',
    all: 'All exercises',
    next: 'Next exercise',
    finished: 'All solved',
  },
  instruments: {
    title: 'What is it worth?',
    working: 'Working it out…',
    failed: 'These figures couldn’t be worked out. Your match is saved. Try again.',
  },
};

export type CoachDictionary = typeof en;
