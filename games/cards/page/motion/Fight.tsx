import { type Card, worthOf } from '@santiago/cards';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardPicture, Die } from '../symbols/art.tsx';
import type { FightSeen, Side } from './fightSeen.ts';
import { rollDice } from './motion.ts';
import type { Wording } from '../panel/sentences.ts';
import './fight.css';

interface FightSideProps {
  readonly side: Side;
  readonly seen: FightSeen;
  readonly index: 0 | 1;
  readonly name: string;
}

const FightSide = ({ side, seen, index, name }: FightSideProps) => {
  const { roll, rolling } = seen;
  const dice = (rolling ?? roll)?.dice.slice(2 * index, 2 * index + 2) ?? [null, null];
  const loser = rolling === null ? (roll?.loser ?? null) : null;
  const lost = loser !== null && (loser === roll?.target) === (index === 1);
  const won = loser !== null && !lost;
  return (
    <div class={lost ? 'fight-side fight-lost' : 'fight-side'} data-side={index}>
      <CardPicture look={{ owner: side.owner, card: side.card, up: true }} width={40} />
      <div class="fight-sum">
        <span class="fight-name">{name}</span>
        <span class="fight-dice">
          <span class="fight-worth">{worthOf([side.card satisfies Card])}</span>
          {dice.map((eyes, i) => (
            <Die key={i} eyes={eyes} seat={side.owner} size={26} />
          ))}
        </span>
      </div>
      <strong class={won ? 'fight-total fight-won' : 'fight-total'}>
        {roll === null || rolling !== null ? '' : roll.totals[index]}
      </strong>
    </div>
  );
};

/** Who won, once the dice have come to rest. */
const verdictOf = ({ roll, rolling }: FightSeen, { words, whoOf }: Wording): string => {
  if (rolling !== null || roll === null) return words.fight.rolling;
  return roll.winner === null ? '' : words.fight.wins(whoOf(roll.winner.owner));
};

/** Two cards, four dice, two totals. */
export const Fight = ({ seen, wording }: { seen: FightSeen; wording: Wording }) => {
  const { words, whoOf } = wording;
  const root = useRef<HTMLElement>(null);
  const dice = seen.rolling?.dice;
  useLayoutEffect(() => {
    if (dice !== undefined) rollDice(root.current!);
  }, [dice]);
  return (
    <section class="fight" aria-label={words.heading.fight} ref={root}>
      <div class="fight-sides">
        <FightSide side={seen.sides[0]} seen={seen} index={0} name={whoOf(seen.sides[0].owner).name} />
        <FightSide side={seen.sides[1]} seen={seen} index={1} name={whoOf(seen.sides[1].owner).name} />
      </div>
      <p class="fight-verdict">
        {seen.ties.map(({ totals }, i) => (
          <span key={i}>{words.fight.tie(totals[0], totals[1])} </span>
        ))}
        {verdictOf(seen, wording)}
      </p>
    </section>
  );
};
