import {
  ACTION_KINDS,
  type Ditch,
  DITCHES,
  type Offer,
  parseDitch,
  parseSquare,
  type Tile,
  TILES,
} from '@santiago/canals';

/** `b2c2`, `C2-B2`, `B2 C2` are all B2-C2. */
const ditchFrom = (word: string): Ditch | null => {
  const ends = /^([a-e][1-4])-?([a-e][1-4])$/i.exec(word);
  if (ends === null) return null;
  const [from, to] = [ends[1]!.toUpperCase(), ends[2]!.toUpperCase()];
  return parseDitch(`${from}-${to}`) ?? parseDitch(`${to}-${from}`);
};

/** `ba2` for banana2: any beginning of the crop that fits one of the tiles in question. */
const tileFrom = (word: string, among: readonly Tile[]): Tile | null => {
  const parts = /^([a-z]+)([12]?)$/i.exec(word);
  if (parts === null) return null;
  const fits = among.filter((tile) => tile.startsWith(parts[1]!.toLowerCase()) && tile.endsWith(parts[2]!));
  return fits.length === 1 ? fits[0]! : null;
};

const tilesOf = (offer: Offer): readonly Tile[] => {
  if (offer.kind === 'plant') return offer.tiles;
  return offer.kind === 'leftover' ? [offer.tile] : TILES;
};

/** The words as the notation spells them: tiles, squares and ditches in full. */
const spelled = (word: string, offer: Offer): string => {
  const square = parseSquare(word.toLowerCase());
  if (offer.kind === 'plant' || offer.kind === 'leftover')
    return square ?? tileFrom(word, tilesOf(offer)) ?? word;
  if (offer.kind === 'spring') return word.toUpperCase();
  return ditchFrom(word) ?? word;
};

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);
const isDitch = (word: string | undefined): boolean => DITCHES.some((ditch) => ditch === word);

/** The verbs that can answer an offer. */
const VERBS: Readonly<Record<Offer['kind'], readonly (typeof ACTION_KINDS)[number][]>> = {
  spring: ['spring'],
  'first-canal': ['dig'],
  bid: ['bid', 'pass'],
  seal: ['bid', 'pass'],
  plant: ['plant'],
  leftover: ['plant'],
  bribe: ['propose', 'support', 'pass'],
  decide: ['accept', 'dig', 'pass'],
  extra: ['extra', 'pass'],
};

const verbFrom = (word: string, offer: Offer): string | null => {
  if (word.length === 0 || !/^[a-z]+$/i.test(word)) return null;
  const whole = ACTION_KINDS.find((kind) => kind === word.toLowerCase());
  if (whole !== undefined) return whole;
  const fits = VERBS[offer.kind].filter((verb) => verb.startsWith(word.toLowerCase()));
  // `p` means pass wherever that is possible, although `propose` begins with it too.
  if (word.toLowerCase() === 'p' && fits.includes('pass')) return 'pass';
  return fits.length === 1 ? fits[0]! : null;
};

/** Without a verb, the offer decides what is meant. */
const implied = (words: readonly string[], offer: Offer): string | null => {
  const [first, second] = words;
  switch (offer.kind) {
    case 'bid':
    case 'seal':
      if (offer.kind === 'seal' && first === '0') return 'pass';
      return words.length === 1 && isNumber(first) ? `bid ${first}` : null;
    case 'plant':
    case 'leftover':
      return impliedPlant(words, offer);
    case 'bribe': {
      if (words.length !== 2 || !isDitch(first) || !isNumber(second)) return null;
      const verb = offer.proposed.some((ditch) => ditch === first) ? 'support' : 'propose';
      return `${verb} ${first} ${second}`;
    }
    case 'decide':
      if (words.length !== 1 || !isDitch(first)) return null;
      return `${offer.accept.some((ditch) => ditch === first) ? 'accept' : 'dig'} ${first}`;
    case 'extra':
      return words.length === 1 && isDitch(first) ? `extra ${first}` : null;
    case 'first-canal':
      return words.length === 1 && isDitch(first) ? `dig ${first}` : null;
    case 'spring':
      return words.length === 1 ? `spring ${first}` : null;
  }
};

/** Tile and square in any order; the tile may be left out if there is only one kind. */
const impliedPlant = (words: readonly string[], offer: Offer): string | null => {
  const square = words.find((word) => parseSquare(word) !== null);
  const tiles = tilesOf(offer);
  const tile = words.find((word) => TILES.some((each) => each === word));
  if (square === undefined || words.length > 2) return null;
  if (tile !== undefined) return `plant ${tile} ${square}`;
  return words.length === 1 && tiles.length === 1 ? `plant ${tiles[0]} ${square}` : null;
};

/** What was typed, in full notation. */
export const spellOut = (typed: string, offer: Offer): string => {
  const [head = '', ...tail] = typed.split(' ');
  // Tiles and verbs share first letters (`p` for pass, pepper and plant): while planting, a tile comes before a verb.
  const tileFirst =
    (offer.kind === 'plant' || offer.kind === 'leftover') && tileFrom(head, tilesOf(offer)) !== null;
  const verb = tileFirst ? null : verbFrom(head, offer);
  if (verb === null)
    return (
      implied(
        [head, ...tail].map((word) => spelled(word, offer)),
        offer,
      ) ?? typed
    );
  const words = tail.map((word) => spelled(word, offer));
  if (verb === 'plant') return impliedPlant(words, offer) ?? [verb, ...words].join(' ');
  return [verb, ...words].join(' ');
};
