import { type Action, cropOf, type Ditch, type Offer, type View } from '@santiago/canals';
import { seatIndex, type Seat } from '@santiago/kernel';
import type { Draft } from './interaction.ts';
import { type Facts, previewCanal, previewPlant } from './facts.ts';
import { placeName, type Telling } from './sentences.ts';

/** All that a sentence about a decision is made of. */
export interface Situation extends Telling {
  readonly view: View;
  readonly facts: Facts;
  readonly offer: Offer;
  readonly draft: Draft;
  readonly seat: Seat;
  /** Worth and gains are shown. */
  readonly aids: boolean;
}

const seatAt = (index: number): Seat => `p${index + 1}` as Seat;
const poolOf = (view: View, ditch: Ditch) => {
  const { phase } = view;
  const proposals = phase.kind === 'bribing' || phase.kind === 'decision' ? phase.proposals : [];
  return proposals.find((proposal) => proposal.ditch === ditch)?.bribes ?? [];
};
export const sumOf = (view: View, ditch: Ditch): number =>
  poolOf(view, ditch).reduce((sum, { amount }) => sum + amount, 0);

const cropName = ({ words, edition }: Situation, tile: Parameters<typeof cropOf>[0]): string =>
  words.crops[edition][cropOf(tile)];

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
      return draft.ditch === null ? words.prompt.bribe : words.prompt.bribeAmount(placeName(draft.ditch));
    case 'decide':
      if (offer.accept.length > 0) return words.prompt.decide;
      return offer.dig.length > 0 ? words.prompt.decideFree : words.prompt.decideNone;
    case 'extra':
      return words.prompt.extra;
  }
};

/** The button that does the action says what happens. */
export const buttonOf = (situation: Situation, action: Action): string => {
  const { offer, words, view } = situation;
  switch (action.kind) {
    case 'spring':
      return words.button.spring(action.place);
    case 'bid':
      return offer.kind === 'seal' ? words.button.seal(action.amount) : words.button.bid(action.amount);
    case 'plant': {
      const crop = cropName(situation, action.tile);
      return offer.kind === 'leftover'
        ? words.button.place(crop, action.square)
        : words.button.plant(crop, action.square);
    }
    case 'propose':
      return words.button.propose(action.amount, placeName(action.ditch));
    case 'support':
      return words.button.support(
        action.amount,
        placeName(action.ditch),
        sumOf(view, action.ditch) + action.amount,
      );
    case 'accept':
      return words.button.accept(placeName(action.ditch), sumOf(view, action.ditch));
    case 'dig':
      return offer.kind === 'decide'
        ? words.button.dig(placeName(action.ditch), offer.cost)
        : words.button.firstCanal(placeName(action.ditch));
    case 'extra':
      return words.button.extra(placeName(action.ditch));
    case 'pass':
      return passButton(situation);
    default:
      return '';
  }
};

const firstToPass = ({ view }: Situation): boolean => view.seats.every(({ bid }) => bid !== 0);

const passButton = (situation: Situation): string => {
  const { offer, words } = situation;
  switch (offer.kind) {
    case 'bid':
      return firstToPass(situation) ? words.button.passOverseer : words.button.pass;
    case 'seal':
      return words.button.seal(0);
    case 'bribe':
      return words.button.offerNothing;
    case 'decide':
      return words.button.buildNothing;
    default:
      return words.button.notNow;
  }
};

const gainsOf = ({ words, whoOf }: Situation, gains: readonly number[]): string =>
  gains.flatMap((gain, i) => (gain === 0 ? [] : [words.preview.part(whoOf(seatAt(i)), gain)])).join(', ');

const explainPlant = (situation: Situation, tile: Parameters<typeof cropOf>[0]): string[] => {
  const { draft, words, view, seat, aids, offer } = situation;
  if (draft.square === null) {
    const fewer = view.seats[seatIndex(seat)]?.bid === 0 && offer.kind === 'plant';
    return fewer ? [words.preview.markersFewer] : [];
  }
  const effect = previewPlant(view, tile, draft.square);
  const size = words.preview.area(effect.area.squares.length, cropName(situation, tile));
  const lines = [`${effect.irrigated ? words.preview.wet : words.preview.dry} ${size}`];
  const gains = gainsOf(situation, effect.irrigated ? effect.now : effect.watered);
  if (aids && gains !== '') {
    lines.push(effect.irrigated ? words.preview.gain(gains) : words.preview.gainWhenWet(gains));
  }
  if (effect.markers === 0 && offer.kind === 'plant') lines.push(words.preview.noMarkers);
  if (effect.dry !== null) lines.push(words.preview.fate(effect.dry.lostIn, effect.markers));
  return lines;
};

/** What a canal would do for whom. */
export const explainDitch = (situation: Situation, ditch: Ditch): string => {
  const { words, view, whoOf, aids } = situation;
  const effect = previewCanal(view, ditch);
  if (effect.waters.length === 0) return words.preview.watersNothing;
  const parts = effect.waters.map((square) => {
    const { planter, markers, tile } = view.plantations.find((each) => each.square === square)!;
    return planter === null || markers === 0
      ? words.preview.savesNeutral(cropName(situation, tile), square)
      : words.preview.savesPart(whoOf(planter), cropName(situation, tile), square);
  });
  const gains = aids ? gainsOf(situation, effect.now) : '';
  return `${words.preview.saves(words.list(parts))}${gains === '' ? '' : ` ${words.preview.gain(gains)}`}`;
};

const explainBid = (situation: Situation): string[] => {
  const { words, view, draft, seat } = situation;
  const cash = view.seats[seatIndex(seat)]!.cash;
  if (draft.amount === null || draft.amount === 0) return [];
  const higher = view.seats.filter(({ bid }) => bid !== null && bid > draft.amount!).length;
  const bids = view.seats.filter(({ bid }) => bid !== null && bid > 0).length;
  return [words.preview.leaves(cash - draft.amount), words.preview.order(higher, bids + 1)];
};

const explainBribe = (situation: Situation): string[] => {
  const { words, view, draft, seat, whoOf, offer } = situation;
  if (draft.ditch === null || draft.amount === null || offer.kind !== 'bribe') return [];
  const pool = sumOf(view, draft.ditch) + draft.amount;
  const { phase } = view;
  const others = phase.kind === 'bribing' ? phase.proposals.map(({ ditch }) => sumOf(view, ditch)) : [];
  const cost = Math.max(pool, ...others) + 1;
  return [
    explainDitch(situation, draft.ditch),
    `${words.preview.leaves(view.seats[seatIndex(seat)]!.cash - draft.amount)} ${view.overseer === null ? '' : words.preview.pool(pool, cost, whoOf(view.overseer))}`,
  ];
};

const explainDecide = (situation: Situation): string[] => {
  const { words, view, draft, offer, seat } = situation;
  if (offer.kind !== 'decide') return [];
  if (draft.ditch !== null) {
    // What an offer waters and brings stands on its card and on the button.
    return offer.accept.includes(draft.ditch) ? [] : [explainDitch(situation, draft.ditch)];
  }
  const cash = view.seats[seatIndex(seat)]!.cash;
  if (offer.dig.length > 0) {
    return [
      offer.accept.length > 0 ? words.preview.ownPlan(offer.cost) : words.preview.ownPlanFree(offer.cost),
    ];
  }
  return [cash < offer.cost ? words.preview.ownPlanPoor(offer.cost, cash) : words.preview.ownPlanNone];
};

/** What the choice so far would mean, in sentences. */
export const explain = (situation: Situation): string[] => {
  const { offer, draft, words, view, facts, seat, whoOf } = situation;
  switch (offer.kind) {
    case 'spring':
      return [];
    case 'first-canal':
      return [];
    case 'bid':
      return draft.amount === null || draft.amount === 0
        ? [firstToPass(situation) ? words.preview.passFirst : words.preview.passLater]
        : explainBid(situation);
    case 'seal':
      return [
        draft.amount === null || draft.amount === 0
          ? words.preview.sealZero
          : words.preview.leaves(view.seats[seatIndex(seat)]!.cash - draft.amount),
        ...(view.overseer === null ? [] : [words.preview.sealEqual(whoOf(view.overseer))]),
      ];
    case 'plant':
      return draft.tile === null
        ? explainPlant(situation, offer.tiles[0]!)
        : explainPlant(situation, draft.tile);
    case 'leftover':
      return explainPlant(situation, offer.tile);
    case 'bribe':
      return explainBribe(situation);
    case 'decide':
      return explainDecide(situation);
    case 'extra': {
      if (draft.ditch !== null) return [explainDitch(situation, draft.ditch)];
      const dry = view.plantations.filter(
        ({ planter, markers, square }) =>
          planter === seat && markers > 0 && facts.water.get(square) !== 'watered',
      );
      return [words.preview.dryRisk(dry.length), words.preview.extraOnce];
    }
  }
};
