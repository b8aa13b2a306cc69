import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Refusal } from '@santiago/kernel';
import { type Choice, type CommandEvent, type Interaction, type Step, UNCLEAR } from './interaction.ts';
import type { TableModel } from './model.ts';

/** As much of a table's model as choosing needs. */
export type Decisions<T extends GameTypes> = Pick<
  TableModel<T>,
  'offer' | 'view' | 'source' | 'catchingUp' | 'finish' | 'act'
>;

/** A draft with the decision it belongs to. */
interface Held<Offer, Draft> {
  readonly offer: Offer | null;
  readonly draft: Draft;
  /** Why the last thing that the player tried cannot be done. */
  readonly refusal: Refusal | null;
  readonly stage: 'choosing' | 'sending' | 'sent';
}

/**
 * The open decision of a table: the draft, the refusal, and whether an answer is being sent. The stored draft belongs
 * to one offer; for any other offer it is derived again, so nothing has to be reset when the offer changes.
 */
export class OpenDecision<T extends GameTypes, Draft, Event> {
  readonly draft: ReadonlySignal<Draft>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** True while an answer is being sent. */
  readonly busy: ReadonlySignal<boolean>;
  private readonly model: Decisions<T>;
  private readonly interaction: Interaction<T, Draft, Event | CommandEvent>;
  private readonly confirms: () => boolean;
  private readonly held;
  private readonly now: ReadonlySignal<Held<T['Offer'], Draft>>;

  /** `confirms` says whether a choice counts only after it was confirmed. */
  constructor(
    model: Decisions<T>,
    interaction: Interaction<T, Draft, Event | CommandEvent>,
    confirms: () => boolean,
  ) {
    this.model = model;
    this.interaction = interaction;
    this.confirms = confirms;
    this.held = signal<Held<T['Offer'], Draft>>({
      offer: null,
      draft: interaction.begin(null, null),
      refusal: null,
      stage: 'sent',
    });
    this.now = computed(() => this.heldFor(model.offer.value));
    this.draft = computed(() => this.now.value.draft);
    this.refusal = computed(() => this.now.value.refusal);
    this.busy = computed(() => this.now.value.stage === 'sending');
  }

  /** Handles what the player did. While rows are still being shown, it shows the rest of them instead. */
  handle(event: Event): void {
    if (this.model.catchingUp.peek()) {
      this.model.finish();
      return;
    }
    const step = this.stepFor(event);
    if (step === null) return;
    if (step.kind === 'action') {
      if (!this.busy.peek()) void this.send(step.action, step.draft);
      else this.hold(step.draft, null);
    } else this.hold(step.draft, step.kind === 'refusal' ? step.refusal : null);
  }

  /**
   * Answers in notation. Returns the refusal of an impossible answer; it belongs to the command line, not to the
   * draft.
   */
  async command(text: string): Promise<Refusal | null> {
    const step = this.stepFor({ kind: 'command', text });
    if (step?.kind === 'action') return this.model.act(step.action);
    return step?.kind === 'refusal' ? step.refusal : UNCLEAR;
  }

  private heldFor(offer: T['Offer'] | null): Held<T['Offer'], Draft> {
    const held = this.held.value;
    if (held.offer === offer) return held;
    const draft =
      held.stage === 'choosing'
        ? this.interaction.carry(held.draft, offer)
        : this.interaction.begin(offer, held.draft);
    return { offer, draft, refusal: null, stage: 'choosing' };
  }

  private stepFor(event: Event | CommandEvent): Step<Draft, T['Action']> | null {
    const choice = this.choice();
    return choice === null ? null : this.interaction.step(choice, this.draft.peek(), event);
  }

  private choice(): Choice<T['View'], T['Offer']> | null {
    const offer = this.model.offer.peek();
    const view = this.model.view.peek();
    const seat = this.model.source.facts.peek()?.viewer ?? 'spectator';
    if (offer === null || view === null || seat === 'spectator') return null;
    return { view, seat, offer, confirm: this.confirms() };
  }

  private hold(draft: Draft, refusal: Refusal | null): void {
    const { offer, stage } = this.now.peek();
    this.held.value = { offer, draft, refusal, stage: stage === 'sending' ? stage : 'choosing' };
  }

  private async send(action: T['Action'], draft: Draft): Promise<void> {
    const { offer } = this.now.peek();
    this.held.value = { offer, draft, refusal: null, stage: 'sending' };
    const refusal = await this.model.act(action);
    const held = this.held.peek();
    // The reply to an older decision says nothing about the one that is open now.
    if (held.offer !== offer) return;
    this.held.value = { ...held, refusal, stage: refusal === null ? 'sent' : 'choosing' };
  }
}
