import { type Ditch, proposalsIn, type View, waterEnd } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import { isCalm, pace } from '../../browser/settings.ts';
import { play, rectOf } from '../../ui/motion.ts';
import { type Sound, sound } from '../../ui/sounds.ts';
import type { TableRow } from '../../sources/contract.ts';
import { markerHref } from './Marker.tsx';
import { previewCanal } from './facts.ts';
import { centre, type Geometry } from './geometry.ts';
import { readTold } from './sentences.ts';
import '../../ui/motion.css';

/**
 * What is seen of a row. The page already shows how things stand; pieces then play from where they came to where
 * they are, so that stopping at any moment is right. Only transform and opacity move.
 */
export interface Moment {
  readonly row: TableRow;
  readonly before: View;
  readonly after: View;
}

interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly ms: number;
  readonly delay?: number;
  /** The opacity it ends with. */
  readonly end?: number;
}

/** A picture that flies over the page and is gone when it has landed. */
const fly = (picture: string, { from, to, ms, delay = 0, end = 1 }: Flight): Animation | null => {
  const sky = document.querySelector('.flyers');
  if (sky === null) return null;
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.innerHTML = picture;
  flyer.style.cssText = `left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px`;
  sky.append(flyer);
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = from.width / to.width;
  const animation = play(
    flyer,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1 },
      { transform: 'none', opacity: end },
    ],
    { duration: ms, delay, fill: 'backwards' },
  );
  const remove = () => flyer.remove();
  animation?.addEventListener('finish', remove);
  animation?.addEventListener('cancel', remove);
  return animation;
};

const symbol = (href: string, className = ''): string =>
  `<svg width="100%" height="100%" class="${className}"><use href="${href}"/></svg>`;

const around = (point: { x: number; y: number }, size: number): DOMRect =>
  new DOMRect(point.x - size / 2, point.y - size / 2, size, size);

/** One performance: the page's root, its board, and how fast. */
class Stage {
  readonly root: HTMLElement;
  readonly geometry: Geometry;
  private readonly speed = pace();

  constructor(root: HTMLElement, geometry: Geometry) {
    this.root = root;
    this.geometry = geometry;
  }

  ms(milliseconds: number): number {
    return milliseconds * this.speed;
  }

  find(selector: string): Element | null {
    return this.root.querySelector(selector);
  }

  seat(seat: Seat): DOMRect | null {
    return rectOf(this.find(`[data-seat="${seat}"] .marker`));
  }

  /** Where the middle of a ditch lies on the page. */
  ditch(ditch: Ditch, size: number): DOMRect | null {
    const board = rectOf(this.find('.board'));
    if (board === null) return null;
    const scale = board.width / this.geometry.width;
    const { x, y } = centre(this.geometry.ditch(ditch).box);
    return around({ x: board.left + x * scale, y: board.top + y * scale }, size);
  }

  coin(from: DOMRect | null, to: DOMRect | null, delay = 0): void {
    if (from === null || to === null) return;
    const size = 22;
    const shrink = (rect: DOMRect) =>
      around({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }, size);
    fly(symbol('#coin'), {
      from: shrink(from),
      to: shrink(to),
      ms: this.ms(320),
      delay: this.ms(delay),
      end: 0.2,
    });
  }

  pop(element: Element | null, delay = 0): void {
    play(
      element,
      [
        { transform: 'scale(0.5)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: this.ms(200), delay: this.ms(delay), fill: 'backwards' },
    );
  }

  fade(element: Element | null, ms: number, delay = 0): void {
    play(element, [{ opacity: 0 }, { opacity: 1 }], {
      duration: this.ms(ms),
      delay: this.ms(delay),
      fill: 'backwards',
    });
  }
}

const showPlant = (stage: Stage, square: string, seat: Seat): void => {
  const tile = stage.find(`[data-square="${square}"]`);
  const to = rectOf(tile?.querySelector('.tile-base') ?? null);
  const from = rectOf(stage.find('.tile-row')) ?? stage.seat(seat);
  if (tile === null || to === null || from === null) return;
  const start = around({ x: from.left + from.width / 2, y: from.top + from.height / 2 }, to.width);
  const ms = stage.ms(300);
  const picture = `<svg viewBox="0 0 84 84" width="100%" height="100%">${tile.innerHTML}</svg>`;
  fly(picture, { from: start, to, ms });
  play(tile, [{ opacity: 0 }, { opacity: 0 }], { duration: ms });
};

const showCanal = (stage: Stage, ditch: Ditch, before: View, delay: number): void => {
  const canal = stage.find(`[data-canal="${ditch}"]`) as SVGElement | null;
  if (canal === null) return;
  const origin = stage.geometry.node(waterEnd(before, ditch));
  canal.style.transformOrigin = `${origin.x}px ${origin.y}px`;
  const axis = stage.geometry.ditch(ditch).across ? 'scaleX' : 'scaleY';
  play(canal, [{ transform: `${axis}(0)` }, { transform: 'none' }], {
    duration: stage.ms(450),
    delay: stage.ms(delay),
    fill: 'backwards',
  });
  for (const square of previewCanal(before, ditch).waters) {
    const tile = stage.find(`[data-square="${square}"]`);
    play(tile, [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], {
      duration: stage.ms(260),
      delay: stage.ms(delay + 420),
    });
  }
};

/** Bribes go to the overseer from the place that is built, and home from all others. */
const showBribes = (stage: Stage, accepted: Ditch | null, before: View): void => {
  let turn = 0;
  for (const { ditch, bribes } of proposalsIn(before)) {
    for (const { seat } of bribes) {
      const owner = ditch === accepted && before.overseer !== null ? before.overseer : seat;
      stage.coin(stage.ditch(ditch, 22), stage.seat(owner), 40 * turn++);
    }
  }
};

const showDrying = (stage: Stage, { before, after }: Moment, delay: number): void => {
  for (const now of after.plantations) {
    const was = before.plantations.find(({ square }) => square === now.square);
    if (was === undefined) continue;
    const tile = stage.find(`[data-square="${now.square}"]`);
    if (now.desert && !was.desert) stage.fade(tile, 400, delay + 150);
    else if (now.markers < was.markers && now.planter !== null) {
      const at = rectOf(tile?.querySelector('.socket') ?? tile);
      if (at === null) continue;
      const up = new DOMRect(at.left, at.top - 26, at.width, at.height);
      fly(symbol(markerHref(now.planter), `of-${now.planter}`), {
        from: at,
        to: up,
        ms: stage.ms(500),
        delay: stage.ms(delay),
        end: 0,
      });
    }
  }
};

const showIncome = (stage: Stage, after: View, delay: number): void => {
  after.seats.forEach((_, i) => {
    const purse = rectOf(stage.find(`[data-seat="p${i + 1}"] .chip-cash`));
    if (purse === null) return;
    stage.coin(new DOMRect(purse.left, purse.top - 34, purse.width, purse.height), purse, delay + 40 * i);
  });
};

const show = (stage: Stage, moment: Moment): void => {
  const { row, before, after } = moment;
  const { who, action } = readTold(row.told);
  if (action?.kind === 'reveal') {
    stage.root.querySelectorAll('.tile-row > *').forEach((tile, i) => stage.pop(tile, 60 * i));
    return;
  }
  if (who === '*') return;
  switch (action?.kind) {
    case 'bid':
    case 'pass':
      stage.pop(stage.find(`[data-seat="${who}"] .badge`));
      break;
    case 'plant':
      showPlant(stage, action.square, who);
      break;
    case 'propose':
    case 'support':
      stage.coin(stage.seat(who), stage.ditch(action.ditch, 22));
      stage.fade(stage.find(`[data-flag="${action.ditch}"]`), 160, 240);
      break;
    case 'accept':
    case 'dig':
      showBribes(stage, action.kind === 'accept' ? action.ditch : null, before);
      showCanal(stage, action.ditch, before, 120);
      break;
    case 'extra':
      showCanal(stage, action.ditch, before, 0);
      break;
    case 'spring':
    case 'overseer':
    case 'palms':
    case 'aside':
    case undefined:
      break;
  }
  if (after.phase.kind === 'reveal' || after.phase.kind === 'over') {
    const later = action?.kind === 'pass' ? 0 : 500;
    showDrying(stage, moment, later);
    if (after.phase.kind === 'reveal') showIncome(stage, after, later + 350);
  }
};

const SOUND_OF: Readonly<Record<string, Sound>> = {
  bid: 'coin',
  propose: 'coin',
  support: 'coin',
  plant: 'wood',
  accept: 'water',
  dig: 'water',
  extra: 'water',
};

const soundOf = ({ row, before, after }: Moment): Sound | null => {
  if (after.phase.kind === 'over') return 'end';
  const deserts = (view: View) => view.plantations.filter((plantation) => plantation.desert).length;
  if (deserts(after) > deserts(before)) return 'crumble';
  return SOUND_OF[readTold(row.told).action?.kind ?? ''] ?? null;
};

/** Plays what a row did, unless the person wants calm. */
export const perform = (root: HTMLElement, geometry: Geometry, moment: Moment): void => {
  const heard = soundOf(moment);
  if (heard !== null) sound(heard);
  if (isCalm() || document.hidden) return;
  show(new Stage(root, geometry), moment);
};
