/** What is said about choices in advance and about the next table, where a turn may take days. */
export const en = {
  title: 'Choose in advance',
  hint: 'It’s played when your turn comes, after a few minutes. Only you see it. If something unexpected happens, it’s withdrawn and you decide.',
  withdraw: 'Withdraw',
  clear: 'Clear',
  states: { waiting: 'In advance:', played: 'Played for you:', withdrawn: 'Withdrawn:' },
  next: (n: number) => `Next table (${n} waiting)`,
  /** The list of a person's tables, and when they are notified. */
  inbox: {
    waiting: 'Waiting for others',
    none: 'No table waits for you.',
    notifications: 'Notifications',
    modes: { now: 'At once', daily: 'Once a day', none: 'Never' },
    at: 'At',
  },
};

export type AdvanceWords = typeof en;
