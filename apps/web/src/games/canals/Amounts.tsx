import type { Seat } from '@santiago/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { Marker } from './Marker.tsx';
import './amounts.css';

interface AmountsProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number | null;
  /** Amounts that someone has taken already. */
  readonly taken?: ReadonlyMap<number, { readonly seat: Seat; readonly why: string }>;
  readonly name: (amount: number) => string;
  readonly onChange: (amount: number) => void;
}

/** A strip of amounts to choose from; those taken show by whom. */
export const Amounts = ({ label, from, to, value, taken, name, onChange }: AmountsProps) => {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('input:checked')?.parentElement;
    if (chosen == null || strip.current === null) return;
    const { offsetLeft, offsetWidth } = chosen;
    strip.current.scrollLeft = offsetLeft - strip.current.clientWidth / 2 + offsetWidth / 2;
  }, [value]);
  const amounts = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  return (
    <div class="amounts" role="radiogroup" aria-label={label} ref={strip}>
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
    </div>
  );
};
