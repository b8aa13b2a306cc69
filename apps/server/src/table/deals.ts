import {
  COMMON_SENTENCES,
  type Deal,
  isPhrase,
  parseSeat,
  type Party,
  type Phrase,
  type Row,
  type Seat,
  type Sentence,
  type Sentences,
  type Setup,
  type Verdict,
} from '@santiago/kernel';
import { type AnyGame, talkOf } from '../games.ts';
import type { ServerCode } from '../refusals.ts';
import type { Entry } from '../store/rows.ts';

/** [C55][X32] Deals bind nobody. The table only records what became of a promise. */

/** A promise, and whether a row has kept it, broken it or let it lapse. */
interface Settled {
  readonly seat: Seat;
  readonly row: number;
}

interface OfferedDeal extends Deal {
  /** The answer; null while there is none. */
  readonly agreed: boolean | null;
  readonly settled: readonly Settled[];
}

/** What deals need to know of their table. */
interface Table {
  readonly game: AnyGame;
  readonly info: { readonly setup: Setup };
  readonly deals: Deals;
  /** Null until the match has begun. */
  readonly state: unknown;
}

/** Deals by the number of the event that offered them. A change makes a new map. */
export type Deals = ReadonlyMap<number, OfferedDeal>;

const sentencesOf = (game: AnyGame): Sentences => ({ ...talkOf(game)?.sentences, ...COMMON_SENTENCES });

const sentenceOf = (game: AnyGame, { name }: Phrase): Sentence | undefined => sentencesOf(game)[name];

const isAnswer = ({ name }: Phrase): boolean => name === 'agree' || name === 'decline';

const withDeal = (deals: Deals, number: number, change: Partial<OfferedDeal>): Deals => {
  const deal = deals.get(number);
  // Removes the deals of a person who asked to be forgotten.
  return deal === undefined ? deals : new Map([...deals, [number, { ...deal, ...change }]]);
};

/** The deals after this was said. */
export const dealsAfterPhrase = ({ game, deals }: Table, entry: Entry, phrase: Phrase): Deals => {
  if (isAnswer(phrase))
    return withDeal(deals, Number(phrase.gaps['re']), { agreed: phrase.name === 'agree' });
  const to = parseSeat(String(phrase.gaps['to']));
  if (sentenceOf(game, phrase)?.promises === undefined || to === null || entry.seat === null) return deals;
  return new Map([...deals, [entry.number, { phrase, from: entry.seat, to, agreed: null, settled: [] }]]);
};

export const dealsAfterPromise = (deals: Deals, number: number, settled: Settled): Deals =>
  withDeal(deals, number, { settled: [...(deals.get(number)?.settled ?? []), settled] });

/** Forgets what rows from this one on have shown. */
export const dealsAfterUndo = (deals: Deals, row: number): Deals =>
  new Map(
    Array.from(deals, ([number, deal]) => [
      number,
      { ...deal, settled: deal.settled.filter((each) => each.row < row) },
    ]),
  );

/** The next player of this seat has promised nothing. */
export const dealsWithout = (deals: Deals, seat: Seat): Deals =>
  new Map(Array.from(deals).filter(([, { from, to }]) => from !== seat && to !== seat));

/** Who of a deal has a promise that no row has decided yet. */
const pending = (game: AnyGame, { phrase, settled, ...deal }: OfferedDeal): readonly Party[] =>
  (sentenceOf(game, phrase)?.promises ?? []).filter((party) =>
    settled.every(({ seat }) => seat !== deal[party]),
  );

const isSameKind = (one: Deal, other: Deal): boolean =>
  one.phrase.name === other.phrase.name && one.from === other.from && one.to === other.to;

/** Whether the same player has made a newer offer of this kind to the same player: people haggle. */
const isReplaced = (deals: Deals, number: number, deal: Deal): boolean =>
  Array.from(deals).some(([later, other]) => later > number && isSameKind(deal, other));

const refuseAnswer = (
  { deals, game, state }: Table,
  seat: Seat,
  { name, gaps }: Phrase,
): ServerCode | null => {
  const number = Number(gaps['re']);
  const deal = deals.get(number);
  if (deal?.to !== seat || deal.agreed !== null) return 'deal-not-yours';
  if (name === 'decline') return null;
  return isReplaced(deals, number, deal) || !talkOf(game)!.isOpen(deal, state) ? 'deal-closed' : null;
};

/** One undecided deal of a kind between two players: so a row never decides more than a handful. */
const refuseOffer = ({ game, state, deals }: Table, from: Seat, phrase: Phrase): ServerCode | null => {
  if (sentenceOf(game, phrase)?.promises === undefined) return null;
  const deal: Deal = { phrase, from, to: phrase.gaps['to'] as Seat };
  const isUndecided = (other: OfferedDeal): boolean =>
    other.agreed === true && pending(game, other).length > 0;
  if (Array.from(deals.values()).some((other) => isSameKind(deal, other) && isUndecided(other)))
    return 'deal-pending';
  return talkOf(game)!.isOpen(deal, state) ? null : 'deal-closed';
};

/** Why this seat cannot say this now. */
export const refusePhrase = (table: Table, seat: Seat, phrase: Phrase): ServerCode | null => {
  if (table.state === null) return 'not-running';
  const speaker = { seat, players: table.info.setup.players };
  if (!isPhrase(sentencesOf(table.game), phrase, speaker)) return 'not-phrase';
  return isAnswer(phrase) ? refuseAnswer(table, seat, phrase) : refuseOffer(table, seat, phrase);
};

export interface Promised {
  readonly deal: number;
  readonly seat: Seat;
  readonly to: Seat;
  readonly verdict: Verdict;
}

const otherParty = (party: Party): Party => (party === 'from' ? 'to' : 'from');

/** What a row that is about to be played shows about promises. */
export const checkPromises = ({ game, deals, state }: Table, row: Row<unknown>): Promised[] => {
  const talk = talkOf(game);
  if (deals.size === 0 || talk === null) return [];
  return Array.from(deals).flatMap(([number, deal]) => {
    if (deal.agreed !== true) return [];
    return pending(game, deal).flatMap((party): Promised[] => {
      const verdict = talk.check(deal, party, state, row);
      return verdict === null
        ? []
        : [{ deal: number, seat: deal[party], to: deal[otherParty(party)], verdict }];
    });
  });
};
