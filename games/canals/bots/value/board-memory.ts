import { SQUARE_COUNT, type State } from '@santiago/canals/engine';
import { Hash } from '@santiago/bots/search/hash.ts';

/** With more boards than this it begins anew. */
const MOST = 4096;

const hash = new Hash();

/**
 * The key of a board with the tiles that are on offer and still to come. `question` tells apart what is asked about one
 * board. The free squares count in their order: among equals the first is taken.
 */
export const boardKey = (s: State, question: number): number => {
  const { squares, free } = s;
  const freeCount = SQUARE_COUNT - s.plantedCount;
  hash.begin(question);
  hash.mix(s.players);
  hash.mix(s.rounds - s.round);
  hash.mix(s.canals);
  hash.mix(s.reach);
  hash.mix(s.unseen);
  hash.mix(s.tiles);
  for (let square = 0; square < SQUARE_COUNT; square++) hash.mix(squares[square]!);
  for (let i = 0; i < freeCount; i++) hash.mix(free[i]!);
  return hash.key;
};

/**
 * Numbers that follow from a board. Where many lines of play are followed from one position most boards come again and
 * again, and looking a board up is much cheaper than reading it. Heuristics that value boards alike can share one.
 */
export class BoardMemory {
  private readonly boards = new Map<number, Float64Array>();

  recall(key: number): Float64Array | undefined {
    return this.boards.get(key);
  }

  remember(key: number, numbers: Float64Array): void {
    if (this.boards.size >= MOST) this.boards.clear();
    this.boards.set(key, numbers);
  }
}
