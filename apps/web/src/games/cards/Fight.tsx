import type { Card, Place } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import { CardPicture, Die } from './art.tsx';
import { worth } from './facts.ts';
import type { CardsModel } from './model.ts';
import { readTold, type Roll, rollOf, type Telling } from './sentences.ts';

interface Side {
  readonly owner: Seat;
  readonly card: Card;
  readonly place: Place;
}

/** A fight as it is seen: the two cards, the ties so far, and the last roll. */
export interface FightSeen {
  readonly sides: readonly [Side, Side];
  readonly ties: readonly Roll[];
  readonly roll: Roll | null;
}

/** Rows after which the fight before them is still on the table. */
const STAYS: ReadonlySet<string> = new Set(['dice', 'fight', 'pick', 'done', 'end']);

/** The fight that was seen last, while nothing new has been begun. */
export const lastFight = (model: CardsModel, shown: number): FightSeen | null => {
  const rolls: Roll[] = [];
  for (let index = shown - 1; index >= 0; index--) {
    const { row, before, after } = model.moment(index);
    const { action } = readTold(row.told);
    if (!STAYS.has(action.kind)) return null;
    if (action.kind === 'dice') rolls.unshift(rollOf(before, action.dice)!);
    if (action.kind === 'fight') {
      if (after.phase.kind !== 'dice') return null;
      const { attacker, target } = after.phase;
      const find = (at: typeof attacker): Side => {
        const found = after.table.find(({ x, y }) => x === at.x && y === at.y)!;
        return { owner: found.owner, card: found.card as Card, place: found };
      };
      return {
        sides: [find(attacker), find(target)],
        ties: rolls.filter(({ loser }) => loser === null),
        roll: rolls.at(-1) ?? null,
      };
    }
  }
  return null;
};

const FightSide = ({
  side,
  seen,
  index,
  telling,
}: {
  side: Side;
  seen: FightSeen;
  index: 0 | 1;
  telling: Telling;
}) => {
  const { roll } = seen;
  const dice = roll === null ? [null, null] : roll.dice.slice(2 * index, 2 * index + 2);
  const lost = roll?.loser != null && (roll.loser === roll.target) === (index === 1);
  const won = roll?.loser != null && !lost;
  return (
    <div class={lost ? 'fight-side fight-lost' : 'fight-side'} data-side={index}>
      <CardPicture look={{ owner: side.owner, card: side.card, up: true }} width={40} />
      <div class="fight-sum">
        <span class="fight-name">{telling.whoOf(side.owner).name}</span>
        <span class="fight-dice">
          <span class="fight-worth">{worth(side.card)}</span>
          {dice.map((eyes, i) => (
            <Die key={i} eyes={eyes} seat={side.owner} size={26} />
          ))}
        </span>
      </div>
      <strong class={won ? 'fight-total fight-won' : 'fight-total'}>
        {roll === null ? '' : roll.totals[index]}
      </strong>
    </div>
  );
};

/** Two cards, four dice, two sums. */
export const Fight = ({ seen, telling }: { seen: FightSeen; telling: Telling }) => {
  const { words, whoOf } = telling;
  const { roll, ties } = seen;
  const winner =
    roll?.loser == null ? null : roll.loser === roll.target ? roll.attacker.owner : roll.target.owner;
  return (
    <section class="fight" aria-label={words.heading.fight}>
      <div class="fight-sides">
        <FightSide side={seen.sides[0]} seen={seen} index={0} telling={telling} />
        <FightSide side={seen.sides[1]} seen={seen} index={1} telling={telling} />
      </div>
      <p class="fight-verdict">
        {ties.length > 0
          ? ties.map(({ totals }, i) => <span key={i}>{words.fight.tie(totals[0], totals[1])} </span>)
          : null}
        {winner === null ? (roll === null ? words.fight.rolling : '') : words.fight.wins(whoOf(winner))}
      </p>
    </section>
  );
};
