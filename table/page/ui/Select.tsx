interface SelectProps<T extends string> {
  /** Read aloud where there is no text beside it. */
  readonly label?: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** One of a few alternatives, in a list that opens. */
export const Select = <T extends string>({ label, value, values, nameOf, onChange }: SelectProps<T>) => (
  <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
    {values.map((each) => (
      <option key={each} value={each}>
        {nameOf(each)}
      </option>
    ))}
  </select>
);
