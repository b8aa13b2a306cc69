import type { Seat } from '@santiago/kernel';
import { ScrollRow } from '@santiago/table/page/frame/ScrollRow.tsx';
import { Marker } from '../symbols/Marker.tsx';
import './amounts.css';

interface AmountsProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number | null;
  /** Amounts that somebody has already bid. */
  readonly taken?: ReadonlyMap<number, { readonly seat: Seat; readonly why: string }>;
  readonly name: (amount: number) => string;
  readonly onChange: (amount: number) => void;
}

const StepButton = ({
  sign,
  to,
  ...props
}: Pick<AmountsProps, 'name' | 'onChange'> & {
  readonly sign: string;
  /** The amount that a step leads to; none at either end. */
  readonly to: number | undefined;
}) => (
  <button
    type="button"
    class="amount-step"
    disabled={to === undefined}
    aria-label={to === undefined ? sign : props.name(to)}
    onClick={() => to !== undefined && props.onChange(to)}
  >
    {sign}
  </button>
);

/** Chooses an amount, step by step or from a row; amounts already bid show who bid them. */
export const Amounts = ({ label, from, to, value, taken, name, onChange }: AmountsProps) => {
  const amounts = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const free = amounts.filter((amount) => taken?.has(amount) !== true);
  const lower = value === null ? undefined : free.findLast((amount) => amount < value);
  const higher = free.find((amount) => value === null || amount > value);
  return (
    <div class="amounts">
      <div class="amount-steps">
        <StepButton sign="−" to={lower} name={name} onChange={onChange} />
        <output>{value ?? '–'}</output>
        <StepButton sign="+" to={higher} name={name} onChange={onChange} />
      </div>
      <ScrollRow radios={label}>
        {amounts.map((amount) => {
          const by = taken?.get(amount);
          return (
            <label key={amount} class={by === undefined ? 'amount' : 'amount amount-taken'} title={by?.why}>
              <input
                type="radio"
                name="amount"
                disabled={by !== undefined}
                checked={value === amount}
                aria-label={by === undefined ? name(amount) : by.why}
                onChange={() => onChange(amount)}
              />
              <span>
                {amount}
                {by === undefined ? null : <Marker seat={by.seat} size={15} />}
              </span>
            </label>
          );
        })}
      </ScrollRow>
    </div>
  );
};
