import {
  type Action,
  costElsewhere,
  cropOf,
  type Ditch,
  markersFor,
  nobodyPassed,
  type Offer,
  plantersOf,
  plantingRank,
  proposalOn,
  proposalsIn,
  type Square,
  type Tile,
  totalOf,
  type View,
} from '@santiago/canals';
import { seatIndex, seatName, type Seat } from '@santiago/kernel';
import type { Draft } from './interaction.ts';
import { type Facts, previewCanal, previewPlant } from '../table/facts.ts';
import { ditchText, type Wording } from './sentences.ts';

/** Everything that a sentence about a decision needs. */
export interface Situation extends Wording {
  readonly view: View;
  readonly facts: Facts;
  readonly offer: Offer;
  readonly draft: Draft;
  readonly seat: Seat;
  /** Whether values and gains are shown. */
  readonly aids: boolean;
}

/** The total of the bribes on a ditch [C33]. */
export const sumOf = (view: View, ditch: Ditch): number => totalOf(proposalOn(view, ditch));

const cashOf = ({ view, seat }: Situation): number => view.seats[seatIndex(seat)]!.cash;

const cropName = ({ words, edition }: Situation, tile: Tile): string => words.crops[edition][cropOf(tile)];

export const promptOf = (situation: Situation): string => {
  const { offer, draft, words } = situation;
  switch (offer.kind) {
    case 'spring':
      return words.prompt.spring;
    case 'first-canal':
      return words.prompt.firstCanal;
    case 'bid':
      return words.prompt.bid;
    case 'seal':
      return words.prompt.seal;
    case 'plant':
      return draft.tile === null
        ? words.prompt.plantTile
        : words.prompt.plantSquare(cropName(situation, draft.tile));
    case 'leftover':
      return words.prompt.leftover(cropName(situation, offer.tile));
    case 'bribe':
      return draft.ditch === null ? words.prompt.bribe : words.prompt.bribeAmount(ditchText(draft.ditch));
    case 'decide':
      if (offer.accept.length > 0) return words.prompt.decide;
      return offer.dig.length > 0 ? words.prompt.decideFree : words.prompt.decideNone;
    case 'extra':
      return words.prompt.extra;
  }
};

/** The button names the result of the action. */
export const buttonOf = (situation: Situation, action: Action): string => {
  const { offer, words, view } = situation;
  switch (action.kind) {
    case 'spring':
      return words.button.spring(action.intersection);
    case 'bid':
      return offer.kind === 'seal' ? words.button.seal(action.amount) : words.button.bid(action.amount);
    case 'plant': {
      const crop = cropName(situation, action.tile);
      return offer.kind === 'leftover'
        ? words.button.place(crop, action.square)
        : words.button.plant(crop, action.square);
    }
    case 'propose':
      return words.button.propose(action.amount, ditchText(action.ditch));
    case 'support':
      return words.button.support(
        action.amount,
        ditchText(action.ditch),
        sumOf(view, action.ditch) + action.amount,
      );
    case 'accept':
      return words.button.accept(ditchText(action.ditch), sumOf(view, action.ditch));
    case 'dig':
      return offer.kind === 'decide'
        ? words.button.dig(ditchText(action.ditch), offer.cost)
        : words.button.firstCanal(ditchText(action.ditch));
    case 'extra':
      return words.button.extra(ditchText(action.ditch));
    case 'pass':
      return passButton(situation);
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      // Chance has no buttons.
      return '';
  }
};

const passButton = (situation: Situation): string => {
  const { offer, words } = situation;
  switch (offer.kind) {
    case 'bid':
      return nobodyPassed(situation.view) ? words.button.passOverseer : words.button.pass;
    case 'seal':
      return words.button.seal(0);
    case 'bribe':
      return words.button.offerNothing;
    case 'decide':
      return words.button.buildNothing;
    case 'extra':
    case 'spring':
    case 'first-canal':
    case 'plant':
    case 'leftover':
      return words.button.notNow;
  }
};

const gainsOf = ({ words, whoOf }: Situation, gains: readonly number[]): string =>
  gains.flatMap((gain, i) => (gain === 0 ? [] : [words.preview.part(whoOf(seatName(i)), gain)])).join(', ');

const explainPlant = (situation: Situation, tile: Tile): string[] => {
  const { draft, words, view, facts, aids, offer } = situation;
  if (draft.square === null) {
    const isFewer = offer.kind === 'plant' && markersFor(facts.state, tile) < plantersOf(tile);
    return isFewer ? [words.preview.markersFewer] : [];
  }
  const effect = previewPlant(view, tile, draft.square);
  const size = words.preview.area(effect.area.squares.length, cropName(situation, tile));
  const water = effect.irrigated ? words.preview.wet : words.preview.dry;
  const lines = [aids ? `${water} ${size}` : water];
  const gains = gainsOf(situation, effect.irrigated ? effect.now : effect.watered);
  if (aids && gains !== '') {
    lines.push(effect.irrigated ? words.preview.gain(gains) : words.preview.gainWhenWet(gains));
  }
  if (effect.markers === 0 && offer.kind === 'plant') lines.push(words.preview.noMarkers);
  if (effect.dry !== null) lines.push(words.preview.fate(effect.dry.lostIn, effect.markers));
  return lines;
};

/** A plantation that a canal would water; nobody's where no marker stands on it. */
export interface Watered {
  readonly square: Square;
  readonly tile: Tile;
  readonly planter: Seat | null;
}

export const wateredBy = ({ view }: Situation, ditch: Ditch): readonly Watered[] =>
  previewCanal(view, ditch).waters.map((square) => {
    const { planter, markers, tile } = view.plantations.find((each) => each.square === square)!;
    return { square, tile, planter: markers === 0 ? null : planter };
  });

/** What a canal would do for whom. */
export const explainDitch = (situation: Situation, ditch: Ditch): string => {
  const { words, view, whoOf, aids } = situation;
  const waters = wateredBy(situation, ditch);
  if (waters.length === 0) return words.preview.watersNothing;
  const parts = waters.map(({ square, tile, planter }) =>
    planter === null
      ? words.preview.savesNeutral(cropName(situation, tile), square)
      : words.preview.savesPart(whoOf(planter), cropName(situation, tile), square),
  );
  const gains = aids ? gainsOf(situation, previewCanal(view, ditch).now) : '';
  return `${words.preview.saves(words.list(parts))}${gains === '' ? '' : ` ${words.preview.gain(gains)}`}`;
};

const explainBid = (situation: Situation): string[] => {
  const { words, view, draft, aids } = situation;
  if (draft.amount === null || draft.amount === 0) {
    return [nobodyPassed(view) ? words.preview.passFirst : words.preview.passLater];
  }
  const leaves = words.preview.leaves(cashOf(situation) - draft.amount);
  if (!aids) return [leaves];
  const { before, of } = plantingRank(view, draft.amount);
  return [leaves, words.preview.order(before, of)];
};

const explainSeal = (situation: Situation): string[] => {
  const { words, view, draft, whoOf } = situation;
  const isPass = draft.amount === null || draft.amount === 0;
  return [
    isPass ? words.preview.sealZero : words.preview.leaves(cashOf(situation) - draft.amount),
    ...(view.overseer === null ? [] : [words.preview.sealEqual(whoOf(view.overseer))]),
  ];
};

/** How many plantations of the player have no water now. */
const countDry = ({ view, facts, seat }: Situation): number =>
  view.plantations.filter(
    ({ planter, markers, square }) =>
      planter === seat && markers > 0 && facts.water.get(square) !== 'watered',
  ).length;

/** What is at stake, and what the others want: shown until a ditch is chosen. */
const explainProposals = (situation: Situation): string[] => [
  situation.words.preview.dryRisk(countDry(situation)),
  ...proposalsIn(situation.view).map(
    (proposal) =>
      `${ditchText(proposal.ditch)} (${totalOf(proposal)}) · ${explainDitch(situation, proposal.ditch)}`,
  ),
];

const explainBribe = (situation: Situation): string[] => {
  const { words, view, draft, whoOf } = situation;
  if (draft.ditch === null || draft.amount === null) return explainProposals(situation);
  const total = sumOf(view, draft.ditch) + draft.amount;
  const cost = costElsewhere([total, ...proposalsIn(view).map(totalOf)]);
  const refusing = view.overseer === null ? '' : words.preview.pool(total, cost, whoOf(view.overseer));
  return [
    explainDitch(situation, draft.ditch),
    `${words.preview.leaves(cashOf(situation) - draft.amount)} ${refusing}`,
  ];
};

const explainDecide = (situation: Situation): string[] => {
  const { words, draft, offer } = situation;
  if (offer.kind !== 'decide') return [];
  // It names its ditch: beside the proposals it could be about any of them.
  if (draft.ditch !== null) return [`${ditchText(draft.ditch)} · ${explainDitch(situation, draft.ditch)}`];
  const cash = cashOf(situation);
  if (offer.dig.length > 0) {
    return [
      offer.accept.length > 0 ? words.preview.ownPlan(offer.cost) : words.preview.ownPlanFree(offer.cost),
    ];
  }
  return [cash < offer.cost ? words.preview.ownPlanPoor(offer.cost, cash) : words.preview.ownPlanNone];
};

const explainExtra = (situation: Situation): string[] => {
  const { words, draft } = situation;
  if (draft.ditch !== null) return [explainDitch(situation, draft.ditch)];
  return [words.preview.dryRisk(countDry(situation)), words.preview.extraOnce];
};

/** What the current choice would mean, in sentences. */
export const explain = (situation: Situation): string[] => {
  const { offer, draft } = situation;
  switch (offer.kind) {
    case 'spring':
    case 'first-canal':
      return [];
    case 'bid':
      return explainBid(situation);
    case 'seal':
      return explainSeal(situation);
    case 'plant':
      return explainPlant(situation, draft.tile ?? offer.tiles[0]!);
    case 'leftover':
      return explainPlant(situation, offer.tile);
    case 'bribe':
      return explainBribe(situation);
    case 'decide':
      return explainDecide(situation);
    case 'extra':
      return explainExtra(situation);
  }
};
