import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { giveFile } from '../browser/download.ts';
import type { TableSource } from '../sources/contract.ts';
import type { TableProps } from './face.tsx';
import './decision.css';

interface ResultWords {
  readonly file: string;
  readonly picture: string;
  readonly again: string;
}

interface ResultFrameProps {
  readonly words: ResultWords;
  readonly source: TableSource;
  /** What the page can do with a match that is over. */
  readonly given: TableProps;
  /** Who won. */
  readonly headline: string;
  readonly onPicture: () => void;
  /** Where every point came from. */
  readonly children: ComponentChildren;
}

const FileButton = ({ source, label }: { source: TableSource; label: string }) => {
  const [saved, setSaved] = useState(false);
  const save = async () => {
    await giveFile(new Blob([await source.file()], { type: 'text/plain' }), 'match.santiago');
    setSaved(true);
  };
  return (
    <button type="button" class="button" onClick={() => void save()}>
      {saved ? '✓ ' : ''}
      {label}
    </button>
  );
};

/** The end of a match: who won, why, and what can be done with the match. */
export const ResultFrame = (props: ResultFrameProps) => {
  const { words, source, given, headline, onPicture, children } = props;
  return (
    <div class="result">
      <h2 class="result-head">{headline}</h2>
      {children}
      <div class="buttons">
        {given.afterwards}
        <FileButton source={source} label={words.file} />
        <button type="button" class="button" onClick={onPicture}>
          {words.picture}
        </button>
        <button type="button" class="button primary" onClick={given.onAgain}>
          {words.again}
        </button>
      </div>
    </div>
  );
};
