import type { TableProps } from '@santiago/table/page/model/face.tsx';
import { lastLines } from '@santiago/table/page/log/Log.tsx';
import { Panel } from '@santiago/table/page/panel/Panel.tsx';
import type { TableParts } from '@santiago/table/page/log/watched.ts';
import { showsResult } from '../motion/beats.ts';
import { Decision } from './Decision.tsx';
import { Hand } from './Hand.tsx';
import { Hint } from './Hint.tsx';
import { isHolding } from './interaction.ts';
import { waitingLine } from './phase.ts';
import { Result } from '../end/Result.tsx';
import type { Scene } from '../table/scene.ts';

/** A line that explains the decision the first time, until something is chosen. */
const FirstHint = ({ scene }: { scene: Scene }) => {
  const situation = scene.situation.value;
  if (situation === null || isHolding(situation.draft)) return null;
  const { trade } = situation.draft;
  if ((trade?.gives.length ?? 0) > 0) return null;
  return <Hint offer={situation.offer} trading={trade !== null} words={situation.words} />;
};

interface CardsPanelProps {
  readonly scene: Scene;
  readonly parts: TableParts;
  readonly given: TableProps;
}

/** The hand, and what the viewer must decide or the others do. */
export const CardsPanel = ({ scene, parts, given }: CardsPanelProps) => {
  const { words, whoOf } = scene.wording.value;
  const watching = scene.seat.value === null ? `${words.waiting.watching} ` : '';
  return (
    <Panel
      parts={parts}
      given={given}
      above={<Hand scene={scene} marks={given.marks ?? []} />}
      decision={() => (
        <>
          {given.coach == null ? <FirstHint scene={scene} /> : null}
          <Decision scene={scene} marks={given.marks ?? []} />
        </>
      )}
      result={
        scene.over.value && showsResult(scene.model.beat.value)
          ? () => <Result scene={scene} given={given} />
          : null
      }
      waiting={`${watching}${waitingLine(words, scene.view.value, whoOf)}`}
      news={scene.news.value}
      linesOf={(rows) => lastLines(scene.model, rows, scene.teller.value)}
    />
  );
};
