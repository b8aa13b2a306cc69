import { turnNumber, type View } from '@santiago/cards';
import type { WhoOf } from '@santiago/table/page/seats/who.ts';
import type { CardsDictionary } from '../i18n/en.ts';

/** The text in the bar. */
export const titleOf = ({ title }: CardsDictionary, view: View): string => {
  switch (view.phase.kind) {
    case 'first':
      return title.first;
    case 'base':
      return title.base;
    case 'over':
      return title.over;
    case 'act':
    case 'give':
    case 'take':
    case 'fight':
    case 'dice':
    case 'pick':
    case 'after':
      return title.turn(turnNumber(view));
  }
};

/** The player the table waits for. */
export const waitingLine = ({ waiting }: CardsDictionary, { phase }: View, whoOf: WhoOf): string => {
  switch (phase.kind) {
    case 'first':
      return waiting.first;
    case 'base':
      return waiting.base(whoOf(phase.by));
    case 'act':
      return waiting.act(whoOf(phase.by));
    case 'give':
    case 'take':
      return waiting.give(whoOf(phase.by));
    case 'fight':
      return waiting.fight(whoOf(phase.by));
    case 'dice':
      return waiting.dice;
    case 'pick':
      return waiting.pick(whoOf(phase.by));
    case 'after':
      return waiting.after(whoOf(phase.by));
    case 'over':
      return waiting.over;
  }
};
