interface SegmentsProps<T extends string> {
  readonly legend: string;
  /** The name of the group, unique on a page. */
  readonly name: string;
  readonly value: T | null;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  /** A smaller line below the name. */
  readonly hintOf?: (value: T) => string;
  /** The language of the name, if it differs from the page's. */
  readonly languageOf?: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** A row of alternatives, one of which is chosen. */
export const Segments = <T extends string>(props: SegmentsProps<T>) => (
  <fieldset class="choice">
    <legend>{props.legend}</legend>
    <div class="segments">
      {props.values.map((each) => (
        <label key={each} class="segment">
          <input
            type="radio"
            name={props.name}
            checked={props.value === each}
            onChange={() => props.onChange(each)}
          />
          <span lang={props.languageOf?.(each)}>
            {props.nameOf(each)}
            {props.hintOf === undefined ? null : <small>{props.hintOf(each)}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
