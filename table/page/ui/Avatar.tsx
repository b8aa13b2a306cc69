import { LINE } from './line.ts';

/** A crop and a colour for everybody, derived from the name: the same on every device, with nothing to upload. */

/** In a box of 24, drawn with one line. */
const GLYPHS: readonly string[] = [
  // Banana, sugar cane, potato, bean, pepper, melon, grapes, palm.
  'M6.500 5c.5 7 4.500 11.500 11.500 12.500l1.500 2c-4 1.800-9 1-12-2.500S4 8.500 5 5zM6.500 5l-.3-1.500',
  'M8 20V10M12 20V6M16 20V10M6.500 15h3M10.500 12h3M14.500 15h3M12 8c1.500-3.500 4-4 6.500-3M12 8c-1.500-3.500-4-4-6.500-3',
  'M6 9.500c2.500-5 9.500-6.500 12.500-2.500s1 9.500-4 11.500-9.500 1-10.500-3c-.6-2.300.8-4.300 2-6zM9 11l.8.6M13.500 8.500l.8.6M12 14.500l.8.6M16 12l.8.6',
  'M8.500 4.500C5 5.500 4 11 6.500 14.500s8.500 6.500 12 4-.5-5.500-3.500-6.500-3-2.800-2.800-4.600S11 3.800 8.500 4.500z',
  'M9.500 8.500c-4 .5-4.500 6-1.500 9 3 2.800 7.500 3.500 11.500 3-3.500-2.500-4-5.500-4-8s-2.500-4.500-6-4zM11.500 8.500c0-2.500 1-4 3-4.500',
  'M3.500 9h17c0 6-3.800 10.500-8.500 10.500S3.500 15 3.500 9zM9 12.500v.8M12 15v.8M15 12.500v.8',
  'M9 9.500a2.200 2.200 0 1 0 .1 0zM15 9.500a2.200 2.200 0 1 0 .1 0zM12 14a2.200 2.200 0 1 0 .1 0zM12 9.500V5.500M12 6c1.500-2 4-2 5.500-1',
  'M12 21c-.5-5 0-8 1-11M13 10c-2-4-5.500-4.500-8.500-2M13 10c1-4 4-5.500 7-3.500M13 10c-3-.5-6 1-6.500 4.500M13 10c3 0 5.500 1.500 5.500 5',
];

const TINTS = ['banana', 'cane', 'potato', 'bean', 'pepper', 'sea', 'shore'] as const;

/** A whole number for a text, spread evenly (FNV-1a). */
export const numberOf = (text: string): number => {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193);
  return sum >>> 0;
};

interface AvatarProps {
  readonly name: string;
  readonly size: number;
}

export const Avatar = ({ name, size }: AvatarProps) => {
  const number = numberOf(name.trim());
  const glyph = GLYPHS[number % GLYPHS.length]!;
  const tint = TINTS[(number >>> 8) % TINTS.length]!;
  return (
    <svg class="avatar" width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="17" fill={`var(--${tint})`} stroke="var(--line)" stroke-width="1.800" />
      <path {...LINE} d={glyph} transform="translate(6 6)" stroke="var(--ink)" />
    </svg>
  );
};
