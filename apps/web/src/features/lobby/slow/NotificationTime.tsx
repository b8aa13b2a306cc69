import type { Reply } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '@santiago/table/page/i18n/index.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { Select } from '@santiago/table/page/ui/Select.tsx';
import { hourOf, minuteOf } from './hours.ts';
import { advanceWords } from './words.ts';
import './inbox.css';

type Wish = Reply<'myNotices'>;

const MODES = ['now', 'daily', 'none'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

const hourText = (hour: string): string =>
  new Date(2000, 0, 1, Number(hour)).toLocaleTimeString(t.value.code, { timeStyle: 'short' });

/** When this person is notified: at once, once a day, or never. */
export const NotificationTime = () => {
  const [wish, setWish] = useState<Wish | null>(null);
  useEffect(() => {
    void api.call('myNotices', {}).then(setWish, () => undefined);
  }, []);
  if (wish === null) return null;
  const change = (next: Wish) => void api.call('setNotices', next).then(setWish, () => undefined);
  const words = advanceWords.value.inbox;
  return (
    <section class="card" aria-labelledby="h-notices">
      <h2 id="h-notices">{words.notifications}</h2>
      <div class="notification-time">
        <Select
          label={words.notifications}
          value={wish.mode}
          values={MODES}
          nameOf={(mode) => words.modes[mode]}
          onChange={(mode) => change({ ...wish, mode })}
        />
        {wish.mode === 'daily' ? (
          <label>
            {words.at}{' '}
            <Select
              value={String(hourOf(wish.minute))}
              values={HOURS}
              nameOf={hourText}
              onChange={(hour) => change({ ...wish, minute: minuteOf(Number(hour)) })}
            />
          </label>
        ) : null}
      </div>
    </section>
  );
};
