import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inOwnFrame } from '../browser/ownFrame.ts';
import { loadFonts } from './fonts.ts';

/** From the first words on. Text that comes after the fonts is laid out once; on a slow network it does not wait for them. */
const FONTS_MS = 500;

const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, FONTS_MS));

let ready: Promise<unknown> | null = null;

/** Waits for the fonts, once for all parts. */
const untilReady = (): Promise<unknown> => (ready ??= Promise.race([loadFonts(), inOwnFrame(pause)]));

/** A part of the first screen that comes after its first words, so that nobody waits for it. */
export const Later = ({ children }: { readonly children: ComponentChildren }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isGone = false;
    const show = () => {
      if (!isGone) setShown(true);
    };
    void untilReady().then(() => inOwnFrame(show));
    return () => {
      isGone = true;
    };
  }, []);
  return isShown ? <>{children}</> : null;
};
