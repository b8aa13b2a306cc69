import type { Refusal } from '@santiago/kernel';
import { t } from './index.ts';

/** What the server refuses, in the reader's language where we have it. */
export const refusalText = (refusal: Refusal): string => t.value.refusals[refusal.code] ?? refusal.text;
