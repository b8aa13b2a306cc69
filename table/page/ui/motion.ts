import './motion.css';
/**
 * The animations of every table. The page already shows the new position; pieces then move from where they were to
 * where they are, so the animation can stop at any time. Only transform and opacity are animated.
 */
const EASE = 'cubic-bezier(0.2, 0, 0, 1)';
const running = new Set<Animation>();

export const play = (
  element: Element | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation | null => {
  if (element === null) return null;
  const animation = element.animate(frames, { easing: EASE, fill: 'backwards', ...options });
  running.add(animation);
  const done = () => running.delete(animation);
  animation.addEventListener('finish', done);
  animation.addEventListener('cancel', done);
  return animation;
};

/** Ends all animations immediately; everything is then in its final position. */
export const stopMotion = (): void => {
  for (const animation of running) animation.cancel();
  document.querySelector('.flyers')?.replaceChildren();
};

export const rectOf = (element: Element | null): DOMRect | null => {
  const rect = element?.getBoundingClientRect();
  return rect === undefined || rect.width === 0 ? null : rect;
};

interface Flight {
  readonly ms: number;
  readonly delay: number;
}

/** A copy of a picture flies over the page from the picture to another element, and disappears when it lands. */
export const flyCopy = (picture: Element | null, to: Element | null, { ms, delay }: Flight): void => {
  const sky = document.querySelector('.flyers');
  const [start, end] = [rectOf(picture), rectOf(to)];
  if (picture === null || sky === null || start === null || end === null) return;
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.style.cssText = `left:${start.left}px;top:${start.top}px;width:${start.width}px;height:${start.height}px`;
  flyer.append(picture.cloneNode(true));
  sky.append(flyer);
  const dx = end.left + end.width / 2 - start.left - start.width / 2;
  const dy = end.top + end.height / 2 - start.top - start.height / 2;
  const animation = play(
    flyer,
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.3 },
    ],
    { duration: ms, delay },
  );
  const remove = () => flyer.remove();
  animation?.addEventListener('finish', remove);
  animation?.addEventListener('cancel', remove);
};
