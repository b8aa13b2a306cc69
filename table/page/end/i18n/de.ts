import { percent, plural } from '@santiago/kernel/language/de';
import { translation } from '../../i18n/translation.ts';
import type { EndingDictionary } from './en.ts';

/** What is said at the end of every match, in German. */
const punkte = (n: number): string => plural(n, 'Punkt', 'Punkte');
const punkten = (n: number): string => plural(n, 'Punkt', 'Punkten');

export const de = translation<EndingDictionary>()({
  counting: 'Es wird gezählt …',
  winner: 'Gewonnen',
  wonBy: (margin) => `Du hast ${punkte(margin)} Vorsprung.`,
  sharedWith: (names) => `Du teilst dir den Sieg mit ${names}.`,
  behind: (rank, players, margin, name) =>
    `Platz ${rank} von ${players}, mit ${punkten(margin)} Rückstand auf ${name}.`,
  equal: (names, n) => `${names} haben je ${punkte(n)}. Bei gleich vielen Punkten wird der Sieg geteilt.`,
  mistakes: (n) => {
    if (n === null) return 'Meine Fehler zeigen';
    return n === 1 ? 'Meinen Fehler zeigen' : `Meine ${n} Fehler zeigen`;
  },
  noMistakes: 'Keine Fehler. Partie analysieren',
  lost: (n) => `Durch eigene Entscheidungen hast du etwa ${punkte(n)} verloren.`,
  lostChance: (chance) =>
    `Durch eigene Entscheidungen hast du etwa ${percent(chance)} deiner Gewinnchance verloren.`,
  turned: (when) => `Wendepunkt: ${when}.`,
  share: 'Teilen',
  shareTitle: 'Ergebnis teilen',
  copy: 'Bild kopieren',
  copied: 'Kopiert',
  yourName: 'Dein Name auf dem Bild',
  pictureOf: (winner) => `Der Tisch am Ende mit dem Ergebnis: ${winner}`,
  failed: 'Das Bild ließ sich nicht erstellen. Versuch es noch einmal.',
  sounds: { offer: 'Leise Töne einschalten?', yes: 'Töne einschalten', no: 'Nein, danke' },
});
