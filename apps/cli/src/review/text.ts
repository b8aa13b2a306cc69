import { parseSeat, type Seat, type Tag } from '@santiago/kernel';
import { en } from '@santiago/games/words/en.ts';
import { type Names, sentenceOf } from '@santiago/games/words/words.ts';
import type { Accuracy, JudgedDecision, Review } from '@santiago/review';
import type { TerminalGame } from '@santiago/table/terminal/terminal-game.ts';

/** `round 3`, `turn 3`. */
type When = (n: number) => string;

/** A review for people to read in a terminal. */
export const textOf = (game: TerminalGame, review: Review, tags: readonly Tag[]): string[] => {
  const named = new Map(
    tags.flatMap(({ key, subject, value }) => {
      const seat = key === 'Name' && subject !== null ? parseSeat(subject) : null;
      return seat === null ? [] : [[seat, value] as const];
    }),
  );
  const nameOf = (seat: Seat): string => named.get(seat) ?? seat;
  const names: Names = {
    crop: (crop) => crop,
    card: (card) => card,
    ...game.names,
    person: (seat) => ({ name: nameOf(seat), you: false }),
  };
  const whenOf: When = (n) => `${game.counted} ${n}`;
  return [
    '',
    ...accuracyLines(review, nameOf),
    '',
    ...partLines(review, nameOf),
    '',
    ...turningLines(review, nameOf, whenOf),
    '',
    ...decisionLines(review, names, whenOf),
  ];
};

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
const whole = ({ accuracy }: Accuracy): string => (accuracy === null ? '–' : accuracy.toFixed(0));

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
};

const accuracyLines = ({ seats, phases, scored }: Review, nameOf: (seat: Seat) => string): string[] => {
  const used = phases.filter((phase) => seats.some((seat) => seat.phases[phase]!.decisions > 0));
  return [
    'Accuracy, from 0 to 100',
    ...table([
      [
        '',
        'all',
        ...used,
        'inaccuracies',
        'mistakes',
        'blunders',
        ...(scored ? ['points lost'] : []),
        'chance lost',
      ],
      ...seats.map(({ seat, all, phases: byPhase }) => [
        nameOf(seat),
        whole(all),
        ...used.map((phase) => whole(byPhase[phase]!)),
        String(all.inaccuracies),
        String(all.mistakes),
        String(all.blunders),
        ...(scored ? [all.points.toFixed(1)] : []),
        percent(all.chance),
      ]),
    ]),
  ];
};

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
const sum = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((total, part) => total + part, 0);

const partLines = ({ seats, over, scored }: Review, nameOf: (seat: Seat) => string): string[] => [
  scored ? 'Where the points came from' : 'Where the result came from, in percent of a win',
  ...table([
    [
      '',
      'start',
      scored ? 'chance' : 'dice',
      'others',
      'best play',
      'lost',
      over ? (scored ? 'score' : 'result') : 'expected',
    ],
    ...seats.map(({ seat, parts }) => [
      nameOf(seat),
      String(parts.start),
      signed(parts.chance),
      signed(sum(parts.others)),
      signed(sum(parts.best)),
      signed(sum(parts.lost)),
      String(parts.score),
    ]),
  ]),
];

const turningLines = (review: Review, nameOf: (seat: Seat) => string, whenOf: When): string[] => [
  review.turningPoints.length === 0
    ? 'No turning points: no single action changed the chances much.'
    : 'Turning points',
  ...review.turningPoints.map(
    ({ index, who, round, action, seat, before, after }) =>
      `  row ${index + 1}, ${whenOf(round)}: ${who === '*' ? 'chance' : nameOf(who)} ${action} (${nameOf(seat)} from ${percent(before)} to ${percent(after)})`,
  ),
];

/** What a choice cost; where it has more than the better one, that is printed as a gain. */
const costOf = ({ loss }: JudgedDecision, scored: boolean): string => {
  const points = `${Math.abs(loss.points).toFixed(1)} ± ${loss.pointsError.toFixed(1)} points`;
  const chance = `${Math.abs(100 * loss.chance).toFixed(0)} ± ${(100 * loss.chanceError).toFixed(0)} % in winning chances`;
  const parts = [
    { n: scored ? Math.round(10 * loss.points) : 0, text: points },
    { n: Math.round(100 * loss.chance), text: chance },
  ];
  const said = (some: typeof parts): string => some.map(({ text }) => text).join(', ');
  const [lost, gained] = [parts.filter(({ n }) => n > 0), parts.filter(({ n }) => n < 0)];
  return `costs ${said(lost)}${gained.length === 0 ? '' : `, gains ${said(gained)}`}`;
};

const decisionLines = (review: Review, names: Names, whenOf: When): string[] => {
  const called = review.decisions.filter(({ grade }) => grade !== 'none');
  if (called.length === 0) return ['No choice lost anything beyond the uncertainty.'];
  return called.flatMap((decision) => [
    `Row ${decision.index + 1}, ${whenOf(decision.round)}, ${decision.phase}: ${decision.grade} by ${names.person(decision.seat).name}`,
    `  ${decision.chosen}; better ${decision.candidates[0]!.action}: ${costOf(decision, review.scored)}`,
    ...decision.reasons.map(
      (reason) => `  · ${reason.about === 'best' ? 'Better: ' : ''}${sentenceOf(en, reason, names)}`,
    ),
  ]);
};
