import { makeSetup, type Setup, type SetupRequest } from '@santiago/kernel';
import { pearls } from '@santiago/kernel/laws';

/** A set-up of the small game, which must be a good one. */
export const setupOf = (request: SetupRequest): Setup => {
  const setup = makeSetup(pearls.setup, request);
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};
