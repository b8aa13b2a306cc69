import { seatIndex } from '@santiago/kernel';
import { t } from '../i18n/index.ts';
import type { TableFacts, TableSource, Trouble, WayOn } from '../sources/contract.ts';
import './alerts.css';

const sentenceOf = (trouble: Trouble, seats: TableFacts['seats']): string => {
  const words = t.value.trouble;
  switch (trouble.kind) {
    case 'connecting':
    case 'lost':
    case 'stopped':
      return words[trouble.kind];
    case 'bot':
      return words.bot(seats[seatIndex(trouble.seat)]?.name ?? trouble.seat);
  }
};

const waysOn = (trouble: Trouble): readonly WayOn[] => {
  if (trouble.kind === 'connecting' || trouble.kind === 'lost') return [];
  return trouble.seat === null ? ['again'] : ['again', 'other-bot'];
};

/** Why the table does not go on, and how it can continue. */
export const TroubleAlert = ({ source, facts }: { source: TableSource; facts: TableFacts }) => {
  const { trouble, seats } = facts;
  if (trouble === null) return null;
  const words = t.value.trouble;
  const ways = waysOn(trouble);
  return (
    <div class="alert" role={ways.length === 0 ? 'status' : 'alert'}>
      <span>{sentenceOf(trouble, seats)}</span>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          class={way === 'again' ? 'button primary' : 'button'}
          onClick={() => source.carryOn?.(way)}
        >
          {way === 'again' ? words.again : words.otherBot}
        </button>
      ))}
    </div>
  );
};
