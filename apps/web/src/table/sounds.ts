import { settings } from '../app/settings.ts';

/** Sounds made here from a few tones; nothing is loaded, and nothing is heard until it is wanted. */
interface Note {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const note = (
  at: number,
  from: number,
  to: number,
  ms: number,
  loud = 0.12,
  wave: OscillatorType = 'sine',
): Note => ({
  at,
  from,
  to,
  ms,
  wave,
  loud,
});

const SOUNDS = {
  turn: [note(0, 587, 587, 160), note(140, 784, 784, 240)],
  coin: [note(0, 1568, 1568, 60, 0.06, 'triangle'), note(50, 2093, 2093, 140, 0.05, 'triangle')],
  wood: [note(0, 220, 110, 90, 0.2, 'triangle')],
  water: [note(0, 300, 700, 140, 0.08), note(90, 420, 900, 160, 0.07), note(190, 360, 820, 160, 0.05)],
  crumble: [note(0, 160, 60, 220, 0.1, 'sawtooth')],
  end: [
    note(0, 523, 523, 180),
    note(150, 659, 659, 180),
    note(300, 784, 784, 180),
    note(450, 1047, 1047, 420),
  ],
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
