import { canals, cropOf, type Ditch, type Offer, type Square, type View } from '@santiago/canals';
import { type Refusal, type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { giveFile } from '../../browser/download.ts';
import { settings } from '../../browser/settings.ts';
import { ct } from './words.ts';
import { refusalText as serverRefusal } from '../../i18n/refusal.ts';
import { Frame, Idle } from '../../table/Frame.tsx';
import { lastLines, Log } from '../../table/Log.tsx';
import { pictureOf } from '../../table/picture.ts';
import { useInteraction } from '../../table/useInteraction.ts';
import { useFlights, useTable } from '../../table/useTable.ts';
import type { TableProps } from '../../table/face.tsx';
import { isUpright } from '../../ui/screen.ts';
import { editionOf, Icon, Marker, markerShape } from './art.tsx';
import { Areas } from './Areas.tsx';
import { Board, type Ghost } from './Board.tsx';
import { Decision } from './Decision.tsx';
import { chosenSpot, type CanalsEvent, type Draft, interaction, targetsOf, withSpot } from './interaction.ts';
import type { Situation } from './explain.ts';
import { ditchesOf, factsOf, previewCanal, previewPlant } from './facts.ts';
import { geometryOf, sightOf, type Turn } from './geometry.ts';
import { isTarget, type Spot } from './spot.ts';
import type { CanalsDictionary } from './i18n/en.ts';
import { Hint } from './Hint.tsx';
import { Marks } from './Marks.tsx';
import type { CanalsModel } from './model.ts';
import { perform } from './motion.ts';
import { Result } from './Result.tsx';
import { chapterOf, Rules } from './Rules.tsx';
import { readTold, tellerOf, type Telling } from './sentences.ts';
import { actorsOf, Seats, showsCash } from './Seats.tsx';
import { TextBoard } from './TextBoard.tsx';
import { Tiles, Unseen } from './Tiles.tsx';
import { Zoom } from './Zoom.tsx';
import type { WhoOf } from '../../table/who.ts';
import './bar.css';
import './stage.css';
import '../../table/decision.css';
import '../../table/frame.css';

const NO_SQUARES: ReadonlySet<Square> = new Set();
const NO_DITCHES: ReadonlySet<Ditch> = new Set();

type PhaseKey = keyof CanalsDictionary['phases'];
const RIBBON: readonly PhaseKey[] = [
  'auction',
  'overseer',
  'planting',
  'bribing',
  'extra',
  'drying',
  'income',
];

const phaseKey = ({ phase }: View): PhaseKey => {
  switch (phase.kind) {
    case 'set-up':
    case 'spring':
    case 'first-canal':
      return 'setUp';
    case 'reveal':
    case 'auction':
    case 'sealed':
      return 'auction';
    case 'planting':
    case 'leftover':
      return 'planting';
    case 'bribing':
    case 'decision':
      return 'bribing';
    case 'extra':
      return 'extra';
    case 'over':
      return 'over';
  }
};

const Ribbon = ({ view, words }: { view: View; words: CanalsDictionary }) => {
  const now = phaseKey(view);
  return (
    <ol class="ribbon" aria-label={words.phases[now]}>
      {RIBBON.map((phase) => (
        <li
          key={phase}
          class={phase === now ? 'ribbon-now' : undefined}
          aria-current={phase === now ? 'step' : undefined}
        >
          {words.phases[phase]}
        </li>
      ))}
    </ol>
  );
};

/** Who acts and who comes next, in a sentence. */
const waitingLine = (view: View, words: CanalsDictionary, whoOf: WhoOf): string => {
  const { phase } = view;
  const then = (queue: readonly Seat[]): string => {
    const names = queue.slice(1).map((seat) => (whoOf(seat).you ? words.label.you : whoOf(seat).name));
    return names.length === 0 ? '' : ` ${words.waiting.andThen(words.list(names))}`;
  };
  switch (phase.kind) {
    case 'auction':
      return words.waiting.auction(whoOf(phase.queue[0]!)) + then(phase.queue);
    case 'sealed':
      return words.waiting.sealed(words.list(actorsOf(view).map((seat) => whoOf(seat).name)));
    case 'planting':
      return words.waiting.planting(whoOf(phase.queue[0]!)) + then(phase.queue);
    case 'leftover':
      return words.waiting.leftover(whoOf(phase.by));
    case 'bribing':
      return words.waiting.bribing(whoOf(phase.queue[0]!)) + then(phase.queue);
    case 'decision':
      return words.waiting.decision(whoOf(phase.by));
    case 'extra':
      return words.waiting.extra(whoOf(phase.queue[0]!)) + then(phase.queue);
    case 'spring':
      return words.waiting.spring(whoOf(phase.by));
    case 'first-canal':
      return words.waiting.firstCanal(whoOf(phase.by));
    case 'set-up':
    case 'reveal':
      return words.waiting.setUp;
    case 'over':
      return words.waiting.over;
  }
};

/** What the row shown last put on the board. */
const changedBy = (
  model: CanalsModel,
  shown: number,
): { squares: ReadonlySet<Square>; ditches: ReadonlySet<Ditch> } => {
  if (shown === 0) return { squares: NO_SQUARES, ditches: NO_DITCHES };
  const squares = new Set<Square>();
  const ditches = new Set<Ditch>();
  const { row } = model.moment(shown - 1);
  const { action } = readTold(row.told);
  if (action?.kind === 'plant') squares.add(action.square);
  if (action?.kind === 'accept' || action?.kind === 'dig' || action?.kind === 'extra')
    ditches.add(action.ditch);
  return { squares, ditches };
};

interface Shadow {
  readonly ghost: Ghost | null;
  readonly ringed: ReadonlySet<Square>;
  readonly wetted: ReadonlySet<Square>;
  readonly hinted: ReadonlySet<Ditch>;
}

const NO_SHADOW: Shadow = { ghost: null, ringed: NO_SQUARES, wetted: NO_SQUARES, hinted: NO_DITCHES };

/** What the draft would do to the board. */
const shadowOf = (view: View, offer: Offer | null, draft: Draft, seat: Seat | null): Shadow => {
  if (offer === null || seat === null) return NO_SHADOW;
  if ((offer.kind === 'plant' || offer.kind === 'leftover') && draft.tile !== null && draft.square !== null) {
    const { square, tile } = draft;
    const effect = previewPlant(view, tile, square);
    return {
      ghost: { tile, square, seat: offer.kind === 'leftover' ? null : seat, markers: effect.markers },
      ringed: new Set(effect.area.squares.filter((each) => each !== square)),
      wetted: NO_SQUARES,
      hinted: effect.irrigated ? NO_DITCHES : new Set(ditchesOf(square)),
    };
  }
  if (draft.ditch !== null) {
    const { waters, opens } = previewCanal(view, draft.ditch);
    return { ...NO_SHADOW, wetted: new Set([...waters, ...opens]) };
  }
  return NO_SHADOW;
};

const refusalText = (refusal: Refusal, words: CanalsDictionary, whoOf: WhoOf): string => {
  const say = words.refusals[refusal.code];
  if (say === undefined) return serverRefusal(refusal);
  const { by } = refusal.details;
  const details =
    typeof by === 'string' ? { ...refusal.details, by: whoOf(by as Seat).name } : refusal.details;
  return say(details);
};

/** The table of the board game. Everything it shows comes from a view, an offer, and questions to the game. */
export const CanalsTable = (props: TableProps & { readonly model: CanalsModel }) => {
  const { model } = props;
  const table = model.source.facts.value;
  const view = model.view.value;
  if (table === null || view === null) return <main class="page" />;
  return <OpenTable {...props} />;
};

const OpenTable = (props: TableProps & { readonly model: CanalsModel }) => {
  const { model, onAgain, talk, notices, coach, marks = [], help } = props;
  const words = ct.value;
  const { table, view, offer, narrow, whoOf, seat, looking, shown, panel, saveFile } = useTable(
    model,
    (refusal, who) => refusalText(refusal, words, who),
  );
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const decision = useInteraction(model, interaction);
  const hovered = useSignal<Spot | null>(null);

  const edition = editionOf(view);
  const telling: Telling = useMemo(() => ({ words, whoOf, edition }), [words, whoOf, edition]);
  const facts = useMemo(() => factsOf(view), [view]);
  const aids = table.aids !== false && settings.aids.value === 'yes';
  const turn: Turn = narrow && settings.turned.value === 'yes' && isUpright.value ? 'tall' : 'wide';

  const draft = decision.draft.value;
  const targets = useMemo(() => targetsOf(offer, draft.tile), [offer, draft.tile]);
  const sight = useMemo(() => (narrow ? sightOf(geometryOf(turn), targets) : null), [narrow, turn, targets]);
  const shadow = useMemo(() => shadowOf(view, offer, draft, seat), [view, offer, draft, seat]);
  const hoverShadow = useMemo(() => {
    const spot = hovered.value;
    if (offer === null || spot === null || !isTarget(targets, spot) || chosenSpot(draft) !== null)
      return null;
    return shadowOf(view, offer, withSpot(draft, spot), seat);
  }, [hovered.value, offer, targets, draft, view, seat]);
  const { ghost, ringed, wetted, hinted } = hoverShadow ?? shadow;
  const changed = useMemo(() => changedBy(model, shown), [model, shown, table.version]);

  useFlights(table, shown, looking, root, (element) =>
    perform(element, geometryOf(turn), model.moment(shown - 1)),
  );

  /** Whether the last thing pointed at could be chosen: pointing twice at nothing enlarges the board. */
  const choseLast = useRef(false);
  const onEvent = (event: CanalsEvent) => {
    if (event.kind === 'point') choseLast.current = event.spot !== null && isTarget(targets, event.spot);
    decision.handle(event);
  };

  const situation: Situation | null =
    offer === null || seat === null ? null : { ...telling, view, facts, offer, draft, seat, aids };
  const teller = useMemo(() => tellerOf(telling), [telling]);
  const news = useMemo(() => lastLines(model, shown, teller), [model, shown, table.version, teller]);
  const over = view.phase.kind === 'over';
  const own = seat === null ? null : view.seats[seatIndex(seat)]!;

  const savePicture = () => {
    const board = stage.current!.querySelector<SVGSVGElement>('.board')!;
    const { points } = canals.outcome(canals.known(view))!;
    const { width, height } = board.viewBox.baseVal;
    const heads = seatsOf(view.setup.players).map((each, i) => ({
      mark: `<use href="#marker-${markerShape(each)}"/>`,
      seat: each,
      name: whoOf(each).name,
      score: String(points[i]),
    }));
    void pictureOf({ svg: board, width, height }, heads).then((blob) => giveFile(blob, 'santiago.png'));
  };

  const idle = (
    <Idle
      model={model}
      words={words}
      rows={table.rows.length}
      waiting={`${seat === null ? `${words.waiting.watching} ` : ''}${waitingLine(view, words, whoOf)}`}
      news={news}
    />
  );
  // The same elements as before are not looked at again when only the choice changes.
  const log = useMemo(
    () => <Log model={model} table={table} teller={teller} SeatMark={Marker} words={words} />,
    [model, table, teller, words],
  );
  const unseen = useMemo(
    () => <Unseen view={view} words={words} edition={edition} />,
    [view, words, edition],
  );
  const breakdown = useMemo(
    () =>
      aids && view.phase.kind !== 'over' && facts.areasNow.length > 0 ? (
        <Areas areas={facts.areasNow} players={view.setup.players} words={words} edition={edition} />
      ) : null,
    [aids, view, facts, words, edition],
  );
  const seats = useMemo(
    () => <Seats view={view} table={table} facts={facts} words={words} aids={aids} />,
    [view, table, facts, words, aids],
  );

  return (
    <Frame
      model={model}
      table={table}
      words={words}
      narrow={narrow}
      root={root}
      SeatMark={Marker}
      phase={view.phase.kind}
      title={
        <>
          <span class="bar-round">
            {view.round === 0
              ? words.phases.setUp
              : narrow
                ? words.roundShort(view.round, view.rounds)
                : words.round(view.round, view.rounds)}
          </span>
          <span class="bar-phase">{words.phases[phaseKey(view)]}</span>
        </>
      }
      bar={
        <>
          <Ribbon view={view} words={words} />
          <span class="bar-space" />
          {own === null || !showsCash(view, seat!) ? null : (
            <span class="purse" title={words.seat.cash(own.cash)}>
              <Icon id="coin" size={20} /> <strong>{own.cash}</strong>
              <span class="sr-only">{words.seat.cash(own.cash)}</span>
            </span>
          )}
        </>
      }
      left={
        <>
          {seats}
          {narrow ? null : breakdown}
          {narrow ? null : unseen}
        </>
      }
      log={log}
      more={
        <>
          {breakdown}
          {unseen}
        </>
      }
      rules={{ title: words.rulesTitle, text: () => <Rules first={chapterOf(view)} /> }}
      talk={talk}
      notices={notices}
      help={help === undefined ? undefined : () => help({ view, rows: shown })}
      news={news}
      yourTurn={offer !== null}
      onCommand={async (text) => {
        const refusal = await decision.command(text);
        return refusal === null ? null : refusalText(refusal, words, whoOf);
      }}
    >
      <section class="stage" aria-labelledby="h-board">
        <h2 id="h-board" class="sr-only">
          {words.heading.board}
        </h2>
        <div class={`stage-frame stage-${turn}`} ref={stage}>
          <Zoom sight={sight} isIdle={() => !choseLast.current} zoomOut={words.button.zoomOut}>
            <Board
              view={view}
              edition={edition}
              turn={turn}
              letters={settings.letters.value === 'yes'}
              water={facts.water}
              damp={facts.damp}
              targets={targets}
              ghost={ghost}
              picked={chosenSpot(draft)}
              ringed={ringed}
              wetted={wetted}
              hinted={hinted}
              changed={changed}
              cropLetter={(tile) => words.crops[edition][cropOf(tile)].charAt(0).toUpperCase()}
              onPick={(spot) => onEvent({ kind: 'point', spot })}
              onHover={(spot) => (hovered.value = spot)}
            >
              <Marks geometry={geometryOf(turn)} places={[...marks, ...model.pointed.value]} />
            </Board>
            <TextBoard
              view={view}
              facts={facts}
              geometry={geometryOf(turn)}
              targets={targets}
              draft={draft}
              words={words}
              edition={edition}
              whoOf={whoOf}
              onEvent={onEvent}
            />
          </Zoom>
        </div>
      </section>

      <div class="panel" id="decision" tabIndex={-1} ref={panel}>
        <Tiles
          view={view}
          offer={offer}
          draft={draft}
          words={words}
          edition={edition}
          onTile={(tile) => onEvent({ kind: 'tile', tile })}
        />
        <section class="decide" aria-labelledby="h-decision">
          <h2 id="h-decision" class="sr-only">
            {words.heading.decision}
          </h2>
          {props.coachWaits === true && model.catchingUp.value ? null : coach}
          {coach == null && looking === null && offer !== null ? <Hint offer={offer} words={words} /> : null}
          {looking !== null ? (
            idle
          ) : over && !model.catchingUp.value ? (
            <Result
              view={view}
              facts={facts}
              words={words}
              edition={edition}
              whoOf={whoOf}
              onAgain={onAgain}
              onFile={saveFile}
              onPicture={savePicture}
              afterwards={props.afterwards}
            />
          ) : situation !== null ? (
            <Decision
              situation={situation}
              whyNot={
                decision.refusal.value === null ? null : refusalText(decision.refusal.value, words, whoOf)
              }
              busy={decision.busy.value}
              canUndo={table.canUndo}
              onEvent={onEvent}
              onUndo={() => void model.undo()}
            />
          ) : (
            idle
          )}
        </section>
      </div>
    </Frame>
  );
};
