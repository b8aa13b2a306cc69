import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inOwnFrame } from '../browser/ownFrame.ts';

/** A part of the first screen that comes after its first words, so that nobody waits for it. */
export const Later = ({ children }: { readonly children: ComponentChildren }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => inOwnFrame(() => setShown(true)), []);
  return isShown ? <>{children}</> : null;
};
