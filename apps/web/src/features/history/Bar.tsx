import './history.css';

interface BarProps {
  readonly label: string;
  /** Fractions of the longest bar, one part after the other. */
  readonly parts: readonly number[];
  readonly value: string;
}

/** A name, a bar and a number that says the same. */
export const Bar = ({ label, parts, value }: BarProps) => {
  let from = 0;
  return (
    <li class="history-bar">
      <span>{label}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => {
          const x = from;
          from += part * 100;
          return <rect key={index} class={`history-part-${index}`} x={x} width={part * 100} height="10" />;
        })}
      </svg>
      <span>{value}</span>
    </li>
  );
};
