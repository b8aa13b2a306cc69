import { seatIndex, seatName } from '@santiago/kernel';
import { DICE, diceIn } from '../code.ts';
import { fightTotals } from '../fight.ts';
import { cornerOf, spotOfCorner } from '../geometry.ts';
import { NONE, RECYCLE } from '../state/layout.ts';
import { PHASES, type State } from '../state/state.ts';
import { finish, nextFight, putOut } from '../turn.ts';
import { JOKER, valueOf } from '../vocabulary.ts';
import type { ChancePhase } from './phase.ts';

const FOUR_DICE = 6 ** 4;

/** [X16] The higher total wins; a tie rolls again. */
const play = (state: State, _: number, action: number): void => {
  const { table, attacker, target } = state;
  const own = valueOf(table.card(attacker));
  const { attack, defence } = fightTotals(own, valueOf(table.card(target)), diceIn(action));
  if (attack > defence) win(state);
  else if (attack < defence) lose(state);
};

/** [X18][X21] The attacker goes; its other fights do not happen. Players who are out have no pool. */
const lose = (state: State): void => {
  const { table, attacker, target } = state;
  const winner = table.owner(target);
  capture(state, attacker, state.isIn(winner) ? winner : RECYCLE);
  state.attacker = state.target = NONE;
  nextFight(state);
};

/** [X17][X24] */
const win = (state: State): void => {
  const { table, attacker, target } = state;
  const wasBase = table.isBase(target);
  const loser = table.owner(target);
  state.target = NONE;
  // The card in the last slot moves to the slot that becomes free.
  if (attacker === table.count - 1) state.attacker = target;
  capture(state, target, state.actor);
  if (wasBase) destroy(state, loser);
  else nextFight(state);
};

/** [X17][X27] A beaten card goes from the table to a pool; a joker leaves the match. */
const capture = ({ table, pools }: State, slot: number, pool: number): void => {
  const card = table.card(slot);
  table.remove(slot);
  if (card !== JOKER) pools.add(pool, card);
};

/** [X24] */
const destroy = (state: State, loser: number): void => {
  putOut(state, loser);
  if (state.playersIn === 1) {
    state.pools.recycle(loser);
    return finish(state, 'destroyed');
  }
  if (state.jokersLeft > 0) gainJoker(state);
  state.loser = loser;
  state.phaseNumber = PHASES.pick;
};

/** [X27] */
const gainJoker = (state: State): void => {
  state.jokersLeft--;
  state.hands.addJoker(state.actor, state.placed);
};

/** [X16] Chance rolls two dice for each of the two cards. */
export const dice: ChancePhase<'dice'> = {
  decides: 'chance',
  expected: 'The dice are rolled now.',
  draw: (_, random) => DICE | random.below(FOUR_DICE),
  actions: { dice: { play } },
  show: ({ table, actor, attacker, target }) => ({
    kind: 'dice',
    by: seatName(actor),
    attacker: cornerOf(table.spot(attacker)),
    target: cornerOf(table.spot(target)),
  }),
  restore: (state, { by, attacker, target }) => {
    const { table } = state;
    state.actor = seatIndex(by);
    state.acted = true;
    state.attacker = table.slotAt(spotOfCorner(attacker));
    state.target = table.slotAt(spotOfCorner(target));
  },
};
