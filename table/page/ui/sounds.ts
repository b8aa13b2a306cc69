import { settings } from '../browser/settings.ts';

/** Sounds made here from a few tones; nothing is loaded, and nothing plays until somebody wants sounds. */
interface Note {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const tone = (at: number, from: number, ms: number, more: Partial<Note> = {}): Note => ({
  at,
  from,
  to: from,
  ms,
  wave: 'sine',
  loud: 0.12,
  ...more,
});

const SOUNDS = {
  turn: [tone(0, 587, 160), tone(140, 784, 240)],
  coin: [
    tone(0, 1568, 60, { loud: 0.06, wave: 'triangle' }),
    tone(50, 2093, 140, { loud: 0.05, wave: 'triangle' }),
  ],
  wood: [tone(0, 220, 90, { to: 110, loud: 0.2, wave: 'triangle' })],
  water: [
    tone(0, 300, 140, { to: 700, loud: 0.08 }),
    tone(90, 420, 160, { to: 900, loud: 0.07 }),
    tone(190, 360, 160, { to: 820, loud: 0.05 }),
  ],
  crumble: [tone(0, 160, 220, { to: 60, loud: 0.1, wave: 'sawtooth' })],
  end: [tone(0, 523, 180), tone(150, 659, 180), tone(300, 784, 180), tone(450, 1047, 420)],
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | null = null;

const strike = (context: AudioContext, { at, from, to, ms, wave, loud }: Note): void => {
  const start = context.currentTime + at / 1000;
  const end = start + ms / 1000;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end);
};

export const sound = (name: Sound): void => {
  if (settings.sound.value === 'no' || document.hidden) return;
  audio ??= new AudioContext();
  for (const each of SOUNDS[name]) strike(audio, each);
};
