import { expect, test } from 'vitest';
import { hourOf, minuteOf } from '../src/features/lobby/slow/hours.ts';

test.each([
  ['Berlin in summer', -120, 8, 360],
  ['New York in winter', 300, 20, 60],
  ['Kathmandu', -345, 0, 1095],
  ['Greenwich', 0, 23, 1380],
])('the hour of a summary in %s', (_, behind, hour, minute) => {
  expect(minuteOf(hour, behind)).toBe(minute);
  expect(hourOf(minute, behind)).toBe(hour);
});
