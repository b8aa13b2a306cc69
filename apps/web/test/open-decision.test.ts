import { computed, signal } from '@preact/signals';
import { refusal, type GameTypes, type Refusal } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import type { CommandEvent, Interaction } from '@santiago/table/page/model/interaction.ts';
import { type Decisions, OpenDecision } from '@santiago/table/page/model/openDecision.ts';

/** A game in which one number of an offer is chosen; the number itself is the action. */
interface NumberTypes extends GameTypes {
  State: null;
  Action: number;
  View: string;
  Offer: readonly number[];
}
type Event = number | 'go';

const NO = refusal('no', 'No.');
const TOO_LATE = refusal('late', 'Too late.');

const interaction: Interaction<NumberTypes, number | null, Event | CommandEvent> = {
  begin: (offer) => (offer?.length === 1 ? offer[0]! : null),
  carry: (draft, offer) => (draft !== null && offer?.includes(draft) === true ? draft : null),
  step: ({ offer, confirm }, draft, event) => {
    if (event === 'go')
      return draft === null ? { kind: 'draft', draft } : { kind: 'action', action: draft, draft };
    if (typeof event === 'object') {
      const action = Number(event.text);
      return offer.includes(action)
        ? { kind: 'action', action, draft }
        : { kind: 'refusal', refusal: NO, draft };
    }
    if (!offer.includes(event)) return { kind: 'refusal', refusal: NO, draft };
    return confirm ? { kind: 'draft', draft: event } : { kind: 'action', action: event, draft: event };
  },
};

const tableOf = (confirm = true) => {
  const offer = signal<readonly number[] | null>([1, 2, 3]);
  const behind = signal(false);
  const sent: number[] = [];
  let answer: (refusal: Refusal | null) => void = () => undefined;
  const model = {
    offer,
    view: signal('view'),
    source: { facts: signal({ viewer: 'p1' }) },
    catchingUp: computed(() => behind.value),
    finish: () => (behind.value = false),
    act: (action: number) => {
      sent.push(action);
      return new Promise<Refusal | null>((resolve) => (answer = resolve));
    },
  } as unknown as Decisions<NumberTypes>;
  const decision = new OpenDecision(model, interaction, () => confirm);
  const answered = async (with_: Refusal | null) => {
    answer(with_);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { offer, behind, sent, decision, answered };
};

describe('the open decision of a table', () => {
  it('starts with what there is only one of', () => {
    const { offer, decision } = tableOf();
    expect(decision.draft.value).toBeNull();
    offer.value = [4];
    expect(decision.draft.value).toBe(4);
  });

  it('keeps what is chosen until it is sent', () => {
    const { decision, sent } = tableOf();
    decision.handle(2);
    expect(decision.draft.value).toBe(2);
    expect(sent).toEqual([]);
    decision.handle('go');
    expect(sent).toEqual([2]);
  });

  it('sends at once without confirmation', () => {
    const { decision, sent } = tableOf(false);
    decision.handle(3);
    expect(sent).toEqual([3]);
  });

  it('shows a refusal until the next choice', () => {
    const { decision } = tableOf();
    decision.handle(9);
    expect(decision.refusal.value).toBe(NO);
    decision.handle(1);
    expect(decision.refusal.value).toBeNull();
  });

  it('sends once while an answer is under way', () => {
    const { decision, sent } = tableOf();
    decision.handle(1);
    decision.handle('go');
    expect(decision.busy.value).toBe(true);
    decision.handle('go');
    expect(sent).toEqual([1]);
  });

  it('shows why the answer was not taken and keeps the draft', async () => {
    const { decision, answered } = tableOf();
    decision.handle(1);
    decision.handle('go');
    await answered(TOO_LATE);
    expect(decision.busy.value).toBe(false);
    expect(decision.refusal.value).toBe(TOO_LATE);
    expect(decision.draft.value).toBe(1);
  });

  it('can be answered again where the coach took the answer back and asks again', async () => {
    const { decision, answered, sent } = tableOf();
    decision.handle(1);
    decision.handle('go');
    await answered(null);
    expect(decision.busy.value).toBe(false);
    decision.handle('go');
    expect(sent).toEqual([1, 1]);
  });

  it('carries the draft into a decision that changed while choosing', () => {
    const { decision, offer } = tableOf();
    decision.handle(2);
    offer.value = null;
    offer.value = [2, 3];
    expect(decision.draft.value).toBe(2);
    offer.value = [3, 5];
    expect(decision.draft.value).toBeNull();
  });

  it('carries nothing from an answered decision into the next', async () => {
    const { decision, offer, answered } = tableOf();
    decision.handle(2);
    decision.handle('go');
    await answered(null);
    offer.value = [1, 2];
    expect(decision.draft.value).toBeNull();
    expect(decision.busy.value).toBe(false);
  });

  it('starts again if the next decision comes before the reply', async () => {
    const { decision, offer, answered } = tableOf();
    decision.handle(2);
    decision.handle('go');
    offer.value = [1, 2];
    expect(decision.draft.value).toBeNull();
    decision.handle(1);
    await answered(TOO_LATE);
    expect(decision.refusal.value).toBeNull();
    expect(decision.draft.value).toBe(1);
  });

  it('keeps the draft while an earlier step is looked at', () => {
    const { decision, offer } = tableOf();
    const now = offer.value;
    decision.handle(2);
    offer.value = null;
    expect(decision.draft.value).toBeNull();
    offer.value = now;
    expect(decision.draft.value).toBe(2);
  });

  it('a refusal goes with its decision', () => {
    const { decision, offer } = tableOf();
    decision.handle(9);
    offer.value = [9];
    expect(decision.refusal.value).toBeNull();
  });

  it('shows the rest of the rows instead of taking in an event', () => {
    const { decision, behind } = tableOf();
    behind.value = true;
    decision.handle(2);
    expect(behind.value).toBe(false);
    expect(decision.draft.value).toBeNull();
  });

  it('takes in nothing where nothing is to be decided', () => {
    const { decision, offer, sent } = tableOf(false);
    offer.value = null;
    decision.handle(1);
    expect(sent).toEqual([]);
  });

  it('a command is sent, or refused without touching the draft', async () => {
    const { decision, sent, answered } = tableOf();
    decision.handle(1);
    expect(await decision.command('9')).toBe(NO);
    expect(decision.refusal.value).toBeNull();
    expect(decision.draft.value).toBe(1);
    const done = decision.command('3');
    expect(sent).toEqual([3]);
    await answered(null);
    expect(await done).toBeNull();
  });
});
