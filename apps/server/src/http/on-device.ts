import { fault } from '@santiago/kernel';
import type { RouteName } from '@santiago/protocol';
import { refuse } from '../refusals.ts';
import type { Handler } from './handlers.ts';

/** Only for devices: what the token of a bot can do must end when the token is taken back. */
export const onDevice =
  <R extends RouteName>(handle: Handler<R>): Handler<R> =>
  async (house, caller, input) =>
    caller.isBot ? fault(refuse('not-for-bots')) : handle(house, caller, input);
