import { useEffect, useRef } from 'preact/hooks';
import { drawn } from 'virtual:drawn';
import { whenIdle } from '../../browser/whenIdle.ts';
import { t } from '../../i18n/index.ts';
import { Later } from '../../ui/Later.tsx';
import { homeWords } from './words.ts';
import './home.css';

/**
 * First a still picture of the match (drawn by `npm run screens`), then the match itself, which continues from there.
 */
const Stage = () => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const cancel = whenIdle(() => {
      void import('./stage.ts')
        .then(({ startStage }) => startStage(host.current!, drawn['stage.json']!))
        .then(
          (stopStage) => {
            if (isGone) stopStage();
            else stop = stopStage;
          },
          // Without a network only the still picture is shown.
          () => undefined,
        );
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, []);
  return (
    <div class="hero-board" aria-hidden="true">
      <div class="hero-frame">
        <img class="only-light" src="./hero-light.webp" alt="" width="864" height="668" />
        <img class="only-dark" src="./hero-dark.webp" alt="" width="864" height="668" loading="lazy" />
        <div class="hero-stage" ref={host} />
      </div>
    </div>
  );
};

/** The title over the water, and beside it the island, where a match of bots plays by itself. */
export const Hero = () => (
  <header class="hero">
    <Later>
      <div class="waves" />
    </Later>
    <Stage />
    <div class="hero-words">
      <h1>{t.value.title}</h1>
      <p class="tagline">{t.value.tagline}</p>
      <p class="promise">{homeWords().promise}</p>
    </div>
  </header>
);
