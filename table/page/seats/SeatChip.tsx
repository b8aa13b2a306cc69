import type { ComponentChildren } from 'preact';
import type { SeatInfo, TableFacts } from '../sources/contract.ts';
import { t } from '../i18n/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Countdown, formatLeft } from '../ui/Countdown.tsx';
import { levelName } from '../worker/levelName.ts';
import type { SeatMark } from '../model/face.tsx';
import { nameAt } from './who.ts';
import './SeatChip.css';

/** What is said about a bot: that it is one, or that it plays for a person; and its level. */
const botText = ({ standIn, level }: SeatInfo): string => {
  const { people } = t.value;
  const what = standIn === true ? people.standIn : people.bot;
  return level === undefined ? what : `${what} (${levelName(level)})`;
};

const BotSign = ({ info }: { info: SeatInfo }) => (
  <span class="chip-bot" role="img" aria-label={botText(info)} title={botText(info)}>
    <svg width="11" height="11" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M6 0.500v2M2 3h8v7H2zM0.500 5.500v2M11.500 5.500v2" />
      <path class="chip-bot-face" d="M4.500 5.500v1M7.500 5.500v1M4.500 8.500h3" />
    </svg>
  </span>
);

/** Beside the seat's mark: whether its person is here, or that a bot plays. */
const Presence = ({ info, away }: { info: SeatInfo; away: string }) => {
  if (info.standIn === true) return <BotSign info={info} />;
  switch (info.kind) {
    case 'you':
      return null;
    case 'person':
      return (
        <span class={info.here ? 'chip-here' : 'chip-here chip-away'} title={info.here ? undefined : away}>
          {info.here ? null : <span class="sr-only">{away}</span>}
        </span>
      );
    case 'bot':
      return <BotSign info={info} />;
  }
};

/** The player's reserve, which runs when the time of a turn is used up. */
const Reserve = ({ bank }: { bank: number }) => (
  <span class="chip-reserve" title={t.value.people.reserve(formatLeft(bank))}>
    <span aria-hidden="true">+{formatLeft(bank)}</span>
    <span class="sr-only">{t.value.people.reserve(formatLeft(bank))}</span>
  </span>
);

interface SeatChipProps {
  readonly info: SeatInfo;
  readonly due: TableFacts['due'];
  /** It is this seat's turn. */
  readonly acting: boolean;
  readonly SeatMark: SeatMark;
  /** Shown for a person who is not at the table now. */
  readonly away: string;
  readonly class?: string;
  readonly title?: string | undefined;
  /** A sign after the name. */
  readonly sign?: ComponentChildren;
  /** What the game says about the seat. */
  readonly children?: ComponentChildren;
}

/** A seat as both games show it: mark, name, turn, clock and presence; the game adds its own facts. */
export const SeatChip = (props: SeatChipProps) => {
  const { info, acting, SeatMark, sign } = props;
  const due = props.due[info.seat];
  const classes = ['chip', acting ? 'chip-acting' : '', props.class ?? ''];
  return (
    <li
      class={classes.filter((each) => each !== '').join(' ')}
      aria-current={acting ? 'true' : undefined}
      data-seat={info.seat}
      title={props.title}
    >
      <span class="chip-mark">
        <Avatar name={info.name} size={36} />
        <SeatMark seat={info.seat} size={20} />
        <Presence info={info} away={props.away} />
      </span>
      <span class="chip-name">
        <span class="chip-name-text">{nameAt(info)}</span>
        {sign}
      </span>
      {props.children}
      <span class="chip-clock">
        {info.bank === undefined ? null : <Reserve bank={info.bank} />}
        {due === undefined ? null : <Countdown due={due} bank={info.bank ?? 0} />}
      </span>
    </li>
  );
};

interface SeatListProps {
  readonly heading: string;
  readonly players: number;
  readonly children: ComponentChildren;
  /** What stands below the seats. */
  readonly below?: ComponentChildren;
}

/** The seats in their order around the table. */
export const SeatList = ({ heading, players, children, below }: SeatListProps) => (
  <section class="seats" aria-labelledby="h-seats">
    <h2 id="h-seats" class="sr-only">
      {heading}
    </h2>
    <ol style={{ '--seats': players }}>{children}</ol>
    {below}
  </section>
);
