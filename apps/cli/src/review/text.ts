import type { Crop } from '@santiago/canals';
import { parseSeat, type Seat, type Tag } from '@santiago/kernel';
import { type Accuracy, type JudgedDecision, type Names, type Review, sentenceOf } from '@santiago/review';
import { en } from '@santiago/review/words/en';

const CROPS: Readonly<Record<Crop, string>> = {
  banana: 'bananas',
  cane: 'sugar cane',
  potato: 'potatoes',
  bean: 'beans',
  pepper: 'red peppers',
};

/** A review for people to read in a terminal. */
export const textOf = (review: Review, tags: readonly Tag[]): string[] => {
  const named = new Map(
    tags.flatMap(({ key, subject, value }) => {
      const seat = key === 'Name' && subject !== null ? parseSeat(subject) : null;
      return seat === null ? [] : [[seat, value] as const];
    }),
  );
  const nameOf = (seat: Seat): string => named.get(seat) ?? seat;
  const names: Names = {
    person: (seat) => ({ name: nameOf(seat), you: false }),
    crop: (crop) => CROPS[crop],
  };
  return [
    '',
    ...accuracyLines(review, nameOf),
    '',
    ...partLines(review, nameOf),
    '',
    ...turningLines(review, nameOf),
    '',
    ...decisionLines(review, names),
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

const accuracyLines = ({ seats, phases }: Review, nameOf: (seat: Seat) => string): string[] => {
  const used = phases.filter((phase) => seats.some((seat) => seat.phases[phase]!.decisions > 0));
  return [
    'Accuracy, from 0 to 100',
    ...table([
      ['', 'all', ...used, 'inaccuracies', 'mistakes', 'blunders', 'points lost', 'chance lost'],
      ...seats.map(({ seat, all, phases: byPhase }) => [
        nameOf(seat),
        whole(all),
        ...used.map((phase) => whole(byPhase[phase]!)),
        String(all.inaccuracies),
        String(all.mistakes),
        String(all.blunders),
        all.points.toFixed(1),
        percent(all.chance),
      ]),
    ]),
  ];
};

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
const sum = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((total, part) => total + part, 0);

const partLines = ({ seats, over }: Review, nameOf: (seat: Seat) => string): string[] => [
  'Where the points came from',
  ...table([
    ['', 'start', 'chance', 'others', 'own choices', over ? 'score' : 'expected'],
    ...seats.map(({ seat, parts }) => [
      nameOf(seat),
      String(parts.start),
      signed(parts.chance),
      signed(sum(parts.others)),
      signed(sum(parts.own)),
      String(parts.score),
    ]),
  ]),
];

const turningLines = ({ turningPoints }: Review, nameOf: (seat: Seat) => string): string[] => [
  turningPoints.length === 0 ? 'No single row changed much.' : 'Turning points',
  ...turningPoints.map(
    ({ index, who, round, action, seat, before, after }) =>
      `  row ${index + 1}, round ${round}: ${who === '*' ? 'chance' : nameOf(who)} ${action} (${nameOf(seat)} from ${percent(before)} to ${percent(after)})`,
  ),
];

const costOf = ({ loss }: JudgedDecision): string =>
  `${loss.points.toFixed(1)} ± ${loss.pointsError.toFixed(1)} points, ${(100 * loss.chance).toFixed(0)} ± ${(100 * loss.chanceError).toFixed(0)} % of the victory`;

const decisionLines = ({ decisions }: Review, names: Names): string[] => {
  const called = decisions.filter(({ grade }) => grade !== 'none');
  if (called.length === 0) return ['No choice lost anything beyond the uncertainty.'];
  return called.flatMap((decision) => [
    `Row ${decision.index + 1}, round ${decision.round}, ${decision.phase}: ${decision.grade} by ${names.person(decision.seat).name}`,
    `  ${decision.chosen}; better ${decision.candidates[0]!.action}: ${costOf(decision)}`,
    ...decision.reasons.map((reason) => `  · ${sentenceOf(en, reason, names)}`),
  ]);
};
