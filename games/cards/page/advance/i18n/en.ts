/** What can be chosen in advance at a table of Cards. */
export const en = {
  'pass-if-calm': 'Pass my next turn, unless there is a fight before it.',
  'pass-if-all': 'Pass if everyone else has passed. Otherwise I decide.',
};

export type CardsAdvanceWords = typeof en;
