import { useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { Frame } from '../../table/Frame.tsx';
import type { TableProps } from '../../table/face.tsx';
import { lastLines, Log } from '../../table/Log.tsx';
import { useInteraction } from '../../table/useInteraction.ts';
import { useFlights } from '../../table/useFlights.ts';
import { useTable } from '../../table/useTable.ts';
import { CardPatterns } from './art.tsx';
import { Felt } from './Felt.tsx';
import { Hand } from './Hand.tsx';
import { interaction } from './interaction.ts';
import type { CardsModel } from './model.ts';
import { perform } from './motion.ts';
import { Panel } from './Panel.tsx';
import { titleOf } from './phase.ts';
import { Pip } from './Pip.tsx';
import { refusalText } from './refusal.ts';
import { chapterOf, Rules } from './Rules.tsx';
import { Scene } from './scene.ts';
import { Seats } from './Seats.tsx';
import { tellerOf } from './sentences.ts';
import { TextBoard } from './TextBoard.tsx';
import { cardWords } from './words.ts';
import './cards.css';
import '../../table/decision.css';
import '../../table/frame.css';

type CardsTableProps = TableProps & { readonly model: CardsModel };

/** The table of the card game. Everything it shows comes from a view, an offer, and questions to the game. */
export const CardsTable = (props: CardsTableProps) => {
  const { model } = props;
  if (model.source.facts.value === null || model.view.value === null) return <main class="page" />;
  return <OpenTable {...props} />;
};

/** The scene of this table; a plan of several decisions goes on as soon as the next one opens. */
const useScene = (model: CardsModel): Scene => {
  const decision = useInteraction(model, interaction);
  useSignalEffect(() => {
    if (model.offer.value !== null && decision.draft.peek().plan !== null)
      decision.handle({ kind: 'continue' });
  });
  return useMemo(() => new Scene(model, decision), [model, decision]);
};

const Stage = ({ scene, marks }: { scene: Scene; marks: readonly string[] }) => (
  <section class="stage" aria-labelledby="h-board">
    <h2 id="h-board" class="sr-only">
      {cardWords.value.heading.felt}
    </h2>
    <CardPatterns />
    <Felt scene={scene} marks={marks} />
    <TextBoard view={scene.view.value} facts={scene.facts.value} telling={scene.telling.value} />
  </section>
);

/** What the teacher says could give away what is covered. */
const withoutHelp = ({ help: _, ...given }: TableProps): TableProps => given;

const NO_MARKS: readonly string[] = [];

const OpenTable = (props: CardsTableProps) => {
  const { model, marks = NO_MARKS } = props;
  const words = cardWords.value;
  const { table, view, shown, panel, saveFile } = useTable(model, (refusal) => refusalText(refusal, words));
  const root = useRef<HTMLElement>(null);
  const scene = useScene(model);
  const parts = useMemo(() => ({ model, words, SeatMark: Pip }), [model, words]);
  const telling = scene.telling.value;
  const teller = useMemo(() => tellerOf(telling), [telling]);
  const news = useMemo(() => lastLines(model, shown, teller), [model, shown, table.version, teller]);
  useFlights(model, root, (element, rows) => perform(element, model.moment(rows - 1)));

  // Until the next person has the device in hand, nothing of what they know is on the page.
  const covered = table.handTo !== null;
  return (
    <Frame
      parts={parts}
      given={covered ? withoutHelp(props) : props}
      root={root}
      look={{ phase: view.phase.kind, className: 'cards' }}
      bar={{ title: <span class="bar-round">{titleOf(words, view)}</span>, more: <span class="bar-space" /> }}
      sides={{
        left: covered ? null : <Seats view={view} table={table} words={words} />,
        log: covered ? null : (
          <Log model={model} table={table} teller={teller} SeatMark={Pip} words={words} />
        ),
      }}
      rules={() => <Rules first={chapterOf(view)} />}
      news={covered ? [] : news}
      onCommand={async (text) => {
        const refusal = await scene.decision.command(text);
        return refusal === null ? null : refusalText(refusal, words);
      }}
    >
      {covered ? null : (
        <>
          <Stage scene={scene} marks={marks} />
          <div class="panel" id="decision" tabIndex={-1} ref={panel}>
            <Hand scene={scene} />
            <Panel {...props} scene={scene} news={news} onFile={saveFile} />
          </div>
        </>
      )}
    </Frame>
  );
};
