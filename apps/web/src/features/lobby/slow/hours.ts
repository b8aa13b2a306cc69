const DAY = 1440;

/** Minutes by which the clock here is behind UTC: 60 × −2 in Berlin in summer. */
type Behind = number;

const behindNow = (): Behind => new Date().getTimezoneOffset();

const inDay = (minutes: number): number => ((minutes % DAY) + DAY) % DAY;

/** The hour on the clock here at so many minutes after midnight, UTC. */
export const hourOf = (minute: number, behind: Behind = behindNow()): number =>
  Math.floor(inDay(minute - behind) / 60);

/** Minutes after midnight, UTC, when the clock here shows this hour. */
export const minuteOf = (hour: number, behind: Behind = behindNow()): number => inDay(hour * 60 + behind);
