import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import './ruleLink.css';

/** Opens the rules at a section; null means the section of the current phase. */
export type OpenRules = (section: string | null) => void;

/** Provided by the frame of a table; elsewhere there are no rules to open. */
export const RulesHere = createContext<OpenRules | null>(null);

/** A sentence about the rules, and the section that says more. */
export interface Ruled {
  readonly text: string;
  /** Null where no section does. */
  readonly section: string | null;
}

/** Links a hint or a refusal to its section of the rules. */
export const RuleLink = ({ section }: { section: string | null }) => {
  const open = useContext(RulesHere);
  return open === null ? null : (
    <button type="button" class="text-button rule-link" onClick={() => open(section)}>
      {t.value.rulesPage.see}
    </button>
  );
};
