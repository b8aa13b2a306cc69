import '../end/result.css';

/** A crown on a square of 24. */
export const CROWN = 'M3 18.500L2 7.500l5.500 4L12 4.500l4.500 7l5.500-4l-1 11z';

/** The sign of the winner. */
export const Crown = ({ label, size = 20 }: { readonly label: string; readonly size?: number }) => (
  <svg class="crown" width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
    <path d={CROWN} />
  </svg>
);
