import type { ComponentChildren } from 'preact';
import type { FrameWords, Watched } from './watched.ts';
import './decision.css';

const Message = (props: { prompt: string; news: readonly string[]; children: ComponentChildren }) => (
  <div class="waiting">
    <p class="prompt">{props.prompt}</p>
    <div class="explain">
      {props.news.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div class="buttons">{props.children}</div>
  </div>
);

interface WaitingProps {
  readonly model: Watched;
  readonly words: FrameWords;
  /** Who acts and who comes next. */
  readonly waiting: string;
  readonly news: readonly string[];
}

/** The panel while there is nothing to decide: a moment of the past, or what the others do. */
export const Waiting = ({ model, words, waiting, news }: WaitingProps) => {
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
    <Message prompt={waiting} news={news}>
      {model.catchingUp.value ? (
        <button type="button" class="button quiet" onClick={() => model.finish()}>
          {words.button.skip}
        </button>
      ) : null}
    </Message>
  );
};
