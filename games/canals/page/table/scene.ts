import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CanalsTypes, Ditch, Offer, Square, Tile, View } from '@santiago/canals';
import { type Refusal, type Seat, seatIndex } from '@santiago/kernel';
import { isCalm, settings } from '@santiago/table/page/browser/settings.ts';
import { refusalText as shellRefusal, sentenceIn } from '@santiago/table/page/i18n/refusal.ts';
import type { TableFacts } from '@santiago/table/page/sources/contract.ts';
import { lastLines, type Teller } from '@santiago/table/page/log/Log.tsx';
import type { OpenDecision } from '@santiago/table/page/model/openDecision.ts';
import { rowsShown, rowsTold } from '@santiago/table/page/log/watched.ts';
import type { Ruled } from '@santiago/table/page/panel/RuleLink.tsx';
import { type WhoOf, whoOf } from '@santiago/table/page/seats/who.ts';
import { isSmall, isUpright } from '@santiago/table/page/ui/screen.ts';
import { type Edition, editionOf } from '../symbols/edition.ts';
import { type BoardScene, type Changed, NO_DITCH_TEXTS, NOTHING_CHANGED } from '../board/boardScene.ts';
import { cropLetters, type CropTexts } from '../symbols/cropLetters.ts';
import type { Situation } from '../panel/explain.ts';
import { type Facts, factsOf, previewCanal } from './facts.ts';
import { type Geometry, geometryOf, type Sight, sightOf, type Turn, WHOLE } from '../board/geometry.ts';
import type { CanalsDictionary } from '../i18n/en.ts';
import { type CanalsEvent, chosenSpot, type Draft, targetsOf, withSpot } from '../panel/interaction.ts';
import type { CanalsModel } from './model.ts';
import { readTold, tellerOf, type Wording } from '../panel/sentences.ts';
import { NO_DITCHES, NO_SHADOW, NO_SQUARES, type Shadow, shadowOf } from '../board/shadow.ts';
import { isTarget, sameSpot, type Spot, type Targets } from '../board/spot.ts';
import { sectionOfRefusal } from '../rulebook/sections.ts';
import { canalsWords } from '../words.ts';

/** What the last shown row put on the board. */
const changedBy = (model: CanalsModel, shown: number): Changed => {
  if (shown === 0) return NOTHING_CHANGED;
  const { action } = readTold(model.happenedAt(shown - 1).row.told);
  switch (action?.kind) {
    case 'plant':
      return { squares: new Set([action.square]), ditches: NO_DITCHES };
    case 'accept':
    case 'dig':
    case 'extra':
      return { squares: NO_SQUARES, ditches: new Set([action.ditch]) };
    case 'overseer':
    case 'spring':
    case 'palms':
    case 'aside':
    case 'reveal':
    case 'bid':
    case 'pass':
    case 'propose':
    case 'support':
    case undefined:
      return NOTHING_CHANGED;
  }
};

/** A refusal in the words of the game, or of the shell if the game has none for it. */
export const refusalText = (refusal: Refusal, words: CanalsDictionary, who: WhoOf): string => {
  const { by } = refusal.details;
  const details = typeof by === 'string' ? { ...refusal.details, by: who(by as Seat).name } : refusal.details;
  return sentenceIn(words.refusals, { ...refusal, details }) ?? shellRefusal(refusal);
};

/**
 * A signal whose object stays the same while the spot is the same, so that choosing an amount does not redraw the
 * board.
 */
const steadySpot = (find: () => Spot | null): ReadonlySignal<Spot | null> => {
  let last: Spot | null = null;
  return computed(() => {
    const spot = find();
    if (!sameSpot(last, spot)) last = spot;
    return last;
  });
};

type Decision = OpenDecision<CanalsTypes, Draft, CanalsEvent>;

/**
 * The open table of Canals: everything its parts draw, derived from the model, the open decision and the pointer.
 * Each part reads the signals it draws and is redrawn only when they change.
 */
export class TableScene implements BoardScene {
  readonly model: CanalsModel;
  readonly decision: Decision;
  private readonly hovered = signal<Spot | null>(null);
  /** Whether the last spot pointed at could be chosen: a double tap on anything else enlarges the board. */
  private choseLast = false;

  readonly words = canalsWords;
  readonly table: ReadonlySignal<TableFacts>;
  readonly view: ReadonlySignal<View>;
  readonly facts: ReadonlySignal<Facts>;
  readonly edition: ReadonlySignal<Edition>;
  readonly seat: ReadonlySignal<Seat | null>;
  readonly whoOf: ReadonlySignal<WhoOf>;
  readonly wording: ReadonlySignal<Wording>;
  readonly teller: ReadonlySignal<Teller<CanalsTypes>>;
  readonly shown: ReadonlySignal<number>;
  readonly news: ReadonlySignal<readonly string[]>;
  /** Whether values and gains are shown. */
  readonly aids: ReadonlySignal<boolean>;
  /** What the sentences about the open decision need; null where no decision is open. */
  readonly situation: ReadonlySignal<Situation | null>;

  readonly turn: ReadonlySignal<Turn>;
  readonly geometry: ReadonlySignal<Geometry>;
  readonly letters: ReadonlySignal<CropTexts | null>;
  readonly water: BoardScene['water'];
  readonly damp: BoardScene['damp'];
  readonly targets: ReadonlySignal<Targets>;
  readonly picked: ReadonlySignal<Spot | null>;
  readonly ghost: BoardScene['ghost'];
  readonly ringed: ReadonlySignal<ReadonlySet<Square>>;
  readonly wetted: ReadonlySignal<ReadonlySet<Square>>;
  readonly hinted: ReadonlySignal<ReadonlySet<Ditch>>;
  readonly ditchTexts: ReadonlySignal<ReadonlyMap<Ditch, string>>;
  readonly changed: ReadonlySignal<Changed>;
  readonly isCalm = computed(isCalm);
  /** The part of the board that a phone shows enlarged. */
  readonly sight: ReadonlySignal<Sight | null>;

  constructor(model: CanalsModel, decision: Decision) {
    this.model = model;
    this.decision = decision;
    this.table = computed(() => model.source.facts.value!);
    this.view = computed(() => model.view.value!);
    this.facts = computed(() => factsOf(this.view.value));
    this.edition = computed(() => editionOf(this.view.value));
    this.seat = computed(() => (this.table.value.viewer === 'spectator' ? null : this.table.value.viewer));
    const seats = computed(() => this.table.value.seats);
    this.whoOf = computed(() => whoOf({ seats: seats.value }));
    this.wording = computed(() => this.makeWording());
    this.teller = computed(() => tellerOf(this.wording.value));
    this.shown = computed(() => rowsShown(model));
    const version = computed(() => this.table.value.version);
    const told = computed(() => rowsTold(model));
    this.news = computed(() => {
      void version.value;
      return lastLines(model, told.value, this.teller.value);
    });
    this.changed = computed(() => {
      void version.value;
      return changedBy(model, this.shown.value);
    });
    this.aids = computed(() => this.table.value.aids !== false && settings.aids.value === 'yes');
    this.situation = computed(() => this.makeSituation());

    this.turn = computed(() =>
      isSmall.value && isUpright.value && settings.turned.value === 'yes' ? 'tall' : 'wide',
    );
    this.geometry = computed(() => geometryOf(this.turn.value));
    this.letters = computed(() =>
      settings.letters.value === 'yes' ? cropLetters(this.words.value.crops[this.edition.value]) : null,
    );
    this.water = computed(() => this.facts.value.water);
    this.damp = computed(() => this.facts.value.damp);
    const tile = computed<Tile | null>(() => decision.draft.value.tile);
    this.targets = computed(() => targetsOf(model.offer.value, tile.value));
    this.picked = steadySpot(() => chosenSpot(decision.draft.value));
    this.sight = computed(() => this.sightNow());
    const shadow = computed(() => this.makeShadow());
    this.ghost = computed(() => shadow.value.ghost);
    this.ringed = computed(() => shadow.value.ringed);
    this.wetted = computed(() => shadow.value.wetted);
    this.hinted = computed(() => shadow.value.hinted);
    this.ditchTexts = computed(() => this.makeDitchTexts());
  }

  /** Handles what the player did. */
  readonly handle = (event: CanalsEvent): void => {
    if (event.kind === 'point') {
      this.choseLast = event.spot !== null && isTarget(this.targets.peek(), event.spot);
    }
    this.decision.handle(event);
  };

  readonly hover = (spot: Spot | null): void => {
    if (!sameSpot(this.hovered.peek(), spot)) this.hovered.value = spot;
  };

  /** The last tap chose nothing, so a second one may enlarge the board. */
  readonly isIdle = (): boolean => !this.choseLast;

  readonly command = async (text: string): Promise<Ruled | null> => {
    const refusal = await this.decision.command(text);
    return refusal === null ? null : this.explainRefusal(refusal);
  };

  /** A refusal in the reader's language, and the section of the rules that explains it. */
  explainRefusal(refusal: Refusal): Ruled {
    const text = refusalText(refusal, this.words.value, this.whoOf.value);
    return { text, section: sectionOfRefusal(refusal.code) };
  }

  /** At the end the whole board is shown, even if it was enlarged. */
  private sightNow(): Sight | null {
    if (this.view.value.phase.kind === 'over') return WHOLE;
    return isSmall.value ? sightOf(this.geometry.value, this.targets.value) : null;
  }

  private makeWording(): Wording {
    return { words: this.words.value, whoOf: this.whoOf.value, edition: this.edition.value };
  }

  private makeSituation(): Situation | null {
    const offer: Offer | null = this.model.offer.value;
    const seat = this.seat.value;
    if (offer === null || seat === null) return null;
    return {
      ...this.wording.value,
      view: this.view.value,
      facts: this.facts.value,
      offer,
      draft: this.decision.draft.value,
      seat,
      aids: this.aids.value,
    };
  }

  /** What each ditch that can be chosen would bring the viewer immediately. */
  private makeDitchTexts(): ReadonlyMap<Ditch, string> {
    const seat = this.seat.value;
    const { ditches } = this.targets.value;
    if (seat === null || ditches.length === 0 || !this.aids.value) return NO_DITCH_TEXTS;
    const view = this.view.value;
    const who = this.whoOf.value(seat);
    const { part } = this.words.value.preview;
    const gains = ditches.map(
      (ditch) => [ditch, previewCanal(view, ditch).now[seatIndex(seat)] ?? 0] as const,
    );
    return new Map(gains.flatMap(([ditch, gain]) => (gain === 0 ? [] : [[ditch, part(who, gain)]])));
  }

  /** What the draft would do; where no spot is chosen yet, with the spot under the pointer. */
  private makeShadow(): Shadow {
    const offer = this.model.offer.value;
    const seat = this.seat.value;
    if (offer === null || seat === null) return NO_SHADOW;
    const draft = this.decision.draft.value;
    const spot = this.hovered.value;
    const isPreview = spot !== null && this.picked.value === null && isTarget(this.targets.value, spot);
    return shadowOf(this.view.value, offer, isPreview ? withSpot(draft, spot) : draft, seat);
  }
}
