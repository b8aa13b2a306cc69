import type { Corner, View } from '@santiago/cards';
import { isCalm, pace } from '../../browser/settings.ts';
import { flyCopy, play } from '../../ui/motion.ts';
import { type Sound, sound } from '../../ui/sounds.ts';
import type { TableRow } from '../../sources/contract.ts';
import { keyOf, UNIT } from './geometry.ts';
import { readTold, rollOf } from './sentences.ts';

interface Moment {
  readonly row: TableRow;
  readonly before: View;
  readonly after: View;
}

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

/** When the dice lie, when the sums stand, when the loser leaves: one after the other. */
const LIE = 620;
const STAND = 820;
const LEAVE = 1150;

const roll = (root: HTMLElement, { row, before }: Moment): void => {
  const { action } = readTold(row.told);
  const speed = pace();
  root.querySelectorAll('.fight .die').forEach((die, i) => {
    const turn = (i % 2 === 0 ? -1 : 1) * (500 + 90 * i);
    play(
      die,
      [
        { transform: `translateY(-34px) rotate(${turn}deg)`, opacity: 0 },
        { transform: `translateY(4px) rotate(${turn / 5}deg)`, opacity: 1, offset: 0.7 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: (LIE - 70 * (3 - i)) * speed, delay: 50 * i * speed },
    );
  });
  const appear = (selector: string, delay: number) =>
    root.querySelectorAll(selector).forEach((element) => {
      play(
        element,
        [
          { transform: 'scale(0.5)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 220 * speed, delay: delay * speed },
      );
    });
  appear('.fight-total', STAND - 200);
  appear('.fight-verdict', STAND + 100);
  root.querySelectorAll('.waiting .explain > p, .waiting .prompt').forEach((line) => {
    play(line, [{ opacity: 0 }, { opacity: 1 }], { duration: 150 * speed, delay: STAND * speed });
  });
  const seen = action.kind === 'dice' ? rollOf(before, action.dice) : null;
  if (seen?.loser == null) return;
  const winner = seen.loser === seen.target ? seen.attacker.owner : seen.target.owner;
  const side = seen.loser === seen.target ? 1 : 0;
  play(root.querySelector('.card-departed'), [{ opacity: 1 }, { opacity: 0 }], {
    duration: 260 * speed,
    delay: LEAVE * speed,
  });
  const won = root.querySelector(`[data-seat="${winner}"] [data-pool-card="${seen.loser.card}"]`);
  play(won, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 * speed, delay: (LEAVE + 380) * speed });
  flyCopy(
    root.querySelector(`.fight-side[data-side="${side}"] .card-picture`),
    won ?? root.querySelector(`[data-seat="${winner}"] .marker`),
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

const soundOf = ({ row, before, after }: Moment): Sound | null => {
  if (after.phase.kind === 'over') return 'end';
  const players = (view: View) => view.seats.filter((seat) => seat.in).length;
  if (players(after) < players(before)) return 'crumble';
  return SOUND_OF[readTold(row.told).action.kind] ?? null;
};

/** Plays what a row did, unless the person wants calm. */
export const perform = (root: HTMLElement, moment: Moment): void => {
  const heard = soundOf(moment);
  if (heard !== null) sound(heard);
  if (isCalm() || document.hidden) return;
  const { action } = readTold(moment.row.told);
  switch (action.kind) {
    case 'base':
    case 'place':
      drop(on(root, action.place));
      break;
    case 'move': {
      const dx = (action.from.x - action.place.x) * UNIT;
      const dy = (action.place.y - action.from.y) * UNIT;
      play(on(root, action.place), [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: 420 * pace(),
      });
      break;
    }
    case 'fight': {
      const { phase } = moment.after;
      if (phase.kind !== 'dice') break;
      for (const corner of [phase.attacker, phase.target]) {
        const was = moment.before.table.find((card) => keyOf(card) === keyOf(corner));
        if (was?.up === false) flip(on(root, corner), 0);
      }
      break;
    }
    case 'dice':
      roll(root, moment);
      break;
    default:
  }
};
