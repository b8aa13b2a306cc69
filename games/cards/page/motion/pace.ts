import type { CardsTypes } from '@santiago/cards';
import { isCalm, pace } from '@santiago/table/page/browser/settings.ts';
import type { PaceOf } from '@santiago/table/page/model/model.ts';
import { beatsOf } from './beats.ts';

/** How long each verb of the notation is shown, at normal speed. */
const DURING: Readonly<Record<string, number>> = {
  base: 420,
  place: 480,
  move: 520,
  fight: 620,
  dice: 1700,
  give: 320,
  take: 320,
  close: 300,
  pick: 320,
  pass: 360,
  resign: 500,
};
/** How long dice roll. With less motion they lie still immediately. */
export const ROLLING = 620;
const THINKING = 560;
/** Within one turn the table need not say again who is thinking. */
const GOING_ON = 160;
const STARTS: ReadonlySet<string> = new Set(['base', 'place', 'move', 'pass', 'resign']);

export const paceOf: PaceOf<CardsTypes> = (happened, own) => {
  const { row } = happened;
  const [who, verb = ''] = row.told.text.split(' ');
  const underWay = verb === 'dice' && !isCalm() ? ROLLING * pace() : 0;
  const during = (DURING[verb] ?? 0) * pace() - underWay;
  const beats = beatsOf(happened, { speed: pace(), calm: isCalm(), during });
  if (beats.length > 0) return { before: 0, underWay, beats, during: 0 };
  if (own || who === '*' || row.note === 'forced') return { before: 0, underWay, during };
  return { before: (STARTS.has(verb) ? THINKING : GOING_ON) * pace(), underWay, during };
};
