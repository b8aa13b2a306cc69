import { type Card, type Direction, suitSeat } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import { heightOf, widthOf } from '../board/geometry.ts';
import { pipPath } from './Pip.tsx';
import './art.css';

/** `10` of `S10`; the joker has a star instead. */
export const rankName = (card: Card): string => (card === 'JK' ? '★' : card.slice(1));

const PipAt = ({ seat, x, y, size }: { seat: Seat; x: number; y: number; size: number }) => (
  <path
    class="pip-shape"
    d={pipPath(seat)}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}
  />
);

/** The watchtower that marks a base. */
const Tower = ({ x, y }: { x: number; y: number }) => (
  <g class="tower" transform={`translate(${x} ${y})`}>
    <circle r="10" />
    <path transform="scale(0.85)" d="M-6 7v-8l-1-1v-5h3v2h2.500v-2h3v2h2.500v-2h3v5l-1 1v8h-4.500v-4h-3v4z" />
  </g>
);

/** A broken link: cut off from the base. */
const Broken = ({ x, y }: { x: number; y: number }) => (
  <g class="broken" transform={`translate(${x} ${y})`}>
    <circle r="11" />
    <path d="M-2-3.500l-2.200-.3a3 3 0 0 0-.6 6L-2.500 2.500M2 3.500l2.200.3a3 3 0 0 0 .6-6L2.500-2.500M-1.500 6l-1 2M1.500-6l1-2" />
  </g>
);

export interface CardLook {
  readonly owner: Seat;
  readonly card: Card | '?';
  readonly up: boolean;
  readonly base?: boolean;
  readonly stranded?: boolean;
}

const KnownFace = ({ look, card, dir }: { look: CardLook; card: Card; dir: Direction }) => {
  const across = dir === 'h';
  const [middle, height] = [widthOf(dir) / 2, heightOf(dir)];
  // A joker shows the sign of its owner.
  const suit = suitSeat(card) ?? look.owner;
  return (
    <>
      <text
        class="card-rank"
        x={across ? 25 : middle}
        y={across ? height / 2 + 12.5 : 37}
        text-anchor="middle"
        font-size={card.length > 2 && card !== 'JK' ? 31 : 36}
      >
        {rankName(card)}
      </text>
      <PipAt seat={suit} x={across ? 54 : middle} y={across ? height / 2 : 54} size={look.up ? 18 : 14} />
    </>
  );
};

const HiddenFace = ({ owner, dir }: { owner: Seat; dir: Direction }) => {
  const [x, y] = [widthOf(dir) / 2, heightOf(dir) / 2];
  return (
    <>
      <circle class="card-seal" cx={x} cy={y} r="14" />
      <PipAt seat={owner} x={x} y={y} size={17} />
    </>
  );
};

/** A card with its upper left corner at 0,0. Ranks are always upright, so that all can be read. */
export const CardArt = ({ look, dir }: { look: CardLook; dir: Direction }) => {
  const { owner, card, up, base = false, stranded = false } = look;
  const [width, height] = [widthOf(dir), heightOf(dir)];
  const classes = ['card-art', `of-${owner}`, up ? 'is-up' : 'is-down'];
  if (stranded) classes.push('is-stranded');
  return (
    <g class={classes.join(' ')}>
      {base ? <rect class="base-rim" x="-4" y="-4" width={width + 8} height={height + 8} rx="9" /> : null}
      <rect class="card-body" x="1.500" y="1.500" width={width - 3} height={height - 3} rx="6" />
      {up ? null : <rect class="card-weave" x="5" y="5" width={width - 10} height={height - 10} rx="3.500" />}
      {card === '?' ? (
        <HiddenFace owner={owner} dir={dir} />
      ) : (
        <KnownFace look={look} card={card} dir={dir} />
      )}
      {stranded ? <rect class="card-hatch" width={width} height={height} rx="6" /> : null}
      {stranded ? <Broken x={width - 4} y={4} /> : null}
      {base ? <Tower x={3} y={3} /> : null}
    </g>
  );
};

/** A card outside the felt: in a hand, a pool or a fight. */
export const CardPicture = ({
  look,
  width,
  class: className = '',
}: {
  look: CardLook;
  width: number;
  class?: string;
}) => (
  <svg
    class={`card-picture ${className}`}
    width={width}
    height={width * 1.4}
    viewBox="-1 -1 52 72"
    aria-hidden="true"
  >
    <CardArt look={look} dir="v" />
  </svg>
);

/** The patterns of the cards; once per page. */
export const CardPatterns = () => (
  <svg class="symbols" width="0" height="0" aria-hidden="true">
    <defs>
      <pattern
        id="card-weave"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 4h8M4 0v8" class="weave-line" />
      </pattern>
      <pattern
        id="card-hatch"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path d="M0 3.500h7" class="hatch-line" />
      </pattern>
      <pattern id="felt-weave" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M3 5h3M14 4h2M8 13h3M18 15h3M2 19h2" class="felt-fibre" />
      </pattern>
    </defs>
  </svg>
);

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[10, 10]],
  [
    [6, 6],
    [14, 14],
  ],
  [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  [
    [6, 5],
    [14, 5],
    [6, 10],
    [14, 10],
    [6, 15],
    [14, 15],
  ],
];

/** A die in its owner's colour; blank until it is rolled. */
export const Die = ({ eyes, seat, size }: { eyes: number | null; seat: Seat; size: number }) => (
  <svg class={`die of-${seat}`} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <rect x="1" y="1" width="18" height="18" rx="4.500" />
    {eyes === null
      ? null
      : PIPS[eyes - 1]!.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.900" />)}
  </svg>
);
