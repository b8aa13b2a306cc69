import { type Ditch, proposalsIn, type View, waterEnd } from '@santiago/canals';
import type { Seat } from '@santiago/kernel';
import { isCalm, pace } from '@santiago/table/page/browser/settings.ts';
import { play, rectOf } from '@santiago/table/page/ui/motion.ts';
import { type Sound, sound } from '@santiago/table/page/ui/sounds.ts';
import type { Beat, Happened } from '@santiago/table/page/model/model.ts';
import { type Cue, cuesOf } from './cues.ts';
import { previewCanal } from '../table/facts.ts';
import { centre, type Geometry } from '../board/geometry.ts';
import { readTold } from '../panel/sentences.ts';
import '@santiago/table/page/ui/motion.css';

/**
 * What people see of a row. The page already shows the new position; pieces then move from where they were to where
 * they are, so the animation can stop at any time. Only transform and opacity are animated.
 */
interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly ms: number;
  readonly delay?: number;
  /** The opacity at the end. */
  readonly end?: number;
}

/** A picture that flies over the page and disappears when it has landed. */
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

/** Where the animation runs: the table's root, and the orientation of its board. */
interface Surface {
  readonly root: HTMLElement;
  readonly geometry: Geometry;
}

/** One animation: the page's root, its board, and the speed. */
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

/** Bribes on the ditch that is built go to the overseer; all others go back. */
const showBribes = (stage: Stage, accepted: Ditch | null, before: View): void => {
  let turn = 0;
  for (const { ditch, bribes } of proposalsIn(before)) {
    for (const { seat } of bribes) {
      const owner = ditch === accepted && before.overseer !== null ? before.overseer : seat;
      stage.coin(stage.ditch(ditch, 22), stage.seat(owner), 40 * turn++);
    }
  }
};

const show = (stage: Stage, happened: Happened<View>): void => {
  const { row, before } = happened;
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

/** Animates what a row did, unless the person wants less motion. */
export const perform = (root: HTMLElement, geometry: Geometry, happened: Happened<View>): void => {
  const heard = SOUND_OF[readTold(happened.row.told).action?.kind ?? ''];
  if (heard !== undefined) sound(heard);
  if (isCalm() || document.hidden) return;
  show(new Stage(root, geometry), happened);
};

/** Where the words and coins of a seat's money appear. */
const purseOf = (stage: Stage, seat: Seat): DOMRect | null =>
  rectOf(stage.find(`[data-seat="${seat}"] .chip-cash`)) ?? rectOf(stage.find(`[data-seat="${seat}"]`));

/** A word below something, so that both can be read; it disappears after a while. */
const put = (text: string, at: DOMRect, ms: number): void => {
  const sky = document.querySelector('.flyers');
  const word = document.createElement('div');
  word.className = 'flyer flyer-word';
  word.textContent = text;
  word.style.cssText = `left:${at.left + at.width / 2}px;top:${at.bottom}px`;
  sky?.append(word);
  setTimeout(() => word.remove(), ms);
};

/** A word that flies, as points do on their way to a bar. */
const flyWord = (text: string, { from, to, ms, delay = 0 }: Flight): void => {
  const word = document.createElement('span');
  word.className = 'flyer-word';
  word.textContent = text;
  fly(word.outerHTML, {
    from: around(middleOf(from), 40),
    to: around(middleOf(to), 40),
    ms,
    delay,
    end: 0.2,
  });
};

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** Fades out and stays invisible: the element is removed with its beat. */
const goOut = (element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): void => {
  play(element, frames, { ...options, fill: 'both' });
};

const lift = (stage: Stage, { square, delay, ms }: Extract<Cue, { kind: 'lift' }>): void =>
  goOut(
    stage.find(`[data-lifting="${square}"]`),
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-14px)', opacity: 1, offset: 0.4 },
      { transform: 'translateY(-44px)', opacity: 0 },
    ],
    { duration: stage.ms(ms), delay: stage.ms(delay) },
  );

const crack = (stage: Stage, { square, delay, ms }: Extract<Cue, { kind: 'crack' }>): void => {
  const field = stage.find(`[data-cracking="${square}"]`);
  play(field?.querySelector('.cracks') ?? null, [{ opacity: 0 }, { opacity: 1 }], {
    duration: stage.ms(ms * 0.4),
    delay: stage.ms(delay),
  });
  goOut(field, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], {
    duration: stage.ms(ms),
    delay: stage.ms(delay),
  });
};

const playCue = (stage: Stage, cue: Cue, beatMs: number): void => {
  switch (cue.kind) {
    case 'label': {
      const at = purseOf(stage, cue.seat);
      if (at !== null) put(cue.text, at, beatMs);
      break;
    }
    case 'lift':
      lift(stage, cue);
      break;
    case 'crack':
      crack(stage, cue);
      break;
    case 'coin': {
      const purse = purseOf(stage, cue.seat);
      if (purse !== null)
        stage.coin(new DOMRect(purse.left, purse.top - 44, purse.width, purse.height), purse, cue.delay);
      break;
    }
    case 'overseer':
      stage.pop(stage.find(`[data-seat="${cue.seat}"] .chip-overseer`));
      break;
    case 'points': {
      const to = rectOf(stage.find(`[data-bar="${cue.seat}"]`));
      // A phone has no room for the seats beside the result: their money appears at the bar.
      const from =
        cue.from === null
          ? (purseOf(stage, cue.seat) ?? to)
          : rectOf(stage.find(`[data-square="${cue.from}"]`));
      if (from !== null && to !== null)
        flyWord(cue.text, { from, to, ms: stage.ms(cue.ms), delay: stage.ms(cue.delay) });
      break;
    }
  }
};

const BEAT_SOUNDS: Readonly<Record<string, Sound>> = { income: 'coin', winner: 'end' };

/** Plays a beat: its animation and its sounds. */
export const performBeat = (stage: Surface, beat: Beat, happened: Happened<View>): void => {
  const calm = isCalm();
  const cues = cuesOf(beat, happened, { calm: false });
  const dries = cues.some(({ kind }) => kind === 'lift' || kind === 'crack');
  const heard = dries ? 'crumble' : BEAT_SOUNDS[beat.name];
  if (heard !== undefined) sound(heard);
  if (document.hidden) return;
  const shown = new Stage(stage.root, stage.geometry);
  for (const cue of cuesOf(beat, happened, { calm })) playCue(shown, cue, beat.ms);
};
