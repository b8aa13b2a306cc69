import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { type DrawPicture, Marked, PieceOf } from './Pieces.tsx';
import { type Book, type BookTypes, type Piece, sectionsWith } from './rulebook.ts';
import './rulebook.css';

/** The last section of every page of rules: the keyboard. */
export const KEYS = 'keys';

/** What the page knows about the match it is read in. */
export interface MatchRules<T extends BookTypes> {
  /** What is special about it, a line each. */
  readonly lines: readonly string[];
  holds(condition: T['Condition']): boolean;
}

interface RulebookProps<T extends BookTypes> {
  readonly book: Book<T>;
  readonly order: readonly T['Section'][];
  readonly Picture: DrawPicture<T>;
  /** Null where the rules are read outside a match. */
  readonly match: MatchRules<T> | null;
  /** The section to open. */
  readonly at: string | null;
  /** The address of a section. */
  readonly hrefOf: (section: string) => string;
  /** True in a sheet over a table: the address of the page stays the same. */
  readonly isSheet: boolean;
}

const idOf = (section: string): string => `rule-${section}`;

/** Shows a section and gives it the focus, so that reading continues there. */
const jumpTo = (root: HTMLElement | null, section: string): void => {
  const heading = root?.querySelector<HTMLElement>(`#${idOf(section)}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

const ThisMatch = ({ lines }: { lines: readonly string[] }) => (
  <section class="rule-match" aria-labelledby="rule-match">
    <h2 id="rule-match">{t.value.rulesPage.thisMatch}</h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

const Search = ({ onSeek, found }: { onSeek: (text: string) => void; found: number | null }) => {
  const words = t.value.rulesPage;
  return (
    <div class="rule-search">
      <label>
        <span>{words.search}</span>
        <input type="search" onInput={(event) => onSeek(event.currentTarget.value)} />
      </label>
      <p role="status">{found === null ? '' : words.found(found)}</p>
    </div>
  );
};

const Keys = ({ keys }: { keys: Book<BookTypes>['keys'] }) => (
  <section class="rule" aria-labelledby={idOf(KEYS)}>
    <h2 id={idOf(KEYS)} tabIndex={-1}>
      {t.value.rulesPage.keys}
    </h2>
    <dl class="keys">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A page of rules: search, contents, sections, keys. */
export const Rulebook = <T extends BookTypes>(props: RulebookProps<T>) => {
  const { book, order, Picture, match, at, hrefOf, isSheet } = props;
  const root = useRef<HTMLDivElement>(null);
  const query = useSignal('');
  useLayoutEffect(() => {
    if (at !== null) jumpTo(root.current, at);
  }, [at]);
  const shown = sectionsWith(book, order, query.value);
  const isSearching = query.value.trim() !== '';
  const isHere = (piece: Piece<T>) =>
    match === null || !('when' in piece) || piece.when === undefined || match.holds(piece.when);
  const titleOf = (section: string) =>
    section === KEYS ? t.value.rulesPage.keys : book.sections[section as T['Section']].title;
  return (
    <div class="rules-text" ref={root}>
      <Search
        onSeek={(text) => {
          query.value = text;
        }}
        found={isSearching ? shown.length : null}
      />
      {match === null ? null : <ThisMatch lines={match.lines} />}
      <nav class="rule-contents" aria-label={t.value.rulesPage.contents}>
        <ol>
          {[...shown, ...(isSearching ? [] : [KEYS])].map((section) => (
            <li key={section}>
              <a
                href={hrefOf(section)}
                onClick={(event) => {
                  // The address may already be that of this section; in a sheet it is that of the table.
                  if (isSheet) event.preventDefault();
                  jumpTo(root.current, section);
                }}
              >
                {titleOf(section)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {shown.map((section) => (
        <section key={section} class="rule" aria-labelledby={idOf(section)}>
          <h2 id={idOf(section)} tabIndex={-1}>
            <Marked text={titleOf(section)} query={query.value} />
          </h2>
          {book.sections[section].pieces.map((piece: Piece<T>, i) => (
            <PieceOf key={i} piece={piece} query={query.value} isHere={isHere(piece)} Picture={Picture} />
          ))}
        </section>
      ))}
      {isSearching ? null : <Keys keys={book.keys} />}
    </div>
  );
};
