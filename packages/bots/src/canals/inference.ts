import { canals } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import { parseWho, type Random, type Setup, type Told, type Viewer, whoIndex } from '@santiago/kernel';
import type { Model } from './models.ts';

/** How often one who plays like a model does what it says, and how often somebody else happens to. */
const AGREES = 0.9;
const HAPPENS = 0.4;
const MOST_ODDS = 300;
/** Decisions with fewer answers than this tell nothing. */
const LEAST_ANSWERS = 3;
/** The keen model thinks for long, so it is asked about the last decisions only. */
const LAST = 24;

/** By seat: the chances that it plays like the heuristic, and that it looks ahead. What is left is anything else. */
export interface Beliefs {
  readonly plain: Float64Array;
  readonly keen: Float64Array;
}

interface Decision {
  readonly state: State;
  readonly seat: number;
  readonly action: number;
}

const NO_CHANCE: Random = { below: () => 0 };

/** What the others chose so far, and from where. */
const decisionsOf = (setup: Setup, told: readonly Told[], viewer: Viewer): Decision[] => {
  const decisions: Decision[] = [];
  const state = canals.start(setup);
  for (const row of told) {
    const space = row.text.indexOf(' ');
    const who = parseWho(row.text.slice(0, space));
    const action = canals.parse(row.text.slice(space + 1));
    if (who !== null && who !== '*' && who !== viewer && action !== null && state.step !== 'sealed') {
      const seat = whoIndex(who);
      if (canals.count(state, seat) >= LEAST_ANSWERS)
        decisions.push({ state: canals.copy(state), seat, action: canals.encode(action) });
    }
    canals.hear(state, row, viewer);
  }
  return decisions;
};

/** Multiplies each seat's odds by what its decisions say of the model. */
const weigh = (decisions: readonly Decision[], model: Model, odds: Float64Array): void => {
  for (const { state, seat, action } of decisions) {
    model.forget();
    const agreed = model.choose(state, seat, NO_CHANCE) === action;
    const likelier = agreed ? AGREES / HAPPENS : (1 - AGREES) / (1 - HAPPENS);
    odds[seat] = Math.max(1 / MOST_ODDS, Math.min(MOST_ODDS, odds[seat]! * likelier));
  }
};

/** What the log tells about the others. Without one each way to play is as likely as the next. */
export const inferBeliefs = (
  setup: Setup,
  told: readonly Told[],
  viewer: Viewer,
  models: { readonly plain: Model; readonly keen: Model },
): Beliefs => {
  const decisions = decisionsOf(setup, told, viewer);
  const plain = new Float64Array(setup.players).fill(1);
  const keen = new Float64Array(setup.players).fill(1);
  weigh(decisions, models.plain, plain);
  weigh(decisions.slice(-LAST), models.keen, keen);
  for (let seat = 0; seat < setup.players; seat++) {
    const all = plain[seat]! + keen[seat]! + 1;
    plain[seat]! /= all;
    keen[seat]! /= all;
  }
  return { plain, keen };
};
