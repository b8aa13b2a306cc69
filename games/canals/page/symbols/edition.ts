import type { Setup } from '@santiago/kernel';

export const EDITIONS = ['amigo', 'trefl'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The edition whose names and pictures a match is shown with [C7]. */
export const editionOf = ({ setup }: { readonly setup: Setup }): Edition =>
  EDITIONS.find((edition) => edition === setup.preset) ?? 'amigo';
