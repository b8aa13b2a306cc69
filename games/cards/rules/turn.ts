import * as buying from './buying.ts';
import * as ground from './ground.ts';
import type { Ending, State } from './state/state.ts';
import * as layouts from './state/layout.ts';
import * as states from './state/state.ts';

// Local names for what is imported: see ground.ts.
const { canBuy } = buying;
const { nextTouched } = ground;
const { NONE } = layouts;
const { PHASES } = states;

/** [X10] How a turn goes on after an action, and how the match ends. */

/** [X30] */
export const QUIET_TURNS = 10;
export const TURNS_AT_MOST = 100;

/** [X15] On to the next fight of the card that was placed or moved, or to the buy-backs after the last fight. */
export const nextFight = (state: State): void => {
  const { table, attacker, actor } = state;
  if (attacker !== NONE && nextTouched(table, actor, table.spot(attacker), 0) >= 0) {
    state.phaseNumber = PHASES.fight;
    return;
  }
  state.attacker = NONE;
  afterAction(state);
};

/** [X10] Where nothing can be bought back the turn ends by itself. */
export const afterAction = (state: State): void => {
  if (canBuy(state, state.actor)) state.phaseNumber = PHASES.after;
  else endTurn(state);
};

export const endTurn = (state: State): void => {
  state.setTurns(state.actor, state.turns(state.actor) + 1);
  state.quiet = state.stirred ? 0 : state.quiet + 1;
  const ending = drawnBy(state);
  if (ending === null) nextTurn(state);
  else finish(state, ending);
};

/** [X30] What makes a draw now, in the order of the rule. */
const drawnBy = (state: State): Ending | null => {
  const { playersIn } = state;
  if (state.passes >= playersIn) return 'passes';
  if (state.quiet >= QUIET_TURNS * playersIn) return 'quiet';
  for (let seat = 0; seat < state.players; seat++) {
    if (state.isIn(seat) && state.turns(seat) < TURNS_AT_MOST) return null;
  }
  return 'hundred';
};

/** [X5] Clockwise, without those who are out. */
export const nextTurn = (state: State): void => {
  let seat = state.actor;
  do seat = (seat + 1) % state.players;
  while (!state.isIn(seat));
  state.actor = seat;
  state.phaseNumber = PHASES.act;
  state.acted = state.stirred = state.bought = false;
};

/** [X24][X30] The player is out; two of the counts towards a draw start again. */
export const putOut = (state: State, seat: number): void => {
  state.putOut(seat);
  state.passes = state.quiet = 0;
};

/** [X18] Fights that are left do not happen. */
export const finish = (state: State, ending: Ending): void => {
  state.phaseNumber = PHASES.over;
  state.ending = ending;
  state.actor = state.attacker = state.target = state.loser = NONE;
};
