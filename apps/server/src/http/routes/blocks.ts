import { fault, ok } from '@santiago/kernel';
import { refuse } from '../../refusals.ts';
import { guest, type Routes } from '../route.ts';

/** The people whose invitations somebody does not want. */
export const BLOCK_ROUTES: Routes<'block' | 'myBlocks' | 'unblock'> = {
  block: { handle: guest<'block'>(async ({ tables }, person, { table }) => tables.block(table, person)) },
  myBlocks: {
    handle: guest<'myBlocks'>(async ({ store }, person) => ok({ people: await store.blocks.of(person.id) })),
  },
  unblock: {
    handle: guest<'unblock'>(async ({ store }, person, { id }) =>
      (await store.blocks.remove(person.id, id)) ? ok({}) : fault(refuse('no-block')),
    ),
  },
};
