import { cards } from '@santiago/cards';
import { seatsOf } from '@santiago/kernel';
import type { ComponentChildren } from 'preact';
import { giveFile } from '../../browser/download.ts';
import { Waiting } from '../../table/Waiting.tsx';
import type { TableProps } from '../../table/face.tsx';
import { pictureOf } from '../../table/picture.ts';
import { Decision } from './Decision.tsx';
import { Hint } from './Hint.tsx';
import { isHolding } from './interaction.ts';
import { waitingLine } from './phase.ts';
import { pipPath } from './Pip.tsx';
import { Result } from './Result.tsx';
import type { Scene } from './scene.ts';
import '../../table/decision.css';

interface PanelProps extends Pick<TableProps, 'onAgain' | 'coach' | 'coachWaits' | 'afterwards'> {
  readonly scene: Scene;
  /** What happened last, in sentences. */
  readonly news: readonly string[];
  readonly onFile: () => void;
}

/** The final table as a picture, with the players and what they won at its head. */
const savePicture = (scene: Scene): void => {
  const svg = document.querySelector<SVGSVGElement>('.felt .felt-picture')!;
  const { width, height } = svg.getBoundingClientRect();
  const view = scene.view.peek();
  const { marks } = cards.outcome(cards.known(view))!;
  const heads = seatsOf(view.setup.players).map((seat, i) => ({
    mark: `<svg viewBox="-1 -1 22 22"><path d="${pipPath(seat)}"/></svg>`,
    seat,
    name: scene.telling.peek().whoOf(seat).name,
    score: marks[i]!,
  }));
  void pictureOf({ svg, width, height }, heads).then((blob) => giveFile(blob, 'santiago.png'));
};

/** A line that explains the decision the first time, until something is chosen. */
const FirstHint = ({ scene }: { scene: Scene }) => {
  const situation = scene.situation.value;
  if (situation === null || isHolding(situation.draft)) return null;
  const { trade } = situation.draft;
  if ((trade?.gives.length ?? 0) > 0) return null;
  return <Hint offer={situation.offer} trading={trade !== null} words={situation.words} />;
};

/** What the others do, or a moment of the past. */
const Others = ({ scene, news }: { scene: Scene; news: readonly string[] }) => {
  const { words, whoOf } = scene.telling.value;
  const watching = scene.seat.value === null ? `${words.waiting.watching} ` : '';
  return (
    <Waiting
      model={scene.model}
      words={words}
      waiting={`${watching}${waitingLine(words, scene.view.value, whoOf)}`}
      news={news}
    />
  );
};

const Content = (props: PanelProps): ComponentChildren => {
  const { scene } = props;
  const { model } = scene;
  if (model.lookingAt.value !== null) return <Others scene={scene} news={props.news} />;
  if (scene.over.value && !model.catchingUp.value) {
    return (
      <Result
        model={model}
        view={scene.view.value}
        rows={scene.shown.value}
        telling={scene.telling.value}
        onAgain={props.onAgain}
        onFile={props.onFile}
        onPicture={() => savePicture(scene)}
        afterwards={props.afterwards}
      />
    );
  }
  if (model.offer.value === null || scene.seat.value === null)
    return <Others scene={scene} news={props.news} />;
  return (
    <>
      {props.coach === undefined ? <FirstHint scene={scene} /> : null}
      <Decision scene={scene} />
    </>
  );
};

/** What is asked of the viewer, or what the others do. */
export const Panel = (props: PanelProps) => {
  const { scene, coach } = props;
  return (
    <section class="decide" aria-labelledby="h-decision">
      <h2 id="h-decision" class="sr-only">
        {scene.telling.value.words.heading.decision}
      </h2>
      {props.coachWaits === true && scene.model.catchingUp.value ? null : coach}
      <Content {...props} />
    </section>
  );
};
