interface IconProps {
  readonly id: string;
  readonly size?: number | string;
  readonly class?: string;
}

/** A symbol as a picture in running text. */
export const Icon = ({ id, size = '1.15em', class: className = 'icon' }: IconProps) => (
  <svg class={className} width={size} height={size} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);
