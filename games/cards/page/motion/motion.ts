import { cardAtCorner, type Corner, type Dice, rollOf, type View } from '@santiago/cards';
import { isCalm, pace } from '@santiago/table/page/browser/settings.ts';
import { flyCopy, play } from '@santiago/table/page/ui/motion.ts';
import { type Sound, sound } from '@santiago/table/page/ui/sounds.ts';
import type { Happened } from '@santiago/table/page/model/model.ts';
import { keyOf, UNIT } from '../board/geometry.ts';
import { ROLLING } from './pace.ts';
import { readTold } from '../panel/sentences.ts';

const on = (root: HTMLElement, corner: Corner): Element | null =>
  root.querySelector(`[data-card="${keyOf(corner)}"]`);

const drop = (element: Element | null): void => {
  play(
    element,
    [
      { transform: 'translateY(-60px) scale(1.35)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 380 * pace() },
  );
};

const flip = (element: Element | null, delay: number): void => {
  play(element, [{ transform: 'scaleX(-1)' }, { transform: 'scaleX(0)' }, { transform: 'none' }], {
    duration: 420 * pace(),
    delay,
  });
};

/**
 * The dice of a fight are thrown one shortly after the other, and have come to rest when the row's result is shown.
 */
export const rollDice = (fight: HTMLElement): void => {
  const speed = pace();
  fight.querySelectorAll('.die').forEach((die, i) => {
    const turn = (i % 2 === 0 ? -1 : 1) * (500 + 90 * i);
    play(
      die,
      [
        { transform: `translateY(-34px) rotate(${turn}deg)`, opacity: 0 },
        { transform: `translateY(4px) rotate(${turn / 5}deg)`, opacity: 1, offset: 0.7 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: (ROLLING - 70 * (3 - i)) * speed, delay: 50 * i * speed },
    );
  });
};

/** When the verdict appears after the dice have come to rest, and when the loser leaves. */
const VERDICT = 300;
const LEAVE = 530;

const appear = (root: HTMLElement, selector: string, delay: number): void =>
  root.querySelectorAll(selector).forEach((element) => {
    play(
      element,
      [
        { transform: 'scale(0.5)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 220 * pace(), delay: delay * pace() },
    );
  });

/** First the totals are shown, then the verdict; then the loser moves to the winner's pool. */
const decide = (root: HTMLElement, before: View, dice: Dice): void => {
  const speed = pace();
  appear(root, '.fight-total', 0);
  appear(root, '.fight-verdict', VERDICT);
  const { loser, winner, target } = rollOf(before, dice) ?? { loser: null, winner: null, target: null };
  if (loser === null || winner === null) return;
  play(root.querySelector('.card-departed'), [{ opacity: 1 }, { opacity: 0 }], {
    duration: 260 * speed,
    delay: LEAVE * speed,
  });
  const won = root.querySelector(`[data-seat="${winner.owner}"] [data-pool-card="${loser.card}"]`);
  play(won, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 * speed, delay: (LEAVE + 380) * speed });
  flyCopy(
    root.querySelector(`.fight-side[data-side="${loser === target ? 1 : 0}"] .card-picture`),
    won ?? root.querySelector(`[data-seat="${winner.owner}"] .marker`),
    { ms: 420 * speed, delay: LEAVE * speed },
  );
};

const SOUND_OF: Readonly<Record<string, Sound>> = {
  base: 'wood',
  place: 'wood',
  move: 'wood',
  close: 'coin',
  pick: 'coin',
};

const soundOf = ({ row, before, after }: Happened<View>): Sound | null => {
  if (after.phase.kind === 'over') return 'end';
  const players = (view: View) => view.seats.filter((seat) => seat.in).length;
  if (players(after) < players(before)) return 'crumble';
  return SOUND_OF[readTold(row.told).action.kind] ?? null;
};

const slide = (root: HTMLElement, { from, place }: { from: Corner; place: Corner }): void => {
  const dx = (from.x - place.x) * UNIT;
  const dy = (place.y - from.y) * UNIT;
  play(on(root, place), [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration: 420 * pace(),
  });
};

/** The cards that a fight turns over. */
const reveal = (root: HTMLElement, { before, after }: Happened<View>): void => {
  if (after.phase.kind !== 'dice') return;
  for (const corner of [after.phase.attacker, after.phase.target]) {
    if (cardAtCorner(before, corner)?.up === false) flip(on(root, corner), 0);
  }
};

/** Animates what a row did, unless the person wants less motion. */
export const perform = (root: HTMLElement, happened: Happened<View>): void => {
  const heard = soundOf(happened);
  if (heard !== null) sound(heard);
  if (isCalm() || document.hidden) return;
  const { action } = readTold(happened.row.told);
  switch (action.kind) {
    case 'base':
    case 'place':
      drop(on(root, action.place));
      break;
    case 'move':
      slide(root, action);
      break;
    case 'fight':
      reveal(root, happened);
      break;
    case 'dice':
      decide(root, happened.before, action.dice);
      break;
    case 'give':
    case 'take':
    case 'close':
    case 'pick':
    case 'done':
    case 'pass':
    case 'end':
    case 'resign':
    case 'first':
      break;
  }
};
