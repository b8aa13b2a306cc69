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
import { en as judged } from '@santiago/review/words/en';
import { lostAndGained } from './numbers.ts';

/** What the coach says around every game, in English. The other languages have the same keys, or they do not compile. */
const BEST = 'Nothing better was found.';
const AMOUNTS = {
  points: (n: number, error: number) => `${number(n)}\u00A0±\u00A0${number(error)} points`,
  chance: (n: number, error: number) =>
    `${percentTenths(n)}\u00A0±\u00A0${percentTenths(error)} of the chance of winning`,
};

export const en = {
  /** The sentences of the review: reasons, goals of exercises, where to look. */
  judged,
  study: {
    title: 'What if…?',
    match: 'The match',
    line: (n: number) => `Variation ${n}`,
    older: 'One step back',
    newer: 'One step on',
    start: 'To the start',
    end: 'To the end',
    /** Under the signs of the steps. */
    steps: { start: 'Start', older: 'Back', newer: 'On', end: 'End' },
    stepOf: (row: number, rows: number) => `Step ${row} of ${rows}`,
    lines: 'Variations',
    linesHint:
      'Every action you try makes a variation. The match itself never changes. Choose a variation to go to its end.',
    leaves: (row: number, rows: number) => `from step ${row}, ${plural(rows, 'step', 'steps')}`,
    name: 'Name',
    rename: (name: string) => `Name of ${name}`,
    remove: (name: string) => `Remove ${name}`,
    hand: 'You play for',
    handHint: 'Choose one player, and bots answer for the others after every action.',
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
    shareHint: 'The link contains the position and all variations. No server stores anything.',
    copy: 'Copy link',
    copied: 'Copied',
    save: 'Save as a match file',
    imagined:
      'This comes from a running match. What you can’t know about the others is made up here, and so is what chance will bring.',
    empty: 'No variation yet. Play an action on the board.',
    wrong: 'This can’t be opened. The link was cut short or changed, or the file is damaged.',
    open: 'Try something from here',
    openHint: 'Play on from here in a copy. The match stays as it is.',
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
      'Chances of winning over the match, one curve for each player. The slider below tells them in words.',
    slider: 'Step of the match',
    begin: 'Before the first step.',
    afterRow: (row: number, what: string) => `After step ${row}. ${what}`,
    chanceOf: (name: string, chance: number) => `${name} ${percent(chance)}`,
    percent,
    working: 'The review is under way',
    looking: 'A first look at the match…',
    refining: 'You can start reading. The estimates are getting more precise…',
    stop: 'Stop',
    stopped: 'Stopped. You see what was found so far.',
    failed: 'The review stopped too early. The match and what was found so far are safe. Try again.',
    wrong: 'This match can’t be reviewed. The link was cut short or changed, or its beginning is missing.',
    turning: 'Turning points',
    noTurning: 'None: the chances changed little by little.',
    swing: (name: string, before: number, after: number) => `${name}: ${percent(before)} → ${percent(after)}`,
    mistakes: (n: number) =>
      n === 0 ? 'No mistakes found' : plural(n, 'choice to look at', 'choices to look at'),
    ofWhom: 'Whose choices',
    everybody: 'Everyone’s',
    step: 'This step',
    older: 'One step back',
    newer: 'One step on',
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
    alternatives: 'What was possible',
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
      '100 means that nothing was lost. The last column counts inaccuracies, mistakes and blunders. A choice gets such a name only if its loss is larger than the uncertainty of the estimate.',
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
            hint: 'At every step the review estimates how many points each player can expect. “At the start” is the estimate before the first step. Then it changed through the tiles and through the others (canals and bribes for you, squares taken from you). “Best play” is what your best choices would have added, “Lost” is what the choices you made gave away. In whole points they add up to the score.',
            parts: ['At the start', 'Tiles', 'The others', 'Best play', 'Lost', 'Score'],
          }
        : {
            hint: 'At every step the review estimates each player’s chance of winning: in your own match from what you knew, otherwise with all cards open. “At the start” is the estimate before the first step. Then it changed through the dice and through the others. “Best play” is what your best choices would have added, “Lost” is what the choices you made gave away. A face-down card that turns up counts for whoever touched it. In whole percent they add up to the result: 100% for a victory, a share of it for a draw.',
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
    failed: 'The hint couldn’t be worked out. Your match is safe. Try again.',
    none: 'No one has a choice to make here. Go to a step where someone does.',
    consider: 'What should I consider?',
    move: 'What should I do?',
  },
  exercise: {
    title: 'Exercise',
    intro:
      'Positions from real matches, each with one best answer. Answer on the board. Take back what wasn’t the best and try again.',
    progress: (done: number, all: number) => `${done} of ${all} solved`,
    number: (n: number) => `Exercise ${n}`,
    solved: 'solved',
    show: 'Show me where',
    look: 'Look at the mark. If nothing is marked, the answer is an amount or a pass.',
    all: 'All exercises',
    next: 'Next exercise',
    finished: 'All solved',
  },
  instruments: {
    title: 'What is it worth?',
    working: 'Working it out…',
    failed: 'These figures couldn’t be worked out. Your match is safe. Try again.',
  },
};

export type CoachDictionary = typeof en;
