import './lineChart.css';

const WIDTH = 320;
const HEIGHT = 90;
/** Room for the dot at the end of a curve. */
const EDGE = 5;

interface Curve {
  /** The reader's own curve is drawn full, that of others with dashes. */
  readonly isOwn: boolean;
  readonly values: readonly number[];
}

interface LineChartProps {
  readonly label: string;
  readonly curves: readonly Curve[];
}

/** Values one after another as curves; what they say must stand beside them in words. */
export const LineChart = ({ label, curves }: LineChartProps) => {
  const highest = Math.max(1, ...curves.flatMap(({ values }) => values));
  const steps = Math.max(1, ...curves.map(({ values }) => values.length - 1));
  const x = (step: number): number => EDGE + ((WIDTH - 2 * EDGE) * step) / steps;
  const y = (value: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * Math.max(0, value)) / highest;
  return (
    <svg class="line-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path class="chart-ground" d={`M0 ${HEIGHT - EDGE}H${WIDTH}`} />
      {curves.map(({ isOwn, values }, index) => (
        <g key={index} class={isOwn ? 'chart-own' : 'chart-other'}>
          <path
            d={`M${values.map((value, step) => `${x(step).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
          />
          <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="4" />
        </g>
      ))}
    </svg>
  );
};

/** The sign of a curve, beside its name. */
export const CurveSign = ({ isOwn }: Pick<Curve, 'isOwn'>) => (
  <svg class={`curve-sign ${isOwn ? 'chart-own' : 'chart-other'}`} viewBox="0 0 28 10" aria-hidden="true">
    <path d="M0 5H28" />
  </svg>
);
