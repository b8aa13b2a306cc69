import {
  canalEffect,
  canals,
  type Ditch,
  type Offer,
  type Square,
  type Tile,
  type View,
} from '@santiago/canals';
import { proposalsOf, proposalText } from './picture.ts';

const escudos = (amount: number): string => (amount === 1 ? '1 escudo' : `${amount} escudos`);

const range = (from: number, to: number): string => (from === to ? String(from) : `${from} to ${to}`);

const except = (taken: readonly number[]): string => (taken.length === 0 ? '' : `, not ${taken.join(', ')}`);

/** The question, in one sentence. */
export const ask = (offer: Offer): string => {
  switch (offer.kind) {
    case 'spring':
      return 'Place the spring on an intersection, for example "B2".';
    case 'first-canal':
      return 'Build the first canal at the spring.';
    case 'bid':
      return `Bid ${range(offer.from, offer.to)}${except(offer.taken)}, or pass.`;
    case 'seal':
      return `Bid in secret, 0 to ${offer.to}; 0 is a pass.`;
    case 'plant':
      return `Take a tile and plant it, for example "${offer.tiles[0]!} ${offer.squares[0]!}".`;
    case 'leftover':
      return `Place the leftover tile ${offer.tile}, for example "${offer.squares[0]!}".`;
    case 'bribe':
      if (offer.from > offer.to) return 'You have nothing to offer: pass.';
      return `Propose or support a canal with ${range(offer.from, offer.to)}, or pass.`;
    case 'decide':
      if (offer.accept.length === 0)
        return `No proposals: build for ${escudos(offer.cost)} ("dig B2-C2"), or pass.`;
      return offer.dig.length === 0
        ? 'Accept a proposal.'
        : `Accept a proposal, or build elsewhere for ${escudos(offer.cost)}.`;
    case 'extra':
      return 'Build your extra canal, or pass.';
  }
};

/** `ba2`: enough of a tile's name to tell it from the others. */
const shortTile = (tile: Tile): string => tile.slice(0, 2) + tile.at(-1);

/** Free squares rank by rank: `1: a b c`. */
const squareHints = (squares: readonly Square[]): string[] => {
  const ranks = [...new Set(squares.map((square) => square[1]!))].toSorted();
  return ranks.map((rank) => {
    const files = squares.filter((square) => square[1] === rank).map((square) => square[0]);
    return `    rank ${rank}: ${files.join(' ')}`;
  });
};

/** A ditch and what a canal there would water. */
const ditchHint = (ditch: Ditch, view: View): string => {
  const { waters } = canalEffect(canals.known(view), ditch);
  return waters.length === 0 ? ditch : `${ditch} (waters ${waters.join(' ')})`;
};

const ditchHints = (ditches: readonly Ditch[], view: View): string[] =>
  ditches.map((ditch) => `    ${ditchHint(ditch, view)}`);

/** What is legal, and how to type it. */
export const hints = (offer: Offer, view: View): string[] => {
  switch (offer.kind) {
    case 'spring':
      return [`  B2: any of the intersections A1 to E4`];
    case 'first-canal':
      return ['  B2-C2, or b2c2: one of these', ...ditchHints(offer.ditches, view)];
    case 'bid':
      return [
        ...(offer.from > offer.to
          ? []
          : [`  5: bid 5; you may bid ${range(offer.from, offer.to)}${except(offer.taken)}`]),
        '  pass (or p): the first to pass becomes overseer and plants last, with one marker fewer',
      ];
    case 'seal':
      return [`  5: bid 5; you may bid 0 to ${offer.to}`, '  pass (or 0): plant with one marker fewer'];
    case 'plant':
      return [
        `  ${shortTile(offer.tiles[0]!)} ${offer.squares[0]!}: ${offer.tiles[0]!} on ${offer.squares[0]!}; tiles left: ${offer.tiles.join(' ')}; free squares:`,
        ...squareHints(offer.squares),
      ];
    case 'leftover':
      return [
        `  ${offer.squares[0]!}: ${offer.tile} on ${offer.squares[0]!}; squares it may go to:`,
        ...squareHints(offer.squares),
      ];
    case 'bribe':
      return bribeHints(offer, view);
    case 'decide':
      return [
        ...(offer.accept.length === 0
          ? []
          : ['  accept B2-C2 (or the ditch alone): one of these', ...acceptHints(view)]),
        ...(offer.dig.length === 0
          ? []
          : [`  dig B2-C2 for ${escudos(offer.cost)}: one of these`, ...ditchHints(offer.dig, view)]),
        ...(offer.pass ? ['  pass: build nothing'] : []),
      ];
    case 'extra':
      return [
        '  extra B2-C2 (or the ditch alone): once per match, free; one of these',
        ...ditchHints(offer.ditches, view),
        '  pass: not now',
      ];
  }
};

const acceptHints = (view: View): string[] =>
  proposalsOf(view).map((proposal) => {
    const { waters } = canalEffect(canals.known(view), proposal.ditch);
    return `    ${proposalText(proposal)}${waters.length > 0 ? `, waters ${waters.join(' ')}` : ''}`;
  });

const bribeHints = (offer: Extract<Offer, { kind: 'bribe' }>, view: View): string[] => {
  if (offer.from > offer.to) return ['  pass (or p): you have nothing to offer'];
  return [
    ...(offer.proposed.length === 0
      ? []
      : [
          `  support B2-C2 3 (or "b2c2 3"): add ${range(offer.from, offer.to)} to one of these`,
          ...acceptHints(view),
        ]),
    `  propose B2-C2 3 (or "b2c2 3"): ${range(offer.from, offer.to)} for one of these`,
    ...ditchHints(offer.free, view),
    '  pass (or p)',
  ];
};

/** Amounts are what people mistype most. */
export const misread = (typed: string, offer: Offer): string | null => {
  const [verb = '', ...rest] = typed.split(' ');
  const amount = rest.at(-1) ?? verb;
  const wantsAmount = offer.kind === 'bid' || offer.kind === 'seal' || offer.kind === 'bribe';
  if (!wantsAmount || !/^([-+.\d]|nan|inf)/i.test(amount)) return null;
  if (/^\d{4,}$/.test(amount)) return `Nobody ever has ${amount} escudos.`;
  if (/^(0|[1-9]\d*)$/.test(amount)) return null;
  return `"${amount}" is not an amount: escudos are counted in whole numbers, 3 for example.`;
};
