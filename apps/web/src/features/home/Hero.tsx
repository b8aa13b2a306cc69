import { useEffect, useRef } from 'preact/hooks';
import { drawn } from 'virtual:drawn';
import { shownTheme } from '@santiago/table/page/browser/settings.ts';
import { whenIdle } from '@santiago/table/page/browser/whenIdle.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { Later } from '@santiago/table/page/ui/Later.tsx';
import { homeWords } from './words.ts';
import './home.css';

/** A match of bots that continues where the still picture below it stands. */
const Match = () => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const callOff = whenIdle(async () => {
      const { startStage } = await import('./stage.ts');
      const stopStage = await startStage(host.current!, drawn['stage.json']!);
      if (isGone) stopStage();
      else stop = stopStage;
    });
    return () => {
      isGone = true;
      callOff();
      stop?.();
    };
  }, []);
  return <div class="hero-stage" ref={host} />;
};

/** First a still picture of the match (drawn by `npm run screens`), then the match itself. */
const Stage = () => (
  <div class="hero-board" aria-hidden="true">
    <div class="hero-frame">
      <img src={`./hero-${shownTheme()}.webp`} alt="" width="864" height="668" />
      <Later>
        <Match />
      </Later>
    </div>
  </div>
);

/** The title over the water, and beside it the island, where a match of bots plays by itself. */
export const Hero = () => (
  <header class="hero">
    <Later>
      <div class="waves" />
      <div class="hero-edge" />
    </Later>
    <Stage />
    <div class="hero-words">
      <h1>{t.value.title}</h1>
      <p class="tagline">{t.value.tagline}</p>
      <p class="promise">{homeWords().promise}</p>
    </div>
  </header>
);
