import type { Action, Card, Offer, Phase } from '@santiago/cards';

/** One intention of a person that takes several decisions of the rules. */
export type Plan =
  | {
      readonly kind: 'trade';
      /** The first step has been taken. */
      readonly begun: boolean;
      readonly gives: readonly Card[];
      readonly takes: readonly Card[];
    }
  | { readonly kind: 'picks'; readonly begun: boolean; readonly picks: readonly Card[] };

const firstOf = (wanted: readonly Card[], allowed: readonly Card[]): Card | undefined =>
  wanted.find((card) => allowed.includes(card));

/** The plan's next step for this decision; null when the plan is done or cannot go on. */
export const nextStep = (offer: Offer, phase: Phase, plan: Plan): Action | null => {
  if (plan.kind === 'picks') {
    if (!offer.words.includes('done')) return null;
    const pick = firstOf(plan.picks, offer.pick);
    return pick === undefined ? { kind: 'done' } : { kind: 'pick', card: pick };
  }
  const give = firstOf(plan.gives, offer.give);
  const take = firstOf(plan.takes, offer.take);
  switch (phase.kind) {
    case 'act':
    case 'after':
      return plan.begun || give === undefined ? null : { kind: 'give', card: give };
    case 'give':
      if (give !== undefined) return { kind: 'give', card: give };
      return take === undefined ? null : { kind: 'take', card: take };
    case 'take':
      return take === undefined ? { kind: 'close' } : { kind: 'take', card: take };
    case 'first':
    case 'base':
    case 'fight':
    case 'dice':
    case 'pick':
    case 'over':
      return null;
  }
};
