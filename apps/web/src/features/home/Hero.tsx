import { useEffect, useRef } from 'preact/hooks';
import { drawn } from 'virtual:drawn';
import { whenIdle } from '../../browser/whenIdle.ts';
import { t } from '../../i18n/index.ts';
import { Later } from '../../ui/Later.tsx';
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
      <img class="only-light" src="./hero-light.webp" alt="" width="864" height="668" />
      <img class="only-dark" src="./hero-dark.webp" alt="" width="864" height="668" loading="lazy" />
      <Later>
        <Match />
      </Later>
    </div>
  </div>
);

/** A part of the page that is covered with one drawing over and over; as a file it would be a document of its own. */
const Covered = (props: { name: string; width: number; height: number; d: string }) => {
  const { name, width, height, d } = props;
  return (
    <svg class={name} aria-hidden="true">
      <pattern id={name} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={d} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${name})`} />
    </svg>
  );
};

const WAVES =
  'M21 39q15-12 30 0t30 0M192 24q12-9 24 0t24 0M96 111q16.500-13.500 33 0t33 0M255 138q13.500-10.500 27 0t27 0M12 156q12-9 24 0';
/** Where the water ends and the page begins. */
const SHORE = 'M0 15c36-12 70-14 106-4s80 14 128 4 76-16 124-6 86 17 122 6v13H0z';

/** The title over the water, and beside it the island, where a match of bots plays by itself. */
export const Hero = () => (
  <header class="hero">
    <Later>
      <div class="sea">
        <Covered name="waves" width={330} height={180} d={WAVES} />
      </div>
    </Later>
    <Covered name="water-edge" width={480} height={28} d={SHORE} />
    <Stage />
    <div class="hero-words">
      <h1>{t.value.title}</h1>
      <p class="tagline">{t.value.tagline}</p>
      <p class="promise">{homeWords().promise}</p>
    </div>
  </header>
);
