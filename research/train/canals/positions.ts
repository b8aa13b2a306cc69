import { FEATURES } from '@santiago/canals/bots/value';

export const SEATS = 5;

/** A position for training as one row of numbers: players, features of five seats, shares, scores. */
export const ROW = 1 + SEATS * FEATURES + 2 * SEATS;
export const FEATURES_AT = 1;
export const SHARES_AT = FEATURES_AT + SEATS * FEATURES;
export const SCORES_AT = SHARES_AT + SEATS;
