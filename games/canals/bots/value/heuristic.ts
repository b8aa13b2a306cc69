import { hasLeftoverTile } from '@santiago/canals';
import {
  acceptCode,
  bidCode,
  bidderOf,
  cropOfKind,
  digCode,
  digCost,
  digDitches,
  DITCH_COUNT,
  DITCHES_NEAR,
  ditchIn,
  extraCode,
  hasPalm,
  hasPassed,
  intersectionIn,
  isFirstOfKind,
  kindInSlot,
  legalDitches,
  list,
  markersAt,
  markersFor,
  mayBuildNothing,
  passCode,
  plantCode,
  planterAt,
  plantersOn,
  plantSquare,
  proposeCode,
  SQUARE_COUNT,
  SQUARES_OF_DITCH,
  type State,
  supportCode,
} from '@santiago/canals/engine';
import { lowestBit, type Random } from '@santiago/kernel';
import { type BoardMemory, boardKey } from './board-memory.ts';
import { CROP_COUNT, FAR, NEARNESSES, SEAT_COUNT, Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const KINDS = 10;
/** Slots are at most five, squares 48; bribes at most 31 ditches with a handful of amounts. */
const MOST = 1024;
/** Bids above this are never worth their price. */
const HIGHEST_BID = 30;
const BRIBES_TRIED = 8;
/** What is remembered of a board; for plantings a number for each seat, and whether it passed, is added. */
const AUCTION = 0;
const CANALS = 1;
const PLANTINGS = 2;
/** What noise is drawn in. */
const GRAIN = 4096;

/** A tile planted on a square, as far as it is the same for every seat. Read again and again into the same object. */
interface Spot {
  square: number;
  crop: number;
  /** Tiles to expect in the area that it makes or joins. */
  tiles: number;
  /** Marks that the tile itself brings its planter. */
  planted: number;
  /** Marks of all seats in that area with the tile, and what the areas it joins were worth to all seats without it. */
  all: number;
  allBefore: number;
}

/** What the overseer would choose otherwise: a ditch, or −1 to build nothing, and its value to the overseer. */
interface Alternative {
  ditch: number;
  value: number;
}

/**
 * Rates what a seat may do, in points. The steward plays by it alone, the gambler plays its playouts by it, and the
 * stronger bots take the others for players of it. Facts that hold for a whole phase are kept until the phase changes;
 * call `forget` before another line of play is followed.
 */
export class Heuristic {
  /** What `rate` wrote: actions and their values. */
  readonly actions = new Int32Array(MOST);
  readonly values = new Float64Array(MOST);

  private readonly weights: Weights;
  readonly survey: Survey;
  private readonly memory: BoardMemory | null;
  private count = 0;
  private round = -1;
  private phase: State['phase'] = 'over';
  /** What holds for the auction of a round, as one block of numbers and in its parts. */
  private readonly auction = new Float64Array(2 * SEAT_COUNT * KINDS + SEAT_COUNT);
  /** By seat and kind: the best planting of a tile with its full markers, and with one fewer on the same square. */
  private readonly full = this.auction.subarray(0, SEAT_COUNT * KINDS);
  private readonly poor = this.auction.subarray(SEAT_COUNT * KINDS, 2 * SEAT_COUNT * KINDS);
  /** By seat: markers on dry tiles, times the size of their areas. It is what an overseer could save. */
  private readonly dryStakes = this.auction.subarray(2 * SEAT_COUNT * KINDS);
  /** By ditch and seat: what a canal there is worth to the seat, rivals' gains set against it. */
  private readonly canal = new Float64Array(DITCH_COUNT * SEAT_COUNT);
  private readonly ranks = new Float64Array(SEAT_COUNT + 1);
  private readonly poorRanks = new Float64Array(SEAT_COUNT + 1);
  private readonly chances = new Float64Array(SEAT_COUNT + 1);
  private readonly pools = new Int32Array(DITCH_COUNT);
  private readonly slots = new Int32Array(SEAT_COUNT);
  private readonly bestSquare = new Int32Array(SEAT_COUNT);

  /** With a memory, what was found out about a board is looked up when the board comes again. */
  constructor(weights: Weights, memory: BoardMemory | null = null) {
    this.weights = weights;
    this.survey = new Survey(weights);
    this.memory = memory;
  }

  forget(): void {
    this.round = -1;
    this.canalsRated = 0;
  }

  /** The best action; with noise, in points, the best after each value was moved by up to so much. */
  choose(s: State, seat: number, random: Random, noise: number): number {
    const { actions, values } = this;
    const count = this.rate(s, seat);
    if (count === 0) throw new Error('the heuristic found no action');
    let best = 0;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const value = noise === 0 ? values[i]! : values[i]! + (noise * random.below(GRAIN)) / GRAIN;
      if (value <= bestValue) continue;
      bestValue = value;
      best = i;
    }
    return actions[best]!;
  }

  /** Writes the actions worth a look and their values; gives how many. */
  rate(s: State, seat: number): number {
    this.count = 0;
    const fresh = s.round !== this.round || s.phase !== this.phase;
    this.round = s.round;
    this.phase = s.phase;
    switch (s.phase) {
      case 'auction':
        if (fresh) this.readAuction(s);
        this.rateBids(s, seat);
        break;
      case 'sealed':
        if (fresh) this.readAuction(s);
        this.rateSealed(s, seat);
        break;
      case 'planting':
        this.ratePlantings(s, seat);
        break;
      case 'leftover':
        this.readBoard(s);
        this.rateLeftover(s, seat);
        break;
      case 'bribing':
        this.rateCanals(s);
        this.rateBribes(s, seat);
        break;
      case 'decision':
        this.rateCanals(s);
        this.rateDecision(s, seat);
        break;
      case 'extra':
        this.rateCanals(s);
        this.rateExtra(s, seat);
        break;
      case 'choose-spring':
      case 'first-canal':
        this.rateOpening(s, seat);
        break;
      case 'overseer':
      case 'spring':
      case 'palms':
      case 'aside':
      case 'reveal':
      case 'over':
        throw new Error(`no seat decides anything in ${s.phase}`);
    }
    return this.count;
  }

  private add(action: number, value: number): void {
    this.actions[this.count] = action;
    this.values[this.count++] = value;
  }

  private early(s: State): number {
    return (s.rounds - s.round) / s.rounds;
  }

  /** What an escudo is worth now. */
  private cashWorth(s: State): number {
    return this.weights.cash + this.weights.cashEarly * this.early(s);
  }

  /** What paying so much costs a seat, in points. */
  private price(s: State, seat: number, amount: number): number {
    const { reserve, scarcity } = this.weights;
    const cost = amount * this.cashWorth(s);
    if (s.round === s.rounds) return cost;
    const missing = Math.max(0, reserve - (s.cash[seat]! - amount)) - Math.max(0, reserve - s.cash[seat]!);
    return cost + scarcity * missing;
  }

  // ── Planting

  /** What a tile planted here with so many markers is worth to a seat: its areas, and what it takes from others. */
  private plantingWorth(s: State, seat: number, square: number, crop: number, markers: number): number {
    return this.spotWorth(this.readSpot(s, square, crop, markers), seat);
  }

  private readSpot(s: State, square: number, crop: number, markers: number): Spot {
    const { survey, spot } = this;
    const { size, growth, allMarks, beside } = survey;
    const entry = 4 * survey.nearness[square]! + markers;
    const stays = survey.keep[entry]!;
    const planted =
      markers === 0 ? 0 : survey.stayingMarks[entry]! + (hasPalm(s.squares[square]!) ? stays : 0);
    let tiles = stays;
    let joining = -1;
    let all = planted;
    let allBefore = 0;
    const end = 4 * square + survey.besideCount[square]!;
    for (let i = 4 * square; i < end; i++) {
      const area = beside[i]!;
      if (survey.crop[area] !== crop) continue;
      tiles += size[area]!;
      joining = Math.max(joining, growth[area]!);
      all += allMarks[area]!;
      allBefore += (size[area]! + growth[area]!) * allMarks[area]!;
    }
    spot.square = square;
    spot.crop = crop;
    spot.tiles = tiles + (joining < 0 ? survey.growthOf(crop, survey.room[square]!) : joining);
    spot.planted = planted;
    spot.all = all;
    spot.allBefore = allBefore;
    return spot;
  }
  private readonly spot: Spot = { square: 0, crop: 0, tiles: 0, planted: 0, all: 0, allBefore: 0 };

  /** What a tile planted there is worth to a seat. */
  private spotWorth({ square, crop, tiles, planted, all, allBefore }: Spot, seat: number): number {
    const { survey } = this;
    const { size, growth, marks, allMarks, beside, loss } = survey;
    const { spite } = this.weights;
    const nearness = survey.nearness[square]!;
    let own = planted;
    let before = 0;
    let lost = 0;
    const end = 4 * square + survey.besideCount[square]!;
    for (let i = 4 * square; i < end; i++) {
      const area = beside[i]!;
      const ownMarks = marks[SEAT_COUNT * area + seat]!;
      if (survey.crop[area] === crop) {
        own += ownMarks;
        before += (size[area]! + growth[area]!) * ownMarks;
      } else lost += loss[NEARNESSES * area + nearness]! * (ownMarks - spite * (allMarks[area]! - ownMarks));
    }
    const gain = tiles * own - before;
    return gain - spite * (tiles * all - allBefore - gain) - lost;
  }

  private ratePlantings(s: State, seat: number): void {
    if (this.memory === null) {
      this.readPlantings(s, seat);
      return;
    }
    const { actions, values } = this;
    const key = boardKey(s, PLANTINGS + 2 * seat + (hasPassed(s, seat) ? 1 : 0));
    const known = this.memory.recall(key);
    if (known !== undefined) {
      this.count = known.length / 2;
      for (let i = 0; i < this.count; i++) actions[i] = known[i]!;
      values.set(known.subarray(this.count));
      return;
    }
    this.readPlantings(s, seat);
    const { count } = this;
    const found = new Float64Array(2 * count);
    found.set(actions.subarray(0, count));
    found.set(values.subarray(0, count), count);
    this.memory.remember(key, found);
  }

  private readPlantings(s: State, seat: number): void {
    this.readBoard(s);
    const free = SQUARE_COUNT - s.plantedCount;
    const bid = s.bids[seat]!;
    for (let slot = 0; slot < s.tileCount; slot++) {
      if (!isFirstOfKind(s.tiles, slot)) continue;
      const kind = kindInSlot(s.tiles, slot);
      const markers = markersFor(kind, bid);
      for (let i = 0; i < free; i++) {
        const square = s.free[i]!;
        this.add(plantCode(kind, square), this.plantingWorth(s, seat, square, cropOfKind(kind), markers));
      }
    }
  }

  private rateLeftover(s: State, seat: number): void {
    const crop = cropOfKind(kindInSlot(s.tiles, 0));
    const count = list(s, seat, this.actions);
    for (let i = 0; i < count; i++) {
      const action = this.actions[i]!;
      this.add(action, this.plantingWorth(s, seat, plantSquare(action), crop, 0));
    }
  }

  // ── Auction

  private readAuction(s: State): void {
    const { memory, auction } = this;
    const key = memory === null ? 0 : boardKey(s, AUCTION);
    const known = memory?.recall(key);
    if (known !== undefined) {
      auction.set(known);
      return;
    }
    this.readBoard(s);
    this.rateTiles(s);
    this.readDryStakes(s);
    memory?.remember(key, auction.slice());
  }

  /** The best planting of every kind on offer for every seat. */
  private rateTiles(s: State): void {
    const { full, poor, nearFree, bestSquare } = this;
    const near = this.findNear(s);
    for (let slot = 0; slot < s.tileCount; slot++) {
      if (!isFirstOfKind(s.tiles, slot)) continue;
      const kind = kindInSlot(s.tiles, slot);
      const markers = plantersOn(kind);
      const crop = cropOfKind(kind);
      for (let seat = 0; seat < s.players; seat++) full[KINDS * seat + kind] = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < near; i++) {
        const square = nearFree[i]!;
        const spot = this.readSpot(s, square, crop, markers);
        for (let seat = 0; seat < s.players; seat++) {
          const value = this.spotWorth(spot, seat);
          if (value <= full[KINDS * seat + kind]!) continue;
          full[KINDS * seat + kind] = value;
          bestSquare[seat] = square;
        }
      }
      for (let seat = 0; seat < s.players; seat++)
        poor[KINDS * seat + kind] = this.plantingWorth(s, seat, bestSquare[seat]!, crop, markers - 1);
    }
  }

  /**
   * What the next tile is worth to each seat where it plants it best, on average over the tiles still to come. The
   * survey must have read the board.
   */
  prospects(s: State, worth: Float64Array): void {
    const { survey, nearFree, best } = this;
    const { players } = s;
    survey.readRoom(s);
    const near = this.findNear(s);
    let coming = 0;
    worth.fill(0);
    for (let crop = 0; crop < CROP_COUNT; crop++) {
      const still = survey.coming[crop]!;
      if (still === 0) continue;
      coming += still;
      best.fill(0);
      for (let i = 0; i < near; i++) {
        const square = nearFree[i]!;
        const spot = this.readSpot(s, square, crop, 2);
        for (let seat = 0; seat < players; seat++)
          best[seat] = Math.max(best[seat]!, this.spotWorth(spot, seat));
      }
      for (let seat = 0; seat < players; seat++) worth[seat]! += still * best[seat]!;
    }
    for (let seat = 0; seat < players; seat++) worth[seat]! /= Math.max(1, coming);
  }
  private readonly best = new Float64Array(SEAT_COUNT);

  /** Lists the free squares that the water may reach, or all where there are none; gives how many. */
  private findNear(s: State): number {
    const { nearFree } = this;
    const free = SQUARE_COUNT - s.plantedCount;
    let near = 0;
    for (let i = 0; i < free; i++) if (this.survey.nearness[s.free[i]!]! < FAR) nearFree[near++] = s.free[i]!;
    if (near > 0) return near;
    nearFree.set(s.free.subarray(0, free));
    return free;
  }
  private readonly nearFree = new Uint8Array(SQUARE_COUNT);

  private readBoard(s: State): void {
    this.survey.readBoard(s);
    this.survey.readRoom(s);
  }

  /** What each rank in the planting order is worth: those before take what rivals like best. */
  private rateRanks(s: State, seat: number): void {
    const { slots, full, poor, ranks, poorRanks } = this;
    const { players, tileCount } = s;
    for (let slot = 0; slot < tileCount; slot++) slots[slot] = kindInSlot(s.tiles, slot);
    for (let gone = 0; gone < players; gone++) {
      let best = Number.NEGATIVE_INFINITY;
      let bestPoor = Number.NEGATIVE_INFINITY;
      let liked = gone;
      let mostLiked = Number.NEGATIVE_INFINITY;
      for (let slot = gone; slot < tileCount; slot++) {
        const kind = slots[slot]!;
        best = Math.max(best, full[KINDS * seat + kind]!);
        bestPoor = Math.max(bestPoor, poor[KINDS * seat + kind]!);
        let liking = 0;
        for (let rival = 0; rival < players; rival++)
          if (rival !== seat) liking += full[KINDS * rival + kind]!;
        if (liking <= mostLiked) continue;
        mostLiked = liking;
        liked = slot;
      }
      ranks[gone] = best;
      poorRanks[gone] = bestPoor;
      const kind = slots[liked]!;
      slots[liked] = slots[gone]!;
      slots[gone] = kind;
    }
    if (hasLeftoverTile(players)) {
      ranks[0]! += this.weights.leftover;
      poorRanks[0]! += this.weights.leftover;
    }
  }

  private overseerWorth(s: State, seat: number): number {
    const { overseer, overseerEarly, overseerDry } = this.weights;
    return overseer + overseerEarly * this.early(s) + overseerDry * this.dryStakes[seat]!;
  }

  private readDryStakes(s: State): void {
    const { dryStakes } = this;
    const { areaAt, size, nearness, keep } = this.survey;
    dryStakes.fill(0);
    for (let square = 0; square < SQUARE_COUNT; square++) {
      if (nearness[square] === 0 || areaAt[square]! < 0) continue;
      const tile = s.squares[square]!;
      const markers = markersAt(tile);
      if (markers === 0) continue;
      dryStakes[planterAt(tile)]! +=
        markers * (1 - keep[4 * nearness[square]! + markers]!) * size[areaAt[square]!]!;
    }
  }

  /** The middle of what rivals bid, by what the first rank in the planting order is worth against the last. */
  private middleBid(players: number): number {
    const { rivalBidStake, rivalBid } = this.weights;
    const stake = Math.max(0, this.ranks[0]! - this.ranks[players - 1]!);
    return Math.max(0.1, rivalBidStake * stake + rivalBid);
  }

  /** The chance that a rival who has not bid yet bids above this amount. */
  private outbid(amount: number, middle: number): number {
    const { rivalPass } = this.weights;
    return ((1 - rivalPass) * middle * middle) / (middle * middle + amount * amount);
  }

  private rateBids(s: State, seat: number): void {
    const { bids, players } = s;
    this.rateRanks(s, seat);
    const middle = this.middleBid(players);
    const worth = this.overseerWorth(s, seat);
    let passed = 0;
    for (let rival = 0; rival < players; rival++) if (hasPassed(s, rival)) passed++;
    this.add(passCode(), this.passValue(s, passed, worth));
    const most = Math.min(s.cash[seat]!, HIGHEST_BID);
    for (let amount = 1; amount <= most; amount++) {
      if (bidderOf(s, amount) >= 0) continue;
      let above = 0;
      let below = passed;
      for (let rival = 0; rival < players; rival++) {
        if (bids[rival]! > amount) above++;
        else if (bids[rival]! > 0) below++;
      }
      const chance = this.outbid(amount, middle);
      const value = this.bidValue(chance, s.left - 1, above, below === 0 ? worth : 0);
      this.add(bidCode(amount), value - this.price(s, seat, amount));
    }
  }

  /** The value of a bid that `above` rivals outbid already and `waiting` more may outbid, each with this chance. */
  private bidValue(chance: number, waiting: number, above: number, overseerWorth: number): number {
    const { chances, ranks } = this;
    chances.fill(0);
    chances[0] = 1;
    for (let rival = 1; rival <= waiting; rival++) {
      for (let more = rival; more > 0; more--)
        chances[more] = chances[more]! * (1 - chance) + chances[more - 1]! * chance;
      chances[0] *= 1 - chance;
    }
    let value = 0;
    for (let more = 0; more <= waiting; more++) value += chances[more]! * ranks[above + more]!;
    return value + overseerWorth * chances[waiting]!;
  }

  /** Later passers plant before earlier ones [C22], and the first is overseer [C21]. */
  private passValue(s: State, passed: number, overseerWorth: number): number {
    const { rivalPass } = this.weights;
    const rank = s.players - 1 - passed - (s.left - 1) * (passed === 0 ? 0 : rivalPass);
    const low = Math.max(0, Math.floor(rank));
    const between = rank - low;
    const high = Math.min(s.players - 1, low + 1);
    const value = this.poorRanks[low]! * (1 - between) + this.poorRanks[high]! * between;
    return passed === 0 ? value + overseerWorth : value;
  }

  /** [C40]–[C43] Both bid in secret; the loser is overseer. */
  private rateSealed(s: State, seat: number): void {
    this.rateRanks(s, seat);
    const middle = this.middleBid(s.players);
    const worth = this.overseerWorth(s, seat);
    const most = Math.min(s.cash[seat]!, HIGHEST_BID);
    for (let amount = 0; amount <= most; amount++) {
      const lost = Math.min(1, this.outbid(amount, middle) + (amount === 0 && seat !== s.overseer ? 0.5 : 0));
      const from = amount === 0 ? this.poorRanks : this.ranks;
      const value = from[0]! * (1 - lost) + (from[1]! + worth) * lost;
      this.add(bidCode(amount), value - this.price(s, seat, amount));
    }
  }

  // ── Canals

  /** What each legal canal would be worth to each seat; it holds from the first bribe to the decision. */
  private rateCanals(s: State): void {
    const stage = 2 * s.round + (s.phase === 'extra' ? 1 : 0);
    if (stage === this.canalsRated) return;
    this.canalsRated = stage;
    const { memory, canal } = this;
    const key = memory === null ? 0 : boardKey(s, CANALS);
    const known = memory?.recall(key);
    if (known !== undefined) {
      canal.set(known);
      return;
    }
    this.readCanals(s);
    memory?.remember(key, canal.slice());
  }
  private canalsRated = 0;

  private readCanals(s: State): void {
    const { survey, canal, gains } = this;
    const { spite } = this.weights;
    const { players } = s;
    survey.readBoard(s);
    for (let m = legalDitches(s); m !== 0; m &= m - 1) {
      const ditch = lowestBit(m);
      survey.canalGains(s, ditch, gains);
      let all = 0;
      for (let seat = 0; seat < players; seat++) all += gains[seat]!;
      for (let seat = 0; seat < players; seat++)
        canal[SEAT_COUNT * ditch + seat] = gains[seat]! - spite * (all - gains[seat]!);
    }
  }
  private readonly gains = new Float64Array(SEAT_COUNT);

  private readPools(s: State): void {
    const { pools } = this;
    pools.fill(0);
    for (let seat = 0; seat < s.players; seat++) {
      if (s.bribeDitches[seat]! >= 0) pools[s.bribeDitches[seat]!]! += s.bribes[seat]!;
    }
  }

  /** Reads what the overseer likes best: two of the proposed ditches, with their money, and two of the others. */
  private readChoices(s: State): void {
    const { canal, pools, choices, choiceValues } = this;
    const cash = this.cashWorth(s);
    choices.fill(-1);
    for (let m = legalDitches(s); m !== 0; m &= m - 1) {
      const ditch = lowestBit(m);
      const isProposed = (s.proposed & (1 << ditch)) !== 0;
      const liking = canal[SEAT_COUNT * ditch + s.overseer]!;
      const value = isProposed ? liking + cash * pools[ditch]! : liking;
      const first = isProposed ? 0 : 2;
      if (choices[first]! < 0 || value > choiceValues[first]!) {
        choices[first + 1] = choices[first]!;
        choiceValues[first + 1] = choiceValues[first]!;
        choices[first] = ditch;
        choiceValues[first] = value;
      } else if (choices[first + 1]! < 0 || value > choiceValues[first + 1]!) {
        choices[first + 1] = ditch;
        choiceValues[first + 1] = value;
      }
    }
  }
  private readonly choices = new Int32Array(4);
  private readonly choiceValues = new Float64Array(4);

  /** What the overseer would choose without one ditch (−1 for none), if building elsewhere cost so much. */
  private findAlternative(s: State, but: number, cost: number): Alternative {
    const { choices, choiceValues, alternative } = this;
    let best = -1;
    let bestValue = s.proposed === 0 && but < 0 ? 0 : Number.NEGATIVE_INFINITY;
    const proposed = choices[0] === but ? 1 : 0;
    if (choices[proposed]! >= 0 && choiceValues[proposed]! > bestValue) {
      best = choices[proposed]!;
      bestValue = choiceValues[proposed]!;
    }
    if (s.cash[s.overseer]! >= cost) {
      const own = choices[2] === but ? 3 : 2;
      const value = choiceValues[own]! - this.cashWorth(s) * cost;
      // Of equals the ditch that is listed first.
      if (choices[own]! >= 0 && (value > bestValue || (value === bestValue && choices[own]! < best))) {
        best = choices[own]!;
        bestValue = value;
      }
    }
    alternative.ditch = best;
    alternative.value = bestValue;
    return alternative;
  }
  private readonly alternative: Alternative = { ditch: -1, value: 0 };

  private rateBribes(s: State, seat: number): void {
    const { canal, pools } = this;
    const { bribeDoubt, bribeThreshold } = this.weights;
    this.readPools(s);
    this.readChoices(s);
    const cash = this.cashWorth(s);
    const { ditch: otherwise } = this.findAlternative(s, -1, digCost(s));
    const idle = otherwise < 0 ? 0 : canal[SEAT_COUNT * otherwise + seat]!;
    this.add(passCode(), idle + bribeThreshold);
    const least = s.minBribe;
    const most = Math.min(s.cash[seat]!, least + BRIBES_TRIED - 1);
    for (let m = legalDitches(s); m !== 0; m &= m - 1) {
      const ditch = lowestBit(m);
      const gain = canal[SEAT_COUNT * ditch + seat]!;
      if (gain <= idle && gain <= 0) continue;
      const proposed = (s.proposed & (1 << ditch)) !== 0;
      for (let amount = least; amount <= most; amount++) {
        const pool = pools[ditch]! + amount;
        const other = this.findAlternative(s, ditch, Math.max(s.largestPool, pool) + 1);
        const advantage = canal[SEAT_COUNT * ditch + s.overseer]! + cash * pool - other.value;
        const chance = Math.max(0, Math.min(1, 0.5 + advantage / (2 * bribeDoubt)));
        const otherGain = other.ditch < 0 ? 0 : canal[SEAT_COUNT * other.ditch + seat]!;
        const value = chance * (gain - this.price(s, seat, amount)) + (1 - chance) * otherGain;
        this.add(proposed ? supportCode(ditch, amount) : proposeCode(ditch, amount), value);
        if (chance === 1) break;
      }
    }
  }

  private rateDecision(s: State, seat: number): void {
    const { canal, pools } = this;
    const cash = this.cashWorth(s);
    const cost = this.price(s, seat, digCost(s));
    this.readPools(s);
    for (let m = s.proposed; m !== 0; m &= m - 1) {
      const ditch = lowestBit(m);
      this.add(acceptCode(ditch), canal[SEAT_COUNT * ditch + seat]! + cash * pools[ditch]!);
    }
    for (let m = digDitches(s); m !== 0; m &= m - 1) {
      const ditch = lowestBit(m);
      this.add(digCode(ditch), canal[SEAT_COUNT * ditch + seat]! - cost);
    }
    if (mayBuildNothing(s)) this.add(passCode(), 0);
  }

  private rateExtra(s: State, seat: number): void {
    const { extra, extraEarly } = this.weights;
    const worth = s.round === s.rounds ? 0 : extra + extraEarly * this.early(s);
    this.add(passCode(), worth);
    for (let m = legalDitches(s); m !== 0; m &= m - 1) {
      const ditch = lowestBit(m);
      this.add(extraCode(ditch), this.canal[SEAT_COUNT * ditch + seat]!);
    }
  }

  // ── Before the first round

  /** [C11][C12] The spring towards the middle, the first canal where most squares lie along it. */
  private rateOpening(s: State, seat: number): void {
    const count = list(s, seat, this.actions);
    for (let i = 0; i < count; i++) {
      const action = this.actions[i]!;
      const value =
        s.phase === 'first-canal' ? room(DITCHES_NEAR[ditchIn(action)]!) : middle(intersectionIn(action));
      this.add(action, value);
    }
  }
}

/** Squares along the ditches of a mask. */
const room = (ditches: number): number => {
  let squares = 0;
  for (let m = ditches; m !== 0; m &= m - 1) squares += SQUARES_OF_DITCH[lowestBit(m)]!.length;
  return squares;
};

/** 5 × 4 intersections: minus how far one is from the middle. */
const middle = (intersection: number): number =>
  -Math.abs((intersection % 5) - 2) - Math.abs(Math.floor(intersection / 5) - 1.5);
