import { type GameTypes, seatName } from '@santiago/kernel';
import { accuracyOf, gradeOf } from './grade.ts';
import type { Outlook, Weighing } from './judge.ts';
import type { Line } from './line.ts';
import type { Reason } from './reason.ts';
import type { Expectation, JudgedDecision } from './review.ts';

/** What was found out about one position of a match. Plain data that survives JSON. */
export interface Finding {
  /** How many rows come before the position. */
  readonly number: number;
  readonly expectation: Expectation;
  /** The same from what the reader knew; null if everybody knew everything, or nobody reads. */
  readonly own: Expectation | null;
  /** The choice that led here; null if there was none. */
  readonly decision: JudgedDecision | null;
}

/**
 * A part of the work on a match: several judges that each take one of `of` parts find everything together. The first
 * of them makes the first pass over all positions, so that there is a result while the others are still starting.
 */
export interface Share {
  /** From 0. */
  readonly part: number;
  readonly of: number;
}

export const WHOLE: Share = { part: 0, of: 1 };

/** How far the work on a share is. */
export interface FindingProgress {
  /** 0 during the first pass, then the passes that refine it. */
  readonly stage: number;
  /** The fraction of the work that is done, from 0 to 1. */
  readonly done: number;
  /** Makes the findings so far; null until the first pass is complete. */
  readonly findings: (() => readonly Finding[]) | null;
}

/** A decision of the match while it is weighed. */
interface Choice<T extends GameTypes> {
  readonly index: number;
  readonly seat: number;
  readonly chosen: string;
  readonly state: T['State'];
  readonly weighing: Weighing;
  /** By the best action so far: they are needed often and do not change. */
  readonly reasons: Map<string, readonly Reason[]>;
}

/** A position while it is judged. */
interface Position<T extends GameTypes> {
  readonly number: number;
  readonly outlook: Outlook;
  readonly own: Outlook | null;
  readonly choice: Choice<T> | null;
  /** Whether this share refines it. */
  readonly isMine: boolean;
}

/**
 * Deals positions out: to and fro, so that nobody always gets what is decided first in a round. Those that a choice led
 * to take longest, so they are dealt by themselves.
 */
const dealer = ({ part, of }: Share): ((isChoice: boolean) => boolean) => {
  const dealt = { choices: 0, others: 0 };
  return (isChoice) => {
    const turn = isChoice ? dealt.choices++ : dealt.others++;
    return (turn + Math.floor(turn / of)) % of === part;
  };
};

/** The share of a match that one judge takes. What is found in the end does not depend on how the match is shared. */
class ShareOfMatch<T extends GameTypes> {
  private readonly line: Line<T>;
  private readonly positions: Position<T>[] = [];
  private readonly share: Share;

  constructor(line: Line<T>, share: Share) {
    this.line = line;
    this.share = share;
  }

  *run(): Generator<FindingProgress, readonly Finding[]> {
    const { stages } = this.line;
    yield* this.firstPass();
    const mine = this.positions.filter(({ isMine }) => isMine);
    for (let stage = 1; stage < stages; stage++) {
      for (const [i, { outlook, own }] of mine.entries()) {
        outlook.refine(stage);
        own?.refine(stage);
        const done = (stage + (i + 1) / mine.length) / stages;
        yield { stage, done, findings: () => this.findings() };
      }
    }
    return this.findings();
  }

  /** Goes through the rows once: what was decided, and what could be expected. */
  private *firstPass(): Generator<FindingProgress> {
    const { rows, stages } = this.line;
    const isDealt = dealer(this.share);
    for (let number = 0; number <= rows.length; number++) {
      const seat = number === 0 ? -1 : this.line.deciderOf(number - 1);
      const isMine = isDealt(seat >= 0);
      if (!isMine && this.share.part > 0) continue;
      const position = { ...(seat >= 0 ? this.weigh(number, seat) : this.expect(number)), isMine };
      position.outlook.refine(0);
      position.own?.refine(0);
      this.positions.push(position);
      yield { stage: 0, done: number / (rows.length + 1) / stages, findings: null };
    }
    yield { stage: 0, done: 1 / stages, findings: () => this.findings() };
  }

  private weigh(number: number, seat: number): Omit<Position<T>, 'isMine'> {
    const { judge, rows, states, eye } = this.line;
    const { game } = judge;
    const index = number - 1;
    const state = states[index]!;
    const { action } = rows[index]!;
    const weighing = judge.weigh(state, seat, game.encode(action));
    const own = seat === eye ? asKnown(weighing) : this.asEye(number);
    const choice = { index, seat, chosen: game.format(action), state, weighing, reasons: new Map() };
    return { number, outlook: weighing, own, choice };
  }

  private expect(number: number): Omit<Position<T>, 'isMine'> {
    const outlook = this.line.judge.expect(this.line.states[number]!, null);
    return { number, outlook, own: this.asEye(number), choice: null };
  }

  private asEye(number: number): Outlook | null {
    const { judge, states, eye } = this.line;
    return eye === null ? null : judge.expect(states[number]!, eye);
  }

  private findings(): readonly Finding[] {
    return this.positions.map(({ number, outlook, own, choice }) => ({
      number,
      expectation: outlook.expectation(),
      own: own?.expectation() ?? null,
      decision: choice === null ? null : this.decision(choice),
    }));
  }

  private decision(choice: Choice<T>): JudgedDecision {
    const { index, seat, chosen, weighing } = choice;
    const { rounds, phases } = this.line;
    const candidates = weighing.candidates();
    const { worth, ...loss } = weighing.loss();
    return {
      index,
      seat: seatName(seat),
      round: rounds[index]!,
      phase: phases[index]!,
      chosen,
      candidates,
      loss,
      grade: gradeOf(loss),
      accuracy: accuracyOf(worth),
      reasons: this.reasons(choice, candidates[0]!.action),
    };
  }

  private reasons({ state, seat, chosen, index, reasons }: Choice<T>, best: string): readonly Reason[] {
    const known = reasons.get(best);
    if (known !== undefined) return known;
    const { judge, rows } = this.line;
    const found = judge.reasons(state, seat, { chosen, best }, { rows, index });
    reasons.set(best, found);
    return found;
  }
}

/** A decision as its seat knew it, refined while it is weighed. */
const asKnown = (weighing: Weighing): Outlook => ({
  refine: () => undefined,
  expectation: () => weighing.ownExpectation(),
});

/** Judges a share of a match step by step. The generator yields after every position, so that its caller can stop. */
export const findingsOf = <T extends GameTypes>(
  line: Line<T>,
  share: Share,
): Generator<FindingProgress, readonly Finding[]> => new ShareOfMatch(line, share).run();
