import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type CardsTypes,
  type Corner,
  type Offer,
  type Place,
  placesOf,
  type Run,
  touchedFrom,
  type View,
} from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import type { TableFacts } from '@santiago/table/page/sources/contract.ts';
import { lastLines, type Teller } from '@santiago/table/page/log/Log.tsx';
import type { OpenDecision } from '@santiago/table/page/model/openDecision.ts';
import { rowsShown, rowsTold } from '@santiago/table/page/log/watched.ts';
import { type WhoOf, whoOf as makeWhoOf } from '@santiago/table/page/seats/who.ts';
import type { CardLook } from '../symbols/art.tsx';
import {
  chanceText,
  fightsOf,
  heldCard,
  type NamedSpot,
  namedSpots,
  type Situation,
  strandedBy,
  targetOdds,
} from '../panel/explain.ts';
import { type Facts, factsOf, type Odds } from './facts.ts';
import { type FightSeen, lastFight } from '../motion/fightSeen.ts';
import { keyOf, placeKey } from '../board/geometry.ts';
import {
  type CardsEvent,
  type Draft,
  hasPlace,
  isHolding,
  pickableOf,
  runsOf,
  spotsOf,
} from '../panel/interaction.ts';
import type { CardsModel } from './model.ts';
import { departedBy, placedBy, tellerOf, type Wording } from '../panel/sentences.ts';
import { type Sights, sightsOf } from '../board/sights.ts';
import { cardWords } from '../words.ts';

/** A card in the viewer's hand, drawn over the spot it would take. */
export interface Ghost {
  readonly look: CardLook;
  readonly place: Place;
}

/** A word over a card on the table: the odds of a fight. */
export interface Bubble {
  readonly text: string;
  readonly tone: 'good' | 'even' | 'bad';
}

const NONE: ReadonlySet<string> = new Set();

/** Chances closer to one half than this are called even. */
const EVEN = 0.08;
const toneOf = (chance: number): Bubble['tone'] =>
  chance > 0.5 + EVEN ? 'good' : chance < 0.5 - EVEN ? 'bad' : 'even';
const bubbleOf = (situation: Situation, { chance }: Odds): Bubble => ({
  text: chanceText(situation, chance),
  tone: situation.aids ? toneOf(chance) : 'even',
});

/** The draft without its spot. */
type Held = Pick<Draft, 'card' | 'from' | 'dir'>;

/**
 * What the card table shows, derived from the model, the draft and the pointer. Every part of the screen reads only
 * what it draws, so moving the pointer redraws only the previewed card and its odds.
 */
export class Scene {
  readonly model: CardsModel;
  readonly decision: OpenDecision<CardsTypes, Draft, CardsEvent>;
  /** The spot under the pointer. */
  readonly hovered = signal<Place | null>(null);
  /** Finds the spot nearest to a point of the page. The felt sets it, because it knows its pixels. */
  placeAt: (at: { clientX: number; clientY: number }, places: readonly Place[]) => Place | null = () => null;

  readonly table: ReadonlySignal<TableFacts>;
  /** The device is being handed over: nothing that only the next player may know is shown. */
  readonly covered: ReadonlySignal<boolean>;
  readonly view: ReadonlySignal<View>;
  readonly facts: ReadonlySignal<Facts>;
  readonly seat: ReadonlySignal<Seat | null>;
  readonly wording: ReadonlySignal<Wording>;
  readonly teller: ReadonlySignal<Teller<CardsTypes>>;
  /** The sentences for the last shown row. */
  readonly news: ReadonlySignal<readonly string[]>;
  readonly shown: ReadonlySignal<number>;
  readonly over: ReadonlySignal<boolean>;
  readonly spots: ReadonlySignal<readonly Place[]>;
  readonly ground: ReadonlySignal<readonly Run[]>;
  readonly hot: ReadonlySignal<ReadonlySet<string>>;
  readonly named: ReadonlySignal<readonly NamedSpot[]>;
  /** False hides the chances of fights. */
  readonly aids: ReadonlySignal<boolean>;
  readonly situation: ReadonlySignal<Situation | null>;
  /** The situation with the spot under the pointer, while none is chosen. */
  readonly preview: ReadonlySignal<Situation | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  readonly bubbles: ReadonlySignal<ReadonlyMap<string, Bubble>>;
  /** Cards that the previewed action would cut off. */
  readonly doomed: ReadonlySignal<readonly Corner[]>;
  readonly pickable: ReadonlySignal<ReadonlySet<string>>;
  readonly fighting: ReadonlySignal<ReadonlySet<string>>;
  /** The chosen card of the hand. */
  readonly card: ReadonlySignal<Draft['card']>;
  /** A buy-back is being planned. */
  readonly trading: ReadonlySignal<boolean>;
  /** The card on the table that is being moved. */
  readonly lifted: ReadonlySignal<string | null>;
  /** How the card in hand is turned. */
  readonly dir: ReadonlySignal<Draft['dir']>;
  /** The bases that are left, while the end of the match is shown. */
  readonly lit: ReadonlySignal<ReadonlySet<string>>;
  readonly changed: ReadonlySignal<string | null>;
  readonly departed: ReadonlySignal<ReturnType<typeof departedBy>>;
  readonly fight: ReadonlySignal<FightSeen | null>;
  /** What the camera shows. */
  readonly sights: ReadonlySignal<Sights>;
  /** A card is held, so the camera stays still. */
  readonly holding: ReadonlySignal<boolean>;

  constructor(model: CardsModel, decision: OpenDecision<CardsTypes, Draft, CardsEvent>) {
    this.model = model;
    this.decision = decision;
    const { offer } = model;
    this.table = computed(() => model.source.facts.value!);
    this.aids = computed(() => this.table.value.aids !== false);
    this.covered = computed(() => this.table.value.handTo !== null);
    this.view = computed(() => model.view.value!);
    this.facts = computed(() => factsOf(this.view.value));
    this.over = computed(() => this.view.value.phase.kind === 'over');
    this.seat = computed(() => this.seatNow());
    this.wording = this.wordingSignal();
    this.shown = computed(() => rowsShown(model));
    this.teller = computed(() => tellerOf(this.wording.value));
    this.news = computed(() => this.newsNow());
    const taken = this.takenSignal();
    const held = computed(() => ({ ...taken.value, dir: this.dir.value }));
    this.dir = computed(() => decision.draft.value.dir);
    this.spots = computed(() => shownSpots(offer.value, taken.value, () => held.value));
    this.ground = computed(() => groundOf(offer.value, held.value));
    this.hot = computed(() => this.hotNow());
    this.situation = computed(() => this.situationNow());
    this.named = computed(() => this.namedNow(held.value));
    this.preview = computed(() => this.previewNow());
    this.ghost = computed(() => this.ghostNow());
    this.bubbles = computed(() => this.bubblesNow());
    this.doomed = computed(() => (this.preview.value === null ? [] : strandedBy(this.preview.value)));
    this.pickable = computed(() => new Set(pickableOf(offer.value, decision.draft.value).map(keyOf)));
    this.fighting = computed(() => fightingIn(this.view.value));
    this.card = computed(() => decision.draft.value.card);
    this.trading = computed(() => decision.draft.value.trade !== null);
    this.lifted = computed(() => {
      const { from } = decision.draft.value;
      return from === null ? null : keyOf(from);
    });
    this.lit = computed(() => litIn(this.view.value, model.beat.value?.name ?? ''));
    this.changed = computed(() => (this.lastTold() === null ? null : placedBy(this.lastTold()!)));
    this.departed = computed(() => (this.lastTold() === null ? null : departedBy(this.lastTold()!)));
    this.fight = computed(() => this.fightNow());
    this.sights = computed(() => sightsOf(this.view.value, offer.value, this.seat.value));
    this.holding = computed(() => isHolding(decision.draft.value));
  }

  /** Pointing at the same spot again changes nothing. */
  hover(place: Place | null): void {
    const now = this.hovered.peek();
    if (place === null || now === null ? place !== now : placeKey(place) !== placeKey(now))
      this.hovered.value = place;
  }

  /** Whether the card in hand may go there, in either direction. */
  allows(place: Place): boolean {
    const runs = runsOf(this.model.offer.peek(), this.decision.draft.peek());
    return hasPlace(placesOf(runs.filter(({ dir }) => dir === place.dir)), place);
  }

  readonly handle = (event: CardsEvent): void => {
    this.hovered.value = null;
    this.decision.handle(event);
  };

  private seatNow(): Seat | null {
    const viewer = this.model.source.facts.value?.viewer ?? 'spectator';
    return viewer === 'spectator' ? null : viewer;
  }

  /** Names seldom change and rows often do: the sentences are made again only for a new name or language. */
  private wordingSignal(): ReadonlySignal<Wording> {
    const { facts } = this.model.source;
    const seats = computed(() => facts.value!.seats);
    const whoOf = computed((): WhoOf => makeWhoOf({ seats: seats.value }));
    return computed(() => ({ words: cardWords.value, whoOf: whoOf.value }));
  }

  private newsNow(): readonly string[] {
    return this.lastTold() === null ? [] : lastLines(this.model, rowsTold(this.model), this.teller.value);
  }

  /** The held card as a separate signal: choosing a spot does not change it. */
  private takenSignal(): ReadonlySignal<Pick<Held, 'card' | 'from'>> {
    const { draft } = this.decision;
    const card = computed(() => draft.value.card);
    const from = computed(() => draft.value.from);
    return computed(() => ({ card: card.value, from: from.value }));
  }

  private lastTold() {
    // After an undo, other rows have the same numbers.
    const version = this.model.source.facts.value?.version;
    return version === undefined || this.shown.value === 0
      ? null
      : this.model.happenedAt(this.shown.value - 1);
  }

  private situationNow(): Situation | null {
    const offer = this.model.offer.value;
    const seat = this.seat.value;
    if (offer === null || seat === null) return null;
    const draft = this.decision.draft.value;
    const [view, facts, aids] = [this.view.value, this.facts.value, this.aids.value];
    return { ...this.wording.value, view, facts, offer, draft, seat, aids };
  }

  /** The lists name spots by what they touch, which does not depend on the chosen spot. */
  private namedNow(held: Held): readonly NamedSpot[] {
    const offer = this.model.offer.value;
    const seat = this.seat.value;
    if (offer === null || seat === null) return [];
    const [view, facts, aids] = [this.view.value, this.facts.value, this.aids.value];
    return namedSpots({ ...this.wording.value, view, facts, offer, seat, aids, draft: held });
  }

  private hotNow(): ReadonlySet<string> {
    const offer = this.model.offer.value;
    const seat = this.seat.value;
    if (offer === null || seat === null || offer.lay?.kind === 'base') return NONE;
    const facts = this.facts.value;
    const touching = this.spots.value.filter((place) => touchedFrom(facts.state, seat, place).length > 0);
    return new Set(touching.map(placeKey));
  }

  private previewNow(): Situation | null {
    const situation = this.situation.value;
    const place = this.hovered.value;
    if (situation === null || place === null || situation.draft.place !== null) return situation;
    if (!hasPlace(this.spots.value, place)) return situation;
    return { ...situation, draft: { ...situation.draft, place } };
  }

  private ghostNow(): Ghost | null {
    const preview = this.preview.value;
    const place = preview?.draft.place ?? null;
    if (preview === null || place === null) return null;
    const { draft, offer, seat } = preview;
    const look: CardLook = {
      owner: seat,
      card: heldCard(preview) ?? '?',
      up: draft.from !== null,
      base: offer.lay?.kind === 'base',
    };
    return { look, place };
  }

  private bubblesNow(): ReadonlyMap<string, Bubble> {
    const preview = this.preview.value;
    if (preview === null) return new Map();
    const odds = preview.offer.fight.length > 0 ? targetOdds(preview) : fightsOf(preview);
    return new Map(odds.map((each) => [keyOf(each.target), bubbleOf(preview, each)]));
  }

  private fightNow(): FightSeen | null {
    const draft = this.decision.draft.value;
    if (this.over.value || isHolding(draft) || draft.trade !== null) return null;
    const { lookingAt, underWay, source } = this.model;
    if (source.facts.value === null) return null;
    return lastFight(this.model, this.shown.value, lookingAt.value === null ? underWay.value : null);
  }
}

const litIn = ({ table }: View, beat: string): ReadonlySet<string> =>
  beat === 'standing' || beat === 'winner' ? new Set(table.filter(({ base }) => base).map(keyOf)) : NONE;

/**
 * The spots a card may go to, upright and sideways. Bases have so many that only those of one direction are shown.
 */
const shownSpots = (
  offer: Offer | null,
  taken: Pick<Held, 'card' | 'from'>,
  held: () => Held,
): readonly Place[] =>
  offer?.lay?.kind === 'base' ? spotsOf(offer, held()) : placesOf(runsOf(offer, taken));

/** Whether there are so many spots that they are drawn as one lit area. */
const groundOf = (offer: Offer | null, held: Held): readonly Run[] =>
  offer?.lay?.kind === 'base' ? runsOf(offer, held).filter(({ dir }) => dir === held.dir) : [];

const fightingIn = ({ phase }: View): ReadonlySet<string> => {
  if (phase.kind === 'dice') return new Set([keyOf(phase.attacker), keyOf(phase.target)]);
  return phase.kind === 'fight' ? new Set([keyOf(phase.attacker)]) : NONE;
};
