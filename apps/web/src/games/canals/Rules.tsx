import { CROPS, type View } from '@santiago/canals';
import type { JSX } from 'preact';
import { ct } from './words.ts';
import { Icon } from './Icon.tsx';
import { Marker, markerHref } from './Marker.tsx';
import { TilePicture } from './TileArt.tsx';
import { DesertArt } from './Fields.tsx';
import { useSymbols } from './Symbols.tsx';
import type { CanalsDictionary } from './i18n/en.ts';
import './drawing.css';
import './rules.css';
import '../../table/rules.css';

export type Chapter = keyof CanalsDictionary['rules'];
const CHAPTERS: readonly Chapter[] = [
  'aim',
  'auction',
  'planting',
  'bribing',
  'extra',
  'drying',
  'end',
  'two',
];

const Coins = ({ amount }: { amount: number }) => (
  <span class="rule-coins">
    <Icon id="coin" size={22} /> {amount}
  </span>
);

const Arrow = () => (
  <span class="rule-arrow" aria-hidden="true">
    →
  </span>
);

/** Desert as it lies on the board. */
const Desert = () => (
  <svg width={64} height={64} viewBox="0 0 84 84" aria-hidden="true">
    <DesertArt />
  </svg>
);

/** Two fields at a canal that comes from the spring. */
const Water = ({ offer }: { offer: boolean }) => (
  <svg class="rule-water" viewBox="0 0 300 110" aria-hidden="true">
    <rect x={0} y={0} width={300} height={110} rx={10} fill="var(--soil)" />
    <path class="trenches" d="M0 55H300" stroke-width={26} />
    <path class="canal-bank" d="M40 55H150" fill="none" stroke-linecap="round" />
    <path class="canal-water" d="M40 55H150" fill="none" stroke-linecap="round" />
    <path class="ditch-target" d="M172 55H280" />
    <use href="#spring" x={17} y={32} width={46} height={46} />
    {offer ? (
      <g class="flag" transform="translate(226 55)">
        <rect x={-45} y={-18} width={90} height={36} rx={18} />
        <text x={-34} y={1}>
          5
        </text>
        <svg x={-14} y={-11} width={22} height={22} class="of-p3">
          <use href={markerHref('p3')} />
        </svg>
        <svg x={12} y={-11} width={22} height={22} class="of-p1">
          <use href={markerHref('p1')} />
        </svg>
      </g>
    ) : null}
  </svg>
);

const PICTURES: Readonly<Record<Chapter, () => JSX.Element>> = {
  aim: () => (
    <>
      {CROPS.map((crop) => (
        <TilePicture key={crop} tile={`${crop}2`} edition="amigo" size={56} />
      ))}
    </>
  ),
  auction: () => (
    <>
      <Marker seat="p1" size={26} /> <Coins amount={5} />
      <Marker seat="p3" size={26} /> <Coins amount={2} />
      <Marker seat="p4" size={26} /> <Icon id="overseer" size={28} />
    </>
  ),
  planting: () => (
    <>
      <TilePicture tile="bean2" edition="amigo" size={64} />
      <Arrow />
      <TilePicture tile="bean2" edition="amigo" size={64} seat="p1" markers={2} planted={2} />
      <TilePicture tile="bean2" edition="amigo" size={64} seat="p3" markers={1} planted={1} />
    </>
  ),
  bribing: () => <Water offer />,
  extra: () => <Water offer={false} />,
  drying: () => (
    <>
      <TilePicture tile="cane1" edition="amigo" size={64} seat="p2" markers={1} planted={1} state="dry" />
      <Arrow />
      <TilePicture tile="cane1" edition="amigo" size={64} seat="p2" markers={0} planted={1} state="dying" />
      <Arrow />
      <Desert />
    </>
  ),
  end: () => (
    <>
      <span class="rule-area">
        <TilePicture tile="banana2" edition="amigo" size={56} seat="p1" markers={2} planted={2} />
        <TilePicture tile="banana1" edition="amigo" size={56} seat="p1" markers={1} planted={1} />
        <TilePicture tile="banana2" edition="amigo" size={56} seat="p3" markers={2} planted={2} />
      </span>
      <span class="rule-sum">
        <Marker seat="p1" size={20} /> 3 × 3 = 9
      </span>
      <span class="rule-sum">
        <Marker seat="p3" size={20} /> 3 × 2 = 6
      </span>
    </>
  ),
  two: () => (
    <>
      <Marker seat="p1" size={26} /> <Coins amount={3} />
      <Marker seat="p2" size={26} /> <Coins amount={1} />
    </>
  ),
};

/** The chapter that answers the question of this moment. */
export const chapterOf = ({ phase }: View): Chapter => {
  switch (phase.kind) {
    case 'auction':
    case 'reveal':
      return 'auction';
    case 'sealed':
      return 'two';
    case 'planting':
    case 'leftover':
      return 'planting';
    case 'bribing':
    case 'decision':
      return 'bribing';
    case 'extra':
      return 'extra';
    case 'over':
      return 'end';
    case 'set-up':
    case 'spring':
    case 'first-canal':
      return 'aim';
  }
};

const Section = ({ chapter }: { chapter: Chapter }) => {
  const { title, text } = ct.value.rules[chapter];
  const Picture = PICTURES[chapter];
  return (
    <section class="rule" aria-labelledby={`rule-${chapter}`}>
      <h2 id={`rule-${chapter}`}>{title}</h2>
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
export const Rules = ({ first = null }: { first?: Chapter | null }) => {
  useSymbols();
  return (
    <div class="rules-text">
      {first === null ? null : <Section chapter={first} />}
      {CHAPTERS.filter((chapter) => chapter !== first).map((chapter) => (
        <Section key={chapter} chapter={chapter} />
      ))}
      <section class="rule" aria-labelledby="rule-keys">
        <h2 id="rule-keys">{ct.value.keys.title}</h2>
        <dl class="keys">
          {ct.value.keys.list.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
};
