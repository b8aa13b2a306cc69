import type { CanalsTypes } from '@santiago/canals';
import { isCalm, pace } from '@santiago/table/page/browser/settings.ts';
import type { PaceOf } from '@santiago/table/page/model/model.ts';
import { beatsOf } from './beats.ts';

/** How long each verb of the notation is shown, at normal speed. */
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

export const paceOf: PaceOf<CanalsTypes> = (happened, own) => {
  const { row } = happened;
  const [who, verb = ''] = row.told.text.split(' ');
  const speed = pace();
  const during = (DURING[verb] ?? 0) * speed;
  const beats = beatsOf(happened, { speed, calm: isCalm(), during });
  const before = own || who === '*' || row.note === 'forced' ? 0 : THINKING * speed;
  return { before, beats, during: beats.length > 0 ? 0 : during };
};
