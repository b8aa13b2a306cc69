import { type Advance, type Choice, isPhrase, type Seat, seatIndex } from '@santiago/kernel';
import { advanceOf } from '../games.ts';
import type { ServerCode } from '../refusals.ts';
import type { Prepared } from '../store/prepared.ts';
import type { TableFold } from './fold.ts';

/** Choices in advance at a table: whether they hold, and what they do. They are asked with what their seat knows. */

/** What becomes of a prepared choice as the table stands. */
export type Verdict =
  | { readonly kind: 'waits' }
  | { readonly kind: 'withdrawn' }
  /** Withdrawn because something was taken back that its person had seen. */
  | { readonly kind: 'undone' }
  | { readonly kind: 'acts'; readonly decision: number; readonly action: string };

const WAITS: Verdict = { kind: 'waits' };
const WITHDRAWN: Verdict = { kind: 'withdrawn' };
const UNDONE: Verdict = { kind: 'undone' };

/** How many rows have been taken back, undos included: it only ever grows. */
export const timesUndone = ({ info, line }: TableFold): number => info.rows - line.length;

const knownTo = ({ game, state }: TableFold, seat: Seat): unknown => game.known(game.view(state, seat));

/** A person plays the seat, and no bot for them. */
const playsThemselves = ({ info }: TableFold, seat: Seat): boolean => {
  const { kind, standIn } = info.seats[seatIndex(seat)]!;
  return kind === 'person' && !standIn;
};

/** Whoever chose before the rows that were taken back finds the same decision again. */
const isUndone = ({ cuts }: TableFold, { undone, seen }: Prepared): boolean =>
  cuts.some((cut) => cut.undone > undone && cut.left < seen);

/** The game says what it said of the choice when it was prepared. */
const holds = (advance: Advance, fold: TableFold, { seat, choice, span }: Prepared): boolean =>
  advance.span(choice, seat, knownTo(fold, seat)) === span;

/** Anything unforeseen withdraws a choice: it speaks for a person only in the situation they saw coming. */
export const verdictOn = (fold: TableFold, prepared: Prepared): Verdict => {
  const { seat, person, choice, phase } = prepared;
  const advance = advanceOf(fold.game);
  if (advance === null || fold.info.phase !== 'running') return WITHDRAWN;
  if (!fold.hold(seat).people.includes(person) || !playsThemselves(fold, seat)) return WITHDRAWN;
  if (isUndone(fold, prepared)) return UNDONE;
  if (!holds(advance, fold, prepared)) return WITHDRAWN;
  const decision = fold.info.turn[seat];
  const known = knownTo(fold, seat);
  if (decision === undefined || advance.phase(known) !== phase) return WAITS;
  const action = advance.answer(choice, seat, known);
  if (action === null || fold.game.refuse(known, seatIndex(seat), action) !== null) return WITHDRAWN;
  return { kind: 'acts', decision, action: fold.game.format(action) };
};

/** The phase and the span of a new choice, or why it is refused. */
export const admitChoice = (
  fold: TableFold,
  seat: Seat,
  choice: Choice,
): { readonly phase: string; readonly span: string } | ServerCode => {
  const advance = advanceOf(fold.game);
  if (fold.info.clock.kind !== 'days') return 'advance-off';
  if (fold.info.phase !== 'running') return 'not-running';
  const speaker = { seat, players: fold.info.setup.players };
  if (advance === null || !isPhrase(advance.kinds, choice, speaker)) return 'not-choice';
  const { phase } = advance.kinds[choice.name]!;
  const known = knownTo(fold, seat);
  const span = advance.span(choice, seat, known);
  const isNow = fold.info.turn[seat] !== undefined && advance.phase(known) === phase;
  return span === null || isNow || !playsThemselves(fold, seat) ? 'choice-closed' : { phase, span };
};
