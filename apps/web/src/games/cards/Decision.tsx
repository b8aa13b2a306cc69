import { Buttons } from './Buttons.tsx';
import { explain, promptOf, type Situation, targetOdds, warningOf } from './explain.ts';
import { keyOf } from './geometry.ts';
import type { CardsEvent } from './interaction.ts';
import { Lists } from './Lists.tsx';
import { refusalText } from './refusal.ts';
import type { Scene } from './scene.ts';
import { nameOf } from './sentences.ts';
import { Picks, Trade } from './Trade.tsx';
import './decision.css';
import '../../table/decision.css';

interface TargetsProps {
  readonly situation: Situation;
  readonly onEvent: (event: CardsEvent) => void;
}

/** [X15] Whom to fight next, with the odds of each. */
const Targets = ({ situation, onEvent }: TargetsProps) => {
  const { draft, words } = situation;
  return (
    <div class="target-choices" role="radiogroup" aria-label={words.prompt.fight}>
      {targetOdds(situation).map(({ target, chance }) => (
        <label key={keyOf(target)} class="target-choice">
          <input
            type="radio"
            name="target"
            checked={draft.target !== null && keyOf(draft.target) === keyOf(target)}
            onChange={() => onEvent({ kind: 'target', target: { x: target.x, y: target.y } })}
          />
          <span>
            {nameOf(situation, target)} <strong>{words.percent(chance)}</strong>
          </span>
        </label>
      ))}
    </div>
  );
};

/** What the choice would mean, that of the place under the pointer included; or why something cannot be done. */
const Meaning = ({ scene }: { scene: Scene }) => {
  const refusal = scene.decision.refusal.value;
  const preview = scene.preview.value;
  if (preview === null) return null;
  const warning = warningOf(preview);
  return (
    <div class="explain" aria-live="polite">
      {refusal !== null ? (
        <p class="why-not">{refusalText(refusal, preview.words)}</p>
      ) : (
        <>
          {warning === null ? null : <p class="careful">{warning}</p>}
          {preview.draft.trade === null ? explain(preview).map((line) => <p key={line}>{line}</p>) : null}
        </>
      )}
    </div>
  );
};

const DecisionButtons = ({ scene, situation }: { scene: Scene; situation: Situation }) => {
  const { busy, refusal } = scene.decision;
  // A plan goes on by itself until it is done or refused.
  const planned = situation.draft.plan !== null && refusal.value === null;
  return (
    <div class="buttons">
      <Buttons
        situation={situation}
        busy={busy.value || planned}
        canUndo={scene.model.source.facts.value?.canUndo === true}
        onEvent={scene.handle}
        onUndo={() => void scene.model.undo()}
      />
    </div>
  );
};

/** The one decision: what is asked, what the choice would mean, and the button that does it. */
export const Decision = ({ scene }: { scene: Scene }) => {
  const situation = scene.situation.value;
  if (situation === null) return null;
  const { offer, draft } = situation;
  return (
    <div class="decision">
      <p class="prompt">{promptOf(situation)}</p>
      {draft.trade !== null ? <Trade situation={situation} onEvent={scene.handle} /> : null}
      {offer.words.includes('done') ? <Picks situation={situation} onEvent={scene.handle} /> : null}
      {offer.fight.length > 0 ? <Targets situation={situation} onEvent={scene.handle} /> : null}
      {draft.trade === null && !draft.resigning ? (
        <Lists situation={situation} spots={scene.named.value} onEvent={scene.handle} />
      ) : null}
      <Meaning scene={scene} />
      <DecisionButtons scene={scene} situation={situation} />
    </div>
  );
};
