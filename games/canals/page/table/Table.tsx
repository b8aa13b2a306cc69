import { type CanalsTypes, showsCash } from '@santiago/canals';
import { seatIndex } from '@santiago/kernel';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { Frame } from '@santiago/table/page/frame/Frame.tsx';
import { useUnheard } from '@santiago/table/page/log/heard.ts';
import { lastLines, Log } from '@santiago/table/page/log/Log.tsx';
import { lit } from '@santiago/table/page/frame/lit.ts';
import { Panel } from '@santiago/table/page/panel/Panel.tsx';
import type { TableProps } from '@santiago/table/page/model/face.tsx';
import { RulesHere } from '@santiago/table/page/panel/RuleLink.tsx';
import { useBeats } from '@santiago/table/page/model/useBeats.ts';
import { useInteraction } from '@santiago/table/page/model/useInteraction.ts';
import { useFlights } from '@santiago/table/page/model/useFlights.ts';
import type { TableParts } from '@santiago/table/page/log/watched.ts';
import { loadOnce } from '@santiago/table/page/browser/loadOnce.ts';
import { Lazy } from '@santiago/table/page/ui/Lazy.tsx';
import { isSmall } from '@santiago/table/page/ui/screen.ts';
import { AreasNow } from './Areas.tsx';
import { isCeremony, litPhase } from '../motion/beats.ts';
import { Icon } from '../symbols/Icon.tsx';
import { Marker } from '../symbols/Marker.tsx';
import { Board } from '../board/Board.tsx';
import { Decision } from '../panel/Decision.tsx';
import { Drama } from '../motion/Drama.tsx';
import { Hint } from '../panel/Hint.tsx';
import { type CanalsEvent, type Draft, interaction } from '../panel/interaction.ts';
import { Marks } from '../board/Marks.tsx';
import type { CanalsModel } from './model.ts';
import { perform, performBeat } from '../motion/motion.ts';
import { ROUND_PHASES, waitingLine } from '../panel/phases.ts';
import { Result } from '../end/Result.tsx';
import { PHASE_IN, sectionOf } from '../rulebook/sections.ts';
import { TableScene } from './scene.ts';
import { Seats } from './Seats.tsx';
import { Shimmer } from '../motion/Shimmer.tsx';
import { useSymbols } from '../symbols/Symbols.tsx';
import { TextBoard } from '../board/TextBoard.tsx';
import { Tiles, Unseen } from './Tiles.tsx';
import { Zoom } from '../board/Zoom.tsx';
import './bar.css';
import '@santiago/table/page/frame/frame.css';
import './stage.css';

interface SceneProps {
  readonly scene: TableScene;
}

/** The phases of the round; each links to its section of the rules. */
const Ribbon = ({ scene }: SceneProps) => {
  const { phases } = scene.words.value;
  const now = litPhase(scene.model.beat.value, scene.view.value);
  const openRules = useContext(RulesHere);
  return (
    <ol class="ribbon" aria-label={phases[now]}>
      {ROUND_PHASES.map((phase) => (
        <li
          key={phase}
          class={phase === now ? 'ribbon-now' : undefined}
          aria-current={phase === now ? 'step' : undefined}
        >
          <button type="button" onClick={() => openRules?.(PHASE_IN[phase])}>
            <span>{phases[phase]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};

/** The viewer's own money. */
const Purse = ({ scene }: SceneProps) => {
  const view = scene.view.value;
  const seat = scene.seat.value;
  if (seat === null || !showsCash(view, seat)) return null;
  const { cash } = view.seats[seatIndex(seat)]!;
  const text = scene.words.value.seat.cash(cash);
  return (
    <span class="purse" title={text}>
      <Icon id="coin" size={20} /> <strong>{cash}</strong>
      <span class="sr-only">{text}</span>
    </span>
  );
};

const Title = ({ scene }: SceneProps) => {
  const words = scene.words.value;
  const view = scene.view.value;
  const round = view.round === 0 ? words.phases.setUp : words.round(view.round, view.rounds);
  return (
    <>
      {isSmall.value && view.round > 0 ? (
        <span class="bar-round" title={round}>
          <span aria-hidden="true">
            {view.round}/{view.rounds}
          </span>
          <span class="sr-only">{round}</span>
        </span>
      ) : (
        <span class="bar-round">{round}</span>
      )}
      <span class="bar-phase">{words.phases[litPhase(scene.model.beat.value, view)]}</span>
    </>
  );
};

const SceneSeats = ({ scene }: SceneProps) => (
  <Seats
    view={scene.view.value}
    table={scene.table.value}
    facts={scene.facts.value}
    words={scene.words.value}
    aids={scene.aids.value}
  />
);

const SceneLog = ({ scene }: SceneProps) => (
  <Log
    model={scene.model}
    table={scene.table.value}
    teller={scene.teller.value}
    SeatMark={Marker}
    words={scene.words.value}
  />
);

const NO_MARKS: readonly string[] = [];

/** What the coach, the lesson, the history or the chat points at. */
const SceneMarks = ({ scene, marks }: SceneProps & { readonly marks: readonly string[] }) => (
  <Marks geometry={scene.geometry.value} marks={[...marks, ...scene.model.pointed.value, ...lit.value]} />
);

const Stage = ({ scene, given }: SceneProps & { readonly given: TableProps }) => {
  const words = scene.words.value;
  return (
    <section class="stage" aria-labelledby="h-board">
      <h2 id="h-board" class="sr-only">
        {words.heading.board}
      </h2>
      <div class={`stage-frame stage-${scene.turn.value}`}>
        <Zoom sight={scene.sight.value} isIdle={scene.isIdle} zoomOut={words.button.zoomOut}>
          <Board
            scene={scene}
            onPoint={(spot) => scene.handle({ kind: 'point', spot })}
            onHover={scene.hover}
            marks={given.marks ?? NO_MARKS}
          >
            <SceneMarks scene={scene} marks={given.marks ?? []} />
            <Drama scene={scene} />
          </Board>
          <Shimmer scene={scene} />
          <TextBoard scene={scene} marks={given.marks ?? NO_MARKS} />
        </Zoom>
      </div>
    </section>
  );
};

const SceneHint = ({ scene }: SceneProps) => {
  const offer = scene.model.offer.value;
  return offer === null ? null : (
    <Hint offer={offer} draft={scene.decision.draft.value} words={scene.words.value} />
  );
};

interface ScenePanelProps extends SceneProps {
  readonly parts: TableParts;
  readonly given: TableProps;
}

const ScenePanel = ({ scene, parts, given }: ScenePanelProps) => {
  const words = scene.words.value;
  const view = scene.view.value;
  const beat = scene.model.beat.value;
  const isOver = view.phase.kind === 'over' && (beat === null || isCeremony(beat.name));
  const watching = scene.seat.value === null ? `${words.waiting.watching} ` : '';
  const waiting = beat === null ? waitingLine(view, scene.wording.value) : words.phases[litPhase(beat, view)];
  return (
    <Panel
      parts={parts}
      given={given}
      above={<Tiles scene={scene} />}
      decision={() => (
        <>
          {given.coach == null ? <SceneHint scene={scene} /> : null}
          <Decision scene={scene} />
        </>
      )}
      result={isOver ? () => <Result scene={scene} given={given} /> : null}
      waiting={`${watching}${waiting}`}
      news={scene.news.value}
      linesOf={(rows) => lastLines(scene.model, rows, scene.teller.value)}
    />
  );
};

/** Loaded when somebody wants to read them. */
const RULES = loadOnce(async () => (await import('../rulebook/Rules.tsx')).Rules);

const OpenTable = ({ model, ...given }: TableProps & { readonly model: CanalsModel }) => {
  const decision = useInteraction<CanalsTypes, Draft, CanalsEvent>(model, interaction);
  const scene = useMemo(() => new TableScene(model, decision), [model, decision]);
  const words = scene.words.value;
  const parts = useMemo(() => ({ model, words, SeatMark: Marker }), [model, words]);
  const root = useRef<HTMLElement>(null);
  useSymbols();
  const news = useUnheard(model, scene.teller.value, false);
  useFlights(model, root, (element, rows) =>
    perform(element, scene.geometry.peek(), model.happenedAt(rows - 1)),
  );
  useBeats(model, root, (element, { beat, rows }) =>
    performBeat({ root: element, geometry: scene.geometry.peek() }, beat, model.happenedAt(rows - 1)),
  );
  const more = (
    <>
      <AreasNow scene={scene} />
      <Unseen scene={scene} />
    </>
  );
  return (
    <Frame
      parts={parts}
      given={given}
      root={root}
      look={{ phase: scene.view.value.phase.kind }}
      bar={{
        title: <Title scene={scene} />,
        more: (
          <>
            <Ribbon scene={scene} />
            <span class="bar-space" />
            <Purse scene={scene} />
          </>
        ),
      }}
      sides={{
        left: (
          <>
            <SceneSeats scene={scene} />
            {isSmall.value ? null : more}
          </>
        ),
        log: <SceneLog scene={scene} />,
        more,
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
      onCommand={scene.command}
    >
      <Stage scene={scene} given={given} />
      <ScenePanel scene={scene} parts={parts} given={given} />
    </Frame>
  );
};

/** The table of the board game. Everything it shows comes from a view, an offer, and questions to the game. */
export const CanalsTable = (props: TableProps & { readonly model: CanalsModel }) =>
  props.model.source.facts.value === null || props.model.view.value === null ? (
    <main class="page" />
  ) : (
    <OpenTable {...props} />
  );
