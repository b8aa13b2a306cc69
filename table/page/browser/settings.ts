import { effect, signal, type Signal } from '@preact/signals';

/** What a person has set on this device. */
const PREFIX = 'santiago.';

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
};

const write = (name: string, value: string): void => {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A private window stores nothing; the setting holds until the page is closed.
  }
};

const settingOf = <T extends string>(name: string, values: readonly T[] | null, standard: T): Signal<T> => {
  const stored = read(name) as T | null;
  const start = stored !== null && (values === null || values.includes(stored)) ? stored : standard;
  return signal<T>(start);
};

const YES_NO = ['yes', 'no'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;

export const settings = {
  theme: settingOf('theme', THEMES, 'auto'),
  speed: settingOf('speed', SPEEDS, 'normal'),
  confirm: settingOf('confirm', YES_NO, 'yes'),
  sound: settingOf('sound', YES_NO, 'no'),
  /** The person has been asked whether they want sounds. */
  soundOffered: settingOf('soundOffered', YES_NO, 'no'),
  letters: settingOf('letters', YES_NO, 'no'),
  turned: settingOf('turned', YES_NO, 'no'),
  aids: settingOf('aids', YES_NO, 'yes'),
  language: settingOf<string>('language', null, ''),
  name: settingOf<string>('name', null, ''),
  /** What a server told of today's match: the last day and its secret, the first day and its secret. */
  day: settingOf<string>('day', null, ''),
};

/** What was read or written last. */
const saved = new Map(Object.entries(settings).map(([name, { value }]) => [name, value]));
effect(() => {
  for (const [name, { value }] of Object.entries(settings)) {
    if (value === saved.get(name)) continue;
    saved.set(name, value);
    write(name, value);
  }
});

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const deviceTheme = signal<'dark' | 'light'>(darkDevice.matches ? 'dark' : 'light');
darkDevice.addEventListener('change', () => {
  deviceTheme.value = darkDevice.matches ? 'dark' : 'light';
});

const calmDevice = matchMedia('(prefers-reduced-motion: reduce)');
/** No flying pieces: the person asked for less motion, here or on the device. */
export const isCalm = (): boolean => calmDevice.matches || settings.speed.value === 'off';

const FACTORS: Readonly<Record<(typeof SPEEDS)[number], number>> = {
  slow: 1.6,
  normal: 1,
  fast: 0.5,
  off: 0.35,
};
/** The factor for every duration. */
export const pace = (): number => FACTORS[settings.speed.value];

/** The theme that is shown. */
export const shownTheme = (): 'dark' | 'light' => {
  const { value } = settings.theme;
  return value === 'auto' ? deviceTheme.value : value;
};

/** Applies the theme to the page, now and whenever it changes. */
export const applyTheme = (): void => {
  effect(() => {
    document.documentElement.dataset['theme'] = shownTheme();
  });
};
