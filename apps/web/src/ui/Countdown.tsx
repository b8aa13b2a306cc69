import { useEffect, useState } from 'preact/hooks';
import './Countdown.css';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Seconds while they count, hours and days while they do not. */
const formatLeft = (left: number): string => {
  if (left >= 2 * DAY) return `${Math.floor(left / DAY)} d`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The time left for whoever must act. */
export const Countdown = ({ due }: { due: number }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, due - now);
  return (
    <span class={left < 15_000 ? 'countdown countdown-late' : 'countdown'} role="timer">
      {formatLeft(left)}
    </span>
  );
};
