import {
  type Action,
  type Card,
  type Corner,
  endsMatch,
  type Offer,
  type Place,
  placesOf,
  countdownOf,
  QUIET_TURNS,
  purchaseOf,
  strandedByMove,
  strengthNow,
  type TableCard,
  TURNS_AT_MOST,
  type View,
} from '@santiago/cards';
import { type Seat, seatsOf } from '@santiago/kernel';
import { type Facts, fightsAt, type Odds, oddsAgainst } from '../table/facts.ts';
import { centreOf, keyOf, placeKey } from '../board/geometry.ts';
import { actionOf, type Draft, runsOf } from './interaction.ts';
import { nameOf, neighbourName, type Wording } from './sentences.ts';

/** A decision and all that can be said about it. */
export interface Situation extends Wording {
  readonly view: View;
  readonly facts: Facts;
  readonly offer: Offer;
  readonly draft: Draft;
  readonly seat: Seat;
  /** False hides the chances of fights. */
  readonly aids: boolean;
}

/** A decision with a card in hand, wherever that card can go. */
interface Holding extends Omit<Situation, 'draft'> {
  readonly draft: Pick<Draft, 'card' | 'from'>;
}

/** The card in hand, whether it comes from the hand or was lifted from the table. */
export const heldCard = ({ facts, draft }: Pick<Holding, 'facts' | 'draft'>): Card | null => {
  if (draft.from === null) return draft.card;
  const { card } = facts.at.get(keyOf(draft.from))!;
  return card === '?' ? null : card;
};

/** The fights that the draft would start. */
export const fightsOf = (situation: Pick<Situation, 'facts' | 'draft' | 'seat' | 'offer'>): Odds[] => {
  const card = heldCard(situation);
  const { draft, facts, seat, offer } = situation;
  if (card === null || draft.place === null || offer.lay?.kind === 'base') return [];
  return fightsAt(facts, seat, card, draft.place);
};

/** A chance as it is shown; whoever plays without aids works it out. */
export const chanceText = ({ words, aids }: Pick<Situation, 'words' | 'aids'>, chance: number): string =>
  aids ? words.percent(chance) : '?';

const oddsLine = (situation: Situation, { target, chance }: Odds): string =>
  situation.words.preview.odds(nameOf(situation, target), chanceText(situation, chance));

/** From this many turns each without an event, or with this few left, the player is told that the match will end. */
const QUIET_WARNING = 5;
const LAST_TURNS = 10;

/** [X30] The value of each remaining player's table, as far as the player may know. */
const strengthLine = (situation: Situation): string => {
  const { words, view, facts, whoOf } = situation;
  const left = seatsOf(view.setup.players).filter((_, i) => view.seats[i]!.in);
  return words.preview.strength(
    left.map((each) => {
      const { known, hidden } = strengthNow(facts.state, each);
      return words.preview.strengthOf(whoOf(each), known, hidden);
    }),
  );
};

/** [X30] How near the end is, and what it would mean. */
const endingLines = (situation: Situation): string[] => {
  const { words, view, facts, seat } = situation;
  const { quietTurns, turnsLeft } = countdownOf(view);
  const ends = endsMatch(facts.state, seat, { kind: 'pass' });
  const lines: string[] = [];
  if (ends) lines.push(words.preview.passEnd);
  else if (view.calm.passes > 0) lines.push(words.preview.passes(view.calm.passes));
  if (quietTurns >= QUIET_WARNING) lines.push(words.preview.quiet(quietTurns, QUIET_TURNS));
  if (turnsLeft <= LAST_TURNS) lines.push(words.preview.lastTurns(turnsLeft, TURNS_AT_MOST));
  if (facts.state.hasStrength && lines.length > 0) lines.push(strengthLine(situation));
  return lines;
};

/** The button to pass; where passing ends the match it says how, as far as the player may know. */
export const passButton = ({ words, view, facts, seat, whoOf }: Situation): string => {
  if (!endsMatch(facts.state, seat, { kind: 'pass' })) return words.button.pass;
  if (!facts.state.hasStrength) return words.button.passDraw;
  const own = strengthNow(facts.state, seat);
  const others = seatsOf(view.setup.players)
    .filter((each, i) => each !== seat && view.seats[i]!.in)
    .map((each) => ({ each, ...strengthNow(facts.state, each) }));
  if (others.every(({ most }) => most < own.least)) return words.button.passWin;
  const winner = others.find(({ each, least }) =>
    [own, ...others.filter((other) => other.each !== each)].every(({ most }) => most < least),
  );
  return winner === undefined ? words.button.passEnd : words.button.passLose(whoOf(winner.each));
};

const idleLines = (situation: Situation): string[] => {
  const { words, facts, offer, seat } = situation;
  const lines: string[] = [];
  const cut = [...facts.stranded].filter((key) => facts.at.get(key)!.owner === seat).length;
  if (cut > 0) lines.push(words.preview.stranded(cut));
  if (offer.give.length > 0) lines.push(words.preview.canBuy);
  if (offer.words.includes('pass')) lines.push(...endingLines(situation));
  return lines;
};

/** What the draft would mean. */
export const explain = (situation: Situation): string[] => {
  const { words, offer, draft, facts } = situation;
  if (draft.trade !== null) return [];
  if (offer.lay?.kind === 'base') return [words.preview.baseHint];
  if (offer.fight.length > 0) return [];
  const action = actionOf(offer, draft);
  if (action === null) return draft.card === null && draft.from === null ? idleLines(situation) : [];
  const fights = fightsOf(situation);
  const lines =
    fights.length === 0 ? [words.preview.noFight] : fights.map((odds) => oddsLine(situation, odds));
  if (action.kind === 'move' && facts.at.get(keyOf(action.from))?.up === false)
    lines.push(words.preview.shows);
  return lines;
};

/** [X28] The own cards that the draft would cut off. */
export const strandedBy = ({ offer, draft, facts, seat }: Situation): readonly Corner[] => {
  const action = actionOf(offer, draft);
  return action?.kind === 'move' ? strandedByMove(facts.state, seat, action.from, action.place) : [];
};

/** The harm that the draft would do to the player's own line; null where it does none. */
export const warningOf = (situation: Situation): string | null => {
  const cut = strandedBy(situation).length;
  return cut === 0 ? null : situation.words.preview.strands(cut);
};

/** [X22] Cards have already been paid, so the buy-back must be finished. */
const isBegun = (view: View): boolean => purchaseOf(view).given.length > 0;

export const promptOf = (situation: Situation): string => {
  const { words, offer, draft, facts } = situation;
  const held = heldCard({ facts, draft });
  if (draft.resigning) return words.prompt.resign;
  if (draft.trade !== null) return isBegun(situation.view) ? words.trade.begun : words.prompt.trade;
  if (offer.fight.length > 0) return words.prompt.fight;
  if (offer.words.includes('done')) return words.prompt.pick;
  if (offer.lay?.kind === 'base') {
    return held === null ? words.prompt.base : words.prompt.basePlace(words.card(held));
  }
  if (offer.words.includes('end')) return words.prompt.after;
  if (held !== null) {
    return draft.from === null ? words.prompt.place(words.card(held)) : words.prompt.move(words.card(held));
  }
  if (offer.lay !== null) return offer.moves.length > 0 ? words.prompt.act : words.prompt.actNoMove;
  return offer.moves.length > 0 ? words.prompt.actNoHand : words.prompt.actNothing;
};

/** The button names the result of the action. */
export const buttonOf = (situation: Situation, action: Action): string => {
  const { words, facts } = situation;
  const held = heldCard(situation);
  const name = held === null ? '' : words.card(held);
  switch (action.kind) {
    case 'base':
      return words.button.base(name);
    case 'place':
    case 'move': {
      const fights = fightsOf(situation).length;
      const plain = action.kind === 'place' ? words.button.place : words.button.move;
      const fighting = action.kind === 'place' ? words.button.placeFight : words.button.moveFight;
      return fights === 0 ? plain(name) : fighting(name, fights);
    }
    case 'fight':
      return words.button.fight(nameOf(situation, facts.at.get(keyOf(action.target))!));
    // Chosen by a button or a card of their own.
    case 'first':
    case 'dice':
    case 'give':
    case 'take':
    case 'close':
    case 'pick':
    case 'done':
    case 'pass':
    case 'end':
    case 'resign':
      return words.button.choose;
  }
};

/** The odds of every fight that can be chosen now. */
export const targetOdds = ({ view, facts, offer }: Situation): Odds[] => {
  if (view.phase.kind !== 'fight') return [];
  const attacker = facts.at.get(keyOf(view.phase.attacker))!;
  return offer.fight.map((target) => oddsAgainst(facts, attacker.card as Card, target));
};

export interface NamedSpot {
  readonly place: Place;
  readonly name: string;
}

const MIDDLE = { x: 25, y: -25 };

/** A base can lie on hundreds of spots: the list names some of them, for people who do not point. */
const namedBases = ({ words, offer }: Holding): NamedSpot[] => {
  const all = placesOf(offer.lay?.runs ?? []);
  const away = (place: Place) => {
    const { x, y } = centreOf(place);
    return { x: Math.abs(x - MIDDLE.x), y: Math.abs(y - MIDDLE.y) };
  };
  const by = (places: readonly Place[], cost: (far: { x: number; y: number }) => number): Place =>
    places.reduce((best, place) => (cost(away(place)) < cost(away(best)) ? place : best));
  return (['v', 'h'] as const).flatMap((dir) => {
    const places = all.filter((place) => place.dir === dir);
    if (places.length === 0) return [];
    const chosen: readonly (readonly [string, Place])[] = [
      [words.spot.nearest, by(places, ({ x, y }) => Math.hypot(x, y))],
      [words.spot.alongX, by(places, ({ x, y }) => y - x)],
      [words.spot.alongY, by(places, ({ x, y }) => x - y)],
      [words.spot.corner, by(places, ({ x, y }) => -Math.min(x, y))],
    ];
    return chosen.map(([name, place]) => ({ place, name: `${name}, ${words.dir[dir]}` }));
  });
};

/** The player's connected cards, without the one that is held. */
const neighbours = ({ view, facts, seat, draft }: Holding): TableCard[] => {
  const lifted = draft.from === null ? null : keyOf(draft.from);
  return view.table.filter(
    (card) => card.owner === seat && keyOf(card) !== lifted && !facts.stranded.has(keyOf(card)),
  );
};

const spotName = (holding: Holding, place: Place, fights: readonly Odds[]): string => {
  const { words, whoOf } = holding;
  const parts = [words.spot.at(place.x, place.y, words.dir[place.dir])];
  const neighbour = neighbourName(words, neighbours(holding), place);
  if (neighbour !== null) parts.push(words.spot.beside(neighbour));
  if (fights.length > 0) {
    parts.push(
      words.spot.touches(
        fights.map(({ target, chance }) =>
          words.spot.touch(whoOf(target.owner), chanceText(holding, chance)),
        ),
      ),
    );
  }
  return parts.join(', ');
};

/** The spots for the card in hand by name: those that touch an opponent's card first. */
export const namedSpots = (holding: Holding): NamedSpot[] => {
  const { offer, draft, facts, seat } = holding;
  if (draft.card === null && draft.from === null) return [];
  if (offer.lay?.kind === 'base') return namedBases(holding);
  const card = heldCard(holding);
  return placesOf(runsOf(offer, draft))
    .map((place) => {
      const fights = card === null ? [] : fightsAt(facts, seat, card, place);
      return { place, name: spotName(holding, place, fights), hot: fights.length > 0 };
    })
    .sort((a, b) => Number(b.hot) - Number(a.hot) || placeKey(a.place).localeCompare(placeKey(b.place)))
    .map(({ place, name }) => ({ place, name }));
};
