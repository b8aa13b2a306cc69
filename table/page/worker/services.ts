import type { Refusal, Seat } from '@santiago/kernel';
import type { Finding, Review } from '@santiago/review';
import type { Advice, Engine, Hint } from './engine.ts';
import type { Judged, Judging, ShareToJudge } from './judge.ts';
import { LocalMatch, type MatchNews, type PlayedMatch } from './match.ts';
import type { Services } from './rpc.ts';
import { answerOf, type Thought } from './think.ts';

/** The result of a player's action, and what is new at the table because of it. */
export interface ActReply {
  readonly refusal: Refusal | null;
  readonly news: MatchNews;
}

/** A position of a match, as the eye of the view knows it. */
interface Position {
  readonly game: string;
  readonly view: unknown;
}

/** Everything that a worker does for the page. */
export interface Calls {
  /** Opens a match; the calls up to `file` are about it. */
  openMatch(match: PlayedMatch): MatchNews;
  act(wish: { readonly seat: Seat; readonly action: string }): ActReply;
  undo(seat: Seat): ActReply;
  takeOver(input: null): MatchNews;
  /** Lets the next bot choose; if it fails, this throws and nothing has changed. */
  playBot(input: null): MatchNews;
  file(input: null): string;
  /** A bot's answer outside a match, in notation. */
  think(thought: Thought): string;
  /** The best action of the seat whose view this is, in three steps. */
  hint(position: Position): Hint | null;
  /** What the instruments of the game measure in a position, as the view's eye knows it. */
  read(position: Position): unknown;
  /** Begins to judge a share of a match. */
  judge(wanted: ShareToJudge): Judged;
  /** Continues judging for a while; call it again until it is done. */
  judgeOn(input: null): Judged;
  /** What was found so far in this share; null until there is a first result. */
  findings(input: null): readonly Finding[] | null;
  /** The review that follows from what was found in all shares. */
  review(findings: readonly Finding[]): Review;
}

/** The same position always gets the same hint. */
const HINT_SEED = 1;

const opened = async <T>(value: Promise<T> | null): Promise<T> => {
  if (value === null) throw new Error('nothing has been opened');
  return value;
};

/** Fetches the engine of a game. */
export type EngineOf = (game: string) => Promise<Engine>;

/** The services of one worker. Bots, judge and instruments are loaded when they are first needed. */
export const makeServices = (engineOf: EngineOf): Services<Calls> => {
  const adviceOn = async (game: string): Promise<Advice> => (await engineOf(game)).advice();
  const openMatch = async (played: PlayedMatch): Promise<LocalMatch> =>
    new LocalMatch(await engineOf(played.game), played);
  const openJudging = async (wanted: ShareToJudge): Promise<Judging> => {
    const { Judging: Judge } = await import('./judge.ts');
    const engine = await engineOf(wanted.match.game);
    return new Judge(engine, await engine.judge(), wanted);
  };
  let match: Promise<LocalMatch> | null = null;
  let judging: Promise<Judging> | null = null;
  /** Changes the open match, and returns what is new because of it. */
  const change = async <T>(work: (open: LocalMatch) => T): Promise<{ result: T; news: MatchNews }> => {
    const open = await opened(match);
    const result = work(open);
    return { result, news: open.news() };
  };
  const replyTo = async (work: (open: LocalMatch) => Refusal | null): Promise<ActReply> => {
    const { result, news } = await change(work);
    return { refusal: result, news };
  };
  return {
    openMatch: async (played) => {
      match = openMatch(played);
      return (await match).news();
    },
    act: ({ seat, action }) => replyTo((open) => open.act(seat, action)),
    undo: (seat) => replyTo((open) => open.undo(seat)),
    takeOver: async () => (await change((open) => open.takeOver())).news,
    playBot: async () => (await change((open) => open.playBot())).news,
    file: async () => (await opened(match)).file(),
    think: async (thought) => answerOf(await engineOf(thought.game), thought),
    hint: async ({ game, view }) => (await adviceOn(game)).hint(view, HINT_SEED),
    read: async ({ game, view }) => (await adviceOn(game)).read(view),
    judge: async (wanted) => {
      judging = openJudging(wanted);
      return (await judging).goOn();
    },
    judgeOn: async () => (await opened(judging)).goOn(),
    findings: async () => (await opened(judging)).findings(),
    review: async (findings) => (await opened(judging)).review(findings),
  };
};
