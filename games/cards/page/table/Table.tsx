import { useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { loadOnce } from '@santiago/table/page/browser/loadOnce.ts';
import { Frame } from '@santiago/table/page/frame/Frame.tsx';
import { useUnheard } from '@santiago/table/page/log/heard.ts';
import type { TableProps } from '@santiago/table/page/model/face.tsx';
import { Log } from '@santiago/table/page/log/Log.tsx';
import { useFlights } from '@santiago/table/page/model/useFlights.ts';
import { useInteraction } from '@santiago/table/page/model/useInteraction.ts';
import { Lazy } from '@santiago/table/page/ui/Lazy.tsx';
import { CardPatterns } from '../symbols/art.tsx';
import { Felt } from '../board/Felt.tsx';
import { interaction } from '../panel/interaction.ts';
import type { CardsModel } from './model.ts';
import { perform } from '../motion/motion.ts';
import { CardsPanel } from '../panel/Panel.tsx';
import { titleOf } from '../panel/phase.ts';
import { Pip } from '../symbols/Pip.tsx';
import { refusalText } from '../panel/refusal.ts';
import { sectionOf, sectionOfRefusal } from '../rulebook/sections.ts';
import { Scene } from './scene.ts';
import { Seats } from './Seats.tsx';
import { TextBoard } from '../board/TextBoard.tsx';
import '../symbols/cards.css';
import '@santiago/table/page/frame/frame.css';

type CardsTableProps = TableProps & { readonly model: CardsModel };

interface SceneProps {
  readonly scene: Scene;
}

/** The scene of this table; a plan of several decisions continues as soon as the next one opens. */
const useScene = (model: CardsModel): Scene => {
  const decision = useInteraction(model, interaction);
  useSignalEffect(() => {
    if (model.offer.value !== null && decision.draft.peek().plan !== null)
      decision.handle({ kind: 'continue' });
  });
  return useMemo(() => new Scene(model, decision), [model, decision]);
};

const NO_MARKS: readonly string[] = [];

const Stage = ({ scene, marks }: SceneProps & { readonly marks: readonly string[] }) => (
  <section class="stage" aria-labelledby="h-board">
    <h2 id="h-board" class="sr-only">
      {scene.wording.value.words.heading.felt}
    </h2>
    <CardPatterns />
    <Felt scene={scene} marks={marks} />
    <TextBoard view={scene.view.value} facts={scene.facts.value} wording={scene.wording.value} />
  </section>
);

const Title = ({ scene }: SceneProps) => (
  <span class="bar-round">{titleOf(scene.wording.value.words, scene.view.value)}</span>
);

const SceneSeats = ({ scene }: SceneProps) => (
  <Seats view={scene.view.value} table={scene.table.value} words={scene.wording.value.words} />
);

const SceneLog = ({ scene }: SceneProps) => (
  <Log
    model={scene.model}
    table={scene.table.value}
    teller={scene.teller.value}
    SeatMark={Pip}
    words={scene.wording.value.words}
  />
);

/** The coach's words could give away what is hidden. */
const withoutHelp = ({ help: _, ...given }: TableProps): TableProps => given;

/** Loaded when somebody wants to read them. */
const RULES = loadOnce(async () => (await import('../rulebook/Rules.tsx')).Rules);

const OpenTable = ({ model, ...given }: CardsTableProps) => {
  const scene = useScene(model);
  const { words } = scene.wording.value;
  const parts = useMemo(
    () => ({ model, words, SeatMark: Pip, chosen: () => scene.card.peek() }),
    [model, words, scene],
  );
  const root = useRef<HTMLElement>(null);
  useFlights(model, root, (element, rows) => perform(element, model.happenedAt(rows - 1)));
  // Until the next player has the device, nothing that only they know is on the page.
  const covered = scene.covered.value;
  const news = useUnheard(model, scene.teller.value, covered);
  return (
    <Frame
      parts={parts}
      given={covered ? withoutHelp(given) : given}
      root={root}
      look={{ phase: scene.view.value.phase.kind, className: 'cards' }}
      bar={{ title: <Title scene={scene} />, more: <span class="bar-space" /> }}
      sides={{
        left: covered ? null : <SceneSeats scene={scene} />,
        log: covered ? null : <SceneLog scene={scene} />,
      }}
      rules={(section) => (
        <Lazy
          load={RULES}
          setup={scene.view.value.setup}
          at={section ?? sectionOf(scene.view.value)}
          isSheet
        />
      )}
      news={news}
      onCommand={async (text) => {
        const refusal = await scene.decision.command(text);
        return refusal === null
          ? null
          : { text: refusalText(refusal, words), section: sectionOfRefusal(refusal.code) };
      }}
    >
      {covered ? null : (
        <>
          <Stage scene={scene} marks={given.marks ?? NO_MARKS} />
          <CardsPanel scene={scene} parts={parts} given={given} />
        </>
      )}
    </Frame>
  );
};

/** The table of the card game. Everything it shows comes from a view, an offer, and questions to the game. */
export const CardsTable = (props: CardsTableProps) =>
  props.model.source.facts.value === null || props.model.view.value === null ? (
    <main class="page" />
  ) : (
    <OpenTable {...props} />
  );
