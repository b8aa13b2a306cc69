interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, with a line that explains it. */
export const Switch = ({ label, hint, checked, onChange }: SwitchProps) => (
  <label class="switch">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>
      {label}
      {hint === undefined ? null : <small>{hint}</small>}
    </span>
  </label>
);
