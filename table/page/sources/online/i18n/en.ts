import { plural } from '@santiago/kernel/language/en';
import type { Clock } from '@santiago/protocol';
import type { Who } from '../../../i18n/text.ts';

/** What is said where people play together on a server, in English. */
const timeOf = (clock: Clock): string => {
  switch (clock.kind) {
    case 'none':
      return 'no time limit';
    case 'live':
      return `${clock.move} s per turn, ${Math.round(clock.bank / 60)} min in reserve`;
    case 'days':
      return `${plural(clock.days, 'day', 'days')} per turn`;
  }
};

export const en = {
  invitation: {
    title: (host: string, game: string) =>
      host === '' ? `You are invited to play ${game}` : `${host} invites you to play ${game}`,
    timeOf,
    join: 'Join',
    full: 'All seats are taken. You can watch when the match starts.',
    kept: 'Your seat is reserved.',
    takeSeat: 'Take my seat',
    players: 'At the table',
    reserved: 'reserved',
    bot: (level: string) => `bot, ${level}`,
    waiting: (n: number) =>
      `The match starts when ${plural(n, 'more player has', 'more players have')} joined.`,
    rated:
      'This is a rated match, without playing aids. By taking a seat you agree to that. If you leave once it has begun, you come last.',
    formerPlayer: 'Former player',
  },
  rematch: {
    title: 'Rematch',
    /** Who is here and who is not, one after the other. */
    there: (name: string) => `${name} ✓`,
    missing: (name: string) => `${name}…`,
    join: 'Rematch',
    start: (names: string) => `Start with a bot for ${names}`,
    notNow: 'Not now',
    begun: 'The rematch has started.',
    goThere: 'Go to the rematch',
    early: 'This match was ended early.',
  },
  away: {
    line: (name: string, time: string | null) =>
      time === null ? `${name} is away.` : `${name} is away (${time}).`,
    wait: 'Wait',
    letBot: 'Let a bot play',
  },
  undo: {
    ask: 'Ask to take back',
    back: 'Take back',
    asked: (names: string) => `You asked to take this back. Waiting for ${names}.`,
    isAsked: (name: string) => `${name} asks to take back an action. Everything after it is taken back too.`,
  },
  history: {
    botFor: ({ name, you }: Who) => `A bot is playing for ${you ? 'you' : name}.`,
    botLate: ({ name, you }: Who) =>
      you ? 'Your time is up. A bot is playing for you.' : `Time is up for ${name}. A bot is playing.`,
    botFailed: (name: string) => `The bot ${name} didn’t respond. A simpler bot has taken over.`,
    back: ({ name, you }: Who) => (you ? 'You are playing again.' : `${name} is playing again.`),
    leftToBot: (name: string) => `${name} left the table. A bot has taken over.`,
    leftOpen: (name: string) => `${name} left the table. The seat is open.`,
    sat: ({ name, you }: Who) =>
      you ? 'You take the seat and continue.' : `${name} takes the seat and continues.`,
    undoAsked: ({ name, you }: Who) => `${you ? 'You ask' : `${name} asks`} to take back an action.`,
    undoDeclined: ({ name, you }: Who) =>
      `${you ? 'You decline' : `${name} declines`} the request to take it back.`,
    undone: ({ name, you }: Who) => `${you ? 'You take' : `${name} takes`} back an action.`,
    promiseKept: ({ name, you }: Who, to: Who) =>
      `${you ? 'You kept your' : `${name} kept their`} promise to ${to.you ? 'you' : to.name}.`,
    promiseBroken: ({ name, you }: Who, to: Who) =>
      `${you ? 'You broke your' : `${name} broke their`} promise to ${to.you ? 'you' : to.name}.`,
  },
  /** What people can say at any table, and the texts around such sentences. */
  talk: {
    title: 'Quick phrases',
    hint: 'Everyone reads them in their own language. Nothing said is binding.',
    to: 'To',
    kept: (name: string) => `${name}: kept`,
    broken: (name: string) => `${name}: broken`,
    sentences: {
      hello: 'Hello!',
      luck: 'Good luck!',
      thanks: 'Thanks!',
      'well-played': 'Well played!',
      sorry: 'Sorry!',
      wow: 'Wow!',
      ouch: 'Ouch!',
      moment: 'One moment, please.',
      agree: 'Agreed.',
      decline: 'No, thanks.',
    },
  },
  offline:
    'No connection. Public tables need the server; this page tries again every 10 seconds. Meanwhile, you can play on this device.',
  unread: (n: number) => plural(n, 'new message', 'new messages'),
};

export type OnlineDictionary = typeof en;
