import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Box,
  fitted,
  type Lie,
  type Limits,
  type Point,
  resized,
  type Size,
  zoomedAt,
} from '../../ui/panzoom.ts';

export const FELT_LIMITS: Limits = { smallest: 0.16, largest: 1.5 };
/** The column of buttons on the felt. */
const TOOLS = 48;
/** Pixels a unit below which ranks are hard to read. */
const LEGIBLE = 0.44;

/** Shows all that matters, or its detail where all of it would be too small to read. */
const lieFor = (whole: Box, detail: Box | null, size: Size): Lie => {
  const clear = { width: size.width - TOOLS, height: size.height };
  const all = fitted(whole, clear, FELT_LIMITS);
  if (detail === null || all.scale >= LEGIBLE) return all;
  return fitted(detail, clear, { ...FELT_LIMITS, largest: LEGIBLE * 1.25 });
};

/** How the felt lies in its frame: it follows what matters until somebody moves it by hand. */
export class Camera {
  readonly size: ReadonlySignal<Size>;
  readonly dragging = signal(false);
  /** Null while the camera follows by itself. */
  readonly byHand: ReadonlySignal<Lie | null>;
  readonly lie: ReadonlySignal<Lie>;
  private readonly hand: Signal<Lie | null>;
  private readonly frame: Signal<Size>;

  constructor(focus: ReadonlySignal<Box>, detail: ReadonlySignal<Box | null>) {
    this.frame = signal<Size>({ width: 600, height: 450 });
    this.hand = signal<Lie | null>(null);
    this.size = this.frame;
    this.byHand = this.hand;
    this.lie = computed(() => this.hand.value ?? lieFor(focus.value, detail.value, this.frame.value));
  }

  resize(size: Size): void {
    if (this.hand.peek() !== null) this.hand.value = resized(this.hand.peek()!, this.frame.peek(), size);
    this.frame.value = size;
  }

  move(change: (lie: Lie) => Lie): void {
    this.hand.value = change(this.lie.peek());
  }

  zoom(factor: number, at?: Point): void {
    const { width, height } = this.frame.peek();
    this.move((lie) => zoomedAt(lie, at ?? { x: width / 2, y: height / 2 }, factor, FELT_LIMITS));
  }

  follow(): void {
    this.hand.value = null;
  }
}
