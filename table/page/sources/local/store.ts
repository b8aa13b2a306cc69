import { Records } from '../../browser/records.ts';
import type { MatchProgress, PlayedMatch } from '../../worker/match.ts';

/** A match saved on this device. */
export interface SavedMatch extends PlayedMatch {
  readonly id: string;
  /** It was opened from a file. */
  readonly isFile?: boolean;
  /** The challenge that it answers, as it stands in its address. */
  readonly challenge?: string;
  /** It is the match that counts for this day. */
  readonly day?: number;
  /** A bot was replaced during the match: nobody can meet the same opponents again. */
  readonly isMixed?: boolean;
  /** When it last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly progress: MatchProgress;
}

/** What a review found in one phase: the person's choices, and what they cost together. */
export interface PhaseLoss {
  readonly decisions: number;
  /** Points, or the chance of winning in a game without points. */
  readonly lost: number;
}

/** A finished match of this person in short. It stays when the match itself is deleted to make room. */
export interface SavedResult {
  /** Of the match on this device, or of the table. */
  readonly id: string;
  readonly page: 'local' | 'table';
  readonly game: string;
  /** In milliseconds since 1970. */
  readonly ended: number;
  /** By seat; the level of a bot, null for a person. */
  readonly players: readonly { readonly name: string; readonly bot: string | null }[];
  /** The person's seat, from 0. */
  readonly own: number;
  readonly points: readonly number[];
  /** Of the victory. */
  readonly shares: readonly number[];
  /** Made from the rows: tells which match a review belongs to. */
  readonly mark?: string;
  /** By phase, once the match was reviewed for this person. */
  readonly phases?: Readonly<Record<string, PhaseLoss>>;
}

const matches = new Records<SavedMatch>('santiago', 'matches');
const results = new Records<SavedResult>('santiago-results', 'results');
const MOST_MATCHES = 100;

export const saveMatch = (match: SavedMatch): Promise<boolean> => matches.put(match);
export const loadMatch = (id: string): Promise<SavedMatch | null> => matches.get(id);

/** The person wants it gone: its result goes too. */
export const removeMatch = async (id: string): Promise<void> => {
  await Promise.all([matches.remove(id), results.remove(id)]);
};

/** Newest first; beyond the limit the oldest ones are deleted. */
export const listMatches = async (): Promise<SavedMatch[]> => {
  const sorted = (await matches.all()).toSorted((a, b) => b.changed - a.changed);
  for (const old of sorted.slice(MOST_MATCHES)) await matches.remove(old.id);
  return sorted.slice(0, MOST_MATCHES);
};

export const keepResult = (result: SavedResult): Promise<boolean> => results.put(result);
export const loadResult = (id: string): Promise<SavedResult | null> => results.get(id);
export const listResults = (): Promise<readonly SavedResult[]> => results.all();
