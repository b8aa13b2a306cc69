import { list, plural } from '@santiago/kernel/language/de';
import type { Who } from '@santiago/table/page/i18n/text.ts';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { ReviewDictionary } from './en.ts';

const points = (n: number): string => plural(n, 'Punkt', 'Punkten');
const names = (people: readonly Who[]): string =>
  list(people.map(({ you, name }, i) => (you ? (i === 0 ? 'Du' : 'du') : name)));

const won = (winners: readonly Who[]): string => {
  const isYou = winners.some(({ you }) => you);
  if (winners.length === 1) return isYou ? 'Du hast gewonnen' : `${names(winners)} hat gewonnen`;
  return isYou ? `${names(winners)} teilt euch den Sieg` : `${names(winners)} teilen sich den Sieg`;
};

/** What the review page says, in German. */
export const de = translation<ReviewDictionary>()({
  won: (winners, n) => `${won(winners)}${n === null ? '' : ` mit ${points(n)}`}.`,
  rank: (rank, players, n) => `Platz ${rank} von ${players} mit ${points(n)}.`,
  made: (mistakes, blunders) => {
    const made = [
      mistakes === 0 ? [] : plural(mistakes, 'Fehler', 'Fehler'),
      blunders === 0 ? [] : plural(blunders, 'Patzer', 'Patzer'),
    ].flat();
    return made.length === 0 ? 'Du hast keinen Fehler gemacht.' : `Du hast ${list(made)} gemacht.`;
  },
  cost: (n) => `Zusammen haben sie dich etwa ${plural(n, 'Punkt', 'Punkte')} gekostet.`,
  turned: (when, swing) => `Wendepunkt: ${when}. ${swing}.`,
  story: 'Die Partie',
  position: 'Die Stellung',
  accuracyOf: (name, value) => `${name}: Genauigkeit ${value}`,
  goThrough: (n) => (n === 1 ? 'Meinen Fehler durchgehen' : 'Meine Fehler durchgehen'),
  look: 'Die Partie ansehen',
  accuracyScale: 'Genauigkeit (0–100)',
  shareTitle: 'Analyse teilen',
  savePicture: 'Bild speichern',
  summary: 'Überblick',
  worst: 'Deine teuersten Entscheidungen',
  better: 'Besser',
  playedHere: 'Gespielt',
  find: 'Die bessere Entscheidung finden',
  task: (when, what) => `${when}: ${what} Finde etwas Besseres.`,
  same: 'Genau das wurde gespielt. Such etwas Besseres.',
  short: (cost) => `Es gibt etwas Besseres (${cost}). Nimm den Zug zurück und versuch es noch einmal.`,
  unknown: 'Es gibt etwas Besseres. Nimm den Zug zurück und versuch es noch einmal.',
  right: 'Richtig! Das ist die beste gefundene Entscheidung.',
  alsoRight: 'Gut! Das ist etwa so gut wie die beste gefundene Entscheidung.',
  show: 'Zeig es mir',
  nextMistake: 'Nächster Fehler',
  previousMistake: 'Voriger Fehler',
  back: 'Zurück zur Analyse',
  open: 'Alle Karten zeigen',
  knew: (name) => `Du siehst, was für ${name} sichtbar war.`,
  keys: 'Tasten: ← → ein Schritt, N und P nächster und voriger Fehler, S Überblick.',
  numbers: 'Genauigkeit, Glück und Können',
});
