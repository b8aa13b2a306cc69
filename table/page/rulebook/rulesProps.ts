import type { Setup } from '@santiago/kernel';

/** What a game's rules are shown with. */
export interface RulesProps {
  /** The current match; null where the rules are read outside a match. */
  readonly setup: Setup | null;
  /** The section to open. */
  readonly at: string | null;
  /** True in a sheet over a table. */
  readonly isSheet: boolean;
}
