import {
  type Action,
  BASE_HIGH,
  BASE_LOW,
  type Card,
  cards,
  type Corner,
  type Place,
  placesOf,
  type View,
} from '@santiago/cards';
import { type Refusal, type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { giveFile } from '../../browser/download.ts';
import { settings } from '../../browser/settings.ts';
import { refusalText as serverRefusal } from '../../i18n/refusal.ts';
import { Frame, Idle } from '../../table/Frame.tsx';
import { lastLines, Log } from '../../table/Log.tsx';
import { pictureOf } from '../../table/picture.ts';
import { useFlights, useTable } from '../../table/useTable.ts';
import type { WhoOf } from '../../table/who.ts';
import type { TableProps } from '../../table/face.tsx';
import { type CardLook, CardPatterns } from './art.tsx';
import './cards.css';
import { Decision } from './Decision.tsx';
import {
  actionOf,
  type Draft,
  EMPTY_TRADE,
  firstDraft,
  hasPlace,
  NO_DRAFT,
  runsOf,
  spotsOf,
} from './draft.ts';
import { fightsOf, heldCard, type Situation, targetOdds } from './explain.ts';
import { type Facts, factsOf, type Odds, strandedByMove } from './facts.ts';
import { type Bubble, Felt, type Ghost } from './Felt.tsx';
import { Fight, lastFight } from './Fight.tsx';
import {
  around,
  type Box,
  boxOf,
  centreOf,
  keyOf,
  nearest,
  nextPlace,
  placeKey,
  STEPS,
  UNIT,
} from './geometry.ts';
import { Hand } from './Hand.tsx';
import { Hint } from './Hint.tsx';
import type { CardsDictionary } from './i18n/en.ts';
import type { CardsModel } from './model.ts';
import { perform } from './motion.ts';
import { Pip, pipPath } from './Pip.tsx';
import { Result } from './Result.tsx';
import { chapterOf, Rules } from './Rules.tsx';
import { actorOf, Seats } from './Seats.tsx';
import { readTold, rollOf, tellerOf, type Telling, turnOf } from './sentences.ts';
import { nextStep, type Plan } from './plan.ts';
import { TextBoard } from './TextBoard.tsx';
import { cardWords } from './words.ts';
import '../../table/decision.css';
import '../../table/frame.css';

const NONE: ReadonlySet<string> = new Set();

const titleOf = ({ title }: CardsDictionary, view: View): string => {
  switch (view.phase.kind) {
    case 'first':
      return title.first;
    case 'base':
      return title.base;
    case 'over':
      return title.over;
    default:
      return title.turn(turnOf(view));
  }
};

const waitingLine = ({ waiting }: CardsDictionary, { phase }: View, whoOf: WhoOf): string => {
  switch (phase.kind) {
    case 'first':
      return waiting.first;
    case 'base':
      return waiting.base(whoOf(phase.by));
    case 'act':
      return waiting.act(whoOf(phase.by));
    case 'give':
    case 'take':
      return waiting.give(whoOf(phase.by));
    case 'fight':
      return waiting.fight(whoOf(phase.by));
    case 'dice':
      return waiting.dice;
    case 'pick':
      return waiting.pick(whoOf(phase.by));
    case 'after':
      return waiting.after(whoOf(phase.by));
    case 'over':
      return waiting.over;
  }
};

/** All of the cross and the ground for bases. */
const FRAME: Box = {
  left: BASE_LOW * UNIT - 10,
  top: -BASE_HIGH * UNIT - 10,
  right: BASE_HIGH * UNIT + 10,
  bottom: -BASE_LOW * UNIT + 10,
};
const isSettingUp = ({ phase }: View): boolean => phase.kind === 'first' || phase.kind === 'base';
const wholeOf = (view: View): Box => (isSettingUp(view) ? FRAME : around(view.table.map(boxOf), 85));

/** The part of the table that the moment is about. */
const detailOf = (
  view: View,
  facts: Facts,
  seat: Seat | null,
  spots: readonly Place[],
  draft: Draft,
): Box | null => {
  if (isSettingUp(view) || view.phase.kind === 'over') return null;
  const { phase } = view;
  const at = (corner: Corner) => {
    const card = facts.at.get(keyOf(corner));
    return card === undefined ? [] : [boxOf(card)];
  };
  if (phase.kind === 'fight') return around(at(phase.attacker), 150);
  if (phase.kind === 'dice') return around([...at(phase.attacker), ...at(phase.target)], 130);
  if (draft.place !== null) return around([boxOf(draft.place)], 170);
  if (spots.length > 0) return around(spots.map(boxOf), 40);
  const own = view.table.filter(({ owner }) => owner === (actorOf(view) ?? seat));
  const last = view.table.reduce((newest, card) => (card.laid > newest.laid ? card : newest), view.table[0]!);
  return own.length === 0 ? null : around([...own.map(boxOf), boxOf(last)], 90);
};

/** What the row shown last did to the table. */
const changedBy = (model: CardsModel, shown: number): ReadonlySet<string> => {
  if (shown === 0) return NONE;
  const { action } = readTold(model.moment(shown - 1).row.told);
  return action.kind === 'base' || action.kind === 'place' || action.kind === 'move'
    ? new Set([keyOf(action.place)])
    : NONE;
};

const departedIn = (model: CardsModel, shown: number) => {
  if (shown === 0) return null;
  const { row, before } = model.moment(shown - 1);
  const { action } = readTold(row.told);
  return action.kind === 'dice' ? (rollOf(before, action.dice)?.loser ?? null) : null;
};

const refusalText = (refusal: Refusal, { refusals }: CardsDictionary): string =>
  refusals[refusal.code]?.(refusal.details) ?? serverRefusal(refusal);

const EVEN = 0.08;
const bubbleOf = (words: CardsDictionary, { chance }: Odds): Bubble => ({
  text: words.percent(chance),
  tone: chance > 0.5 + EVEN ? 'good' : chance < 0.5 - EVEN ? 'bad' : 'even',
});

/** The table of the card game. Everything it shows comes from a view, an offer, and questions to the game. */
export const CardsTable = (props: TableProps & { readonly model: CardsModel }) => {
  const { model } = props;
  if (model.source.facts.value === null || model.view.value === null) return <main class="page" />;
  return <OpenTable {...props} />;
};

const OpenTable = (props: TableProps & { readonly model: CardsModel }) => {
  const { model, onAgain, talk, notices, coach, marks = [], help } = props;
  const words = cardWords.value;
  const {
    table,
    view,
    offer,
    narrow,
    whyNot,
    busy,
    whoOf,
    seat,
    looking,
    shown,
    panel,
    send: answer,
    command,
    saveFile,
  } = useTable(model, (refusal) => refusalText(refusal, words));
  const root = useRef<HTMLElement>(null);
  const draftSignal = useSignal<Draft>(NO_DRAFT);
  const hovered = useSignal<Place | null>(null);
  const plan = useRef<{ plan: Plan; sentAt: number } | null>(null);
  const drawing = useRef<
    (at: { clientX: number; clientY: number }, places: readonly Place[]) => Place | null
  >(() => null);

  const telling: Telling = useMemo(() => ({ words, whoOf }), [words, whoOf]);
  const facts = useMemo(() => factsOf(view), [view]);
  const rows = table.rows.length;
  const over = view.phase.kind === 'over';

  const send = async (action: Action) => {
    if (!(await answer(action))) plan.current = null;
  };

  // A new decision starts with an empty draft; what was planned for several decisions goes on by itself.
  useLayoutEffect(() => {
    draftSignal.value = firstDraft(offer, draftSignal.peek().dir);
    if (offer === null || plan.current === null || plan.current.sentAt === rows) return;
    const step = nextStep(offer, view.phase, plan.current.plan);
    if (step === null) {
      plan.current = null;
      return;
    }
    plan.current = { plan: { ...plan.current.plan, begun: true }, sentAt: rows };
    void send(step);
  }, [offer]);

  const carryOut = (steps: Plan) => {
    const step = offer === null ? null : nextStep(offer, view.phase, steps);
    if (step === null) return;
    plan.current = { plan: { ...steps, begun: true }, sentAt: rows };
    void send(step);
  };

  const draft = draftSignal.value;
  const spots = useMemo(() => spotsOf(offer, draft), [offer, draft.card, draft.from, draft.dir]);
  const situation: Situation | null =
    offer === null || seat === null ? null : { ...telling, view, facts, offer, draft, seat };
  const preview: Situation | null =
    situation === null || draft.place !== null || hovered.value === null || !hasPlace(spots, hovered.value)
      ? situation
      : { ...situation, draft: { ...draft, place: hovered.value } };

  const hot = useMemo(() => {
    if (situation === null || offer?.lay?.kind === 'base') return NONE;
    return new Set(
      spots
        .filter((place) => fightsOf({ ...situation, draft: { ...draft, place } }).length > 0)
        .map(placeKey),
    );
  }, [spots, view]);

  const bubbles = useMemo(() => {
    const found = new Map<string, Bubble>();
    if (preview === null) return found;
    const odds = offer!.fight.length > 0 ? targetOdds(preview) : fightsOf(preview);
    for (const each of odds) found.set(keyOf(each.target), bubbleOf(words, each));
    return found;
  }, [preview?.draft, preview?.view, words]);

  const ghost: Ghost | null = useMemo(() => {
    const place = preview?.draft.place ?? null;
    if (preview === null || place === null || seat === null) return null;
    const look: CardLook = {
      owner: seat,
      card: heldCard(preview) ?? '?',
      up: preview.draft.from !== null,
      base: offer?.lay?.kind === 'base',
    };
    return { look, place };
  }, [preview?.draft, seat, offer]);

  const doomed = useMemo(() => {
    if (preview?.draft.from == null || preview.draft.place === null || seat === null) return NONE;
    return new Set(strandedByMove(facts, seat, preview.draft.from, preview.draft.place).map(keyOf));
  }, [preview?.draft, facts, seat]);

  const pickable = useMemo(() => {
    if (offer === null || draft.trade !== null) return NONE;
    if (offer.fight.length > 0) return new Set(offer.fight.map(keyOf));
    return draft.card === null ? new Set(offer.moves.map(({ from }) => keyOf(from))) : NONE;
  }, [offer, draft.card, draft.trade]);

  const fighting = useMemo(() => {
    const { phase } = view;
    if (phase.kind === 'dice') return new Set([keyOf(phase.attacker), keyOf(phase.target)]);
    return phase.kind === 'fight' ? new Set([keyOf(phase.attacker)]) : NONE;
  }, [view]);

  const setDraft = (next: Draft) => {
    whyNot.value = null;
    hovered.value = null;
    draftSignal.value = next;
  };
  const clear = () => setDraft(firstDraft(offer, draft.dir));

  /** With the card turned, the place nearest to the old one that it fits into. */
  const turn = () => {
    const dir = draft.dir === 'v' ? 'h' : 'v';
    const turned = { ...draft, dir, place: null } as const;
    const places = spotsOf(offer, turned);
    if (places.length === 0) return;
    setDraft({
      ...turned,
      place: draft.place === null ? null : nearest(places, centreOf(draft.place), 10_000),
    });
  };
  /** Turned so that it fits somewhere at all. */
  const fitting = (next: Draft): Draft =>
    spotsOf(offer, next).length > 0 ? next : { ...next, dir: next.dir === 'v' ? 'h' : 'v' };
  const choose = (card: Card) => {
    if (draft.card === card) return;
    setDraft(fitting({ ...firstDraft(offer, draft.dir), card, place: null }));
  };
  const pickSpot = (place: Place) => {
    const again = draft.place !== null && placeKey(draft.place) === placeKey(place);
    const next = { ...draft, place };
    setDraft(next);
    const action = offer === null ? null : actionOf(offer, next);
    if ((again || settings.confirm.value === 'no') && action !== null && !busy.value) void send(action);
  };
  const pickCard = (key: string) => {
    if (model.catchingUp.peek()) {
      model.finish();
      return;
    }
    if (offer === null || seat === null) return;
    const card = facts.at.get(key)!;
    const corner = { x: card.x, y: card.y };
    if (offer.fight.length > 0) {
      if (!pickable.has(key)) return;
      const again = draft.target !== null && keyOf(draft.target) === key;
      setDraft({ ...draft, target: corner });
      if (again && !busy.value) void send({ kind: 'fight', target: corner });
      return;
    }
    if (draft.from !== null && keyOf(draft.from) === key) {
      clear();
      return;
    }
    if (pickable.has(key)) {
      setDraft(fitting({ ...firstDraft(offer, card.dir), from: corner }));
      return;
    }
    if (offer.lay?.kind !== 'place' && offer.moves.length === 0) return;
    const refusal = cards.refuse(cards.known(view), seatIndex(seat), {
      kind: 'move',
      from: corner,
      place: { ...corner, x: corner.x + 1, dir: card.dir },
    });
    whyNot.value = refusal === null ? null : refusalText(refusal, words);
  };
  const pickNothing = () => {
    if (model.catchingUp.peek()) model.finish();
    else if (draft.place !== null || draft.card !== null || draft.from !== null) clear();
    else if (offer !== null && offer.lay !== null) whyNot.value = words.nothingLegal;
  };

  const cycle = (step: number) => {
    if (spots.length === 0) return;
    const sorted = spots.toSorted(
      (a, b) => Number(hot.has(placeKey(b))) - Number(hot.has(placeKey(a))) || a.x - b.x || a.y - b.y,
    );
    const now = sorted.findIndex((spot) => draft.place !== null && placeKey(spot) === placeKey(draft.place));
    setDraft({ ...draft, place: sorted[(now + step + sorted.length) % sorted.length]! });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key as keyof typeof STEPS];
    if (step !== undefined) {
      const from = draft.place === null ? null : centreOf(draft.place);
      const next = from === null ? nearest(spots, { x: 25, y: -25 }, 10_000) : nextPlace(spots, from, step);
      if (next !== null) setDraft({ ...draft, place: next });
    } else if (event.key === 'n' || event.key === 'N') cycle(event.key === 'n' ? 1 : -1);
    else if (event.key === 't' || event.key === 'T') turn();
    else if (event.key === 'm' || event.key === 'M') {
      const movers = [...pickable];
      if (movers.length === 0) return;
      const now = draft.from === null ? -1 : movers.indexOf(keyOf(draft.from));
      pickCard(movers[(now + 1) % movers.length]!);
    } else if (event.key === 'Enter' || event.key === ' ') {
      const action = offer === null ? null : actionOf(offer, draft);
      if (model.catchingUp.peek()) model.finish();
      else if (action !== null && !busy.value) void send(action);
    } else if (event.key === 'Escape') clear();
    else return;
    event.preventDefault();
  };

  useFlights(table, shown, looking, root, (element) => perform(element, model.moment(shown - 1)));

  const teller = useMemo(() => tellerOf(telling), [telling]);
  const news = useMemo(() => lastLines(model, shown, teller), [model, shown, table.version, teller]);
  const changed = useMemo(() => changedBy(model, shown), [model, shown, table.version]);
  const departed = useMemo(() => departedIn(model, shown), [model, shown, table.version]);
  const fight = useMemo(() => lastFight(model, shown), [model, shown, table.version]);
  const showsFight =
    fight !== null && draft.card === null && draft.from === null && draft.trade === null && !over;
  const focus = useMemo(() => wholeOf(view), [view]);
  const detail = useMemo(
    () => detailOf(view, facts, seat, spots, draft),
    [view, facts, seat, spots, draft.place],
  );
  const hand = seat === null ? null : view.seats[seatIndex(seat)]!.hand;
  const ground =
    offer?.lay?.kind === 'base' ? runsOf(offer, draft).filter(({ dir }) => dir === draft.dir) : [];

  // Until the next person has the device in hand, nothing of what he knows is on the page.
  const covered = table.handTo !== null;

  const savePicture = () => {
    const svg = root.current!.querySelector<SVGSVGElement>('.felt-picture')!;
    const { width, height } = svg.getBoundingClientRect();
    const { marks: earned } = cards.outcome(cards.known(view))!;
    const heads = seatsOf(view.setup.players).map((each, i) => ({
      mark: `<svg viewBox="-1 -1 22 22"><path d="${pipPath(each)}"/></svg>`,
      seat: each,
      name: whoOf(each).name,
      score: earned[i]!,
    }));
    void pictureOf({ svg, width, height }, heads).then((blob) => giveFile(blob, 'santiago.png'));
  };

  return (
    <Frame
      model={model}
      table={table}
      words={words}
      narrow={narrow}
      root={root}
      SeatMark={Pip}
      className="cards"
      phase={view.phase.kind}
      title={<span class="bar-round">{titleOf(words, view)}</span>}
      bar={<span class="bar-space" />}
      left={covered ? null : <Seats view={view} table={table} words={words} />}
      log={covered ? null : <Log model={model} table={table} teller={teller} SeatMark={Pip} words={words} />}
      rules={{ title: words.rulesTitle, text: () => <Rules first={chapterOf(view)} /> }}
      talk={talk}
      notices={notices}
      help={help === undefined || covered ? undefined : () => help({ view, rows: shown })}
      news={covered ? [] : news}
      yourTurn={offer !== null}
      onCommand={command}
    >
      {covered ? null : (
        <>
          <section class="stage" aria-labelledby="h-board">
            <h2 id="h-board" class="sr-only">
              {words.heading.felt}
            </h2>
            <CardPatterns />
            <Felt
              view={view}
              facts={facts}
              words={words}
              focus={focus}
              detail={detail}
              departed={departed}
              overlay={showsFight ? <Fight seen={fight} telling={telling} /> : null}
              inSight={showsFight ? fight.sides.map(({ place }) => place) : []}
              drawing={drawing}
              spots={spots}
              hot={hot}
              ground={ground}
              ghost={ghost}
              lifted={draft.from === null ? null : keyOf(draft.from)}
              bubbles={bubbles}
              pickable={pickable}
              fighting={fighting}
              changed={changed}
              doomed={doomed}
              marks={[...marks, ...model.pointed.value]}
              onSpot={pickSpot}
              onHover={(place) => (hovered.value = place)}
              onCard={pickCard}
              onNothing={pickNothing}
              onKey={onKey}
            />
            <TextBoard view={view} facts={facts} telling={telling} />
          </section>

          <div class="panel" id="decision" tabIndex={-1} ref={panel}>
            {seat === null ||
            hand === null ||
            !view.seats[seatIndex(seat)]!.in ||
            over ||
            draft.trade !== null ? null : (
              <Hand
                seat={seat}
                cards={hand}
                chosen={draft.card}
                open={offer !== null && offer.lay !== null}
                words={words}
                onChoose={choose}
                onDrag={(card, at) => {
                  const places = placesOf(offer?.lay?.runs ?? []).filter(
                    ({ dir }) => dir === draftSignal.peek().dir,
                  );
                  const place = drawing.current(at, places);
                  if (place !== null) draftSignal.value = { ...draftSignal.peek(), card, place };
                }}
              />
            )}
            <section class="decide" aria-labelledby="h-decision">
              <h2 id="h-decision" class="sr-only">
                {words.heading.decision}
              </h2>
              {props.coachWaits === true && model.catchingUp.value ? null : coach}
              {looking === null && over && !model.catchingUp.value ? (
                <Result
                  model={model}
                  view={view}
                  rows={rows}
                  telling={telling}
                  onAgain={onAgain}
                  onFile={saveFile}
                  onPicture={savePicture}
                  afterwards={props.afterwards}
                />
              ) : looking === null && preview !== null ? (
                <>
                  {coach === undefined &&
                  draft.card === null &&
                  draft.from === null &&
                  (draft.trade?.gives.length ?? 0) === 0 ? (
                    <Hint offer={preview.offer} trading={draft.trade !== null} words={words} />
                  ) : null}
                  <Decision
                    situation={preview}
                    whyNot={whyNot.value}
                    busy={busy.value || plan.current !== null}
                    canUndo={table.canUndo}
                    onDraft={setDraft}
                    onTurn={turn}
                    onAct={(action) => void send(action)}
                    onTrade={() => carryOut({ kind: 'trade', begun: false, ...(draft.trade ?? EMPTY_TRADE) })}
                    onPicks={() => carryOut({ kind: 'picks', begun: false, picks: draft.picks })}
                    onClear={clear}
                    onUndo={() => void model.undo()}
                  />
                </>
              ) : (
                <Idle
                  model={model}
                  words={words}
                  rows={rows}
                  waiting={`${seat === null ? `${words.waiting.watching} ` : ''}${waitingLine(words, view, whoOf)}`}
                  news={news}
                />
              )}
            </section>
          </div>
        </>
      )}
    </Frame>
  );
};
