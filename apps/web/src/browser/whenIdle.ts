/**
 * Calls when the first screen is shown and the browser is idle: what is nice to have must never delay the page. Returns
 * what calls it off.
 */
export const whenIdle = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(work, 600);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
};
