import {
  type Action,
  areas,
  canalEffect,
  canals,
  type Ditch,
  type Plantation,
  plantingEffect,
  type Square,
  type State,
} from '@santiago/canals';
import { seatIndex, seatName } from '@santiago/kernel';
import { poolsOf } from './bribes.ts';
import { type FactContext, whoIn } from './factContext.ts';
import type { CanalsFact } from './reason.ts';

/**
 * What happened in the match after a choice that was made. For a choice that was not made, nothing of it is known.
 */

/** The states before and after each further row; none without a match, and none for a choice that was not made. */
function* afterwards({ state, about, match }: FactContext): Generator<{
  readonly action: Action;
  readonly before: State;
  readonly after: State;
}> {
  if (match === null || about === 'best') return;
  const twin = canals.copy(state);
  for (const { who, action } of match.rows.slice(match.index)) {
    const before = canals.copy(twin);
    canals.play(twin, who === '*' ? -1 : seatIndex(who), canals.encode(action));
    yield { action, before, after: twin };
  }
}

const plantationsIn = (state: State): readonly Plantation[] => canals.view(state, 'all').plantations;
const at = (state: State, square: Square): Plantation | undefined =>
  plantationsIn(state).find((each) => each.square === square);

const isRoundEnd = ({ phase }: State): boolean => phase === 'reveal' || phase === 'over';

/** What became of a tile that was planted with markers; nothing while the match is not over. */
export const plantingFate = (square: Square, context: FactContext): CanalsFact[] => {
  let lost: number | null = null;
  let desert: number | null = null;
  let end: State | null = null;
  let markers: number | null = null;
  for (const { before, after } of afterwards(context)) {
    // Plantations change when a round ends.
    if (markers !== null && !isRoundEnd(after)) continue;
    const now = at(after, square)!;
    markers ??= now.planted;
    if (now.markers < markers) lost ??= before.round;
    if (now.desert) desert ??= before.round;
    if (after.phase === 'over') end = after;
  }
  if (end === null || markers === null || markers === 0) return [];
  const area = areas(end).find(({ squares }) => squares.includes(square));
  const [size, marks] = area === undefined ? [0, 0] : [area.squares.length, area.marks[context.seat]!];
  return [
    { kind: 'planting-fate', ...whoIn(context), square, lost, desert, size, marks, points: size * marks },
  ];
};

/** Who then planted this tile, or on this square, in the same round; nothing where it added little. */
export const thenPlanted = (
  { tile, square }: Extract<Action, { kind: 'plant' }>,
  context: FactContext,
): CanalsFact[] => {
  for (const { action, before } of afterwards(context)) {
    if (before.phase !== 'planting') break;
    const isOther = action.kind !== 'plant' || (action.tile !== tile && action.square !== square);
    if (isOther || before.actor === context.seat) continue;
    const points = plantingEffect(before, action.tile, action.square).watered[before.actor]!;
    if (points < MUCH) continue;
    const by = seatName(before.actor);
    return [
      { kind: 'then-planted', ...whoIn(context), by, tile: action.tile, square: action.square, points },
    ];
  }
  return [];
};

/** A planting that adds fewer points than these is worth no word. */
const MUCH = 3;

/** Whether the overseer accepted a bribe, or where they built instead. */
export const bribeResult = (
  offered: { readonly ditch: Ditch; readonly amount: number } | null,
  context: FactContext,
): CanalsFact[] => {
  for (const { action, before } of afterwards(context)) {
    if (before.phase !== 'decision') continue;
    return [
      {
        kind: 'bribe-result',
        ...whoIn(context),
        overseer: seatName(before.overseer),
        amount: offered?.amount ?? 0,
        ditch: offered?.ditch ?? null,
        built: 'ditch' in action ? action.ditch : null,
        paid: action.kind === 'accept' ? poolsOf(before).get(action.ditch)! : 0,
      },
    ];
  }
  return [];
};

/** [C48][C51] What dried of the seat's plantations at the end of the round, of those that this canal would water. */
export const roundDried = (ditch: Ditch, context: FactContext): CanalsFact[] => {
  const owner = seatName(context.seat);
  const { waters } = canalEffect(context.state, ditch);
  const had = plantationsIn(context.state).filter(
    ({ planter, desert, square }) => planter === owner && !desert && waters.includes(square),
  );
  for (const { after } of afterwards(context)) {
    if (!isRoundEnd(after)) continue;
    const now = new Map(plantationsIn(after).map((each) => [each.square, each]));
    const deserts = had.filter(({ square }) => now.get(square)!.desert).map(({ square }) => square);
    const lost = had
      .filter(({ square, markers }) => !deserts.includes(square) && now.get(square)!.markers < markers)
      .map(({ square }) => square);
    return lost.length + deserts.length === 0
      ? []
      : [{ kind: 'round-dried', ...whoIn(context), lost, deserts }];
  }
  return [];
};
