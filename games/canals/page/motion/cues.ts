import { type Area, INCOME, type Square, type View } from '@santiago/canals';
import { type Seat, seatsOf } from '@santiago/kernel';
import type { Beat, Happened } from '@santiago/table/page/model/model.ts';
import { countedAreas, driedBetween } from './beats.ts';

/** A part of a beat. `delay` and `ms` are milliseconds at normal speed. */
export type Cue =
  /** A word beside a seat's money. It does not move. */
  | { readonly kind: 'label'; readonly seat: Seat; readonly text: string }
  /** A marker lifts off its plantation. */
  | { readonly kind: 'lift'; readonly square: Square; readonly delay: number; readonly ms: number }
  /** A plantation cracks and turns to desert. */
  | { readonly kind: 'crack'; readonly square: Square; readonly delay: number; readonly ms: number }
  | { readonly kind: 'coin'; readonly seat: Seat; readonly delay: number; readonly ms: number }
  /** The sign of the overseer moves to a seat. */
  | { readonly kind: 'overseer'; readonly seat: Seat; readonly delay: number; readonly ms: number }
  /** Points fly from an area, or from a seat's money, to the seat's bar. */
  | {
      readonly kind: 'points';
      readonly seat: Seat;
      readonly from: Square | null;
      readonly text: string;
      readonly delay: number;
      readonly ms: number;
    };

type Moving = Exclude<Cue, { readonly kind: 'label' }>;

const STAGGER = 60;

const dryingCues = ({ before, after }: Happened<View>): Moving[] => {
  const { deserts, lost } = driedBetween(before, after);
  return [
    ...lost.map(({ square }, i): Moving => ({ kind: 'lift', square, delay: i * STAGGER, ms: 800 })),
    ...deserts.map(({ square }, i): Moving => ({ kind: 'crack', square, delay: i * STAGGER, ms: 900 })),
  ];
};

const incomeCues = ({ after }: Happened<View>): Cue[] =>
  seatsOf(after.seats.length).flatMap((seat, i): Cue[] => [
    { kind: 'label', seat, text: `+${INCOME}` },
    { kind: 'coin', seat, delay: i * STAGGER, ms: 420 },
  ]);

const pointsOf = (area: Area): Moving[] =>
  seatsOf(area.points.length).flatMap((seat, i): Moving[] =>
    area.points[i]! === 0
      ? []
      : [
          {
            kind: 'points',
            seat,
            from: area.squares[Math.floor(area.squares.length / 2)]!,
            text: `+${area.points[i]!}`,
            delay: 120 + i * STAGGER,
            ms: 420,
          },
        ],
  );

const moneyCues = ({ after }: Happened<View>): Moving[] =>
  seatsOf(after.seats.length).map((seat, i) => ({
    kind: 'points',
    seat,
    from: null,
    text: `+${after.seats[i]!.cash}`,
    delay: i * STAGGER,
    ms: 480,
  }));

const allCues = ({ name, part }: Pick<Beat, 'name' | 'part'>, happened: Happened<View>): Cue[] => {
  const { after } = happened;
  switch (name) {
    case 'overseer':
      return after.overseer === null ? [] : [{ kind: 'overseer', seat: after.overseer, delay: 0, ms: 300 }];
    case 'drying':
    case 'fields':
      return dryingCues(happened);
    case 'income':
      return incomeCues(happened);
    case 'area':
      return (countedAreas(after)[part] ?? []).flatMap(pointsOf);
    case 'money':
      return moneyCues(happened);
    default:
      return [];
  }
};

/** The parts of a beat. With less motion only the words are left. */
export const cuesOf = (
  beat: Pick<Beat, 'name' | 'part'>,
  happened: Happened<View>,
  wants: { readonly calm: boolean },
): readonly Cue[] => allCues(beat, happened).filter(({ kind }) => !wants.calm || kind === 'label');
