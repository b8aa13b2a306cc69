import { drawn } from 'virtual:drawn';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { shownTheme } from '@santiago/table/page/browser/settings.ts';
import type { ShelfEntry } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { Later } from '@santiago/table/page/ui/Later.tsx';
import { homeWords } from './words.ts';
import './home.css';

interface GameCardProps {
  readonly game: ShelfEntry;
  /** The game that most people want; its button names what it does. */
  readonly isFirst: boolean;
  readonly onWarmUp: () => void;
  readonly onPlay: () => void;
}

/**
 * The picture of a game comes when the words are painted: to a browser it is a document of its own, which it lays out in
 * the thread that answers taps.
 */
const Picture = ({ name }: { name: string }) => (
  <div class="game-picture">
    <Later>
      <img src={drawn[`${name}-${shownTheme()}.svg`]} alt="" width="480" height="300" />
    </Later>
  </div>
);

/** A game to choose: its picture, what it is, and a button that starts it immediately. */
export const GameCard = ({ game, isFirst, onWarmUp, onPlay }: GameCardProps) => {
  const words = homeWords();
  const { title, table, pitch } = game.words();
  return (
    <article class="game-card" data-game={game.name}>
      <Picture name={game.name} />
      <div class="game-words">
        <h2>{title}</h2>
        <p class="game-table">{table}</p>
        <p class="game-pitch">{pitch}</p>
      </div>
      <div class="game-buttons">
        <button
          type="button"
          class={isFirst ? 'button primary play' : 'button play'}
          aria-label={isFirst ? t.value.labelOf(t.value.playNow, title) : t.value.labelOf(title, words.play)}
          onPointerEnter={onWarmUp}
          onPointerDown={onWarmUp}
          onFocus={onWarmUp}
          onClick={onPlay}
        >
          <svg class="play-sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M4 2.500v11l9-5.500z" />
          </svg>
          {words.play}
        </button>
        <a
          class="game-setup"
          href={hrefOf({ page: 'new', game: game.name })}
          aria-label={t.value.labelOf(words.setUp, title)}
        >
          {words.setUp}
        </a>
      </div>
    </article>
  );
};
