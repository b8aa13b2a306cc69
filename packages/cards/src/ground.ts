import { lowestBit } from '@santiago/kernel';
import { ADJOINING, codeDir, cornerCode, STEP_CODES } from './geometry.ts';
import { ALL_STEPS, EDGE, MEET, MEET_SHIFT, relation, RELATIONS, REACH, SHARED, SPAN } from './relations.ts';
import { IS_BASE, OWNER_SHIFT, TABLE, WHAT, WHERE, whatOwner } from './state.ts';

/**
 * The ground from one seat's side: its cards on the table, how they hang together, and where around them there is
 * room. `survey` writes it anew; it stays until the next survey. Own cards count from 0 in the order of their slots, sets
 * of them are bit masks.
 */
export const ground = {
  /** How many own cards there are. */
  count: 0,
  /** The own card that is the base, −1 without one. */
  base: -1,
  /** [X13] Own cards that are connected to the base. */
  connected: 0,
};

const WIDE = 16;
/** By own card: its slot, and its place. */
export const ownSlot = new Int32Array(WIDE);
export const ownPlace = new Int32Array(WIDE);
/** By own card: own cards it shares a stretch of edge with. */
export const links = new Int32Array(WIDE);
/** By own card: which of its adjoining places other seats' cards overlap, and which they would meet. */
const enemyBlocked = new Int32Array(WIDE);
const enemyMeets = new Int32Array(WIDE);
/** By own card: which of them own cards overlap, and which of them more than one does. */
const ownBlocked = new Int32Array(WIDE);
const ownCrowded = new Int32Array(WIDE);
/** By two own cards: where the relation tables speak of them, −1 where they are far apart. */
const pairs = new Int32Array(WIDE * WIDE);

/** [X13] Own cards reached from `from` through those in `through`. */
const flood = (from: number, through: number): number => {
  let reached = 1 << from;
  let edge = reached;
  while (edge !== 0) {
    const next = lowestBit(edge);
    edge &= edge - 1;
    const found = links[next]! & through & ~reached;
    reached |= found;
    edge |= found;
  }
  return reached;
};

const findOwn = (n: Int32Array, seat: number): void => {
  const cards = n[TABLE]!;
  const owned = seat << OWNER_SHIFT;
  const mask = 3 << OWNER_SHIFT;
  let count = 0;
  let base = -1;
  for (let slot = 0; slot < cards; slot++) {
    const what = n[WHAT + slot]!;
    if ((what & mask) !== owned) continue;
    if ((what & IS_BASE) !== 0) base = count;
    ownPlace[count] = n[WHERE + slot]!;
    ownSlot[count++] = slot;
  }
  ground.count = count;
  ground.base = base;
};

/** How one own card lies to all other cards. */
const surveyCard = (n: Int32Array, seat: number, card: number): void => {
  const cards = n[TABLE]!;
  const self = ownSlot[card]!;
  const place = ownPlace[card]!;
  const fromX = (place >> 9) - REACH;
  const fromY = ((place >> 1) & 255) - REACH;
  const direction = (place & 1) * 2;
  let other = 0;
  let linked = 0;
  let blockedByOwn = 0;
  let crowded = 0;
  let blockedByEnemy = 0;
  let met = 0;
  for (let slot = 0; slot < cards; slot++) {
    const isOwn = ((n[WHAT + slot]! >> OWNER_SHIFT) & 3) === seat;
    const place2 = n[WHERE + slot]!;
    const dx = (place2 >> 9) - fromX;
    const dy = ((place2 >> 1) & 255) - fromY;
    const near = dx >= 0 && dx < SPAN && dy >= 0 && dy < SPAN && slot !== self;
    const index = near ? ((direction + (place2 & 1)) * SPAN + dx) * SPAN + dy : -1;
    if (isOwn) {
      pairs[card * WIDE + other] = index;
      if (near) {
        const entry = RELATIONS[index]!;
        crowded |= blockedByOwn & entry;
        blockedByOwn |= entry;
        if ((entry & EDGE) !== 0) linked |= 1 << other;
      }
      other++;
    } else if (near) {
      const entry = RELATIONS[index]!;
      blockedByEnemy |= entry;
      met |= entry >> MEET_SHIFT;
    }
  }
  links[card] = linked;
  ownBlocked[card] = blockedByOwn & ALL_STEPS;
  ownCrowded[card] = crowded & ALL_STEPS;
  enemyBlocked[card] = blockedByEnemy & ALL_STEPS;
  enemyMeets[card] = met & ALL_STEPS;
};

export const survey = (n: Int32Array, seat: number): void => {
  findOwn(n, seat);
  const { count, base } = ground;
  for (let card = 0; card < count; card++) surveyCard(n, seat, card);
  ground.connected = base < 0 ? 0 : flood(base, -1);
};

/** [X12] Which of an own card's adjoining places are free. */
export const freeSteps = (card: number): number => ALL_STEPS & ~(enemyBlocked[card]! | ownBlocked[card]!);

/** [X14] Which of an own card's adjoining places would meet an enemy card. */
export const meetingSteps = (card: number): number => enemyMeets[card]!;

/** Steps of `card` without those that lead to an adjoining place of one of `others`. */
const withoutShared = (card: number, steps: number, others: number): number => {
  let left = steps;
  for (let m = others; m !== 0 && left !== 0; m &= m - 1) {
    const index = pairs[card * WIDE + lowestBit(m)]!;
    if (index >= 0) left &= ~SHARED[index]!;
  }
  return left;
};

const writeSteps = (card: number, steps: number, out: Int32Array, length: number): number => {
  const place = ownPlace[card]!;
  const first = codeDir(place) * ADJOINING;
  const corner = cornerCode(place);
  let at = length;
  for (let m = steps; m !== 0; m &= m - 1) out[at++] = corner + STEP_CODES[first + lowestBit(m)]!;
  return at;
};

/** [X11][X12] Writes every place where a card may be laid, each once; gives how many there are. */
export const writePlaces = (out: Int32Array): number => {
  let at = 0;
  for (let m = ground.connected; m !== 0; m &= m - 1) {
    const card = lowestBit(m);
    const earlier = ground.connected & ((1 << card) - 1);
    at = writeSteps(card, withoutShared(card, freeSteps(card), earlier), out, at);
  }
  return at;
};

/** [X12] Free adjoining places of an own card when another one, which may be the only one in the way, has been lifted. */
const freeWithout = (card: number, lifted: number): number => {
  const index = pairs[card * WIDE + lifted]!;
  const cleared = index < 0 ? 0 : RELATIONS[index]! & ~ownCrowded[card]!;
  return ALL_STEPS & ~(enemyBlocked[card]! | (ownBlocked[card]! & ~cleared));
};

/** [X13][X20] Own cards that are connected to the base when one is gone; none when it is the base. */
export const connectedWithout = (gone: number): number =>
  ground.base < 0 || ground.base === gone ? 0 : flood(ground.base, ~(1 << gone));

/** [X28] Own cards that a lifted one may be laid beside. */
const anchorsOf = (lifted: number): number => {
  let anchors = links[lifted]!;
  for (let m = links[lifted]!; m !== 0; m &= m - 1) anchors |= links[lowestBit(m)]!;
  return anchors & connectedWithout(lifted);
};

/** [X28] Own cards that may be moved: connected, and not the base. */
export const movable = (): number => (ground.base < 0 ? 0 : ground.connected & ~(1 << ground.base));

/** [X14][X28] Writes every place an own card may be moved to and would meet an enemy card; gives how many there are. */
export const writeAttacks = (lifted: number, out: Int32Array): number => {
  const anchors = anchorsOf(lifted);
  let at = 0;
  for (let m = anchors; m !== 0; m &= m - 1) {
    const card = lowestBit(m);
    const steps = freeWithout(card, lifted) & enemyMeets[card]!;
    if (steps === 0) continue;
    const earlier = anchors & ((1 << card) - 1);
    at = writeSteps(card, withoutShared(card, steps, earlier), out, at);
  }
  return at;
};

/** [X28] Writes every place an own card may be moved to, each once; gives the new length. */
export const writeMoves = (lifted: number, out: Int32Array): number => {
  const anchors = anchorsOf(lifted);
  const old = ownPlace[lifted]!;
  let end = 0;
  for (let m = anchors; m !== 0; m &= m - 1) {
    const card = lowestBit(m);
    const earlier = anchors & ((1 << card) - 1);
    end = writeSteps(card, withoutShared(card, freeWithout(card, lifted), earlier), out, end);
  }
  let at = 0;
  for (let i = 0; i < end; i++) if (out[i] !== old) out[at++] = out[i]!;
  return at;
};

/** [X14] The first slot from `from` on whose card is another seat's and meets a card of the seat at this place; −1 if none. */
export const nextMet = (n: Int32Array, seat: number, place: number, from: number): number => {
  const cards = n[TABLE]!;
  for (let slot = from; slot < cards; slot++) {
    if (whatOwner(n[WHAT + slot]!) !== seat && (relation(place, n[WHERE + slot]!) & MEET) !== 0) return slot;
  }
  return -1;
};
