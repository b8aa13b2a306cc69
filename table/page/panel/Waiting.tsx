import type { ComponentChildren } from 'preact';
import type { FrameWords, Watched } from '../log/watched.ts';
import './decision.css';

interface MessageProps {
  readonly prompt: string;
  readonly news: readonly string[];
  readonly below?: ComponentChildren;
  readonly children: ComponentChildren;
}

const Message = (props: MessageProps) => (
  <div class="waiting">
    <p class="prompt">{props.prompt}</p>
    <div class="news">
      {props.news.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div class="buttons">{props.children}</div>
    {/* At the bottom, where it stays when the buttons above it come and go: a tap on it is not lost. */}
    {props.below}
  </div>
);

interface WaitingProps {
  readonly model: Watched;
  readonly words: FrameWords;
  /** Who acts and who is next. */
  readonly waiting: string;
  readonly news: readonly string[];
  /** What can be done meanwhile. */
  readonly children?: ComponentChildren;
}

/** The panel while there is nothing to decide: an earlier step is shown, or others act. */
export const Waiting = ({ model, words, waiting, news, children }: WaitingProps) => {
  const looking = model.lookingAt.value;
  if (looking !== null) {
    const rows = model.source.facts.value?.rows.length ?? 0;
    return (
      <Message prompt={words.waiting.past(looking, rows)} news={news}>
        <button type="button" class="button primary" onClick={() => model.lookAt(null)}>
          {words.button.live}
        </button>
      </Message>
    );
  }
  return (
    <Message prompt={waiting} news={news} below={children}>
      {model.catchingUp.value ? (
        <button type="button" class="button quiet" onClick={() => model.finish()}>
          {words.button.skip}
        </button>
      ) : null}
    </Message>
  );
};
