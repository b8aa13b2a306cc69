import type { Setup } from '@santiago/kernel';

/** What a game's rules are shown with. */
export interface RulesProps {
  /** The match at hand; null where the rules are read by themselves. */
  readonly setup: Setup | null;
  /** The section to begin with. */
  readonly at: string | null;
  /** True in a sheet over a table. */
  readonly isSheet: boolean;
}
