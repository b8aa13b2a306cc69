import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { giveFile } from '../browser/download.ts';
import { settings } from '../browser/settings.ts';
import { Sheet, useSheet } from '../ui/Sheet.tsx';
import { sound } from '../ui/sounds.ts';
import { endingWords } from './endingWords.ts';
import type { TableProps } from '../model/face.tsx';
import { type Shared, ShareSheet } from './ShareSheet.tsx';
import type { Watched } from '../log/watched.ts';
import '../panel/decision.css';
import './result.css';

interface ResultWords {
  readonly result: { readonly file: string; readonly picture: string; readonly again: string };
  readonly button: { readonly skip: string };
}

interface ResultFrameProps {
  readonly model: Watched;
  readonly words: ResultWords;
  /** What the page can do with a finished match. */
  readonly given: TableProps;
  /** Who won. */
  readonly headline: string;
  /** The viewer is among the winners. */
  readonly isOwnVictory: boolean;
  /** Why, and what it means for the viewer. */
  readonly lines: readonly string[];
  readonly shared: Shared;
  /** The players with their results. */
  readonly children: ComponentChildren;
  /** Where the results came from. */
  readonly more?: ComponentChildren;
}

const FileButton = ({ model, label }: { readonly model: Watched; readonly label: string }) => {
  const [saved, setSaved] = useState(false);
  const save = async () => {
    await giveFile(new Blob([await model.source.file()], { type: 'text/plain' }), 'match.santiago');
    setSaved(true);
  };
  return (
    <button type="button" class="button" onClick={() => void save()}>
      {saved ? '✓ ' : ''}
      {label}
    </button>
  );
};

/** The page asks about sounds once, at the end of the first match. */
const SoundQuestion = () => {
  const words = endingWords.value.sounds;
  if (settings.sound.value === 'yes' || settings.soundOffered.value === 'yes') return null;
  const choose = (wanted: 'yes' | 'no') => {
    settings.sound.value = wanted;
    settings.soundOffered.value = 'yes';
    sound('turn');
  };
  return (
    <p class="sound-question">
      {words.offer}{' '}
      <button type="button" class="text-button" onClick={() => choose('yes')}>
        {words.yes}
      </button>{' '}
      <button type="button" class="text-button" onClick={() => choose('no')}>
        {words.no}
      </button>
    </p>
  );
};

type ButtonsProps = Omit<ResultFrameProps, 'children' | 'lines' | 'more'>;

const Buttons = ({ model, words, given, headline, isOwnVictory, shared }: ButtonsProps) => {
  const share = useSheet();
  const isAgainFirst = isOwnVictory || given.afterwards === undefined;
  const again = (
    <button type="button" class={isAgainFirst ? 'button primary' : 'button'} onClick={given.onAgain}>
      {words.result.again}
    </button>
  );
  return (
    <>
      <div class="result-actions">
        {isAgainFirst ? again : null}
        {given.afterwards?.(isAgainFirst ? 'second' : 'first')}
        {isAgainFirst ? null : again}
        <button type="button" class="button" onClick={() => share.open()}>
          {endingWords.value.share}
        </button>
        <FileButton model={model} label={words.result.file} />
      </div>
      <Sheet sheet={share} title={endingWords.value.shareTitle}>
        {() => <ShareSheet shared={shared} headline={headline} save={words.result.picture} />}
      </Sheet>
    </>
  );
};

/**
 * The end of a match: first the count, which can be skipped; then who won, why, and what can be done with the match.
 */
export const ResultFrame = ({ children, lines, more, ...props }: ResultFrameProps) => {
  const { model, words, headline } = props;
  const isCounting = model.beat.value !== null && model.beat.value.name !== 'winner';
  return (
    <div class="result">
      <div class="result-grid">
        <h2 class={props.isOwnVictory && !isCounting ? 'result-head own-victory' : 'result-head'}>
          {isCounting ? endingWords.value.counting : headline}
        </h2>
        <div class="result-score">{children}</div>
        {isCounting ? (
          <div class="result-actions">
            <button type="button" class="button" onClick={() => model.finish()}>
              {words.button.skip}
            </button>
          </div>
        ) : (
          <>
            <div class="result-lines">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <Buttons {...props} />
            <div class="result-more">
              {more}
              <SoundQuestion />
            </div>
          </>
        )}
      </div>
    </div>
  );
};
