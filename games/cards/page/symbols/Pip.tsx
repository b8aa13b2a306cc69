import type { Seat } from '@santiago/kernel';

/** The four suits on a square of 20, with different outlines: the seat's sign in this game. */
const SHAPES: Readonly<Record<string, string>> = {
  p1: 'M10 1.500c1.500 3 7.800 6 7.800 10.100a3.900 3.900 0 0 1-6.600 2.800c.2 1.900 1 3.300 2.300 4.100h-7c1.300-.8 2.100-2.200 2.300-4.100a3.900 3.900 0 0 1-6.600-2.800C2.200 7.500 8.500 4.500 10 1.500z',
  p2: 'M10 18.300C7.600 15 1.500 11.600 1.500 6.900a4.500 4.500 0 0 1 8.500-2 4.500 4.500 0 0 1 8.500 2c0 4.700-6.100 8.100-8.500 11.400z',
  p3: 'M10 1.600a3.900 3.900 0 0 1 3 6.400 3.900 3.900 0 1 1-2.200 5.200c.2 2.500 1.100 4.200 2.600 5.200H6.600c1.500-1 2.400-2.700 2.600-5.200A3.900 3.900 0 1 1 7 8a3.900 3.900 0 0 1 3-6.400z',
  p4: 'M10 1.200c1.900 3.400 4.300 6.300 7 8.800-2.700 2.500-5.100 5.400-7 8.800-1.900-3.400-4.300-6.300-7-8.800 2.700-2.500 5.100-5.400 7-8.800z',
};

export const pipPath = (seat: Seat): string => SHAPES[seat] ?? SHAPES['p1']!;

export const Pip = ({ seat, size }: { seat: Seat; size: number }) => (
  <svg class={`marker pip of-${seat}`} width={size} height={size} viewBox="-1 -1 22 22" aria-hidden="true">
    <path d={pipPath(seat)} />
  </svg>
);
