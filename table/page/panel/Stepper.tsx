import { type FrameWords, stepTo, type Watched } from '../log/watched.ts';
import '../frame/frame.css';

/** One step back or forward through the match. A study has its own steps. */
export const Stepper = ({ model, words }: { model: Watched; words: FrameWords }) => {
  if (model.source.seek !== undefined) return null;
  const looking = model.lookingAt.value;
  const at = looking ?? model.source.facts.value?.rows.length ?? 0;
  return (
    <div class="stepper">
      <button
        type="button"
        class="icon-button"
        aria-label={words.button.older}
        disabled={at <= 1}
        onClick={() => stepTo(model, at - 1)}
      >
        ‹
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={words.button.newer}
        disabled={looking === null}
        onClick={() => stepTo(model, at + 1)}
      >
        ›
      </button>
    </div>
  );
};
