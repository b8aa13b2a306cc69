import { fault, ok } from '@santiago/kernel';
import { refuse } from '../../refusals.ts';
import * as commands from '../../table/commands.ts';
import { atTable, guest, onceAtTable, type Routes } from '../route.ts';

/** What is said at a table. */
export const TALK_ROUTES: Routes<'say' | 'speak' | 'mute' | 'talk' | 'report'> = {
  say: {
    storedBytes: 300,
    handle: onceAtTable<'say'>('said', commands.say, ({ number }) => ({ n: number })),
  },
  speak: {
    storedBytes: 300,
    handle: onceAtTable<'speak'>('said', commands.speak, ({ number }) => ({ n: number })),
  },
  mute: { storedBytes: 300, handle: atTable<'mute'>(commands.mute) },
  talk: { storedBytes: 300, handle: atTable<'talk'>(commands.talk) },
  report: {
    storedBytes: 300,
    handle: guest<'report'>(async ({ store, now }, person, { table, n, text }) => {
      const entry = await store.logs.entry(table, n);
      if (entry?.kind !== 'said') return fault(refuse('no-event', { n }));
      const reported = await store.reports.add({ table, number: n, person: person.id, at: now(), text });
      return reported ? ok({}) : fault(refuse('too-many-reports'));
    }),
  },
};
