import {
  list,
  percent,
  percentTenths,
  plural,
  signedPercent,
  signedTenths as signed,
  tenths as number,
} from '@santiago/kernel/language/de';
import { translation } from '../../i18n/translation.ts';
import type { CoachDictionary } from './en.ts';
import { lostAndGained } from './numbers.ts';

const BEST = 'Nichts Besseres gefunden.';
const AMOUNTS = {
  points: (n: number, error: number) => `${number(n)}\u00A0±\u00A0${number(error)} Punkte`,
  chance: (n: number, error: number) =>
    `${percentTenths(n)}\u00A0±\u00A0${percentTenths(error)} Gewinnchance`,
};

export const de = translation<CoachDictionary>()({
  study: {
    title: 'Was wäre, wenn …?',
    match: 'Die Partie',
    line: (n) => `Variante ${n}`,
    older: 'Einen Schritt zurück',
    newer: 'Einen Schritt weiter',
    start: 'An den Anfang',
    end: 'Ans Ende',
    steps: { start: 'Anfang', older: 'Zurück', newer: 'Weiter', end: 'Ende' },
    stepOf: (row, rows) => `Schritt ${row} von ${rows}`,
    lines: 'Varianten',
    linesHint:
      'Jede Aktion, die du ausprobierst, wird zu einer eigenen Variante. Die Partie selbst ändert sich nie. Wähle eine Variante, um an ihr Ende zu gehen.',
    leaves: (row, rows) => `ab Schritt ${row}, ${plural(rows, 'Schritt', 'Schritte')}`,
    name: 'Name',
    rename: (name) => `Name von ${name}`,
    remove: (name) => `${name} entfernen`,
    hand: 'Du spielst für',
    handHint: 'Wähle eine Person; für die anderen spielen nach jeder Aktion Bots.',
    strength: 'Stufe',
    everybody: 'Alle',
    bots: 'Bots',
    playOne: 'Bot einmal spielen lassen',
    playOn: 'Bots zu Ende spielen lassen',
    stop: 'Anhalten',
    thinking: 'Ein Bot denkt nach …',
    compare: 'Vergleichen',
    compareTwo: 'Zwei Varianten nebeneinander',
    left: 'Links',
    right: 'Rechts',
    difference: 'Unterschied',
    over: 'am Ende der Partie',
    after: (rows) => `nach ${plural(rows, 'Schritt', 'Schritten')}`,
    share: 'Teilen',
    shareHint: 'Der Link enthält die Stellung und alle Varianten. Kein Server speichert etwas.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    save: 'Als Partiedatei speichern',
    imagined:
      'Das stammt aus einer laufenden Partie. Was du von den anderen nicht wissen kannst, ist hier erfunden, ebenso künftige Plättchen und Würfe.',
    empty: 'Noch keine Variante. Probiere eine Aktion aus.',
    wrong:
      'Das lässt sich nicht öffnen. Der Link ist unvollständig oder verändert, oder die Datei ist beschädigt.',
    open: 'Von hier aus etwas ausprobieren',
    openHint: 'Spiel von hier aus in einer Kopie weiter. Die Partie bleibt, wie sie ist.',
  },
  lesson: {
    title: 'Coach',
    next: 'Weiter',
    watch: 'Zuschauen',
    takeBack: 'Zurücknehmen',
    firstMatch: (bots) => (bots === 1 ? 'Gegen einen leichten Bot spielen' : 'Gegen leichte Bots spielen'),
    restart: 'Von vorn anfangen',
    progress: (done, steps) => `Schritt ${done} von ${steps}`,
  },
  review: {
    graph: 'Gewinnchancen',
    graphLabel:
      'Gewinnchancen im Verlauf der Partie, eine Kurve für jede Person. Der Regler darunter nennt sie in Worten.',
    slider: 'Schritt der Partie',
    begin: 'Vor dem ersten Schritt.',
    afterRow: (row, what) => `Nach Schritt ${row}. ${what}`,
    chanceOf: (name, chance) => `${name} ${percent(chance)}`,
    percent,
    working: 'Die Analyse läuft',
    looking: 'Ein erster Blick auf die Partie …',
    refining: 'Du kannst schon lesen. Die Schätzungen werden noch genauer …',
    stop: 'Anhalten',
    stopped: 'Angehalten. Du siehst, was bisher gefunden wurde.',
    failed:
      'Die Analyse ist vorzeitig abgebrochen. Die Partie und die bisherigen Ergebnisse sind gespeichert. Versuch es noch einmal.',
    wrong:
      'Diese Partie lässt sich nicht analysieren. Der Link ist unvollständig oder verändert, oder der Anfang der Partie fehlt.',
    turning: 'Wendepunkte',
    noTurning: 'Keine: Die Chancen haben sich nach und nach verschoben.',
    swing: (name, before, after) => `${name}: ${percent(before)} → ${percent(after)}`,
    mistakes: (n) =>
      n === 0 ? 'Keine Fehler gefunden' : plural(n, 'auffällige Entscheidung', 'auffällige Entscheidungen'),
    ofWhom: 'Entscheidungen von',
    everybody: 'Alle',
    step: 'Dieser Schritt',
    older: 'Einen Schritt zurück',
    newer: 'Einen Schritt weiter',
    stepOf: (row, rows) => `Schritt ${row} von ${rows}`,
    end: 'Das Ende der Partie.',
    provisional: 'Vorläufig: Die Bewertungen können sich noch ändern.',
    grades: { none: 'Gut', inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'Patzer' },
    when: (counted, n) => (n === 0 ? 'Aufbau' : counted === 'turn' ? `Zug ${n}` : `Runde ${n}`),
    best: BEST,
    cost: (loss, scored) => {
      const { lost, gained } = lostAndGained(loss, scored, AMOUNTS);
      if (lost.length === 0) return BEST;
      const gain = gained.length === 0 ? '' : ` und brachte ${list(gained)}`;
      return `Gegenüber der besten gefundenen Entscheidung kostete das ${list(lost)}${gain}.`;
    },
    costShort: ({ points, chance }, scored) =>
      `${scored ? `${signed(-points)} Punkte, ` : ''}${signedPercent(-chance)}`,
    alternatives: 'Alternativen',
    action: 'Entscheidung',
    points: 'Punkte',
    chance: 'Gewinnchance',
    played: '(gespielt)',
    estimate: (value, error, trials) =>
      `${trials === 1 ? 'etwa ' : ''}${number(value)}${trials > 1 ? `\u00A0±\u00A0${number(error)}` : ''}`,
    percentEstimate: (value, error, trials) =>
      `${trials === 1 ? 'etwa ' : ''}${percent(value)}${trials > 1 ? `\u00A0±\u00A0${percentTenths(error)}` : ''}`,
    tryIt: (what) => `Ausprobieren: ${what}`,
    tryShort: 'Ausprobieren',
    accuracy: 'Genauigkeit',
    accuracyHint:
      '100 heißt, dass nichts verschenkt wurde. Die letzte Spalte zählt Ungenauigkeiten, Fehler und Patzer. So bewertet wird eine Entscheidung nur, wenn ihr Verlust größer ist als die Unsicherheit der Schätzung.',
    all: 'Alles',
    graded: '?! / ? / ??',
    phases: {
      opening: 'Aufbau',
      bidding: 'Auktion',
      planting: 'Pflanzen',
      bribing: 'Bestechung',
      deciding: 'Wahl des Aufsehers',
      extra: 'Zusatzkanal',
      bases: 'Basen',
      placing: 'Legen',
      fighting: 'Kämpfe',
      buying: 'Rückkauf',
    },
    luck: 'Glück und Können',
    luckOf: (scored) =>
      scored
        ? {
            hint: 'Bei jedem Schritt schätzt die Analyse, wie viele Punkte jede Person erwarten kann. „Am Anfang“ ist die Schätzung vor dem ersten Schritt. „Plättchen“ und „Die anderen“ zeigen, wie Glück und Mitspieler sie verändert haben (Kanäle, Geld, weggeschnappte Felder). „Bestes Spiel“ ist, was deine besten Entscheidungen gebracht hätten, „Verschenkt“ ist, was dir davon durch deine tatsächlichen Entscheidungen entgangen ist. Gerundet ergibt alles zusammen das Ergebnis.',
            parts: ['Am Anfang', 'Plättchen', 'Die anderen', 'Bestes Spiel', 'Verschenkt', 'Ergebnis'],
          }
        : {
            hint: 'Bei jedem Schritt schätzt die Analyse die Gewinnchance jeder Person: in deiner eigenen Partie mit dem, was du wusstest, sonst mit allen Karten offen. „Am Anfang“ ist die Schätzung vor dem ersten Schritt. „Würfel“ und „Die anderen“ zeigen, wie Glück und Mitspieler sie verändert haben. „Bestes Spiel“ ist, was deine besten Entscheidungen gebracht hätten, „Verschenkt“ ist, was dir davon durch deine tatsächlichen Entscheidungen entgangen ist. Eine aufgedeckte Karte zählt für die Person, die sie berührt hat. Gerundet ergibt alles zusammen das Ergebnis: 100 % für einen Sieg, einen Teil davon für ein Unentschieden.',
            parts: ['Am Anfang', 'Würfel', 'Die anderen', 'Bestes Spiel', 'Verschenkt', 'Ergebnis'],
          },
    luckPhases: 'Phase für Phase',
    byOthers: (phase) => `${phase}: andere`,
    byOwn: (phase) => `${phase}: selbst`,
  },
  hint: {
    title: 'Tipp',
    ask: 'Gib mir einen Tipp',
    askHint: 'In drei Schritten: wohin schauen, was bedenken, was tun.',
    thinking: 'Mal sehen …',
    failed: 'Der Tipp konnte nicht berechnet werden. Deine Partie ist gespeichert. Versuch es noch einmal.',
    none: 'Hier gibt es nichts zu entscheiden. Geh zu einem Schritt, bei dem jemand entscheidet.',
    consider: 'Was soll ich bedenken?',
    move: 'Was soll ich tun?',
  },
  exercise: {
    title: 'Übung',
    intro:
      'Stellungen aus echten Partien, jede mit einer besten Antwort. Spiele deine Antwort. War sie nicht die beste, nimm sie zurück und versuch es noch einmal.',
    progress: (done, all) => `${done} von ${all} gelöst`,
    number: (n) => `Übung ${n}`,
    solved: 'gelöst',
    show: 'Zeig mir, wo',
    look: 'Schau auf die Markierung. Ist nichts markiert, ist die Antwort ein Betrag oder Passen.',
    all: 'Alle Übungen',
    next: 'Nächste Übung',
    finished: 'Alle gelöst',
  },
  instruments: {
    title: 'Was ist das wert?',
    working: 'Wird berechnet …',
    failed:
      'Diese Zahlen konnten nicht berechnet werden. Deine Partie ist gespeichert. Versuch es noch einmal.',
  },
});
