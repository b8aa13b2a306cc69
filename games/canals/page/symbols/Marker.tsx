import { type Seat, seatIndex } from '@santiago/kernel';

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const;
type MarkerShape = (typeof SHAPES)[number];

const PATHS: Readonly<Record<MarkerShape, string>> = {
  circle: 'M12 3.6a8.4 8.4 0 1 1 0 16.8a8.4 8.4 0 1 1 0-16.8z',
  square: 'M4.6 4.6h14.8v14.8h-14.8z',
  triangle: 'M12 3.2L21.4 19.6H2.6z',
  diamond: 'M12 1.8L22.2 12L12 22.2L1.8 12z',
  cross: 'M8.6 2.8h6.8v5.8h5.8v6.8h-5.8v5.8h-6.8v-5.8h-5.8v-6.8h5.8z',
};

const shapeOf = (seat: Seat): MarkerShape => SHAPES[seatIndex(seat)]!;

/** Dark outline, bright line, colour: visible on any crop. */
const MarkerArt = ({ shape }: { shape: MarkerShape }) => (
  <>
    <path d={PATHS[shape]} fill="none" stroke="var(--ink)" stroke-width="3.6" stroke-linejoin="round" />
    <path
      d={PATHS[shape]}
      fill="currentColor"
      stroke="var(--keyline)"
      stroke-width="1.8"
      stroke-linejoin="round"
    />
  </>
);

/** The symbols that markers on the board use. */
export const MarkerSymbols = () => (
  <>
    {SHAPES.map((shape) => (
      <symbol key={shape} id={`marker-${shape}`} viewBox="0 0 24 24">
        <MarkerArt shape={shape} />
      </symbol>
    ))}
  </>
);

/** The address of a seat's symbol. */
export const markerHref = (seat: Seat): string => `#marker-${shapeOf(seat)}`;

/** A seat's marker in running text. It needs no symbols, so it works on any page. */
export const Marker = ({ seat, size = 18 }: { seat: Seat; size?: number | string }) => (
  <svg class={`marker of-${seat}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <MarkerArt shape={shapeOf(seat)} />
  </svg>
);
