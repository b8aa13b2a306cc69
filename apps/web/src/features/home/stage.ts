import { isCalm } from '@santiago/table/page/browser/settings.ts';
import { shimmer } from '@santiago/canals/page/motion/shimmer.ts';
import '@santiago/canals/page/board/drawing.css';
import './stage.css';

/** x, y, width, height. */
type Box = readonly [number, number, number, number];

/** A picture that lies on the board during a part of the match. */
export interface StagePiece {
  readonly layer: number;
  readonly from: number;
  readonly to: number;
  /** SVG, in the units of the board. */
  readonly picture: string;
  readonly box: Box;
  /** How it appears: from above, or flowing in from a side like water. */
  readonly enter: 'drop' | 'left' | 'right' | 'top' | 'bottom' | null;
}

/**
 * A match as the build drew it (drawn/stage.tsx), from the moment that the still picture on the page shows: only what
 * is added to that picture, so that the page is not drawn twice.
 */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly moments: number;
  /** SVG that the pictures refer to. */
  readonly symbols: string;
  /** The canals of the still picture. */
  readonly water: readonly Box[];
  readonly pieces: readonly StagePiece[];
}

const LAYERS = 5;
/** Slow steps, short flights: every animated frame costs power, and nobody came to watch this match. */
const MOMENT_MS = 5200;
const FLIGHT_MS = 220;
const END_MS = 7000;
/** Steps between two glints on the water. */
const GLINT_EVERY = 8;
const WATER_LAYER = 2;
const SVG = 'http://www.w3.org/2000/svg';

const svgOf = (viewBox: string, content: string): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.innerHTML = content;
  return svg;
};

/** How a piece moves to its spot. Only transform and opacity are animated, on an element above the board. */
const frames = (enter: NonNullable<StagePiece['enter']>): Keyframe[] => {
  switch (enter) {
    case 'drop':
      return [
        { transform: 'translateY(-45%) scale(1.25)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ];
    case 'left':
    case 'right':
      return [{ transform: 'scaleX(0)' }, { transform: 'none' }];
    case 'top':
    case 'bottom':
      return [{ transform: 'scaleY(0)' }, { transform: 'none' }];
  }
};

/** Shows the match on an element, step by step, for as long as it runs. */
class StagePlayer {
  private readonly stage: Stage;
  private readonly host: HTMLElement;
  private readonly layers: SVGGElement[];
  private readonly shown = new Map<StagePiece, Element>();
  private moment = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage, host: HTMLElement) {
    this.stage = stage;
    this.host = host;
    const board = svgOf(`0 0 ${stage.width} ${stage.height}`, `<defs>${stage.symbols}</defs>`);
    board.classList.add('board');
    this.layers = Array.from({ length: LAYERS }, () => board.appendChild(document.createElementNS(SVG, 'g')));
    host.replaceChildren(board);
  }

  start(): void {
    this.timer ??= setTimeout(() => this.step(), MOMENT_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private step(): void {
    const isEnd = this.moment === this.stage.moments - 1;
    this.moment = isEnd ? 0 : this.moment + 1;
    this.draw();
    if (this.moment % GLINT_EVERY === 0) this.glint();
    const isNextEnd = this.moment === this.stage.moments - 1;
    this.timer = setTimeout(() => this.step(), isNextEnd ? END_MS : MOMENT_MS);
  }

  /** Removes the pictures whose time is over and adds those whose time has come. */
  private draw(): void {
    for (const [piece, element] of this.shown) {
      if (this.isNow(piece)) continue;
      element.remove();
      this.shown.delete(piece);
    }
    for (const piece of this.stage.pieces) {
      if (!this.isNow(piece) || this.shown.has(piece)) continue;
      if (piece.enter !== null && piece.from === this.moment && this.timer !== undefined) this.fly(piece);
      else this.put(piece);
    }
  }

  private isNow({ from, to }: StagePiece): boolean {
    return from <= this.moment && this.moment < to;
  }

  private glint(): void {
    const added = [...this.shown.keys()].filter(({ layer }) => layer === WATER_LAYER);
    const stretches = [...this.stage.water, ...added.map(({ box }) => box)].map(([x, y, width, height]) => {
      const across = width > height;
      const half = Math.min(width, height) / 2;
      return { x: x + half, y: y + half, length: Math.max(width, height) - 2 * half - 20, across };
    });
    shimmer(this.host, this.stage.width, stretches);
  }

  private put(piece: StagePiece): void {
    const { childNodes } = svgOf('0 0 1 1', piece.picture);
    const element = document.createElementNS(SVG, 'g');
    element.append(...childNodes);
    this.layers[piece.layer]!.append(element);
    this.shown.set(piece, element);
  }

  private fly(piece: StagePiece): void {
    const [x, y, width, height] = piece.box;
    const flyer = svgOf(`${x} ${y} ${width} ${height}`, piece.picture);
    flyer.classList.add('stage-flyer', `stage-from-${piece.enter!}`);
    const part = (length: number, whole: number) => `${(100 * length) / whole}%`;
    flyer.style.left = part(x, this.stage.width);
    flyer.style.top = part(y, this.stage.height);
    flyer.style.width = part(width, this.stage.width);
    flyer.style.height = part(height, this.stage.height);
    this.host.append(flyer);
    this.shown.set(piece, flyer);
    const flight = flyer.animate(frames(piece.enter!), {
      duration: FLIGHT_MS,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    });
    flight.addEventListener('finish', () => {
      flyer.remove();
      if (this.shown.get(piece) === flyer) this.put(piece);
    });
  }
}

/** Runs the match while somebody can see it and wants motion. Returns a function that ends it. */
export const startStage = async (host: HTMLElement, address: string): Promise<() => void> => {
  const response = await fetch(address);
  const player = new StagePlayer((await response.json()) as Stage, host);
  let isSeen = false;
  const update = () => {
    if (isSeen && !document.hidden && !isCalm()) player.start();
    else player.stop();
  };
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry!.isIntersecting;
    update();
  });
  observer.observe(host);
  document.addEventListener('visibilitychange', update);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  calm.addEventListener('change', update);
  return () => {
    player.stop();
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    calm.removeEventListener('change', update);
  };
};
