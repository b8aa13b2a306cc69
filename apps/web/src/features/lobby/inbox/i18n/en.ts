/** What is said in the list of a person's tables. */
export const en = {
  waiting: 'Waiting for others',
  none: 'No table waits for you.',
  notifications: 'Notifications',
  modes: { now: 'At once', daily: 'Once a day', none: 'Never' },
  at: 'At',
};

export type InboxWords = typeof en;
