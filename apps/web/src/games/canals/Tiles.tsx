import { cropOf, CROPS, type Offer, plantersOf, type Tile, TILES, type View } from '@santiago/canals';
import { Icon, TilePicture, type Edition } from './art.tsx';
import type { Draft } from './interaction.ts';
import type { CanalsDictionary } from './i18n/en.ts';
import { tileName } from './sentences.ts';
import './tiles.css';

interface TilesProps {
  readonly view: View;
  readonly offer: Offer | null;
  readonly draft: Draft;
  readonly words: CanalsDictionary;
  readonly edition: Edition;
  readonly onTile: (tile: Tile) => void;
}

const tilesIn = ({ phase }: View): readonly Tile[] => {
  switch (phase.kind) {
    case 'auction':
    case 'sealed':
    case 'planting':
      return phase.tiles;
    case 'leftover':
      return [phase.tile];
    default:
      return [];
  }
};

/** The tiles turned over this round; while planting, those to choose from. */
export const Tiles = ({ view, offer, draft, words, edition, onTile }: TilesProps) => {
  const tiles = tilesIn(view);
  const choosing = offer?.kind === 'plant';
  return (
    <section class={tiles.length === 0 ? 'tiles tiles-none' : 'tiles'} aria-labelledby="h-offer">
      <h2 id="h-offer">{words.heading.offer}</h2>
      {choosing ? (
        <div class="tile-row" role="radiogroup" aria-labelledby="h-offer">
          {tiles.map((tile, i) => (
            <label key={`${tile}${i}`} class="tile-choice">
              <input
                type="radio"
                name="tile"
                checked={draft.tile === tile && tiles.indexOf(tile) === i}
                aria-label={tileName({ words, edition }, tile)}
                onChange={() => onTile(tile)}
              />
              <TilePicture tile={tile} edition={edition} size="100%" />
            </label>
          ))}
        </div>
      ) : (
        <ul class="tile-row">
          {tiles.map((tile, i) => (
            <li key={`${tile}${i}`} class="tile-shown" data-tile={tile}>
              <TilePicture tile={tile} edition={edition} size="100%" />
              <span class="sr-only">{tileName({ words, edition }, tile)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** How many tiles of each crop are still in the stacks. */
export const Unseen = ({ view, words, edition }: Pick<TilesProps, 'view' | 'words' | 'edition'>) => {
  const left = (tile: Tile): number => view.unseen[TILES.indexOf(tile)] ?? 0;
  return (
    <section class="unseen" aria-labelledby="h-unseen">
      <h3 id="h-unseen">{words.unseen}</h3>
      <ul>
        {CROPS.map((crop) => (
          <li
            key={crop}
            title={words.unseenLine(words.crops[edition][crop], left(`${crop}1`), left(`${crop}2`))}
          >
            <span class="unseen-crop" style={{ background: `var(--${crop})` }}>
              <Icon id={`crop-${edition}-${crop}`} size={26} />
            </span>
            <span aria-hidden="true">{left(`${crop}1`) + left(`${crop}2`)}</span>
            <span class="sr-only">
              {words.unseenLine(words.crops[edition][crop], left(`${crop}1`), left(`${crop}2`))}
            </span>
          </li>
        ))}
      </ul>
      {view.aside === null ? null : (
        <p class="aside-tile">
          {words.aside}: {words.tile(words.crops[edition][cropOf(view.aside)], plantersOf(view.aside))}
        </p>
      )}
    </section>
  );
};
