/** What is said about choices in advance and about the next table, where a turn may take days. */
export const en = {
  title: 'Choose in advance',
  hint: 'Your choice is played a few minutes after your turn comes. Only you can see it. If something unexpected happens, it’s withdrawn and you decide yourself.',
  withdraw: 'Withdraw',
  clear: 'Clear',
  states: { waiting: 'In advance:', played: 'Played for you:', withdrawn: 'Withdrawn:' },
  next: (n: number) => `Next table (${n} waiting)`,
  /** The list of a person's tables, and when they are notified. */
  inbox: {
    waiting: 'Waiting for others',
    none: 'No tables are waiting for you.',
    notifications: 'Notifications',
    modes: { now: 'Immediately', daily: 'Once a day', none: 'Never' },
    at: 'Time',
  },
};

export type AdvanceWords = typeof en;
