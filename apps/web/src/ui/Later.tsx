import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inOwnFrame } from '../browser/ownFrame.ts';
import { loadFonts } from './fonts.ts';

/** Text that comes after the fonts is laid out once. On a slow network it does not wait for them. */
const FONTS_MS = 200;

/** A part of the first screen that comes after its first words, so that nobody waits for it. */
export const Later = ({ children }: { readonly children: ComponentChildren }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isGone = false;
    const show = () => {
      if (!isGone) setShown(true);
    };
    const pause = new Promise((resolve) => setTimeout(resolve, FONTS_MS));
    void Promise.race([loadFonts(), pause]).then(() => inOwnFrame(show));
    return () => {
      isGone = true;
    };
  }, []);
  return isShown ? <>{children}</> : null;
};
