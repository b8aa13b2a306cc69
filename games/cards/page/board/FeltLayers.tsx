import { useComputed } from '@preact/signals';
import type { Place, TableCard } from '@santiago/cards';
import { isCalm } from '@santiago/table/page/browser/settings.ts';
import { CROWN } from '@santiago/table/page/frame/Crown.tsx';
import { lit } from '@santiago/table/page/frame/lit.ts';
import { type Lie, toFrame } from '@santiago/table/page/ui/panzoom.ts';
import { CardArt } from '../symbols/art.tsx';
import { Cross } from './Cross.tsx';
import { standingIn } from '../end/ending.ts';
import { boxOf, centreOf, heightOf, keyOf, placeKey, UNIT, widthOf } from './geometry.ts';
import { Marks } from './Marks.tsx';
import type { Scene } from '../table/scene.ts';
import './feltLayers.css';
import '@santiago/table/page/end/result.css';
import '@santiago/table/page/ui/motion.css';

/** What can be chosen pulses when it appears, unless the person wants less motion, and stays lit. */
const pulsing = (name: string): string => (isCalm() ? name : `${name} pulse`);

/**
 * What lies on the felt, layer by layer. Each layer reads what it draws from the scene and is redrawn only when that
 * changes.
 */
interface LayerProps {
  readonly scene: Scene;
}

/** [X6] The cross, while bases are placed. */
export const CrossLayer = ({ scene }: LayerProps) => {
  const view = scene.view.value;
  return view.phase.kind === 'base' || view.phase.kind === 'first' ? <Cross view={view} /> : null;
};

/** The middles of all spots for a base, drawn as one lit area. */
export const Ground = ({ scene }: LayerProps) => (
  <g class={pulsing('ground')}>
    {scene.ground.value.map(({ dir, y, from, to }) => (
      <rect
        key={`${dir} ${y} ${from}`}
        x={from * UNIT + widthOf(dir) / 2 - UNIT / 2}
        y={-y * UNIT - heightOf(dir) / 2 - UNIT / 2}
        width={(to - from + 1) * UNIT}
        height={UNIT + 0.5}
      />
    ))}
  </g>
);

/** The rim around a card; its box has the card's upper left corner at 0,0. */
const Halo = ({ place }: { place: Place }) => (
  <rect
    class="halo"
    x="-6"
    y="-6"
    width={widthOf(place.dir) + 12}
    height={heightOf(place.dir) + 12}
    rx="11"
  />
);

const moveTo = (place: Place): string => {
  const { left, top } = boxOf(place);
  return `translate(${left} ${top})`;
};

const lyingClass = (scene: Scene, key: string): string => {
  const pickable = scene.pickable.value.has(key);
  const classes = ['card-on-felt'];
  if (pickable) classes.push('is-pickable');
  if (pickable && scene.view.value.phase.kind === 'fight') classes.push('is-target');
  if (scene.changed.value === key) classes.push('is-changed');
  if (scene.fighting.value.has(key)) classes.push('is-fighting');
  if (scene.lifted.value === key) classes.push('is-lifted');
  if (scene.lit.value.has(key)) classes.push('is-standing');
  return classes.join(' ');
};

/** A choice changes the class of a card and redraws none. */
const LyingCard = ({ card, scene }: { card: TableCard; scene: Scene }) => {
  const key = keyOf(card);
  const marked = useComputed(() => lyingClass(scene, key));
  return (
    <g transform={moveTo(card)}>
      <g class={marked} data-card={key}>
        <Halo place={card} />
        <CardArt look={{ ...card, stranded: scene.facts.value.stranded.has(key) }} dir={card.dir} />
      </g>
    </g>
  );
};

export const LyingCards = ({ scene }: LayerProps) => (
  <>
    {scene.view.value.table.map((card) => (
      <LyingCard key={keyOf(card)} card={card} scene={scene} />
    ))}
  </>
);

/** A card that has just lost its fight, while it leaves. */
export const Departed = ({ scene }: LayerProps) => {
  const card = scene.departed.value;
  if (card === null) return null;
  return (
    <g transform={moveTo(card)}>
      <g class="card-departed">
        <CardArt look={card} dir={card.dir} />
      </g>
    </g>
  );
};

/** At the end: a crown on the last base, as soon as the count tells who won. */
export const WinnerCrown = ({ scene }: LayerProps) => {
  const view = scene.view.value;
  const beat = scene.model.beat.value;
  const winners = standingIn(view);
  if (!scene.over.value || winners.length !== 1 || (beat !== null && beat.name !== 'winner')) return null;
  const base = view.table.find((card) => card.base && card.owner === winners[0]);
  if (base === undefined) return null;
  return (
    <path
      class="felt-crown crown"
      d={CROWN}
      transform={`translate(${centreOf(base).x - 20} ${boxOf(base).top - 27}) scale(1.700)`}
    />
  );
};

export const Links = ({ scene }: LayerProps) => (
  <g class="links">
    {scene.facts.value.links.map(({ x, y, across, owner }) => (
      <rect
        key={`${x} ${y}`}
        class={`link of-${owner}`}
        x={x - (across ? 6 : 2.5)}
        y={y - (across ? 2.5 : 6)}
        width={across ? 12 : 5}
        height={across ? 5 : 12}
        rx="2.500"
      />
    ))}
  </g>
);

interface SpotProps {
  readonly place: Place;
  /** It touches an opponent's card. */
  readonly hot: boolean;
  /** The card would have to be turned for it. */
  readonly turned: boolean;
}

const Spot = ({ place, hot, turned }: SpotProps) => {
  const { left, top } = boxOf(place);
  const { x, y } = centreOf(place);
  const classes = ['spot', ...(hot ? ['spot-hot'] : []), ...(turned ? ['spot-turned'] : [])];
  return (
    <g class={classes.join(' ')} data-spot={placeKey(place)}>
      <rect x={left + 3} y={top + 3} width={widthOf(place.dir) - 6} height={heightOf(place.dir) - 6} rx="6" />
      {hot ? (
        <path d={`M${x - 8} ${y - 8}l16 16m0 -16l-16 16`} class="spot-swords" />
      ) : (
        <circle cx={x} cy={y} r="5.500" />
      )}
    </g>
  );
};

/** Spots the card in hand may go to; those that touch an opponent's card are marked. */
export const Spots = ({ scene }: LayerProps) => {
  const spots = scene.ground.value.length > 0 ? [] : scene.spots.value;
  return (
    <g key={spots.map(placeKey).join(' ')} class={pulsing('spots')}>
      {spots.map((place) => (
        <Spot
          key={placeKey(place)}
          place={place}
          hot={scene.hot.value.has(placeKey(place))}
          turned={place.dir !== scene.dir.value}
        />
      ))}
    </g>
  );
};

/** The player's own cards that the previewed action would cut off. */
export const Doomed = ({ scene }: LayerProps) => (
  <g class="doomed">
    {scene.doomed.value.flatMap((corner) => {
      const card = scene.facts.value.at.get(keyOf(corner));
      if (card === undefined) return [];
      return [
        <g key={keyOf(corner)} class="is-doomed" transform={moveTo(card)}>
          <Halo place={card} />
        </g>,
      ];
    })}
  </g>
);

/** What the coach points at, and what the line of the history under the pointer is about. */
export const MarksLayer = ({ scene, marks }: LayerProps & { readonly marks: readonly string[] }) => (
  <Marks facts={scene.facts.value} marks={[...marks, ...scene.model.pointed.value, ...lit.value]} />
);

/** The card in hand over the spot it would take. */
export const GhostLayer = ({ scene }: LayerProps) => {
  const ghost = scene.ghost.value;
  if (ghost === null) return null;
  return (
    <g class="ghost" transform={moveTo(ghost.place)}>
      <Halo place={ghost.place} />
      <CardArt look={ghost.look} dir={ghost.place.dir} />
    </g>
  );
};

/** The odds of the previewed fights, over the cards. */
export const Bubbles = ({ scene, lie }: LayerProps & { readonly lie: Lie }) => (
  <div class="bubbles" aria-hidden="true">
    {[...scene.bubbles.value].map(([key, { text, tone }]) => {
      const card = scene.facts.value.at.get(key);
      if (card === undefined) return null;
      const { x, y } = toFrame(lie, { x: centreOf(card).x, y: boxOf(card).top });
      return (
        <span
          key={key}
          class={`bubble bubble-${tone}`}
          style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -60%)` }}
        >
          {text}
        </span>
      );
    })}
  </div>
);
