import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import './Countdown.css';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Seconds while they matter, hours and days while they do not. */
export const formatLeft = (left: number): string => {
  if (left >= 2 * DAY) return t.value.left.days(Math.floor(left / DAY));
  if (left >= HOUR) return t.value.left.hours(Math.floor(left / HOUR));
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The time left for the player who must act: first that of the turn, then the reserve, which is part of `due`. */
export const Countdown = ({ due, bank = 0 }: { due: number; bank?: number }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const all = Math.max(0, due - now);
  const left = all > bank ? all - bank : all;
  return (
    <span class={all < 15_000 ? 'countdown countdown-late' : 'countdown'} role="timer">
      {formatLeft(left)}
    </span>
  );
};
