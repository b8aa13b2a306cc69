import { DecisionPanel } from '@santiago/table/page/panel/DecisionPanel.tsx';
import { ScrollRow } from '@santiago/table/page/frame/ScrollRow.tsx';
import { Buttons } from './Buttons.tsx';
import { chanceText, explain, type NamedSpot, promptOf, targetOdds, warningOf } from './explain.ts';
import { keyOf, spotsIn } from '../board/geometry.ts';
import { hasPlace } from './interaction.ts';
import { Lists } from './Lists.tsx';
import { refusalText } from './refusal.ts';
import { sectionOfRefusal } from '../rulebook/sections.ts';
import type { Scene } from '../table/scene.ts';
import { nameOf } from './sentences.ts';
import { Picks, Trade } from './Trade.tsx';
import './decision.css';

interface SceneProps {
  readonly scene: Scene;
}

interface MarkedProps extends SceneProps {
  /** What the coach points at. */
  readonly marks: readonly string[];
}

/** [X15] The cards to fight next, with the odds of each. */
const Targets = ({ scene }: SceneProps) => {
  const situation = scene.situation.value;
  if (situation === null || situation.offer.fight.length === 0) return null;
  const { draft, words } = situation;
  return (
    <div class="target-choices">
      <ScrollRow radios={words.prompt.fight}>
        {targetOdds(situation).map(({ target, chance }) => (
          <label key={keyOf(target)} class="target-choice">
            <input
              type="radio"
              name="target"
              checked={draft.target !== null && keyOf(draft.target) === keyOf(target)}
              onChange={() => scene.handle({ kind: 'target', target: { x: target.x, y: target.y } })}
            />
            <span>
              {nameOf(situation, target)} <strong>{chanceText(situation, chance)}</strong>
            </span>
          </label>
        ))}
      </ScrollRow>
    </div>
  );
};

/** The spots by name, with the one that the coach points at first. */
const markedFirst = (scene: Scene, marks: readonly string[]): readonly NamedSpot[] => {
  const { words } = scene.wording.value;
  const named = scene.named.value;
  const marked = named.length === 0 ? [] : spotsIn(marks).filter((place) => scene.allows(place));
  return [
    ...marked.map((place) => ({ place, name: words.spot.marked })),
    ...named.filter(({ place }) => !hasPlace(marked, place)),
  ];
};

/** What can be chosen in the panel. The spot under the pointer does not change it. */
const Controls = ({ scene, marks }: MarkedProps) => {
  const situation = scene.situation.value;
  if (situation === null) return null;
  const { offer, draft } = situation;
  return (
    <>
      {draft.trade === null ? null : <Trade situation={situation} onEvent={scene.handle} />}
      {offer.words.includes('done') ? <Picks situation={situation} onEvent={scene.handle} /> : null}
      <Targets scene={scene} />
      {draft.trade === null && !draft.resigning ? (
        <Lists situation={situation} spots={markedFirst(scene, marks)} onEvent={scene.handle} />
      ) : null}
    </>
  );
};

const DecisionButtons = ({ scene }: SceneProps) => {
  const situation = scene.situation.value;
  if (situation === null) return null;
  const { busy, refusal } = scene.decision;
  // A plan continues by itself until it is done or refused.
  const planned = situation.draft.plan !== null && refusal.value === null;
  return (
    <Buttons
      situation={situation}
      busy={busy.value || planned}
      canUndo={scene.table.value.canUndo}
      onEvent={scene.handle}
      onUndo={() => void scene.model.undo()}
    />
  );
};

/** The open decision of the card game. The preview of a choice includes the spot under the pointer. */
export const Decision = ({ scene, marks }: MarkedProps) => {
  const preview = scene.preview.value;
  if (preview === null) return null;
  const refusal = scene.decision.refusal.value;
  return (
    <DecisionPanel
      prompt={promptOf(preview)}
      controls={<Controls scene={scene} marks={marks} />}
      warning={warningOf(preview)}
      consequences={explain(preview)}
      whyNot={
        refusal === null
          ? null
          : { text: refusalText(refusal, preview.words), section: sectionOfRefusal(refusal.code) }
      }
      buttons={<DecisionButtons scene={scene} />}
    />
  );
};
