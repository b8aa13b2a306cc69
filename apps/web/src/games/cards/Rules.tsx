import type { Card, Direction, View } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import type { JSX } from 'preact';
import './cards.css';
import { CardArt, type CardLook, CardPatterns, CardPicture, Die } from './art.tsx';
import { heightOf, widthOf } from './geometry.ts';
import type { CardsDictionary } from './i18n/en.ts';
import { cardWords } from './words.ts';
import './felt.css';
import './feltLayers.css';
import './rules.css';
import '../../table/rules.css';

type Chapter = keyof CardsDictionary['rules'];
const CHAPTERS: readonly Chapter[] = ['aim', 'bases', 'laying', 'fights', 'lines', 'buying', 'end'];

interface Laid extends CardLook {
  readonly x: number;
  readonly y: number;
  readonly dir: Direction;
}

const down = (owner: Seat, x: number, y: number, dir: Direction): Laid => ({
  owner,
  card: '?',
  up: false,
  x,
  y,
  dir,
});
const up = (owner: Seat, card: Card, x: number, y: number, dir: Direction): Laid => ({
  owner,
  card,
  up: true,
  x,
  y,
  dir,
});

/** A small felt with some cards; sizes in the picture's units. */
const Scene = ({
  cards,
  spots = [],
  cross = false,
}: {
  cards: readonly Laid[];
  spots?: readonly Pick<Laid, 'x' | 'y' | 'dir'>[];
  cross?: boolean;
}) => (
  <svg class="rule-felt" viewBox="0 0 320 150" aria-hidden="true">
    <rect class="felt-cloth" width="320" height="150" rx="12" />
    {cross ? <path class="rule-cross" d="M160 8v134M60 75h200" /> : null}
    {spots.map(({ x, y, dir }) => (
      <g key={`${x} ${y}`} class="spot">
        <rect x={x + 3} y={y + 3} width={widthOf(dir) - 6} height={heightOf(dir) - 6} rx="6" />
      </g>
    ))}
    {cards.map((card) => (
      <g key={`${card.x} ${card.y}`} transform={`translate(${card.x} ${card.y})`}>
        <CardArt look={card} dir={card.dir} />
      </g>
    ))}
  </svg>
);

const PICTURES: Readonly<Record<Chapter, () => JSX.Element>> = {
  aim: () => (
    <>
      {(['S2', 'H10', 'CJ', 'DQ', 'SK', 'HA', 'JK'] as const).map((card, i) => (
        <CardPicture
          key={card}
          look={{ owner: (['p1', 'p2', 'p3', 'p4'] as const)[i % 4]!, card, up: true }}
          width={40}
        />
      ))}
    </>
  ),
  bases: () => (
    <Scene
      cross
      cards={[
        { ...down('p1', 70, 90, 'h'), base: true },
        { ...down('p3', 190, 8, 'v'), base: true },
      ]}
    />
  ),
  laying: () => (
    <Scene
      cards={[{ ...down('p1', 60, 40, 'v'), base: true }, down('p1', 110, 60, 'h'), down('p1', 180, 40, 'v')]}
      spots={[
        { x: 230, y: 40, dir: 'v' },
        { x: 110, y: 10, dir: 'h' },
      ]}
    />
  ),
  fights: () => (
    <>
      <CardPicture look={{ owner: 'p1', card: 'S8', up: true }} width={40} />
      <Die eyes={4} seat="p1" size={28} />
      <Die eyes={2} seat="p1" size={28} />
      <strong class="rule-total">14</strong>
      <span aria-hidden="true">&gt;</span>
      <strong class="rule-total">13</strong>
      <Die eyes={2} seat="p2" size={28} />
      <Die eyes={1} seat="p2" size={28} />
      <CardPicture look={{ owner: 'p2', card: 'H10', up: true }} width={40} />
    </>
  ),
  lines: () => (
    <Scene
      cards={[
        { ...down('p2', 20, 40, 'v'), base: true },
        down('p2', 70, 60, 'h'),
        up('p1', 'SA', 150, 50, 'v'),
        { ...down('p2', 210, 40, 'h'), stranded: true },
        { ...down('p2', 210, 90, 'h'), stranded: true },
      ]}
    />
  ),
  buying: () => (
    <>
      <CardPicture look={{ owner: 'p2', card: 'HQ', up: true }} width={40} />
      <CardPicture look={{ owner: 'p2', card: 'H3', up: true }} width={40} />
      <strong class="rule-total">15</strong>
      <span aria-hidden="true">→</span>
      <CardPicture look={{ owner: 'p1', card: 'S8', up: true }} width={40} />
      <CardPicture look={{ owner: 'p1', card: 'S7', up: true }} width={40} />
      <strong class="rule-total">15</strong>
    </>
  ),
  end: () => (
    <>
      <CardPicture look={{ owner: 'p3', card: '?', up: false, base: true }} width={40} />
      <span aria-hidden="true">→</span>
      <CardPicture look={{ owner: 'p1', card: 'JK', up: true }} width={40} />
    </>
  ),
};

/** The chapter that answers the question of this moment. */
export const chapterOf = ({ phase }: View): Chapter => {
  switch (phase.kind) {
    case 'first':
    case 'base':
      return 'bases';
    case 'act':
      return 'laying';
    case 'give':
    case 'take':
    case 'after':
      return 'buying';
    case 'fight':
    case 'dice':
      return 'fights';
    case 'pick':
    case 'over':
      return 'end';
  }
};

const Section = ({ chapter }: { chapter: Chapter }) => {
  const { title, text } = cardWords.value.rules[chapter];
  const Picture = PICTURES[chapter];
  return (
    <section class="rule" aria-labelledby={`cards-rule-${chapter}`}>
      <h2 id={`cards-rule-${chapter}`}>{title}</h2>
      <div class="rule-picture">
        <Picture />
      </div>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
};

/** The rules in our own words: one chapter first, where the question arose from it, then all the others. */
export const Rules = ({ first = null }: { first?: Chapter | null }) => (
  <div class="rules-text">
    {first === null ? <CardPatterns /> : <Section chapter={first} />}
    {CHAPTERS.filter((chapter) => chapter !== first).map((chapter) => (
      <Section key={chapter} chapter={chapter} />
    ))}
    <p>{cardWords.value.felt.keys}</p>
  </div>
);
