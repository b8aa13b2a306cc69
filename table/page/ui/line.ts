/** The stroke of every icon, in a box of 20 to 24: one width, round ends and corners. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.8,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
