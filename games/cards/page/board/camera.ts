import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  centredOn,
  type Lie,
  type Point,
  resized,
  type Size,
  zoomedAt,
} from '@santiago/table/page/ui/panzoom.ts';
import { FELT_LIMITS, lieFor, type Sights } from './sights.ts';

/** The position of the felt when it last stood still, and the width of its frame. */
interface LastLook {
  readonly lie: Lie;
  readonly width: number;
}

/**
 * Where the felt lies in its frame. It follows what matters until somebody moves it by hand. It never moves while a
 * pointer is down or a choice is open, so that a tap hits what the person saw.
 */
export class Camera {
  readonly size: ReadonlySignal<Size>;
  readonly dragging = signal(false);
  /** A pointer is down. */
  readonly pressed: ReadonlySignal<boolean>;
  /** Null while the camera follows by itself. */
  readonly byHand: ReadonlySignal<Lie | null>;
  readonly lie: ReadonlySignal<Lie>;
  private readonly hand: Signal<Lie | null>;
  private readonly frame: Signal<Size>;
  private readonly down: Signal<boolean>;
  private lastLook: LastLook | null = null;

  constructor(sights: ReadonlySignal<Sights>, choosing: ReadonlySignal<boolean>) {
    this.frame = signal<Size>({ width: 600, height: 450 });
    this.hand = signal<Lie | null>(null);
    this.down = signal(false);
    this.size = this.frame;
    this.byHand = this.hand;
    this.pressed = this.down;
    this.lie = computed(() => this.hand.value ?? this.lieNow(sights.value, choosing.value));
  }

  resize(size: Size): void {
    if (this.hand.peek() !== null) this.hand.value = resized(this.hand.peek()!, this.frame.peek(), size);
    this.frame.value = size;
  }

  /** A pointer goes down while the felt is drawn at this position; it may still have been moving. */
  press(seen: Lie): void {
    if (this.hand.peek() === null) this.lastLook = { lie: seen, width: this.frame.peek().width };
    this.down.value = true;
  }

  release(): void {
    this.down.value = false;
  }

  move(change: (lie: Lie) => Lie): void {
    this.hand.value = change(this.lie.peek());
  }

  zoom(factor: number, at?: Point): void {
    const { width, height } = this.frame.peek();
    this.move((lie) => zoomedAt(lie, at ?? { x: width / 2, y: height / 2 }, factor, FELT_LIMITS));
  }

  /** Brings a point of the felt into the middle. */
  goTo(point: Point): void {
    this.move(({ scale }) => centredOn(point, scale, this.frame.peek()));
  }

  /** Follows what matters again, immediately even while a choice is open. */
  follow(): void {
    this.lastLook = null;
    this.hand.value = null;
    // It was already following, so nothing else would make it look again.
    this.frame.value = { ...this.frame.peek() };
  }

  private lieNow(sights: Sights, choosing: boolean): Lie {
    const size = this.frame.value;
    const isStill = this.down.value || choosing;
    // After a change of width the old position means nothing.
    if (isStill && this.lastLook !== null && this.lastLook.width === size.width) return this.lastLook.lie;
    const lie = lieFor(sights, size);
    this.lastLook = { lie, width: size.width };
    return lie;
  }
}
