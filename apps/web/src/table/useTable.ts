import { useSignal } from '@preact/signals';
import { type GameTypes, type Refusal, seatIndex } from '@santiago/kernel';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { giveFile } from '../browser/download.ts';
import { t } from '../i18n/index.ts';
import type { TableModel } from './model.ts';

import { type WhoOf, whoOf as makeWhoOf } from './who.ts';

/** What a table is and does while it is open, whatever the game: who looks at which moment, and the answer under way. */
export const useTable = <T extends GameTypes>(
  model: TableModel<T>,
  sayRefusal: (refusal: Refusal, whoOf: WhoOf) => string,
) => {
  const table = model.source.facts.value!;
  const view = model.view.value!;
  const offer = model.offer.value;
  const whyNot = useSignal<string | null>(null);
  const busy = useSignal(false);
  const whoOf = useMemo(() => makeWhoOf(table), [table.seats, table.viewer]);
  const seat = table.viewer === 'spectator' ? null : table.viewer;
  const looking = model.lookingAt.value;
  const shown = looking ?? Math.min(model.shown.value, table.rows.length);

  // Before the new decision can be seen: what is chosen from then on stays chosen.
  useLayoutEffect(() => {
    whyNot.value = null;
    busy.value = false;
  }, [offer]);

  // What had the focus goes away with its decision; the keyboard then starts from the panel, not from the page.
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [offer]);

  /** Answers; true where the answer was taken. */
  const send = async (action: T['Action']): Promise<boolean> => {
    busy.value = true;
    const refusal = await model.act(action);
    busy.value = false;
    if (refusal !== null) whyNot.value = sayRefusal(refusal, whoOf);
    return refusal === null;
  };

  /** Answers in notation; what is said where that cannot be. */
  const command = async (text: string): Promise<string | null> => {
    const { game } = model;
    const action = game.parse(text);
    if (action === null || seat === null) return t.value.command.unclear;
    const refusal = game.refuse(game.known(view), seatIndex(seat), action) ?? (await model.act(action));
    return refusal === null ? null : sayRefusal(refusal, whoOf);
  };

  const saveFile = (): void => {
    void model.source
      .file()
      .then((text) => giveFile(new Blob([text], { type: 'text/plain' }), 'match.santiago'));
  };

  return {
    table,
    view,
    offer,
    whyNot,
    busy,
    whoOf,
    seat,
    looking,
    shown,
    panel,
    send,
    command,
    saveFile,
  };
};
