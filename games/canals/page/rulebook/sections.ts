import type { View } from '@santiago/canals';
import type { CanalsDictionary } from '../i18n/en.ts';
import { phaseKey, type PhaseKey } from '../panel/phases.ts';

/** The sections of the rules of Canals, in the order of the page. */
export const SECTIONS = [
  'minute',
  'table',
  'setUp',
  'round',
  'auction',
  'planting',
  'bribing',
  'extra',
  'drying',
  'last',
  'scoring',
  'two',
  'editions',
  'wrong',
  'glossary',
] as const;
export type CanalsSection = (typeof SECTIONS)[number];

/** Where the rules explain why something is refused. */
export const REFUSED_IN = {
  'bid-zero': 'auction',
  'bid-taken': 'auction',
  'not-whole': 'auction',
  'too-poor': 'auction',
  'tile-gone': 'planting',
  'square-taken': 'planting',
  'square-desert': 'planting',
  'leftover-apart': 'planting',
  'ditch-apart': 'bribing',
  'ditch-built': 'bribing',
  'ditch-proposed': 'bribing',
  'ditch-unproposed': 'bribing',
  'bribe-small': 'bribing',
  'dig-proposed': 'bribing',
  'dig-poor': 'bribing',
  'refuse-poor': 'bribing',
  'must-build': 'bribing',
  'first-canal': 'two',
  'impossible-chance': 'setUp',
  'wrong-phase': 'round',
  'not-your-turn': 'round',
  'not-chance': 'round',
  'chance-first': 'round',
  over: 'scoring',
} as const satisfies Readonly<Record<string, CanalsSection>>;

/** Null for a refusal that is not about the rules of the game. */
export const sectionOfRefusal = (code: string): CanalsSection | null =>
  Object.hasOwn(REFUSED_IN, code) ? REFUSED_IN[code as keyof typeof REFUSED_IN] : null;

/** The section that says more than the first-time hint of a decision. */
export const HINTED_IN = {
  bid: 'auction',
  seal: 'two',
  plant: 'planting',
  bribe: 'bribing',
  decide: 'bribing',
  extra: 'extra',
} as const satisfies Readonly<Record<keyof CanalsDictionary['hints'], CanalsSection>>;

/** Where the rules explain a phase. */
export const PHASE_IN = {
  setUp: 'setUp',
  auction: 'auction',
  overseer: 'auction',
  planting: 'planting',
  bribing: 'bribing',
  extra: 'extra',
  drying: 'drying',
  income: 'drying',
  over: 'scoring',
} as const satisfies Readonly<Record<PhaseKey, CanalsSection>>;

/** The section that explains the open decision. Two players have decisions of their own [C12, C40]. */
export const sectionOf = (view: View): CanalsSection => {
  const { kind } = view.phase;
  return kind === 'sealed' || kind === 'first-canal' ? 'two' : PHASE_IN[phaseKey(view)];
};
