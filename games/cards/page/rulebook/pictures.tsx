import { BASE_HIGH, BASE_LOW, type Card, cards, type Place } from '@santiago/cards';
import { makeSetup, type Seat } from '@santiago/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { CardArt, type CardLook, CardPicture, Die } from '../symbols/art.tsx';
import { Cross } from '../board/Cross.tsx';
import { around, boxOf, centreOf, placeKey, UNIT } from '../board/geometry.ts';
import type { CardsBookTypes } from './book.ts';
import {
  BASES,
  BUY_BACK,
  FIGHT,
  MOVING,
  NEAR_BASES,
  SPOTS,
  TOUCHING,
  TWO_FIGHTS,
  worth,
  WRONG_BASES,
  WRONG_SPOTS,
} from './figures.ts';
import '../symbols/cards.css';
import '../board/felt.css';
import './pictures.css';

type PictureName = CardsBookTypes['Picture'];

/** A card on the felt of a picture. */
interface Laid {
  readonly place: Place;
  readonly look: CardLook;
}

const down = (owner: Seat, place: Place, more: Partial<CardLook> = {}): Laid => ({
  place,
  look: { owner, card: '?', up: false, ...more },
});
const baseAt = (owner: Seat, place: Place): Laid => down(owner, place, { base: true });
const up = (owner: Seat, card: Card, place: Place): Laid => ({ place, look: { owner, card, up: true } });

const CardAt = ({ place, look }: Laid) => {
  const { left, top } = boxOf(place);
  return (
    <g transform={`translate(${left} ${top})`}>
      <CardArt look={look} dir={place.dir} />
    </g>
  );
};

const Spot = ({ place }: { place: Place }) => {
  const { left, top, right, bottom } = boxOf(place);
  return (
    <rect
      class="rule-spot"
      x={left + 3}
      y={top + 3}
      width={right - left - 6}
      height={bottom - top - 6}
      rx="6"
    />
  );
};

/** A wrong spot, crossed out. */
const Crossed = ({ place }: { place: Place }) => {
  const { x, y } = centreOf(place);
  return (
    <>
      <Spot place={place} />
      <path class="rule-crossed" d={`M${x - 18} ${y - 18}l36 36M${x + 18} ${y - 18}l-36 36`} />
    </>
  );
};

const LetterAt = ({ place, letter }: { place: Place; letter: string }) => {
  const { x, y } = centreOf(place);
  return (
    <text class="rule-letter" x={x} y={y}>
      {letter}
    </text>
  );
};

interface FeltProps {
  readonly laid: readonly Laid[];
  /** The other pieces of the drawing. */
  readonly room?: readonly Place[];
  readonly children?: ComponentChildren;
  readonly below?: ComponentChildren;
}

/** A part of the table with some cards. */
const Felt = ({ laid, room = [], children, below }: FeltProps) => {
  const { left, top, right, bottom } = around([...laid.map(({ place }) => place), ...room].map(boxOf), 14);
  return (
    <svg
      class="rule-felt"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      style={{ maxWidth: `${Math.min(420, right - left)}px` }}
      aria-hidden="true"
    >
      <rect class="felt-cloth" x={left} y={top} width={right - left} height={bottom - top} rx="12" />
      {below}
      {laid.map((card) => (
        <CardAt key={placeKey(card.place)} {...card} />
      ))}
      {children}
    </svg>
  );
};

const CARDS: readonly Card[] = ['S2', 'H10', 'SJ', 'HQ', 'SK', 'HA', 'JK'];
const ownerOf = (card: Card): Seat => (card.startsWith('H') ? 'p2' : 'p1');

const Picture = ({ card, width = 40 }: { card: Card; width?: number }) => (
  <CardPicture look={{ owner: ownerOf(card), card, up: true }} width={width} />
);

const SETUP = makeSetup(cards.setup, { players: 4 });

const Bases = () => {
  if (!SETUP.ok) throw new Error(SETUP.fault.text);
  const view = cards.view(cards.start(SETUP.value), 'spectator');
  const wrong = [...Object.values(WRONG_BASES), ...Object.values(NEAR_BASES)];
  const size = (BASE_HIGH - BASE_LOW) * UNIT;
  return (
    <Felt
      laid={BASES.map((base) => baseAt(base.owner, base))}
      room={[
        { x: BASE_LOW, y: BASE_LOW, dir: 'v' },
        { x: BASE_HIGH - 5, y: BASE_HIGH - 7, dir: 'v' },
        ...wrong,
      ]}
      below={
        <>
          <rect class="rule-frame" x={BASE_LOW * UNIT} y={-BASE_HIGH * UNIT} width={size} height={size} />
          <Cross view={view} />
        </>
      }
    >
      {wrong.map((place) => (
        <Crossed key={placeKey(place)} place={place} />
      ))}
    </Felt>
  );
};

const ORIGIN: Place = { x: 0, y: 0, dir: 'v' };
/** All small pictures show the same part of the table. */
const ROOM: readonly Place[] = [
  { x: -7, y: -7, dir: 'h' },
  { x: 5, y: 7, dir: 'h' },
  { x: 0, y: 7, dir: 'v' },
];

const Spots = () => (
  <div class="rule-felts">
    {SPOTS.map((place) => (
      <Felt key={placeKey(place)} laid={[baseAt('p1', ORIGIN)]} room={ROOM}>
        <Spot place={place} />
      </Felt>
    ))}
  </div>
);

/** The last of them lies directly beside a card that is cut off. */
const WrongSpots = () => (
  <div class="rule-felts">
    {Object.values(WRONG_SPOTS).map((place) => (
      <Felt key={placeKey(place)} laid={[baseAt('p1', ORIGIN)]} room={ROOM}>
        <Crossed place={place} />
      </Felt>
    ))}
    <Felt laid={[down('p1', ORIGIN, { stranded: true })]} room={ROOM}>
      <Crossed place={{ x: 5, y: 0, dir: 'v' }} />
    </Felt>
  </div>
);

const Touching = () => (
  <div class="rule-felts">
    {Object.values(TOUCHING).map((place) => (
      <Felt key={placeKey(place)} laid={[down('p1', ORIGIN), down('p2', place)]} room={ROOM} />
    ))}
  </div>
);

const Fight = () => (
  <>
    <Picture card="S8" />
    <Die eyes={FIGHT.attack[1]} seat="p1" size={28} />
    <Die eyes={FIGHT.attack[2]} seat="p1" size={28} />
    <strong class="rule-total">{FIGHT.totals[0]}</strong>
    <span>&gt;</span>
    <strong class="rule-total">{FIGHT.totals[1]}</strong>
    <Die eyes={FIGHT.defence[1]} seat="p2" size={28} />
    <Die eyes={FIGHT.defence[2]} seat="p2" size={28} />
    <Picture card="H10" />
  </>
);

const { base, d, e, ana, f } = TWO_FIGHTS;

const TwoFights = () => (
  <Felt laid={[baseAt('p2', base), down('p2', d), down('p2', e), down('p1', ana), down('p1', f)]}>
    <LetterAt place={d} letter="D" />
    <LetterAt place={e} letter="E" />
    <LetterAt place={f} letter="F" />
  </Felt>
);

const CutOff = () => (
  <Felt
    laid={[
      baseAt('p2', { x: 0, y: 0, dir: 'v' }),
      down('p2', { x: 5, y: 0, dir: 'h' }),
      up('p1', 'SA', { x: 14, y: -9, dir: 'v' }),
      down('p2', { x: 19, y: 0, dir: 'h' }, { stranded: true }),
      down('p2', { x: 26, y: 0, dir: 'h' }, { stranded: true }),
    ]}
  />
);

const Moving = () => {
  const [first, ...line] = MOVING.line;
  const stops = [MOVING.mover, ...MOVING.turns].map(centreOf);
  return (
    <Felt
      laid={[baseAt('p1', first), ...line.map((place) => down('p1', place)), up('p1', 'SK', MOVING.mover)]}
      room={MOVING.turns}
    >
      {MOVING.turns.map((place) => (
        <Spot key={placeKey(place)} place={place} />
      ))}
      <path class="rule-path" d={`M${stops.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {MOVING.turns.map((place, i) => (
        <LetterAt key={placeKey(place)} place={place} letter={String(i + 1)} />
      ))}
    </Felt>
  );
};

const DRAWN: Readonly<Record<PictureName, () => JSX.Element>> = {
  values: () => (
    <>
      {CARDS.map((card) => (
        <span key={card} class="rule-card">
          <Picture card={card} />
          {worth(card)}
        </span>
      ))}
    </>
  ),
  bases: Bases,
  spots: Spots,
  wrongSpots: WrongSpots,
  touching: Touching,
  fight: Fight,
  twoFights: TwoFights,
  cutOff: CutOff,
  moving: Moving,
  buying: () => (
    <>
      <Picture card="HQ" />
      <Picture card="H3" />
      <strong class="rule-total">{BUY_BACK.paid}</strong>
      <span>→</span>
      <Picture card="S8" />
      <Picture card="S7" />
      <strong class="rule-total">{BUY_BACK.back}</strong>
    </>
  ),
  destroyed: () => (
    <>
      <CardPicture look={{ owner: 'p3', card: '?', up: false, base: true }} width={40} />
      <span>→</span>
      <Picture card="JK" />
    </>
  ),
};

/** A picture of the rules. */
export const CardsPicture = ({ picture }: { picture: PictureName }) => {
  const Drawn = DRAWN[picture];
  return <Drawn />;
};
