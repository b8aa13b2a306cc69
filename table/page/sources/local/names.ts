import { t } from '../../i18n/index.ts';

/** What the languages of the page call a person who gave no name. */
const UNNAMED = ['You', 'Du', 'Vous'] as const;
/** The name of a person without one, where a match leaves this device. */
export const NO_NAME = UNNAMED[0];

/** Whether this is what a person without a name is called in one of the languages. */
export const isUnnamed = (name: string): boolean => UNNAMED.some((unnamed) => unnamed === name);

interface Seated {
  readonly kind: string;
  readonly name: string;
}

/** A seat's name on a device that may be shared: at a table of several people nobody is called "You". */
export const nameAmong = (seats: readonly Seated[], index: number): string => {
  const { kind, name } = seats[index]!;
  const shared = seats.filter((seat) => seat.kind === 'human').length > 1;
  return shared && kind === 'human' && isUnnamed(name) ? t.peek().setUp.person(index + 1) : name;
};
