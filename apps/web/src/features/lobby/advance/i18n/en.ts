/** What is said about choices in advance and about the next table, where a turn may take days. */
export const en = {
  title: 'Choose in advance',
  hint: 'It’s played when your turn comes, after a few minutes. Only you see it. If something unexpected happens, it’s withdrawn and you decide.',
  prepare: 'Choose in advance',
  withdraw: 'Withdraw',
  clear: 'Clear',
  states: { waiting: 'In advance:', played: 'Played for you:', withdrawn: 'Withdrawn:' },
  next: (n: number) => `Next table (${n} waiting)`,
};

export type AdvanceWords = typeof en;
