import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { HomeDictionary } from './en.ts';

export const de = translation<HomeDictionary>()({
  promise: 'Kostenlos, ohne Konto, auch offline, in deiner Sprache.',
  play: 'Spielen',
  setUp: 'Einrichten',
  newHere: 'Neu hier?',
  lesson: 'Spielen lernen in 15 Minuten',
  goOn: 'Deine Partie weiterspielen',
});
