import type { FunctionComponent } from 'preact';
import { t } from '../i18n/index.ts';
import { type BookTypes, cutAt, type Figure, type Piece, type StatementTable } from './rulebook.ts';
import './rulebook.css';

/** How a game draws its pictures. */
export type DrawPicture<T extends BookTypes> = FunctionComponent<{ readonly picture: T['Picture'] }>;

/** A text with the words that were searched for marked. */
export const Marked = ({ text, query }: { text: string; query: string }) => (
  <>{cutAt(text, query).map((part, i) => (i % 2 === 0 ? part : <mark key={i}>{part}</mark>))}</>
);

const Table = <T extends BookTypes>({ piece, query }: { piece: StatementTable<T>; query: string }) => (
  <div class="rule-table" tabIndex={0} role="group" aria-label={piece.title}>
    <table>
      <caption class="sr-only">{piece.title}</caption>
      <thead>
        <tr>
          {piece.head.map((cell, i) => (
            <th key={i} scope="col">
              <Marked text={cell} query={query} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {piece.rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">
              <Marked text={first} query={query} />
            </th>
            {cells.map((cell, i) => (
              <td key={i}>
                <Marked text={cell} query={query} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface FigureProps<T extends BookTypes> {
  readonly figure: Figure<T>;
  readonly query: string;
  readonly Picture: DrawPicture<T>;
}

const PictureFigure = <T extends BookTypes>({ figure, query, Picture }: FigureProps<T>) => (
  <figure class="rule-figure">
    <div class="rule-picture" role="img" aria-label={figure.alt}>
      <Picture picture={figure.picture} />
    </div>
    <figcaption>
      <Marked text={figure.caption} query={query} />
    </figcaption>
  </figure>
);

interface PieceProps<T extends BookTypes> {
  readonly piece: Piece<T>;
  readonly query: string;
  /** False for what does not hold in the current match. */
  readonly isHere: boolean;
  readonly Picture: DrawPicture<T>;
}

/** One statement, list, table or picture of the rules. */
export const PieceOf = <T extends BookTypes>({ piece, query, isHere, Picture }: PieceProps<T>) => {
  switch (piece.kind) {
    case 'say':
      return (
        <p class={isHere ? undefined : 'rule-elsewhere'}>
          {isHere ? null : <span class="rule-tag">{t.value.rulesPage.notHere}</span>}
          <Marked text={piece.text} query={query} />
        </p>
      );
    case 'example':
      return (
        <p class="rule-example">
          <strong>{t.value.rulesPage.example}</strong> <Marked text={piece.text} query={query} />
        </p>
      );
    case 'points':
    case 'steps': {
      const List = piece.kind === 'points' ? 'ul' : 'ol';
      return (
        <List>
          {piece.items.map((item) => (
            <li key={item}>
              <Marked text={item} query={query} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table piece={piece} query={query} />;
    case 'words':
      return (
        <dl class="rule-words">
          {piece.words.map(([word, meaning]) => (
            <div key={word}>
              <dt>
                <Marked text={word} query={query} />
              </dt>
              <dd>
                <Marked text={meaning} query={query} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'picture':
      return <PictureFigure figure={piece} query={query} Picture={Picture} />;
  }
};
