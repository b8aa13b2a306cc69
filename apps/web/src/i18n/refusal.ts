import type { Refusal } from '@santiago/kernel';
import { t } from './index.ts';

/** A refusal of the server or of the command line, in the reader's language where we have it. */
export const refusalText = (refusal: Refusal): string =>
  refusal.code === 'command-unclear'
    ? t.value.command.unclear
    : (t.value.refusals[refusal.code] ?? refusal.text);
