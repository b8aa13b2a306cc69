import type { CanalsTypes } from '@santiago/canals';
import { pace } from '../../browser/settings.ts';
import type { PaceOf } from '../../table/model.ts';

/** How long each verb of the notation takes to be seen, at normal speed. */
const DURING: Readonly<Record<string, number>> = {
  reveal: 420,
  bid: 260,
  pass: 240,
  plant: 460,
  propose: 260,
  support: 260,
  accept: 800,
  dig: 800,
  extra: 800,
};
const THINKING = 520;

/** Drying and income follow the last action of a round, so the next round waits for them. */
const ROUND_END = 900;

export const paceOf: PaceOf<CanalsTypes> = (row, before, own) => {
  const [who, verb = ''] = row.told.text.split(' ');
  const opens = verb === 'reveal' && before.round > 0;
  const during = (DURING[verb] ?? 0) * pace();
  if (opens) return { before: ROUND_END * pace(), during };
  if (own || who === '*' || row.note === 'forced') return { before: 0, during };
  return { before: THINKING * pace(), during };
};
