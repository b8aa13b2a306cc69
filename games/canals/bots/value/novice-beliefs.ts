import { TUNED } from './tuned.ts';
import type { Weights } from './weights.ts';

/** What a novice believes: more hopeful than the tuned beliefs, and nothing about rivals. */
export const NOVICE_BELIEFS: Weights = {
  ...TUNED,
  keepNearTwice: 0.9,
  keepNear: 0.8,
  keepFar: 0.5,
  growth: 0,
  spite: 0,
  cashEarly: 0,
  scarcity: 0,
  bribeThreshold: 1.5,
};
