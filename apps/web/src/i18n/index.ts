import { computed, signal } from '@preact/signals';
import { en as canalsEn, type CanalsDictionary } from '../games/canals/i18n/en.ts';
import { type Dictionary, en } from './en.ts';

export const LANGUAGES = { en: 'English' } as const;

interface Words {
  readonly shell: Dictionary;
  readonly canals: CanalsDictionary;
}

const words = signal<Words>({ shell: en, canals: canalsEn });

/** What the shell says, and what the board game says, in the language chosen. */
export const t = computed(() => words.value.shell);
export const ct = computed(() => words.value.canals);
