import { CROPS, type Tile, TILES, type View } from '@santiago/canals';
import { Icon } from '../symbols/Icon.tsx';
import { TilePicture } from '../symbols/TileArt.tsx';
import type { TableScene } from './scene.ts';
import { tileName } from '../panel/sentences.ts';
import './tiles.css';

/** The tiles of this round that are not planted yet. */
export const tilesIn = ({ phase }: View): readonly Tile[] => {
  switch (phase.kind) {
    case 'auction':
    case 'sealed':
    case 'planting':
      return phase.tiles;
    case 'leftover':
      return [phase.tile];
    case 'set-up':
    case 'spring':
    case 'first-canal':
    case 'reveal':
    case 'bribing':
    case 'decision':
    case 'extra':
    case 'over':
      return [];
  }
};

interface RowProps {
  readonly scene: TableScene;
  readonly tiles: readonly Tile[];
}

/** The player must choose one of the tiles. */
const TileChoice = ({ scene, tiles }: RowProps) => {
  const chosen = scene.decision.draft.value.tile;
  const edition = scene.edition.value;
  return (
    <div class="tile-row" role="radiogroup" aria-labelledby="h-offer">
      {tiles.map((tile, i) => (
        <label key={`${tile}${i}`} class="tile-choice">
          <input
            type="radio"
            name="tile"
            checked={chosen === tile && tiles.indexOf(tile) === i}
            aria-label={tileName(scene.wording.value, tile)}
            onChange={() => scene.handle({ kind: 'tile', tile })}
          />
          <TilePicture tile={tile} edition={edition} size="100%" />
        </label>
      ))}
    </div>
  );
};

const TileList = ({ scene, tiles }: RowProps) => (
  <ul class="tile-row">
    {tiles.map((tile, i) => (
      <li key={`${tile}${i}`} class="tile-shown" data-tile={tile}>
        <TilePicture tile={tile} edition={scene.edition.value} size="100%" />
        <span class="sr-only">{tileName(scene.wording.value, tile)}</span>
      </li>
    ))}
  </ul>
);

/** The tiles of this round; while planting, those to choose from. */
export const Tiles = ({ scene }: { scene: TableScene }) => {
  const tiles = tilesIn(scene.view.value);
  const Row = scene.model.offer.value?.kind === 'plant' ? TileChoice : TileList;
  return (
    <section class={tiles.length === 0 ? 'tiles tiles-none' : 'tiles'} aria-labelledby="h-offer">
      <h2 id="h-offer">{scene.words.value.heading.offer}</h2>
      <Row scene={scene} tiles={tiles} />
    </section>
  );
};

/** How many tiles of each crop are still in the stacks. */
export const Unseen = ({ scene }: { scene: TableScene }) => {
  const view = scene.view.value;
  const words = scene.words.value;
  const edition = scene.edition.value;
  const left = (tile: Tile): number => view.unseen[TILES.indexOf(tile)] ?? 0;
  return (
    <section class="unseen" aria-labelledby="h-unseen">
      <h3 id="h-unseen">{words.unseen}</h3>
      <ul>
        {CROPS.map((crop) => {
          const line = words.unseenLine(words.crops[edition][crop], left(`${crop}1`), left(`${crop}2`));
          return (
            <li key={crop} title={line}>
              <span class="unseen-crop" style={{ background: `var(--${crop})` }}>
                <Icon id={`crop-${edition}-${crop}`} size={26} />
              </span>
              <span aria-hidden="true">{left(`${crop}1`) + left(`${crop}2`)}</span>
              <span class="sr-only">{line}</span>
            </li>
          );
        })}
      </ul>
      {view.aside === null ? null : (
        <p class="aside-tile">{words.aside(tileName(scene.wording.value, view.aside))}</p>
      )}
    </section>
  );
};
